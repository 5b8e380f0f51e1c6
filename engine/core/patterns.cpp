#include "patterns.hpp"

#include <algorithm>
#include <stdexcept>

namespace hd {

namespace {

// Where a symmetry takes the states of a region: into which region, and each digit to which power.
struct Image {
    std::size_t region;
    std::vector<std::size_t> powers;
    bool swaps;
};

std::vector<std::size_t> powers_of(const Region &region) {
    std::vector<std::size_t> powers;
    std::size_t power = 1;
    for (std::size_t i = 0; i < region.squares.size();
         ++i, power *= static_cast<std::size_t>(region.states)) {
        powers.push_back(power);
    }
    return powers;
}

Image image_of(const std::vector<Region> &regions, const Region &region, const Symmetry &symmetry) {
    std::vector<Square> squares;
    for (const Square square : region.squares) {
        squares.push_back(symmetry.squares[static_cast<std::size_t>(square)]);
    }
    const auto found = std::find_if(regions.begin(), regions.end(), [&](const Region &other) {
        return other.states == region.states &&
               std::is_permutation(squares.begin(), squares.end(), other.squares.begin(),
                                   other.squares.end());
    });
    if (found == regions.end()) {
        throw std::invalid_argument("a symmetry takes a region to none");
    }
    const auto powers = powers_of(*found);
    Image image{static_cast<std::size_t>(found - regions.begin()), {}, symmetry.swaps};
    for (const Square square : squares) {
        const auto at = std::find(found->squares.begin(), found->squares.end(), square);
        image.powers.push_back(powers[static_cast<std::size_t>(at - found->squares.begin())]);
    }
    return image;
}

std::size_t state_in(const Image &image, std::size_t state, int states) {
    const auto base = static_cast<std::size_t>(states);
    std::size_t result = 0;
    for (const std::size_t power : image.powers) {
        const std::size_t piece = state % base;
        // white pieces are the odd digits, the same black one is the next
        result += power * (piece == 0 || !image.swaps ? piece : piece % 2 == 1 ? piece + 1 : piece - 1);
        state /= base;
    }
    return result;
}

} // namespace

std::size_t Region::size() const {
    std::size_t size = 1;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        size *= static_cast<std::size_t>(states);
    }
    return size;
}

Patterns::Patterns(std::vector<Region> regions, const std::vector<Symmetry> &symmetries)
    : regions_{std::move(regions)} {
    std::size_t total = 0;
    for (const Region &region : regions_) {
        begins_.push_back(total);
        total += region.size();
    }
    constexpr std::int32_t kNew = -2;
    terms_.assign(total, kNew);
    for (std::size_t r = 0; r < regions_.size(); ++r) {
        std::vector<Image> images;
        for (const Symmetry &symmetry : symmetries) {
            images.push_back(image_of(regions_, regions_[r], symmetry));
        }
        for (std::size_t state = 0; state < regions_[r].size(); ++state) {
            if (terms_[begins_[r] + state] != kNew) {
                continue; // the image of an earlier one
            }
            const std::int32_t term = 2 * weights_;
            bool both_ways = false;
            std::vector<std::size_t> alike{begins_[r] + state};
            terms_[alike[0]] = term;
            for (const Image &image : images) {
                alike.push_back(begins_[image.region] + state_in(image, state, regions_[r].states));
                std::int32_t &other = terms_[alike.back()];
                both_ways |= other != kNew && other != term + image.swaps;
                other = term + image.swaps;
            }
            for (const std::size_t one : alike) {
                terms_[one] = both_ways ? kWeightless : terms_[one];
            }
            weights_ += both_ways ? 0 : 1;
        }
    }
}

template <class Bits> std::size_t state_of(const Region &region, const Placement<Bits> &position) {
    std::size_t state = 0;
    std::size_t power = 1;
    for (const Square square : region.squares) {
        for (const Colour colour : {kWhite, kBlack}) {
            if (any(position.men(colour) & bit<Bits>(square))) {
                state += power * static_cast<std::size_t>(digit(colour, false));
            } else if (region.states == kAllStates && any(position.kings(colour) & bit<Bits>(square))) {
                state += power * static_cast<std::size_t>(digit(colour, true));
            }
        }
        power *= static_cast<std::size_t>(region.states);
    }
    return state;
}

template std::size_t state_of(const Region &, const Placement<Narrow> &);
template std::size_t state_of(const Region &, const Placement<Wide> &);

} // namespace hd

#include "eval/patterns.hpp"

#include <algorithm>
#include <stdexcept>

namespace hd {

namespace {

constexpr std::int32_t kNew = -2; // a state that has no weight yet

std::vector<std::size_t> powers_of(const Region &region) {
    std::vector<std::size_t> powers;
    std::size_t power = 1;
    for (std::size_t i = 0; i < region.squares.size(); ++i) {
        powers.push_back(power);
        power *= static_cast<std::size_t>(region.states);
    }
    return powers;
}

// The image of each state of squares whose digits are worth `powers` in the image.
std::vector<std::size_t> images_of(std::span<const std::size_t> powers, std::size_t states, bool swaps) {
    std::vector<std::size_t> images{0};
    for (const std::size_t power : powers) {
        const std::size_t before = images.size();
        for (std::size_t piece = 1; piece < states; ++piece) {
            // white pieces are the odd digits, the same black one is the next
            const std::size_t becomes = !swaps ? piece : piece % 2 == 1 ? piece + 1 : piece - 1;
            for (std::size_t i = 0; i < before; ++i) {
                images.push_back(images[i] + power * becomes);
            }
        }
    }
    return images;
}

} // namespace

// The image of a region under a symmetry: the region it becomes, and the state that each of its states
// becomes. A state is looked up in two halves, that of the first squares and that of the rest.
struct Patterns::Image {
    std::size_t region;
    std::vector<std::size_t> first;
    std::vector<std::size_t> rest;
    bool swaps;

    std::size_t operator()(std::size_t state) const {
        return first[state % first.size()] + rest[state / first.size()];
    }
};

std::size_t Region::size() const {
    std::size_t size = 1;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        size *= static_cast<std::size_t>(states);
    }
    return size;
}

Patterns::Patterns(std::vector<Region> regions, const std::vector<Symmetry> &symmetries)
    : regions_{std::move(regions)} {
    constexpr std::size_t kMostSquares = 16; // of a region, before its states are counted
    constexpr std::size_t kMostStates = std::size_t{UINT16_MAX} + 1;
    std::size_t total = 0;
    for (const Region &region : regions_) {
        if (region.squares.empty() || region.squares.size() > kMostSquares || region.size() > kMostStates) {
            throw std::invalid_argument("a region has no squares, or too many");
        }
        begins_.push_back(total);
        total += region.size();
    }
    terms_.assign(total, kNew);
    for (std::size_t r = 0; r < regions_.size(); ++r) {
        std::vector<Image> images;
        for (const Symmetry &symmetry : symmetries) {
            images.push_back(image_of(regions_[r], symmetry));
        }
        const std::size_t end = begins_[r] + regions_[r].size();
        for (std::size_t at = begins_[r]; at < end; ++at) {
            if (terms_[at] == kNew) { // and not the image of an earlier one
                add_weight(at, at - begins_[r], images);
            }
        }
    }
}

// Gives the state at `at` and all its images one weight, or none if the weight would count for both sides.
void Patterns::add_weight(std::size_t at, std::size_t state, std::span<const Image> images) {
    const std::int32_t term = 2 * weights_;
    terms_[at] = term;
    bool both_ways = false;
    for (const Image &image : images) {
        std::int32_t &other = terms_[begins_[image.region] + image(state)];
        both_ways |= other != kNew && other != term + image.swaps;
        other = term + image.swaps;
    }
    if (!both_ways) {
        ++weights_;
        return;
    }
    terms_[at] = kWeightless;
    for (const Image &image : images) {
        terms_[begins_[image.region] + image(state)] = kWeightless;
    }
}

Patterns::Image Patterns::image_of(const Region &region, const Symmetry &symmetry) const {
    std::vector<Square> squares;
    for (const Square square : region.squares) {
        squares.push_back(symmetry.squares[static_cast<std::size_t>(square)]);
    }
    const auto found = std::find_if(regions_.begin(), regions_.end(), [&](const Region &other) {
        return other.states == region.states &&
               std::is_permutation(squares.begin(), squares.end(), other.squares.begin(),
                                   other.squares.end());
    });
    if (found == regions_.end()) {
        throw std::invalid_argument("a symmetry takes a region to none");
    }
    const auto powers = powers_of(*found);
    std::vector<std::size_t> targets;
    for (const Square square : squares) {
        const auto at = std::find(found->squares.begin(), found->squares.end(), square);
        targets.push_back(powers[static_cast<std::size_t>(at - found->squares.begin())]);
    }
    const std::span<const std::size_t> all{targets};
    const auto states = static_cast<std::size_t>(region.states);
    return {static_cast<std::size_t>(found - regions_.begin()),
            images_of(all.first(all.size() / 2), states, symmetry.swaps),
            images_of(all.subspan(all.size() / 2), states, symmetry.swaps), symmetry.swaps};
}

template <class Bits> std::size_t state_of(const Region &region, const Placement<Bits> &position) {
    std::size_t state = 0;
    std::size_t power = 1;
    for (const Square square : region.squares) {
        for (const Color color : {kWhite, kBlack}) {
            if (any(position.men(color) & bit<Bits>(square))) {
                state += power * static_cast<std::size_t>(digit(color, false));
            } else if (region.states == kAllStates && any(position.kings(color) & bit<Bits>(square))) {
                state += power * static_cast<std::size_t>(digit(color, true));
            }
        }
        power *= static_cast<std::size_t>(region.states);
    }
    return state;
}

template std::size_t state_of(const Region &, const Placement<Narrow> &);
template std::size_t state_of(const Region &, const Placement<Wide> &);

} // namespace hd

#include "training/features.hpp"

namespace hd {

void FeatureRows::clear() {
    terms.clear();
    ends.clear();
    whole.clear();
    phases.clear();
}

template <class Bits>
Features<Bits>::Features(const Rules<Bits> &rules, const LearnedShape<Bits> &shape)
    : rules_{rules}, whole_{shape.whole}, full_{shape.full},
      patterns_{static_cast<std::size_t>(shape.patterns.weights())} {
    const std::vector<Region> &regions = shape.patterns.regions();
    lanes_ = static_cast<std::size_t>(std::count_if(
        regions.begin(), regions.end(), [](const Region &region) { return region.squares.size() > 1; }));
    for (Kind &kind : kinds_) {
        kind.states.resize(kRoom<Bits> * lanes_);
        kind.terms.fill(kWeightless);
    }
    std::size_t lane = 0;
    for (std::size_t r = 0; r < regions.size(); ++r) {
        const auto terms = shape.patterns.terms(r);
        if (regions[r].squares.size() > 1) {
            read_region(regions[r], lane++);
            terms_.insert(terms_.end(), terms.begin(), terms.end());
            continue;
        }
        for (std::size_t piece = 1; piece < terms.size(); ++piece) {
            kinds_[piece - 1].terms[static_cast<std::size_t>(regions[r].squares[0])] = terms[piece];
        }
    }
}

template <class Bits> void Features<Bits>::read_region(const Region &region, std::size_t lane) {
    begins_.push_back(terms_.size());
    std::size_t power = 1;
    for (const Square square : region.squares) {
        for (int piece = 1; piece < region.states; ++piece) {
            kinds_[static_cast<std::size_t>(piece - 1)]
                .states[static_cast<std::size_t>(square) * lanes_ + lane] =
                static_cast<std::uint16_t>(power * static_cast<std::size_t>(piece));
        }
        power *= static_cast<std::size_t>(region.states);
    }
}

template <class Bits>
void Features<Bits>::renumber(std::span<const std::int32_t> numbers, std::size_t patterns) {
    const auto change = [&](std::int32_t &term) {
        if (term != kWeightless) {
            const std::int32_t number = numbers[static_cast<std::size_t>(term / 2)];
            term = number == kWeightless ? kWeightless : 2 * number + term % 2;
        }
    };
    std::for_each(terms_.begin(), terms_.end(), change);
    for (Kind &kind : kinds_) {
        std::for_each(kind.terms.begin(), kind.terms.end(), change);
    }
    patterns_ = patterns;
}

template <class Bits> void Features<Bits>::add(const Position<Bits> &position, FeatureRows &rows) const {
    constexpr std::size_t kAtOnce = 64; // lanes; more are done in turns
    const auto keep = [&](std::int32_t term) {
        if (term != kWeightless) {
            rows.terms.push_back(term);
        }
    };
    const auto for_each_piece = [&](const auto &visit) {
        for (const Color color : {kWhite, kBlack}) {
            for (const bool king : {false, true}) {
                Bits pieces = king ? position.kings(color) : position.men(color);
                while (any(pieces)) {
                    visit(kinds_[static_cast<std::size_t>(digit(color, king) - 1)],
                          static_cast<std::size_t>(pop(pieces)));
                }
            }
        }
    };
    for (std::size_t begin = 0; begin < lanes_; begin += kAtOnce) {
        const std::size_t lanes = std::min(kAtOnce, lanes_ - begin);
        std::array<std::uint16_t, kAtOnce> states{};
        for_each_piece([&](const Kind &kind, std::size_t square) {
            const std::uint16_t *part = kind.states.data() + square * lanes_ + begin;
            for (std::size_t i = 0; i < lanes; ++i) {
                states[i] = static_cast<std::uint16_t>(states[i] + part[i]);
            }
        });
        for (std::size_t i = 0; i < lanes; ++i) {
            keep(terms_[begins_[begin + i] + states[i]]);
        }
    }
    for_each_piece([&](const Kind &kind, std::size_t square) { keep(kind.terms[square]); });
    rows.ends.push_back(rows.terms.size());
    rows.whole.push_back(whole_(position, mobility(rules_, position)));
    const int phase = phase_of(count(position.occupied()), full_);
    rows.phases.push_back(static_cast<float>(phase) / static_cast<float>(kAllOfPhase));
}

template class Features<Narrow>;
template class Features<Wide>;

} // namespace hd

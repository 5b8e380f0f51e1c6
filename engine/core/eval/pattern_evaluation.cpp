#include "eval/pattern_evaluation.hpp"

#include <stdexcept>

// Of the loop that follows: what it writes is not what it reads, but at the same place.
#if defined(__clang__)
#define HD_NO_OVERLAP _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define HD_NO_OVERLAP _Pragma("GCC ivdep")
#else
#define HD_NO_OVERLAP
#endif

namespace hd {

namespace {

std::size_t slot(Color color, bool king) { return static_cast<std::size_t>(digit(color, king) - 1); }

std::int16_t sum(int a, int b) {
    return static_cast<std::int16_t>(std::clamp(a + b, INT16_MIN + 1, INT16_MAX));
}

// The weight of a term of a pattern.
Weight weight_of(std::int32_t term, std::span<const std::int16_t> weights) {
    if (term == kWeightless) {
        return {};
    }
    const Weight weight{weights[static_cast<std::size_t>(term / 2) * 2],
                        weights[static_cast<std::size_t>(term / 2) * 2 + 1]};
    return term % 2 == 0 ? weight : Weight{sum(-weight.full, 0), sum(-weight.empty, 0)};
}

template <class Bits, class Visit> void for_each_piece(const Position<Bits> &position, Visit visit) {
    for (const Color color : {kWhite, kBlack}) {
        for (Bits men = position.men(color); any(men);) {
            visit(slot(color, false), pop(men));
        }
        for (Bits kings = position.kings(color); any(kings);) {
            visit(slot(color, true), pop(kings));
        }
    }
}

// The bytes of the weights of all states of regions, and of one more.
std::size_t room_for(const Patterns &patterns) {
    std::size_t states = 1;
    for (const Region &region : patterns.regions()) {
        states += region.squares.size() == 1 ? 0 : region.size();
    }
    return states * sizeof(Weight);
}

} // namespace

template <class Bits>
PatternEvaluation<Bits>::PatternEvaluation(const LearnedShape<Bits> &shape,
                                           std::span<const std::int16_t> weights)
    : memory_{room_for(shape.patterns)}, whole_{shape.whole} {
    if (weights.size() != shape.weights() || shape.full < 1) {
        throw std::invalid_argument("not as many weights as the patterns and terms need");
    }
    for (std::size_t pieces = 0; pieces < phases_.size(); ++pieces) {
        phases_[pieces] = static_cast<std::int16_t>(phase_of(static_cast<int>(pieces), shape.full));
    }
    auto *const none = static_cast<Weight *>(memory_.data());
    weights_.fill(none);
    Weight *next = none + 1;
    const auto &regions = shape.patterns.regions();
    for (std::size_t r = 0; r < regions.size(); ++r) {
        if (regions[r].squares.size() == 1) {
            read_square(regions[r].squares[0], shape.patterns.terms(r), weights);
        } else {
            read_region(regions[r], shape.patterns.terms(r), weights, next);
            next += regions[r].size();
        }
    }
    fold_men(regions);
    for (std::size_t i = 0; i < whole_.size(); ++i) {
        const std::size_t at = weights.size() - 2 * (whole_.size() - i);
        terms_[i] = {weights[at], weights[at + 1]};
    }
}

template <class Bits>
void PatternEvaluation<Bits>::read_region(const Region &region, std::span<const std::int32_t> terms,
                                          std::span<const std::int16_t> weights, Weight *at) {
    if (lanes_ == RegionStates::kMost || region.size() > UINT16_MAX + 1 || region.size() == 0) {
        throw std::invalid_argument("too many regions, or too large ones");
    }
    const std::size_t lane = lanes_++;
    weights_[lane] = at;
    for (const std::int32_t term : terms) {
        *at++ = weight_of(term, weights);
    }
    std::size_t power = 1;
    for (const Square square : region.squares) {
        for (int piece = 1; piece < region.states; ++piece) {
            contributions_[static_cast<std::size_t>(piece - 1)][static_cast<std::size_t>(square)]
                .state[lane] = static_cast<std::uint16_t>(power * static_cast<std::size_t>(piece));
        }
        power *= static_cast<std::size_t>(region.states);
    }
}

template <class Bits>
void PatternEvaluation<Bits>::read_square(Square square, std::span<const std::int32_t> terms,
                                          std::span<const std::int16_t> weights) {
    for (std::size_t piece = 1; piece < terms.size(); ++piece) {
        square_weights_[piece - 1][static_cast<std::size_t>(square)] = weight_of(terms[piece], weights);
    }
}

// Adds the weights of single men to those of one region that holds their square, so that nothing is left to
// add when a position is evaluated.
template <class Bits> void PatternEvaluation<Bits>::fold_men(const std::vector<Region> &regions) {
    std::array<bool, kRoom<Bits>> folded{};
    std::size_t lane = 0;
    for (const Region &region : regions) {
        if (region.squares.size() == 1) {
            continue;
        }
        const auto states = static_cast<std::size_t>(region.states);
        std::size_t power = 1;
        for (const Square at : region.squares) {
            const auto square = static_cast<std::size_t>(at);
            for (std::size_t state = 0; state < region.size() && !folded[square]; ++state) {
                const std::size_t piece = state / power % states;
                if (piece == 1 || piece == 2) {
                    Weight &weight = weights_[lane][state];
                    weight.full = sum(weight.full, square_weights_[piece - 1][square].full);
                    weight.empty = sum(weight.empty, square_weights_[piece - 1][square].empty);
                }
            }
            folded[square] = true;
            power *= states;
        }
        ++lane;
    }
    for (const Region &region : regions) {
        if (!folded[static_cast<std::size_t>(region.squares[0])]) {
            throw std::invalid_argument("a square is in no region");
        }
    }
}

template <class Bits> RegionStates PatternEvaluation<Bits>::accumulate(const Position<Bits> &position) const {
    RegionStates states;
    for_each_piece(position, [&](std::size_t piece, Square square) {
        const RegionStates &part = contributions_[piece][static_cast<std::size_t>(square)];
        for (std::size_t i = 0; i < RegionStates::kMost; ++i) {
            states.state[i] = static_cast<std::uint16_t>(states.state[i] + part.state[i]);
        }
    });
    return states;
}

template <class Bits>
void PatternEvaluation<Bits>::advance(const RegionStates &before, const Position<Bits> &position,
                                      const Move<Bits> &move, RegionStates &after) const {
    const Color us = position.turn();
    const bool was_king = position.is_king(move.from);
    const RegionStates &leaves = contributions_[slot(us, was_king)][move.from];
    const RegionStates &comes = contributions_[slot(us, was_king || move.promotes)][move.to];
    const auto lanes = [&](const auto &lane) {
        HD_NO_OVERLAP
        for (std::size_t i = 0; i < RegionStates::kMost; ++i) {
            after.state[i] = static_cast<std::uint16_t>(lane(i));
        }
    };
    lanes([&](std::size_t i) { return before.state[i] - leaves.state[i] + comes.state[i]; });
    for (Bits rest = move.captured; any(rest);) {
        const Square square = pop(rest);
        const bool king = any(position.kings(other(us)) & bit<Bits>(square));
        const RegionStates &gone = contributions_[slot(other(us), king)][static_cast<std::size_t>(square)];
        lanes([&](std::size_t i) { return after.state[i] - gone.state[i]; });
    }
}

template <class Bits>
int PatternEvaluation<Bits>::operator()(const Position<Bits> &position, const RegionStates &states,
                                        const std::array<Steps, 2> &steps) const {
    const int phase = phases_[static_cast<std::size_t>(count(position.occupied()))];
    const auto weight = [&](std::size_t lane) -> const Weight & {
        return weights_[lane][states.state[lane]];
    };
    Blend patterns{phase};
    for (std::size_t lane = 0; lane < lanes_; lane += 4) {
        patterns.add(weight(lane), weight(lane + 1), weight(lane + 2), weight(lane + 3));
    }
    int full = 0;
    int empty = 0;
    const auto add = [&](const Weight &each, int times = 1) {
        full += times * each.full;
        empty += times * each.empty;
    };
    for (const Color color : {kWhite, kBlack}) {
        for (Bits kings = position.kings(color); any(kings);) {
            add(square_weights_[slot(color, true)][static_cast<std::size_t>(pop(kings))]);
        }
    }
    const Terms terms = whole_(position, steps);
    for (std::size_t i = 0; i < kTerms; ++i) {
        add(terms_[i], terms[i]);
    }
    const std::int64_t total =
        patterns.total() + std::int64_t{full} * phase + std::int64_t{empty} * (kAllOfPhase - phase);
    const auto white = static_cast<int>(total / (kAllOfPhase * kUnit));
    return position.turn() == kWhite ? white : -white;
}

template class PatternEvaluation<Narrow>;
template class PatternEvaluation<Wide>;

} // namespace hd

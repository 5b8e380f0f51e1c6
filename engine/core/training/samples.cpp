#include "training/samples.hpp"

namespace hd {

namespace {

template <class Bits>
void add_sample(const Rules<Bits> &rules, const LearnedShape<Bits> &shape, const Position<Bits> &position,
                Samples &samples) {
    const auto &regions = shape.patterns.regions();
    for (std::size_t r = 0; r < regions.size(); ++r) {
        const std::size_t state = state_of(regions[r], position);
        const bool nobody = regions[r].squares.size() == 1 && state == 0;
        if (const std::int32_t term = shape.patterns.terms(r)[state]; term != kWeightless && !nobody) {
            samples.terms.push_back(term);
        }
    }
    samples.ends.push_back(static_cast<std::int64_t>(samples.terms.size()));
    samples.whole.push_back(terms_of(
        shape.wings, position, {count_steps(rules, position, kWhite), count_steps(rules, position, kBlack)}));
    samples.phases.push_back(static_cast<std::uint16_t>(phase_of(count(position.occupied()), shape.full)));
}

} // namespace

template <class Bits>
bool add_samples(const Rules<Bits> &rules, const Position<Bits> &start, const LearnedShape<Bits> &shape,
                 std::span<const std::uint8_t> bytes, std::uint64_t one_in, Samples &samples) {
    while (!bytes.empty()) {
        const std::optional<PlayedGame> game = take_game(bytes);
        if (!game) {
            return false;
        }
        const auto visit = [&](const Position<Bits> &position, const MoveList<Bits> &moves,
                               const PlayedMove &played) {
            if (!is_judged(rules, position, moves, played) || mix(position.key()) % one_in != 0) {
                return;
            }
            add_sample(rules, shape, position, samples);
            samples.results.push_back(static_cast<std::int8_t>(game->result));
            samples.scores.push_back(position.turn() == kWhite ? played.score
                                                               : static_cast<std::int16_t>(-played.score));
        };
        if (!replay(rules, start, *game, visit)) {
            return false;
        }
    }
    return true;
}

template bool add_samples(const Rules<Narrow> &, const Position<Narrow> &, const LearnedShape<Narrow> &,
                          std::span<const std::uint8_t>, std::uint64_t, Samples &);
template bool add_samples(const Rules<Wide> &, const Position<Wide> &, const LearnedShape<Wide> &,
                          std::span<const std::uint8_t>, std::uint64_t, Samples &);

} // namespace hd

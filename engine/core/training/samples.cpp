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
    samples.whole.push_back(terms_of(shape.wings, position, mobility(rules, position)));
    samples.phases.push_back(static_cast<std::uint16_t>(phase_of(count(position.occupied()), shape.full)));
}

template <class Bits>
std::array<std::uint8_t, 4> mobility_bytes(const Rules<Bits> &rules, const Position<Bits> &position) {
    const auto [white, black] = mobility(rules, position);
    const auto small = [](int steps) { return static_cast<std::uint8_t>(std::min(steps, UINT8_MAX)); };
    return {small(white.men), small(white.kings), small(black.men), small(black.kings)};
}

} // namespace

template <class Bits>
bool add_samples(const Rules<Bits> &rules, const Position<Bits> &start, const LearnedShape<Bits> &shape,
                 std::span<const std::uint8_t> bytes, std::uint64_t one_in, Samples &samples) {
    while (!bytes.empty()) {
        const std::optional<PlayedGame> game = take_game(bytes);
        const auto visit = [&](const Position<Bits> &position, const MoveList<Bits> &moves,
                               const PlayedMove &played) {
            if (!is_sample(rules, position, moves, played) || mix(position.key()) % one_in != 0) {
                return;
            }
            add_sample(rules, shape, position, samples);
            samples.results.push_back(static_cast<std::int8_t>(game->result));
            samples.scores.push_back(position.turn() == kWhite ? played.score
                                                               : static_cast<std::int16_t>(-played.score));
        };
        if (!game || !replay(rules, start, *game, visit)) {
            return false;
        }
    }
    return true;
}

template <class Bits>
bool add_replayed(const Rules<Bits> &rules, const Position<Bits> &start, std::span<const std::uint8_t> bytes,
                  Replayed<Bits> &replayed) {
    const auto visit = [&](const Position<Bits> &position, const MoveList<Bits> &moves,
                           const PlayedMove &played) {
        replayed.pieces.push_back(
            {position.men(kWhite), position.kings(kWhite), position.men(kBlack), position.kings(kBlack)});
        replayed.mobility.push_back(mobility_bytes(rules, position));
        replayed.quiet.push_back(is_sample(rules, position, moves, played));
        replayed.promotes.push_back(moves[played.number].promotes);
    };
    while (!bytes.empty()) {
        const std::optional<PlayedGame> game = take_game(bytes);
        if (!game || !replay(rules, start, *game, visit)) {
            return false;
        }
        replayed.results.push_back(static_cast<std::int8_t>(game->result));
        replayed.plies.push_back(static_cast<std::uint16_t>(game->moves.size()));
        replayed.random.push_back(game->random);
    }
    return true;
}

template bool add_samples(const Rules<Narrow> &, const Position<Narrow> &, const LearnedShape<Narrow> &,
                          std::span<const std::uint8_t>, std::uint64_t, Samples &);
template bool add_samples(const Rules<Wide> &, const Position<Wide> &, const LearnedShape<Wide> &,
                          std::span<const std::uint8_t>, std::uint64_t, Samples &);
template bool add_replayed(const Rules<Narrow> &, const Position<Narrow> &, std::span<const std::uint8_t>,
                           Replayed<Narrow> &);
template bool add_replayed(const Rules<Wide> &, const Position<Wide> &, std::span<const std::uint8_t>,
                           Replayed<Wide> &);

} // namespace hd

#include "training/samples.hpp"

namespace hd {

namespace {

template <class Bits>
std::array<std::uint8_t, 4> mobility_bytes(const Rules<Bits> &rules, const Position<Bits> &position) {
    const auto [white, black] = mobility(rules, position);
    const auto small = [](int steps) { return static_cast<std::uint8_t>(std::min(steps, UINT8_MAX)); };
    return {small(white.men), small(white.kings), small(black.men), small(black.kings)};
}

} // namespace

template <class Bits>
bool add_labelled(const Rules<Bits> &rules, const Position<Bits> &start, std::span<const std::uint8_t> bytes,
                  std::uint64_t one_in, std::vector<std::uint8_t> &records) {
    while (!bytes.empty()) {
        const std::optional<PlayedGame> game = take_game(bytes);
        if (!game || game->result < -1 || game->result > 1) {
            return false;
        }
        const auto visit = [&](const Position<Bits> &position, const MoveList<Bits> &moves,
                               const PlayedMove &played) {
            if (!is_sample(rules, position, moves, played) || mix(position.key()) % one_in != 0) {
                return;
            }
            const int score = position.turn() == kWhite ? played.score : -played.score;
            append(records, Labelled<Bits>{position,
                                           {.score = static_cast<std::int16_t>(
                                                std::clamp<int>(score, -kMostScore, kMostScore)),
                                            .result = static_cast<std::int8_t>(game->result),
                                            .quiet = true}});
        };
        if (!replay(rules, start, *game, visit)) {
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

template bool add_labelled(const Rules<Narrow> &, const Position<Narrow> &, std::span<const std::uint8_t>,
                           std::uint64_t, std::vector<std::uint8_t> &);
template bool add_labelled(const Rules<Wide> &, const Position<Wide> &, std::span<const std::uint8_t>,
                           std::uint64_t, std::vector<std::uint8_t> &);
template bool add_replayed(const Rules<Narrow> &, const Position<Narrow> &, std::span<const std::uint8_t>,
                           Replayed<Narrow> &);
template bool add_replayed(const Rules<Wide> &, const Position<Wide> &, std::span<const std::uint8_t>,
                           Replayed<Wide> &);

} // namespace hd

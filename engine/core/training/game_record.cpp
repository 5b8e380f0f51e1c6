#include "training/game_record.hpp"

#include <tuple>

namespace hd {

namespace {

constexpr std::size_t kHeader = 4;
constexpr std::size_t kMove = 4;
constexpr std::uint16_t kMissing = 0x8000; // beyond the number of any move

auto rank(Narrow set) { return set; }
auto rank(Wide set) { return std::tuple{set.high, set.low}; }

void append_16(std::vector<std::uint8_t> &bytes, std::uint16_t number) {
    bytes.push_back(static_cast<std::uint8_t>(number & 0xFF));
    bytes.push_back(static_cast<std::uint8_t>(number >> 8));
}

void append_move(std::vector<std::uint8_t> &bytes, const PlayedMove &move) {
    append_16(bytes, move.number);
    append_16(bytes, static_cast<std::uint16_t>(move.score));
}

std::uint16_t read_16(std::span<const std::uint8_t> bytes) {
    return static_cast<std::uint16_t>(bytes[0] | bytes[1] << 8);
}

} // namespace

template <class Bits> void in_order(MoveList<Bits> &moves) {
    std::sort(moves.begin(), moves.end(), [](const Move<Bits> &a, const Move<Bits> &b) {
        return std::tuple{a.from, a.to, rank(a.captured)} < std::tuple{b.from, b.to, rank(b.captured)};
    });
}

void append(std::vector<std::uint8_t> &bytes, const PlayedGame &game) {
    append_16(bytes, static_cast<std::uint16_t>(game.missing.size() + game.moves.size()));
    bytes.push_back(static_cast<std::uint8_t>(game.random));
    bytes.push_back(static_cast<std::uint8_t>(game.result));
    for (const Square square : game.missing) {
        append_move(bytes, {static_cast<std::uint16_t>(kMissing | square), kNoScore});
    }
    for (const PlayedMove &move : game.moves) {
        append_move(bytes, move);
    }
}

std::optional<PlayedGame> take_game(std::span<const std::uint8_t> &bytes) {
    if (bytes.size() < kHeader || bytes.size() < kHeader + kMove * read_16(bytes)) {
        return {};
    }
    PlayedGame game;
    game.random = bytes[2];
    game.result = static_cast<std::int8_t>(bytes[3]);
    const std::size_t entries = read_16(bytes);
    bytes = bytes.subspan(kHeader);
    for (std::size_t i = 0; i < entries; ++i) {
        const PlayedMove move{read_16(bytes), static_cast<std::int16_t>(read_16(bytes.subspan(2)))};
        if (game.moves.empty() && move.number >= kMissing && move.score == kNoScore) {
            game.missing.push_back(move.number - kMissing);
        } else {
            game.moves.push_back(move);
        }
        bytes = bytes.subspan(kMove);
    }
    return game;
}

template <class Bits>
std::optional<Position<Bits>> without(const Position<Bits> &start, std::span<const Square> missing) {
    if (missing.empty()) {
        return start;
    }
    Bits gone{};
    for (const Square square : missing) {
        if (static_cast<std::size_t>(square) >= kRoom<Bits> || !any(start.occupied() & bit<Bits>(square))) {
            return {};
        }
        gone = gone | bit<Bits>(square);
    }
    const std::array men{start.men(kWhite) & ~gone, start.men(kBlack) & ~gone};
    const std::array kings{start.kings(kWhite) & ~gone, start.kings(kBlack) & ~gone};
    if (!any(men[kWhite] | kings[kWhite]) || !any(men[kBlack] | kings[kBlack])) {
        return {};
    }
    return Position<Bits>{men, kings, start.turn(), start.walks()};
}

template void in_order(MoveList<Narrow> &);
template void in_order(MoveList<Wide> &);
template std::optional<Position<Narrow>> without(const Position<Narrow> &, std::span<const Square>);
template std::optional<Position<Wide>> without(const Position<Wide> &, std::span<const Square>);

} // namespace hd

#include "training/game_record.hpp"

#include <tuple>

namespace hd {

namespace {

constexpr std::size_t kHeader = 4;
constexpr std::size_t kMove = 4;

auto rank(Narrow set) { return set; }
auto rank(Wide set) { return std::tuple{set.high, set.low}; }

void append_16(std::vector<std::uint8_t> &bytes, std::uint16_t number) {
    bytes.push_back(static_cast<std::uint8_t>(number & 0xFF));
    bytes.push_back(static_cast<std::uint8_t>(number >> 8));
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
    append_16(bytes, static_cast<std::uint16_t>(game.moves.size()));
    bytes.push_back(static_cast<std::uint8_t>(game.random));
    bytes.push_back(static_cast<std::uint8_t>(game.result));
    for (const PlayedMove &move : game.moves) {
        append_16(bytes, move.number);
        append_16(bytes, static_cast<std::uint16_t>(move.score));
    }
}

std::optional<PlayedGame> take_game(std::span<const std::uint8_t> &bytes) {
    if (bytes.size() < kHeader || bytes.size() < kHeader + kMove * read_16(bytes)) {
        return {};
    }
    PlayedGame game;
    game.random = bytes[2];
    game.result = static_cast<std::int8_t>(bytes[3]);
    game.moves.resize(read_16(bytes));
    bytes = bytes.subspan(kHeader);
    for (PlayedMove &move : game.moves) {
        move = {read_16(bytes), static_cast<std::int16_t>(read_16(bytes.subspan(2)))};
        bytes = bytes.subspan(kMove);
    }
    return game;
}

template void in_order(MoveList<Narrow> &);
template void in_order(MoveList<Wide> &);

} // namespace hd

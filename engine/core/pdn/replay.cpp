#include "pdn/replay.hpp"

#include <algorithm>

namespace hd {

namespace {

// Sets in the order of their numbers.
constexpr bool is_less(Narrow one, Narrow other) { return one < other; }
constexpr bool is_less(Wide one, Wide other) {
    return one.high != other.high ? one.high < other.high : one.low < other.low;
}

template <class Bits>
PackedMove packed(const Rules<Bits> &rules, const Position<Bits> &position, const Move<Bits> &move) {
    std::ptrdiff_t way = 0;
    if (move.is_capture()) {
        MoveList<Bits> moves;
        generate_captures(rules, position, moves);
        way = std::count_if(moves.begin(), moves.end(), [&](const Move<Bits> &other) {
            return other.from == move.from && other.to == move.to && is_less(other.captured, move.captured);
        });
    }
    return {move.from, move.to, static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(way, UINT8_MAX))};
}

} // namespace

template <class Bits>
MainLine<Bits> replay(std::string_view text, const GameSetting<Bits> &setting, const Alphabet &alphabet) {
    const Movetext<Bits> read = read_movetext(text, setting, alphabet);
    MainLine<Bits> line;
    std::size_t last = 0;
    for (std::size_t node = 0; node < read.nodes.size(); ++node) {
        const PlayedNode<Bits> &reached = read.nodes[node];
        if (node > 0) {
            // of the moves from a position the first that was read belongs to the main line
            if (reached.parent != last) {
                continue;
            }
            const Position<Bits> &before = read.nodes[last].position;
            line.moves.push_back(packed(setting.rules, before, reached.played.move));
        }
        last = node;
        const Position<Bits> &position = reached.position;
        line.keys.push_back(position.key());
        line.pieces.push_back(
            {position.men(kWhite), position.kings(kWhite), position.men(kBlack), position.kings(kBlack)});
    }
    line.complete = is_complete(text, read);
    line.faultless = read.troubles.empty();
    for (const Item &item : read.items) {
        if (item.kind == ItemKind::kResult) {
            line.result = text.substr(item.begin, item.end - item.begin);
        }
    }
    return line;
}

template MainLine<Narrow> replay(std::string_view, const GameSetting<Narrow> &, const Alphabet &);
template MainLine<Wide> replay(std::string_view, const GameSetting<Wide> &, const Alphabet &);

} // namespace hd

#include "checks.hpp"
#include "games.hpp"
#include "moves/generation.hpp"

namespace {

// The plain moves that one king has made in a row, counted along a game.
struct Walk {
    hd::Square at = -1;
    int moves = 0;
};

// A king's plain move, of a side with a man, carries its walk on; any other move of the side ends it.
template <class Bits>
Walk walked(const Walk &before, const hd::Position<Bits> &position, const hd::Move<Bits> &move) {
    const bool plain = !move.is_capture() && position.is_king(move.from);
    if (!plain || !hd::any(position.men(position.turn()))) {
        return {};
    }
    return {move.to, before.at == move.from ? before.moves + 1 : 1};
}

// The walk of a side that was not to move: it ends with its king, or the side's last man.
template <class Bits>
Walk left(const Walk &before, const hd::Position<Bits> &position, const hd::Move<Bits> &move) {
    const bool taken = before.moves > 0 && hd::any(move.captured & hd::bit<Bits>(before.at));
    return taken || !hd::any(position.men(hd::other(position.turn())) & ~move.captured) ? Walk{} : before;
}

// The legal moves are those of the same pieces without a limit, but for the king that has walked too far.
template <class Bits>
void require_limit(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position, const Walk &own,
                   hd::MoveList<Bits> &moves) {
    const hd::Position<Bits> free{{position.men(hd::kWhite), position.men(hd::kBlack)},
                                  {position.kings(hd::kWhite), position.kings(hd::kBlack)},
                                  position.turn()};
    hd::MoveList<Bits> all;
    hd::generate(rules, free, all);
    hd::generate(rules, position, moves);
    all.keep_if([&](const hd::Move<Bits> &move) {
        return move.is_capture() || own.moves < position.walks().limit() || move.from != own.at;
    });
    require(std::equal(all.begin(), all.end(), moves.begin(), moves.end()),
            "a king that has walked too far waits, and only that one");
}

} // namespace

template <class Bits> void check_king_walks(std::mt19937_64 &random) {
    int waits = 0;
    while (waits < 200) {
        hd::Rules<Bits> rules = random_rules<Bits>(random);
        rules.threat_rule = false;
        const hd::Position<Bits> pieces = scattered(rules, random);
        hd::Position<Bits> position{{pieces.men(hd::kWhite), pieces.men(hd::kBlack)},
                                    {pieces.kings(hd::kWhite), pieces.kings(hd::kBlack)},
                                    pieces.turn(),
                                    hd::KingWalks{1 + static_cast<int>(random() % 3)}};
        std::array<Walk, 2> walks;
        for (int ply = 0; ply < 60; ++ply) {
            const hd::Color us = position.turn();
            for (const hd::Color color : {hd::kWhite, hd::kBlack}) {
                const Walk &walk = walks[color];
                require(position.walks().moves(color) == walk.moves &&
                            (walk.moves == 0 || position.walks().square(color) == walk.at),
                        "the moves of kings are counted");
            }
            hd::MoveList<Bits> moves;
            require_limit(rules, position, walks[us], moves);
            if (moves.empty()) {
                break;
            }
            waits += position.walks().are_over(us);
            const hd::Move<Bits> &move = moves[random() % moves.size()];
            walks =
                us == hd::kWhite
                    ? std::array{walked(walks[us], position, move), left(walks[hd::kBlack], position, move)}
                    : std::array{left(walks[hd::kWhite], position, move), walked(walks[us], position, move)};
            position = position.after(move);
        }
    }
}

template void check_king_walks<hd::Narrow>(std::mt19937_64 &);
template void check_king_walks<hd::Wide>(std::mt19937_64 &);

// What holds of the legal moves of every position, and of the ways they can go.
#pragma once

#include "games.hpp"
#include "moves/paths.hpp"

// The invariants of a path of a move.
template <class Bits>
void check_path(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position, const hd::Move<Bits> &move,
                const hd::Path &path) {
    require(!path.empty() && path.back().at == move.to, "a path ends where the move ends");
    std::vector<hd::Square> squares;
    Bits taken{};
    int crowned = 0;
    hd::Effort effort;
    for (const hd::Landing &landing : path) {
        require(
            hd::any(hd::next_landings(rules, position, move, std::span<const hd::Square>{squares}, effort) &
                    hd::bit<Bits>(landing.at)),
            "a move can go on along its path");
        squares.push_back(landing.at);
        crowned += landing.crowned ? 1 : 0;
        if (landing.captured != hd::kNoSquare) {
            require(!hd::any(taken & hd::bit<Bits>(landing.captured)), "a path takes a piece once");
            taken |= hd::bit<Bits>(landing.captured);
        }
    }
    require(taken == move.captured, "a path takes what the move takes");
    require(crowned == (move.promotes ? 1 : 0), "a path crowns a man where the move does");
    const hd::Path again = hd::find_path(rules, position, move, std::span<const hd::Square>{squares}, effort);
    require(again.size() == path.size(), "a path can be walked again");
    require(!hd::any(hd::next_landings(rules, position, move, std::span<const hd::Square>{squares}, effort)),
            "a path leads to the end of the move");
}

// The invariants of the moves of a position.
template <class Bits> void check_moves(const hd::Rules<Bits> &rules, const hd::Position<Bits> &position) {
    hd::MoveList<Bits> moves;
    hd::Effort effort;
    hd::generate(rules, position, moves, effort);
    require(moves.size() == hd::count_moves(rules, position, effort), "counting and listing agree");
    require((!moves.empty() && moves[0].is_capture()) == hd::has_capture(rules, position),
            "captures are found");
    for (const hd::Move<Bits> &move : moves) {
        require(std::count(moves.begin(), moves.end(), move) == 1, "no move is listed twice");
        const hd::Position<Bits> next = position.after(move);
        const hd::Position<Bits> anew{{next.men(hd::kWhite), next.men(hd::kBlack)},
                                      {next.kings(hd::kWhite), next.kings(hd::kBlack)},
                                      next.turn(),
                                      next.walks()};
        require(next == anew, "the key kept up with the moves is that of the position");
        effort.begin();
        const hd::Path path = hd::find_path(rules, position, move, {}, effort);
        check_path(rules, position, move, path);
    }
}

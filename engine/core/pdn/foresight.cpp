#include "pdn/foresight.hpp"

#include <algorithm>

namespace hd {

template <class Bits>
std::size_t Foresight<Bits>::choose(const Position<Bits> &position,
                                    const std::vector<WrittenMove<Bits>> &moves, std::size_t at) {
    std::size_t best = 0;
    std::size_t most = 0;
    if (budget_ > 0) {
        const std::vector<std::string_view> rest = rest_of_line(at);
        for (std::size_t number = 0; number < moves.size(); ++number) {
            const std::size_t read = readable(position.after(moves[number].move), rest);
            if (read > most) {
                best = number;
                most = read;
            }
        }
    }
    return best;
}

// The moves that follow in this line, as they are written.
template <class Bits> std::vector<std::string_view> Foresight<Bits>::rest_of_line(std::size_t at) {
    std::vector<std::string_view> found;
    std::size_t depth = 0;
    for (; looks_ > 0 && found.size() <= budget_; --looks_) {
        const std::optional<Token> token = tokens_.next(at);
        if (!token || (token->kind == TokenKind::kClosing && depth == 0) ||
            (token->kind == TokenKind::kResult && depth == 0)) {
            break;
        }
        at = token->end;
        depth += token->kind == TokenKind::kOpening ? 1 : 0;
        depth -= token->kind == TokenKind::kClosing ? 1 : 0;
        if (depth == 0 && token->is_move()) {
            found.push_back(token->of(text_));
        }
    }
    return found;
}

// The number of moves of `line` that can be played from `position`.
template <class Bits>
std::size_t Foresight<Bits>::readable(const Position<Bits> &position,
                                      const std::vector<std::string_view> &line) {
    std::vector<std::pair<Position<Bits>, std::size_t>> work{{position, 0}};
    std::size_t furthest = 0;
    while (!work.empty() && budget_ > 0 && furthest < line.size()) {
        auto [here, at] = work.back();
        work.pop_back();
        for (; at < line.size() && budget_ > 0; ++at) {
            --budget_;
            const std::vector<WrittenMove<Bits>> moves =
                read_move(setting_.rules, here, setting_.notation, line[at]);
            if (moves.empty()) {
                break;
            }
            for (std::size_t other = 1; other < moves.size(); ++other) {
                work.emplace_back(here.after(moves[other].move), at + 1);
            }
            here = here.after(moves.front().move);
        }
        furthest = std::max(furthest, at);
    }
    return furthest;
}

template class Foresight<Narrow>;
template class Foresight<Wide>;

} // namespace hd

#include "pdn/notation.hpp"

#include <algorithm>

#include "pdn/characters.hpp"

namespace hd {

namespace {

constexpr std::size_t kNoLetter = 26;

std::size_t letter_number(char c) {
    return is_ascii_letter(c) ? static_cast<std::size_t>((c | 0x20) - 'a') : kNoLetter;
}

// The parts of a text that consist of letters and digits of names. The letter x is a sign.
std::vector<std::string_view> words(std::string_view text) {
    const auto belongs = [](char c) { return is_digit(c) || (is_ascii_letter(c) && c != 'x' && c != 'X'); };
    std::vector<std::string_view> result;
    for (std::size_t at = 0; at < text.size();) {
        if (!belongs(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (end < text.size() && is_digit(text[end])) {
            ++end;
        }
        result.push_back(text.substr(at, end - at));
        at = end;
    }
    return result;
}

// The legal moves between two squares, of equal outcomes the first.
template <class Bits> class Legal {
  public:
    Legal(const Rules<Bits> &rules, const Position<Bits> &position) : rules_{rules}, position_{position} {
        generate(rules, position, moves_, effort_);
        effort_.begin();
    }

    // Those that can land on the squares in this order, and on others between.
    std::vector<WrittenMove<Bits>> through(const std::vector<Square> &squares) {
        const std::span<const Square> between = std::span{squares}.subspan(1, squares.size() - 2);
        std::vector<WrittenMove<Bits>> result;
        for (const Move<Bits> &move : moves_) {
            if (move.from == squares.front() && move.to == squares.back()) {
                add(result, move, find_path_through(rules_, position_, move, between, effort_));
            }
        }
        return result;
    }

    // Those that begin with the squares.
    std::vector<WrittenMove<Bits>> along(const std::vector<Square> &squares) {
        std::vector<WrittenMove<Bits>> result;
        for (const Move<Bits> &move : moves_) {
            if (move.from == squares.front()) {
                add(result, move, find_path(rules_, position_, move, std::span{squares}.subspan(1), effort_));
            }
        }
        return result;
    }

    bool goes_on(const std::vector<Square> &squares) {
        return std::any_of(moves_.begin(), moves_.end(), [&](const Move<Bits> &move) {
            return move.from == squares.front() &&
                   any(next_landings(rules_, position_, move, std::span{squares}.subspan(1), effort_));
        });
    }

  private:
    static void add(std::vector<WrittenMove<Bits>> &moves, const Move<Bits> &move, Path path) {
        if (!path.empty()) {
            moves.push_back({move, std::move(path)});
        }
    }

    const Rules<Bits> &rules_;
    const Position<Bits> &position_;
    MoveList<Bits> moves_;
    Effort effort_;
};

template <class Bits> bool same_outcome(const Move<Bits> &one, const Move<Bits> &other) {
    return one.from == other.from && one.to == other.to && one.captured == other.captured;
}

// The moves meant by any of these `ways` to read a text.
template <class Bits>
std::vector<WrittenMove<Bits>> meant_by(const std::vector<std::vector<Square>> &ways,
                                        const Rules<Bits> &rules, const Position<Bits> &position) {
    std::vector<WrittenMove<Bits>> result;
    Legal<Bits> legal{rules, position};
    for (const std::vector<Square> &squares : ways) {
        std::vector<WrittenMove<Bits>> meant = legal.through(squares);
        if (meant.size() > 1 && !legal.goes_on(squares)) {
            // with every landing written it is that move, even where it could be another's short form
            if (std::vector<WrittenMove<Bits>> along = legal.along(squares); !along.empty()) {
                meant = std::move(along);
            }
        }
        for (WrittenMove<Bits> &move : meant) {
            const bool known = std::any_of(result.begin(), result.end(), [&](const WrittenMove<Bits> &other) {
                return same_outcome(move.move, other.move);
            });
            if (!known) {
                result.push_back(std::move(move));
            }
        }
    }
    return result;
}

} // namespace

Notation::Notation(std::span<const std::pair<std::string_view, Square>> squares) {
    for (auto &of_letter : squares_) {
        of_letter.fill(kNoSquare);
    }
    for (const auto &[name, square] : squares) {
        const bool lettered = !name.empty() && is_ascii_letter(name.front());
        numbered_ = numbered_ || !lettered;
        std::size_t number = 0;
        for (const char c : name.substr(lettered ? 1 : 0)) {
            number = std::min(number * 10 + static_cast<std::size_t>(c - '0'), kNumbers);
        }
        if (number < kNumbers) {
            squares_[lettered ? letter_number(name.front()) : kNoLetter][number] = square;
        }
    }
}

Square Notation::square(std::string_view name) const {
    const std::size_t letter = name.empty() ? kNoLetter : letter_number(name.front());
    std::size_t number = 0;
    for (const char c : name.substr(letter == kNoLetter ? 0 : 1)) {
        number = number * 10 + static_cast<std::size_t>(c - '0');
        if (!is_digit(c) || number >= kNumbers) {
            return kNoSquare;
        }
    }
    return squares_[letter][number];
}

std::vector<std::vector<Square>> Notation::squares(std::string_view move) const {
    std::vector<std::vector<std::string_view>> ways;
    constexpr std::size_t kMostRunTogether = 4;
    const bool digits = std::all_of(move.begin(), move.end(), is_digit);
    if (numbered_ && digits && move.size() <= kMostRunTogether) {
        for (std::size_t cut = 1; cut < move.size(); ++cut) {
            if (cut <= 2 && move.size() - cut <= 2) {
                ways.push_back({move.substr(0, cut), move.substr(cut)});
            }
        }
    } else {
        ways.push_back(words(move));
    }
    std::vector<std::vector<Square>> result;
    for (const std::vector<std::string_view> &way : ways) {
        std::vector<Square> found;
        for (const std::string_view word : way) {
            found.push_back(square(word));
        }
        const bool all = std::find(found.begin(), found.end(), kNoSquare) == found.end();
        if (all && found.size() >= 2) {
            result.push_back(std::move(found));
        }
    }
    return result;
}

template <class Bits>
std::vector<WrittenMove<Bits>> read_move(const Rules<Bits> &rules, const Position<Bits> &position,
                                         const Notation &notation, std::string_view text) {
    const std::vector<std::vector<Square>> ways = notation.squares(text);
    if (ways.empty()) {
        return {};
    }
    try {
        return meant_by(ways, rules, position);
    } catch (const BeyondPlay &) { // no move can be told from others here
        return {};
    }
}

template std::vector<WrittenMove<Narrow>> read_move(const Rules<Narrow> &, const Position<Narrow> &,
                                                    const Notation &, std::string_view);
template std::vector<WrittenMove<Wide>> read_move(const Rules<Wide> &, const Position<Wide> &,
                                                  const Notation &, std::string_view);

} // namespace hd

// Tokens of a game's text. Every character except blanks belongs to some token, so that nothing is passed
// over.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "pdn/characters.hpp"

namespace hd {

enum class TokenKind : std::uint8_t {
    kMove,       // of squares by letter and number
    kNumberMove, // of squares by number
    kNumber,     // of a move, or dots
    kResult,
    kComment,  // in braces
    kUnclosed, // a comment without its closing brace
    kRemark,   // behind a semicolon
    kCommand,  // a bracket and percent sign outside braces
    kGlyph,
    kOpening,
    kClosing,
    kStar,
    kEscape, // a line that begins with a percent sign
    kTag,
    kBracket, // that begins no ordinary tag
    kBinary,
    kWord,
    kSign,
};

struct Token {
    TokenKind kind;
    std::size_t begin;
    std::size_t end;

    std::string_view of(std::string_view text) const { return text.substr(begin, end - begin); }
    bool is_move() const { return kind == TokenKind::kMove || kind == TokenKind::kNumberMove; }
};

// Finds tokens, as the regular expression in tests/reference/pdn_tokens.py does, in time proportional to the
// text from the first to the last.
class Tokens {
  public:
    Tokens(std::string_view text, const Alphabet &alphabet) : text_{text}, alphabet_{alphabet} {}

    // The first token at or behind `at`; none at the end of the text.
    std::optional<Token> next(std::size_t at) const;

    // Up to `most` moves from the beginning, those of variations only if they are wanted.
    std::vector<Token> first_moves(std::size_t most, bool nested) const;

  private:
    std::optional<Token> token_at(std::size_t at) const;
    Token bracket(std::size_t at) const;
    std::size_t move_end(std::size_t at) const;
    std::size_t number_move_end(std::size_t at) const;
    std::size_t result_end(std::size_t at) const;
    std::size_t number_end(std::size_t at) const;
    std::size_t glyph_end(std::size_t at) const;
    std::size_t word_end(std::size_t at) const;
    bool word_at(std::size_t at) const { return is_word(alphabet_, character_at(text_, at).code); }

    std::string_view text_;
    const Alphabet &alphabet_;
};

} // namespace hd

#include "pdn/tokens.hpp"

#include <algorithm>
#include <array>

#include "pdn/tags.hpp"

namespace hd {

namespace {

// The functions that return an end return the beginning where they find nothing.

constexpr std::array<std::string_view, 8> kResultSigns{
    "1-0", "2-0", "0-1", "0-2", "1/2-1/2", "\xC2\xBD-\xC2\xBD", "1-1", "0-0"};
constexpr std::array<std::string_view, 8> kMoveSigns{
    "-", ":", "x", "X", "\xC3\x97", "\xE2\x80\x93", "\xE2\x80\x90", "\xE2\x88\x92"};
constexpr std::array<std::string_view, 5> kJudgements{"\xC2\xB1", "\xE2\x88\x93", "\xE2\x88\x9E",
                                                      "\xE2\xA9\xB2", "\xE2\xA9\xB1"};
constexpr std::string_view kEllipsis{"\xE2\x80\xA6"};
constexpr std::size_t kMostGlyphDigits = 9;
constexpr int kMostSteps = 100; // that are taken for one move: no board has room for more

constexpr bool is_file(char c) { return (c >= 'a' && c <= 'w') || (c >= 'A' && c <= 'W'); }
constexpr bool is_inner_blank(char c) { return is_space_or_tab(c) || is_line_end(c); }
constexpr bool is_binary(char c) {
    const auto code = static_cast<unsigned char>(c);
    return code <= 0x08 || (code >= 0x0E && code <= 0x19) || (code >= 0x1B && code <= 0x1F);
}

char byte_at(std::string_view text, std::size_t at) { return at < text.size() ? text[at] : '\0'; }

template <class Test> std::size_t skip(std::string_view text, std::size_t at, Test test) {
    while (at < text.size() && test(text[at])) {
        ++at;
    }
    return at;
}

// The end of the sign among `signs` that stands at `at`.
template <std::size_t size>
std::size_t sign_end(std::string_view text, std::size_t at, const std::array<std::string_view, size> &signs) {
    for (const std::string_view sign : signs) {
        if (text.substr(at, sign.size()) == sign) {
            return at + sign.size();
        }
    }
    return at;
}

std::size_t up_to_two_digits(std::string_view text, std::size_t at) {
    const std::size_t end = skip(text, at, is_digit);
    return std::min(end, at + 2);
}

std::size_t square_end(std::string_view text, std::size_t at) {
    if (!is_file(byte_at(text, at))) {
        return at;
    }
    const std::size_t end = up_to_two_digits(text, at + 1);
    return end > at + 1 ? end : at;
}

// A sign with blanks around it.
template <class Blank> std::size_t separator_end(std::string_view text, std::size_t at, Blank is_blank_here) {
    const std::size_t sign = skip(text, at, is_blank_here);
    const std::size_t end = sign_end(text, sign, kMoveSigns);
    return end > sign ? skip(text, end, is_blank_here) : at;
}

std::size_t line_end(std::string_view text, std::size_t at) {
    return skip(text, at, [](char c) { return !is_line_end(c); });
}

} // namespace

std::optional<Token> Tokens::next(std::size_t at) const {
    while (at < text_.size()) {
        if (std::optional<Token> token = token_at(at)) {
            return token;
        }
        at += character_at(text_, at).size;
    }
    return std::nullopt;
}

std::vector<Token> Tokens::first_moves(std::size_t most, bool nested) const {
    std::vector<Token> moves;
    std::ptrdiff_t depth = 0;
    std::size_t at = 0;
    while (moves.size() < most) {
        const std::optional<Token> token = next(at);
        if (!token) {
            break;
        }
        at = token->end;
        depth += (token->kind == TokenKind::kOpening) - (token->kind == TokenKind::kClosing);
        if (token->is_move() && (nested || depth <= 0)) {
            moves.push_back(*token);
        }
    }
    return moves;
}

std::optional<Token> Tokens::token_at(std::size_t at) const {
    const char c = text_[at];
    const auto found = [&](TokenKind kind, std::size_t end) { return Token{kind, at, end}; };
    if (is_space_or_tab(c) || is_line_end(c)) {
        return std::nullopt;
    }
    if (const std::size_t end = move_end(at); end > at) {
        return found(TokenKind::kMove, end);
    }
    if (const std::size_t end = result_end(at); end > at) {
        return found(TokenKind::kResult, end);
    }
    if (const std::size_t end = number_move_end(at); end > at) {
        return found(TokenKind::kNumberMove, end);
    }
    if (const std::size_t end = number_end(at); end > at) {
        return found(TokenKind::kNumber, end);
    }
    if (c == '{') {
        const std::size_t closing = text_.find('}', at);
        const bool closed = closing != std::string_view::npos;
        return found(closed ? TokenKind::kComment : TokenKind::kUnclosed,
                     closed ? closing + 1 : text_.size());
    }
    if (const std::size_t end = glyph_end(at); end > at) {
        return found(TokenKind::kGlyph, end);
    }
    switch (c) {
    case '(':
        return found(TokenKind::kOpening, at + 1);
    case ')':
        return found(TokenKind::kClosing, at + 1);
    case '*':
        return found(TokenKind::kStar, at + 1);
    case ';':
        return found(TokenKind::kRemark, line_end(text_, at));
    case '[':
        return bracket(at);
    case '%':
        if (at == 0 || is_line_end(text_[at - 1])) {
            return found(TokenKind::kEscape, line_end(text_, at));
        }
        break;
    default:
        break;
    }
    if (is_binary(c)) {
        return found(TokenKind::kBinary, skip(text_, at, is_binary));
    }
    if (const std::size_t end = word_end(at); end > at) {
        return found(TokenKind::kWord, end);
    }
    if (const std::size_t end = c == '$' ? skip(text_, at + 1, is_digit) : at; end > at + 1) {
        return found(TokenKind::kSign, end);
    }
    const Character sign = character_at(text_, at);
    if (sign.code == 0x1A || is_blank(sign.code)) {
        return std::nullopt;
    }
    return found(TokenKind::kSign, at + sign.size);
}

Token Tokens::bracket(std::size_t at) const {
    if (const std::optional<Tag> tag = ordinary_tag_at(text_, at, alphabet_)) {
        return {TokenKind::kTag, at, tag->end};
    }
    if (byte_at(text_, at + 1) == '%') {
        const auto is_inside = [](char c) { return c != '[' && c != ']' && !is_line_end(c); };
        const std::size_t closing = skip(text_, at + 2, is_inside);
        if (byte_at(text_, closing) == ']') {
            return {TokenKind::kCommand, at, closing + 1};
        }
    }
    return {TokenKind::kBracket, at, at + 1};
}

// Two or more squares; as many as there are before one that goes on as a word.
std::size_t Tokens::move_end(std::size_t at) const {
    std::size_t last = square_end(text_, at);
    std::size_t whole = at;
    for (int step = 0; last > at && step < kMostSteps; ++step) {
        const std::size_t next = separator_end(text_, last, is_inner_blank);
        const std::size_t end = square_end(text_, next);
        if (end == next) {
            break;
        }
        last = end;
        whole = word_at(end) ? whole : end;
    }
    return whole;
}

std::size_t Tokens::number_move_end(std::size_t at) const {
    std::size_t last = up_to_two_digits(text_, at);
    std::size_t whole = at;
    for (int step = 0; last > at && step < kMostSteps; ++step) {
        const std::size_t next = separator_end(text_, last, is_space_or_tab);
        const std::size_t end = up_to_two_digits(text_, next);
        if (next == last || end == next) {
            break;
        }
        last = end;
        whole = word_at(end) ? whole : end;
    }
    return whole;
}

std::size_t Tokens::result_end(std::size_t at) const {
    const std::size_t end = sign_end(text_, at, kResultSigns);
    const char behind = byte_at(text_, end);
    return end == at || behind == '/' || behind == '-' || word_at(end) ? at : end;
}

std::size_t Tokens::number_end(std::size_t at) const {
    const std::size_t digits = skip(text_, at, is_digit);
    const std::size_t dots = skip(text_, digits, [](char c) { return c == '.'; });
    if (dots > digits) {
        return dots;
    }
    if (digits > at) {
        return word_at(digits) ? at : digits;
    }
    return text_.substr(at, kEllipsis.size()) == kEllipsis ? at + kEllipsis.size() : at;
}

// A judgement of a move or position, in signs or as a number.
std::size_t Tokens::glyph_end(std::size_t at) const {
    const auto is_mark = [](char c) { return c == '!' || c == '?'; };
    const char c = text_[at];
    if (is_mark(c)) {
        return skip(text_, at, is_mark);
    }
    if (c == '(') {
        const std::size_t end = skip(text_, at + 1, is_mark);
        return end > at + 1 && byte_at(text_, end) == ')' ? end + 1 : at;
    }
    if (c == '$') {
        const std::size_t end = skip(text_, at + 1, is_digit);
        return end > at + 1 && end <= at + 1 + kMostGlyphDigits ? end : at;
    }
    const std::size_t second = at + (byte_at(text_, at + 1) == '/' ? 2 : 1);
    const char other = byte_at(text_, second);
    if ((c == '+' && other == '=') || ((c == '=' || c == '-') && other == '+')) {
        return second + 1;
    }
    if (c == '+' && other == '-' && !is_digit(byte_at(text_, second + 1))) {
        return second + 1;
    }
    if (c == '=') {
        return byte_at(text_, at + 1) == '=' || word_at(at + 1) ? at : at + 1;
    }
    return sign_end(text_, at, kJudgements);
}

std::size_t Tokens::word_end(std::size_t at) const {
    constexpr std::string_view kEnds{"(){}[];$!?*"};
    if (text_[at] == '/') {
        const std::size_t end = skip(text_, at + 1, [](char c) { return c != '/' && !is_line_end(c); });
        return byte_at(text_, end) == '/' ? end + 1 : at;
    }
    if (!word_at(at)) {
        return at;
    }
    std::size_t end = at;
    while (end < text_.size()) {
        const Character next = character_at(text_, end);
        if (is_blank(next.code) || kEnds.find(text_[end]) != std::string_view::npos) {
            break;
        }
        end += next.size;
    }
    return end;
}

} // namespace hd

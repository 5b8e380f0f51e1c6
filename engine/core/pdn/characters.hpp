// Characters of UTF-8 text: blanks, letters, characters counted.
//
// Any bytes are taken: a byte that begins no character, or one cut short, is a character of its own that is
// neither blank nor letter. Surrogates in three bytes are characters, as Python writes them on request.
#pragma once

#include <cstddef>
#include <string_view>

namespace hd {

// Which characters beyond ASCII are letters, and which belong to words. The standard library of C++ does not
// know; the caller does.
struct Alphabet {
    bool (*is_letter)(char32_t);
    bool (*is_word)(char32_t);
};

constexpr char32_t kNoCharacter = 0xFFFFFFFF;

struct Character {
    char32_t code = kNoCharacter;
    std::size_t size = 0; // in bytes
};

constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_ascii_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }
constexpr bool is_space_or_tab(char c) { return c == ' ' || c == '\t'; }

// The character at `at`; of size 0 at the end of the text.
Character character_at(std::string_view text, std::size_t at);

// The character that ends before `at`; of size 0 at the beginning of the text.
Character character_before(std::string_view text, std::size_t at);

// Whether Python's str.isspace() holds.
bool is_blank(char32_t code);

bool is_letter(const Alphabet &alphabet, char32_t code);

// Whether a regular expression's \w holds.
bool is_word(const Alphabet &alphabet, char32_t code);

// The first character in begin…end that is not blank; `end` if all are.
std::size_t skip_blanks(std::string_view text, std::size_t begin, std::size_t end);

// The end of begin…end without the blanks there.
std::size_t trim_blanks(std::string_view text, std::size_t begin, std::size_t end);

// Whether the text is UTF-8, strictly.
bool is_utf8(std::string_view text);

// The number of characters in valid UTF-8.
std::size_t count_characters(std::string_view text);

// Where the character of this number, from 0, begins in valid UTF-8; the end of the text if there are fewer.
std::size_t find_character(std::string_view text, std::size_t number);

} // namespace hd

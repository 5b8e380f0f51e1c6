#include "pdn/characters.hpp"

#include <algorithm>
#include <array>

namespace hd {

namespace {

constexpr unsigned byte(char c) { return static_cast<unsigned char>(c); }
constexpr bool continues(char c) { return (byte(c) & 0xC0) == 0x80; }

// The size that a first byte announces; 1 if it cannot be one.
constexpr std::size_t announced(char c) {
    const unsigned first = byte(c);
    return first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
}

constexpr std::size_t kLongest = 4;

} // namespace

Character character_at(std::string_view text, std::size_t at) {
    if (at >= text.size()) {
        return {};
    }
    const std::size_t size = announced(text[at]);
    if (size == 1) {
        return {is_ascii(text[at]) ? byte(text[at]) : kNoCharacter, 1};
    }
    if (size > text.size() - at) {
        return {kNoCharacter, 1};
    }
    char32_t code = byte(text[at]) & (0xFFu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if (!continues(text[at + i])) {
            return {kNoCharacter, 1};
        }
        code = code << 6 | (byte(text[at + i]) & 0x3F);
    }
    return {code, size};
}

Character character_before(std::string_view text, std::size_t at) {
    if (at == 0) {
        return {};
    }
    for (std::size_t size = 1; size <= std::min(at, kLongest); ++size) {
        if (!continues(text[at - size])) {
            const Character found = character_at(text, at - size);
            return found.size == size ? found : Character{kNoCharacter, 1};
        }
    }
    return {kNoCharacter, 1};
}

bool is_blank(char32_t code) {
    if (code < 0x80) {
        return code == ' ' || (code >= 0x09 && code <= 0x0D) || (code >= 0x1C && code <= 0x1F);
    }
    return code == 0x85 || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x2028 || code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

bool is_letter(const Alphabet &alphabet, char32_t code) {
    return code < 0x80 ? is_ascii_letter(static_cast<char>(code))
                       : code != kNoCharacter && alphabet.is_letter(code);
}

bool is_word(const Alphabet &alphabet, char32_t code) {
    if (code < 0x80) {
        const char c = static_cast<char>(code);
        return is_ascii_letter(c) || is_digit(c) || c == '_';
    }
    return code != kNoCharacter && alphabet.is_word(code);
}

std::size_t skip_blanks(std::string_view text, std::size_t begin, std::size_t end) {
    while (begin < end) {
        const Character next = character_at(text, begin);
        if (!is_blank(next.code)) {
            break;
        }
        begin += next.size;
    }
    return std::min(begin, end);
}

std::size_t trim_blanks(std::string_view text, std::size_t begin, std::size_t end) {
    while (end > begin) {
        const Character last = character_before(text, end);
        if (!is_blank(last.code) || last.size > end - begin) {
            break;
        }
        end -= last.size;
    }
    return end;
}

bool is_utf8(std::string_view text) {
    constexpr std::array<char32_t, kLongest + 1> kLeast{0, 0, 0x80, 0x800, 0x10000};
    for (std::size_t at = 0; at < text.size();) {
        if (is_ascii(text[at])) {
            ++at;
            continue;
        }
        const Character next = character_at(text, at);
        const bool surrogate = next.code >= 0xD800 && next.code < 0xE000;
        if (next.code > 0x10FFFF || next.code < kLeast[next.size] || surrogate) {
            return false;
        }
        at += next.size;
    }
    return true;
}

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !continues(c); }));
}

std::size_t find_character(std::string_view text, std::size_t number) {
    constexpr std::size_t kStep = 4096;
    std::size_t at = 0;
    while (at + kStep < text.size()) {
        const std::size_t within = count_characters(text.substr(at, kStep));
        if (within > number) {
            break;
        }
        number -= within;
        at += kStep;
    }
    for (; at < text.size(); ++at) {
        if (!continues(text[at]) && number-- == 0) {
            return at;
        }
    }
    return at;
}

} // namespace hd

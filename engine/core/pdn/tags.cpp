#include "pdn/tags.hpp"

#include <algorithm>
#include <array>

namespace hd {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

std::size_t skip_spaces(std::string_view text, std::size_t at) {
    while (at < text.size() && is_space_or_tab(text[at])) {
        ++at;
    }
    return at;
}

std::size_t trim_spaces(std::string_view text, std::size_t begin, std::size_t end) {
    while (end > begin && is_space_or_tab(text[end - 1])) {
        --end;
    }
    return end;
}

std::size_t line_end(std::string_view text, std::size_t at) {
    while (at < text.size() && !is_line_end(text[at])) {
        ++at;
    }
    return at;
}

// The end of the name that begins at `at`; `at` if there is none.
std::size_t name_end(std::string_view text, std::size_t at, const Alphabet &alphabet) {
    if (at >= text.size() || !is_ascii_letter(text[at])) {
        return at;
    }
    while (at < text.size()) {
        const Character next = character_at(text, at);
        if (next.code != '-' && !is_word(alphabet, next.code)) {
            break;
        }
        at += next.size;
    }
    return at;
}

// The closing quote of the value that begins at `at`, beyond escapes; kNone if the line ends before.
std::size_t closing_quote(std::string_view text, std::size_t at) {
    for (; at < text.size() && !is_line_end(text[at]); ++at) {
        if (text[at] == '"') {
            return at;
        }
        if (text[at] == '\\' && (++at == text.size() || is_line_end(text[at]))) {
            return kNone;
        }
    }
    return kNone;
}

// Name and opening quote of a tag, with blanks between, at the beginning of a line: the offset after the
// quote, or kNone.
std::size_t tag_line_value(std::string_view text, std::size_t at, const Alphabet &alphabet) {
    if (at >= text.size() || text[at] != '[') {
        return kNone;
    }
    const std::size_t end = name_end(text, at + 1, alphabet);
    const std::size_t quote = skip_spaces(text, end);
    return end > at + 1 && quote > end && quote < text.size() && text[quote] == '"' ? quote + 1 : kNone;
}

// Whether a line with a tag begins at `at`, then one with the beginning of a tag, without a closing brace.
bool begins_two_tag_lines(std::string_view text, std::size_t at, const Alphabet &alphabet) {
    const std::size_t value = tag_line_value(text, at, alphabet);
    if (value == kNone) {
        return false;
    }
    const std::size_t line = line_end(text, value);
    std::size_t last = trim_spaces(text, value, line);
    if (last == value || text[last - 1] != ']') {
        return false;
    }
    last = trim_spaces(text, value, last - 1);
    if (last == value || text[last - 1] != '"') {
        return false;
    }
    const std::size_t next = line + (text.substr(line, 2) == "\r\n" ? 2 : 1);
    const std::size_t end = tag_line_value(text, next, alphabet);
    return end != kNone && text.substr(at, end - at).find('}') == kNone;
}

// A tag as far as its value.
struct Head {
    std::string_view name;
    std::size_t value;
    bool spaced; // there are blanks behind the name
    bool quoted;
};

std::optional<Head> head_at(std::string_view text, std::size_t bracket, const Alphabet &alphabet) {
    const std::size_t name = skip_spaces(text, bracket + 1);
    const std::size_t end = name_end(text, name, alphabet);
    if (end == name) {
        return std::nullopt;
    }
    const std::size_t value = skip_spaces(text, end);
    const bool quoted = value < text.size() && text[value] == '"';
    return Head{text.substr(name, end - name), value + (quoted ? 1 : 0), value > end, quoted};
}

// The tag with this head if its value is in quotes, and nothing else follows them.
std::optional<Tag> perfect_tag(std::string_view text, const Head &head) {
    const std::size_t quote = head.quoted ? closing_quote(text, head.value) : kNone;
    if (quote == kNone) {
        return std::nullopt;
    }
    const std::size_t closing = skip_spaces(text, quote + 1);
    if (closing == text.size() || text[closing] != ']') {
        return std::nullopt;
    }
    return Tag{.name = head.name, .value = text.substr(head.value, quote - head.value), .end = closing + 1};
}

// A value without the typographic quotes around it.
std::string_view without_curly_quotes(std::string_view value) {
    constexpr std::array<std::string_view, 3> kQuotes{"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E"};
    const auto begins = [&](std::string_view quote) { return value.starts_with(quote); };
    const auto ends = [&](std::string_view quote) { return value.ends_with(quote); };
    constexpr std::size_t kSize = 3;
    const bool around = value.size() >= 2 * kSize && std::ranges::any_of(kQuotes, begins) &&
                        std::ranges::any_of(kQuotes, ends);
    return around ? value.substr(kSize, value.size() - 2 * kSize) : value;
}

// The end of the tag without a bracket that begins at `at`, at the beginning of a line; `at` if there is
// none.
std::size_t bare_tag_end(std::string_view text, std::size_t at, const Alphabet &alphabet) {
    const std::size_t name = name_end(text, at, alphabet);
    const std::size_t quote = skip_spaces(text, name);
    if (name == at || quote == name || quote == text.size() || text[quote] != '"') {
        return at;
    }
    const std::size_t end = trim_spaces(text, quote + 1, line_end(text, quote));
    return end > quote + 1 && text[end - 1] == ']' ? end : at;
}

// Whether moves, results or comments can begin at `at`.
bool begins_something(std::string_view text, std::size_t at) {
    constexpr std::string_view kSigns{"{(;*%\0", 6};
    return is_digit(text[at]) || kSigns.find(text[at]) != kNone || text.substr(at).starts_with("\xC2\xBD");
}

} // namespace

std::optional<Junk> junk_behind_tag(std::string_view text, std::size_t at, const Alphabet &alphabet) {
    std::size_t begin = skip_spaces(text, at);
    if (begin < text.size() && is_line_end(text[begin])) {
        begin = skip_spaces(text, begin + (text.substr(begin, 2) == "\r\n" ? 2 : 1));
        if (const std::size_t end = bare_tag_end(text, begin, alphabet); end > begin) {
            return Junk{begin, end};
        }
    }
    std::size_t end = begin;
    for (; end < text.size() && !is_line_end(text[end]) && text[end] != '['; ++end) {
        if (begins_something(text, end)) {
            return std::nullopt;
        }
    }
    begin = skip_blanks(text, begin, end);
    end = trim_blanks(text, begin, end);
    return end > begin ? std::optional{Junk{begin, end}} : std::nullopt;
}

std::optional<Tag> tag_at(std::string_view text, std::size_t bracket, const Alphabet &alphabet) {
    const std::optional<Head> head = head_at(text, bracket, alphabet);
    if (!head) {
        return std::nullopt;
    }
    if (const std::optional<Tag> tag = perfect_tag(text, *head)) {
        return tag;
    }
    if (bracket > 0 && !is_line_end(text[bracket - 1])) {
        return std::nullopt;
    }
    const std::size_t line = line_end(text, head->value);
    std::size_t last = trim_spaces(text, head->value, line);
    const bool closed = last > head->value && text[last - 1] == ']';
    if (closed) {
        last = trim_spaces(text, head->value, last - 1);
        last -= last > head->value && text[last - 1] == '"' ? 1 : 0;
    } else {
        last = trim_blanks(text, head->value, line);
    }
    return Tag{.name = head->name,
               .value = without_curly_quotes(text.substr(head->value, last - head->value)),
               .end = line,
               .closed = closed};
}

std::optional<Tag> ordinary_tag_at(std::string_view text, std::size_t bracket, const Alphabet &alphabet) {
    const std::optional<Head> head = head_at(text, bracket, alphabet);
    const std::optional<Tag> tag = head && head->spaced ? perfect_tag(text, *head) : std::nullopt;
    return tag && tag->value.find('\\') == kNone ? tag : std::nullopt;
}

std::string unescaped(std::string_view value) {
    std::string result;
    result.reserve(value.size());
    for (std::size_t at = 0; at < value.size(); ++at) {
        const bool escape =
            value[at] == '\\' && at + 1 < value.size() && (value[at + 1] == '"' || value[at + 1] == '\\');
        at += escape ? 1 : 0;
        result += value[at];
    }
    return result;
}

CommentEnd comment_end(std::string_view text, std::size_t begin, const Alphabet &alphabet) {
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] == '}') {
            return {at + 1, true};
        }
        if (is_line_end(text[at]) && begins_two_tag_lines(text, at + 1, alphabet)) {
            return {at, false};
        }
    }
    return {text.size(), false};
}

} // namespace hd

#include "pdn/landmarks.hpp"

#include <algorithm>
#include <array>

namespace hd {

namespace {

// The bytes with which landmarks begin; 0xC2 is the first of ½.
constexpr std::string_view kFirsts{"[{;%()*\0"
                                   "012\xC2",
                                   12};

constexpr std::array<bool, 256> first_bytes() {
    std::array<bool, 256> result{};
    for (const char c : kFirsts) {
        result[static_cast<unsigned char>(c)] = true;
    }
    return result;
}

constexpr std::array<bool, 256> kIsFirst = first_bytes();

// The longer before those they begin with.
constexpr std::array<std::string_view, 9> kResultSigns{
    "1/2-1/2", "1-0", "1-1", "0-1", "0-2", "0-0", "2-0", "*", "\xC2\xBD-\xC2\xBD"};

constexpr bool is_file(char c) { return (c >= 'a' && c <= 'w') || (c >= 'A' && c <= 'W'); }

// Reads text from its beginning, a sign at a time.
class Cursor {
  public:
    explicit Cursor(std::string_view text) : rest_{text} {}

    bool take(bool (*test)(char)) {
        const bool found = !rest_.empty() && test(rest_.front());
        rest_.remove_prefix(found ? 1 : 0);
        return found;
    }
    bool take_sign(std::string_view sign) {
        const bool found = rest_.starts_with(sign);
        rest_.remove_prefix(found ? sign.size() : 0);
        return found;
    }
    bool take_separator() {
        return take_sign("-") || take_sign("x") || take_sign(":") || take_sign("\xC3\x97");
    }

  private:
    std::string_view rest_;
};

bool begins_with_move(std::string_view text) {
    Cursor cursor{text};
    if (cursor.take(is_file)) {
        if (!cursor.take(is_digit)) {
            return false;
        }
        cursor.take(is_digit);
        cursor.take_sign(" ");
        cursor.take_separator();
        cursor.take_sign(" ");
        return cursor.take(is_file) && cursor.take(is_digit);
    }
    if (!cursor.take(is_digit)) {
        return false;
    }
    cursor.take(is_digit);
    return cursor.take_separator() && cursor.take(is_digit);
}

} // namespace

std::optional<Landmark> Landmarks::next(std::size_t at, std::size_t end) const {
    for (; at < end; ++at) {
        if (kIsFirst[static_cast<unsigned char>(text_[at])]) {
            if (std::optional<Landmark> found = landmark_at(at)) {
                return found;
            }
        }
    }
    return std::nullopt;
}

std::optional<Landmark> Landmarks::landmark_at(std::size_t at) const {
    const auto is_end = [](char c) { return is_line_end(c); };
    const auto behind = [&](auto test) {
        const auto found = std::find_if(text_.begin() + static_cast<std::ptrdiff_t>(at), text_.end(), test);
        return static_cast<std::size_t>(found - text_.begin());
    };
    switch (text_[at]) {
    case '[':
        return bracket(at);
    case '{':
        return comment(at);
    case ';':
        return Landmark{.sign = Sign::kRemark, .begin = at, .end = behind(is_end)};
    case '%':
        if (at > 0 && !is_line_end(text_[at - 1])) {
            return std::nullopt;
        }
        return Landmark{.sign = Sign::kEscape, .begin = at, .end = behind(is_end)};
    case '(':
        return Landmark{.sign = Sign::kOpening, .begin = at, .end = at + 1};
    case ')':
        return Landmark{.sign = Sign::kClosing, .begin = at, .end = at + 1};
    case '\0':
        return Landmark{.sign = Sign::kZeros, .begin = at, .end = behind([](char c) { return c != '\0'; })};
    default:
        return result_at(at);
    }
}

std::optional<Landmark> Landmarks::result_at(std::size_t at) const {
    constexpr std::string_view kSeconds{"-/\xBD"};
    const bool unlikely = at + 1 < text_.size() && kSeconds.find(text_[at + 1]) == std::string_view::npos;
    if (unlikely && text_[at] != '*') {
        return std::nullopt; // most digits are those of moves
    }
    for (const std::string_view result : kResultSigns) {
        if (text_.substr(at, result.size()) == result) {
            return Landmark{.sign = Sign::kResult, .begin = at, .end = at + result.size()};
        }
    }
    return std::nullopt;
}

Landmark Landmarks::bracket(std::size_t at) const {
    if (const std::optional<Tag> tag = tag_at(text_, at, alphabet_)) {
        std::size_t end = tag->end;
        while (const std::optional<Junk> junk = junk_behind_tag(text_, end, alphabet_)) {
            end = junk->end;
        }
        return {.sign = Sign::kTag, .begin = at, .end = end, .tag = *tag, .closed = tag->closed};
    }
    return {.sign = Sign::kBracket, .begin = at, .end = at + 1};
}

Landmark Landmarks::comment(std::size_t at) const {
    const CommentEnd end = comment_end(text_, at, alphabet_);
    return {.sign = Sign::kComment, .begin = at, .end = end.at, .closed = end.closed};
}

bool has_move(std::string_view text, std::size_t begin, std::size_t end, const Alphabet &alphabet) {
    text = text.substr(begin, end - begin);
    bool within_word = false;
    for (std::size_t at = 0; at < text.size();) {
        const Character next = character_at(text, at);
        if (!within_word && begins_with_move(text.substr(at))) {
            return true;
        }
        within_word = is_word(alphabet, next.code);
        at += next.size;
    }
    return false;
}

bool is_result(std::string_view text) {
    return text != "*" && std::find(kResultSigns.begin(), kResultSigns.end(), text) != kResultSigns.end();
}

bool stands_alone(std::string_view text, std::size_t begin, std::size_t end, const Alphabet &alphabet) {
    const auto joins = [&](const Character &next) {
        return next.size > 0 && (next.code == '-' || next.code == '/' ||
                                 (next.code >= '0' && next.code <= '9') || is_letter(alphabet, next.code));
    };
    return !joins(character_before(text, begin)) && !joins(character_at(text, end));
}

} // namespace hd

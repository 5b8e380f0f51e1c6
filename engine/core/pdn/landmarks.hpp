// Landmarks of a file of games: the places that tell where games begin and end. The moves between are not
// read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "pdn/tags.hpp"

namespace hd {

enum class Sign : std::uint8_t {
    kTag,     // with the junk behind it
    kBracket, // that begins no tag
    kComment,
    kRemark, // to the end of the line
    kEscape, // a line that begins with a percent sign
    kOpening,
    kClosing,
    kResult, // or what looks like one
    kZeros,
};

struct Landmark {
    Sign sign = Sign::kRemark;
    std::size_t begin = 0;
    std::size_t end = 0;
    Tag tag{};          // of kTag
    bool closed = true; // of kComment and kTag
};

// Finds the landmarks of a text, from one to the next.
class Landmarks {
  public:
    Landmarks(std::string_view text, const Alphabet &alphabet) : text_{text}, alphabet_{alphabet} {}

    // The first landmark that begins within at…end, if there is one.
    std::optional<Landmark> next(std::size_t at, std::size_t end) const;

  private:
    std::optional<Landmark> landmark_at(std::size_t at) const;
    std::optional<Landmark> result_at(std::size_t at) const;
    Landmark bracket(std::size_t at) const;
    Landmark comment(std::size_t at) const;

    std::string_view text_;
    const Alphabet &alphabet_;
};

// Whether something in begin…end looks like a move; what stands before `begin` is not considered.
bool has_move(std::string_view text, std::size_t begin, std::size_t end, const Alphabet &alphabet);

// Whether the text is a result that names a winner or a draw.
bool is_result(std::string_view text);

// Whether a result stands by itself, not within a longer word or number.
bool stands_alone(std::string_view text, std::size_t begin, std::size_t end, const Alphabet &alphabet);

} // namespace hd

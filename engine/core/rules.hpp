// What a game is, as the core needs to know it. There is no list of games here.
#pragma once

#include <array>
#include <span>

#include "geometry.hpp"

namespace hd {

enum Colour : std::uint8_t { kWhite, kBlack };
constexpr Colour other(Colour colour) { return colour == kWhite ? kBlack : kWhite; }

// A handful of directions, in the order in which they are tried.
class Directions {
  public:
    Directions() = default;
    explicit Directions(std::span<const Direction> directions) {
        for (const Direction d : directions) {
            list_[size_++] = static_cast<std::uint8_t>(d);
        }
    }

    // The same seen by the other side: turned by 180°.
    Directions turned() const {
        Directions result;
        for (const Direction d : *this) {
            result.list_[result.size_++] = static_cast<std::uint8_t>(opposite(d));
        }
        return result;
    }

    const std::uint8_t *begin() const { return list_.data(); }
    const std::uint8_t *end() const { return list_.data() + size_; }

  private:
    std::array<std::uint8_t, kDirections> list_{};
    std::uint8_t size_ = 0;
};

// Directions are on the board, not the mover's: each colour has its own set.
struct Rules {
    Geometry geometry;
    std::array<Directions, 2> man_steps;
    std::array<Directions, 2> man_captures;
    std::array<Directions, 2> king_steps;
    std::array<Directions, 2> king_captures;
    std::array<Bitboard, 2> promotion;
    bool majority;
};

} // namespace hd

#include "geometry.hpp"

namespace hd {

Geometry::Geometry(Bitboard squares, const std::array<int, kDirections> &shift,
                   const std::array<Bitboard, kDirections> &inner)
    : squares_{squares}, shift_{shift}, inner_{inner} {
    for (Bitboard rest = squares; rest;) {
        const Square square = pop(rest);
        for (Direction d = 0; d < kDirections; ++d) {
            Bitboard line = 0;
            for (Bitboard next = step(bit(square), d); next; next = step(next, d)) {
                line |= next;
            }
            ray_[static_cast<std::size_t>(d)][static_cast<std::size_t>(square)] = line;
        }
    }
}

} // namespace hd

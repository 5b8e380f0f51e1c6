#include "geometry.hpp"

namespace hd {

template <class Bits>
Geometry<Bits>::Geometry(Bits squares, const std::array<int, kDirections> &shift,
                         const std::array<Bits, kDirections> &inner)
    : squares_{squares}, shift_{shift}, inner_{inner} {
    for (Bits rest = squares; any(rest);) {
        const Square square = pop(rest);
        for (Direction d = 0; d < kDirections; ++d) {
            Bits line{};
            for (Bits next = step(bit<Bits>(square), d); any(next); next = step(next, d)) {
                line |= next;
            }
            ray_[static_cast<std::size_t>(d)][static_cast<std::size_t>(square)] = line;
        }
    }
}

template class Geometry<Narrow>;
template class Geometry<Wide>;

} // namespace hd

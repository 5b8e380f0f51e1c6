#include "rules/geometry.hpp"

namespace hd {

template <class Bits>
Geometry<Bits>::Geometry(Bits squares, const Shifts &shifts, const std::array<Bits, kDirections> &inner)
    : squares_{squares}, shifts_{shifts}, layout_{layout_of(shifts)}, inner_{inner} {
    for (Direction d = 0; d < kDirections; ++d) {
        inner_twice_[static_cast<std::size_t>(d)] = step(step(squares, opposite(d)), opposite(d));
    }
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

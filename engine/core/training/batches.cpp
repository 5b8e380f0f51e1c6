#include "training/batches.hpp"

#include <utility>

namespace hd {

template <class Bits>
std::optional<std::vector<Labelled<Bits>>> unpacked(std::span<const std::uint8_t> records, Bits squares) {
    std::vector<Labelled<Bits>> found;
    found.reserve(records.size() / kLabelledBytes<Bits>);
    while (!records.empty()) {
        const auto labelled = take_labelled<Bits>(records, squares);
        if (!labelled) {
            return {};
        }
        if (labelled->label.quiet) {
            found.push_back(*labelled);
        }
    }
    return found;
}

template <class Bits> std::vector<Unit> units_of(std::span<const Labelled<Bits>> positions) {
    std::vector<Unit> units;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::uint32_t group = positions[i].label.group;
        if (group != 0 && i > 0 && positions[i - 1].label.group == group &&
            units.back().size < kMostSiblings) {
            ++units.back().size;
        } else {
            units.push_back({static_cast<std::uint32_t>(i), 1});
        }
    }
    return units;
}

void shuffle(std::vector<Unit> &units, std::uint64_t seed) {
    for (std::size_t i = units.size(); i > 1; --i) {
        std::swap(units[i - 1], units[mix(seed + i) % i]);
    }
}

template std::optional<std::vector<Labelled<Narrow>>> unpacked(std::span<const std::uint8_t>, Narrow);
template std::optional<std::vector<Labelled<Wide>>> unpacked(std::span<const std::uint8_t>, Wide);
template std::vector<Unit> units_of(std::span<const Labelled<Narrow>>);
template std::vector<Unit> units_of(std::span<const Labelled<Wide>>);

} // namespace hd

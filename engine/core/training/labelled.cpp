#include "training/labelled.hpp"

namespace hd {

namespace {

constexpr int kBlackToMove = 1;
constexpr int kSourceShift = 1;
constexpr int kExact = 8;
constexpr int kQuiet = 16;
constexpr int kAllFlags = 31;

template <class Bits> constexpr std::size_t kGroupAt = 3 * sizeof(Bits);

// Numbers of `size` bytes, low bytes first.
void put(std::vector<std::uint8_t> &bytes, std::uint64_t number, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
    }
}

std::uint64_t get(std::span<const std::uint8_t> bytes, std::size_t size) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < size; ++i) {
        number |= std::uint64_t{bytes[i]} << (8 * i);
    }
    return number;
}

void put_set(std::vector<std::uint8_t> &bytes, Narrow set) { put(bytes, set, sizeof set); }
void put_set(std::vector<std::uint8_t> &bytes, Wide set) {
    put(bytes, set.low, sizeof set.low);
    put(bytes, set.high, sizeof set.high);
}

template <class Bits> Bits get_set(std::span<const std::uint8_t> bytes) {
    if constexpr (sizeof(Bits) == sizeof(std::uint64_t)) {
        return get(bytes, sizeof(Bits));
    } else {
        return {get(bytes, 8), get(bytes.subspan(8), 8)};
    }
}

bool is_label(const Label &label, int flags) {
    return label.score >= -kMostScore && label.score <= kMostScore && label.result >= -1 &&
           label.result <= kUnknownResult && (flags & ~kAllFlags) == 0;
}

} // namespace

template <class Bits> void append(std::vector<std::uint8_t> &bytes, const Labelled<Bits> &labelled) {
    const auto &[position, label] = labelled;
    put_set(bytes, position.pieces(kWhite));
    put_set(bytes, position.pieces(kBlack));
    put_set(bytes, position.kings(kWhite) | position.kings(kBlack));
    put(bytes, label.group, 4);
    put(bytes, static_cast<std::uint16_t>(label.score), 2);
    put(bytes, static_cast<std::uint8_t>(label.result), 1);
    const int flags = (position.turn() == kBlack ? kBlackToMove : 0) |
                      static_cast<int>(label.source) << kSourceShift | (label.exact ? kExact : 0) |
                      (label.quiet ? kQuiet : 0);
    put(bytes, static_cast<std::uint64_t>(flags), 1);
    put(bytes, label.depth, 1);
}

template <class Bits>
std::optional<Labelled<Bits>> take_labelled(std::span<const std::uint8_t> &bytes, Bits squares) {
    if (bytes.size() < kLabelledBytes<Bits>) {
        return {};
    }
    const auto white = get_set<Bits>(bytes);
    const auto black = get_set<Bits>(bytes.subspan(sizeof(Bits)));
    const auto kings = get_set<Bits>(bytes.subspan(2 * sizeof(Bits)));
    const auto rest = bytes.subspan(kGroupAt<Bits>);
    const int flags = rest[7];
    const Label label{.group = static_cast<std::uint32_t>(get(rest, 4)),
                      .score = static_cast<std::int16_t>(get(rest.subspan(4), 2)),
                      .result = static_cast<std::int8_t>(rest[6]),
                      .source = static_cast<Source>(flags >> kSourceShift & 3),
                      .exact = (flags & kExact) != 0,
                      .quiet = (flags & kQuiet) != 0,
                      .depth = rest[8]};
    if (any(white & black) || any((white | black) & ~squares) || any(kings & ~(white | black)) ||
        !is_label(label, flags)) {
        return {};
    }
    bytes = bytes.subspan(kLabelledBytes<Bits>);
    const Color turn = (flags & kBlackToMove) != 0 ? kBlack : kWhite;
    return Labelled<Bits>{{{white & ~kings, black & ~kings}, {white & kings, black & kings}, turn}, label};
}

template <class Bits> std::uint32_t renumber_groups(std::span<std::uint8_t> records, std::uint32_t next) {
    std::uint32_t before = 0;
    std::uint32_t number = next;
    for (; records.size() >= kLabelledBytes<Bits>; records = records.subspan(kLabelledBytes<Bits>)) {
        const auto at = records.subspan(kGroupAt<Bits>);
        const auto group = static_cast<std::uint32_t>(get(at, 4));
        if (group != 0 && group != before) {
            number = next++;
        }
        before = group;
        for (std::size_t i = 0; i < 4 && group != 0; ++i) {
            at[i] = static_cast<std::uint8_t>(number >> (8 * i));
        }
    }
    return next;
}

template void append(std::vector<std::uint8_t> &, const Labelled<Narrow> &);
template void append(std::vector<std::uint8_t> &, const Labelled<Wide> &);
template std::optional<Labelled<Narrow>> take_labelled(std::span<const std::uint8_t> &, Narrow);
template std::optional<Labelled<Wide>> take_labelled(std::span<const std::uint8_t> &, Wide);
template std::uint32_t renumber_groups<Narrow>(std::span<std::uint8_t>, std::uint32_t);
template std::uint32_t renumber_groups<Wide>(std::span<std::uint8_t>, std::uint32_t);

} // namespace hd

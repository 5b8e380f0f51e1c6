#include "endgames/index.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace hd {

namespace {

constexpr std::size_t kMostOfAKind = Material::kMost;

// n over k, for every square of the widest board.
constexpr auto kBinomial = [] {
    std::array<std::array<std::uint64_t, kMostOfAKind + 1>, kRoom<Wide> + 1> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= kMostOfAKind; ++k) {
            table[n][k] = n == 0 ? 0 : table[n - 1][k - 1] + table[n - 1][k];
        }
    }
    return table;
}();

constexpr Narrow reversed(Narrow set) {
    constexpr Narrow kOdd = 0x5555555555555555;
    constexpr Narrow kPairs = 0x3333333333333333;
    constexpr Narrow kNibbles = 0x0F0F0F0F0F0F0F0F;
    constexpr Narrow kBytes = 0x00FF00FF00FF00FF;
    constexpr Narrow kWords = 0x0000FFFF0000FFFF;
    set = (set >> 1 & kOdd) | (set & kOdd) << 1;
    set = (set >> 2 & kPairs) | (set & kPairs) << 2;
    set = (set >> 4 & kNibbles) | (set & kNibbles) << 4;
    set = (set >> 8 & kBytes) | (set & kBytes) << 8;
    set = (set >> 16 & kWords) | (set & kWords) << 16;
    return set >> 32 | set << 32;
}
constexpr Wide reversed(Wide set) { return {reversed(set.high), reversed(set.low)}; }

// Every square moved down by `by` bit numbers, which may be as many as the set has.
constexpr Narrow lowered(Narrow set, int by) { return set >> by; }
constexpr Wide lowered(Wide set, int by) {
    return by == 0   ? set
           : by < 64 ? Wide{set.low >> by | set.high << (64 - by), set.high >> by}
                     : Wide{set.high >> (by - 64), 0};
}

} // namespace

template <class Bits> HalfTurn<Bits>::HalfTurn(Bits squares) : sum_{lowest(squares) + highest(squares)} {
    if (!((*this)(squares) == squares)) {
        throw std::invalid_argument{"the board is not the same after half a turn"};
    }
}

template <class Bits> Bits HalfTurn<Bits>::operator()(Bits set) const {
    if (!any(set)) {
        return set;
    }
    return lowered(reversed(set), static_cast<int>(kRoom<Bits>) - 1 - sum_);
}

template <class Bits>
SquareSets<Bits>::SquareSets(Bits squares, int size)
    : size_{size},
      count_{kBinomial[static_cast<std::size_t>(hd::count(squares))][static_cast<std::size_t>(size)]} {
    while (any(squares)) {
        const Square square = pop(squares);
        rank_[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(squares_.size());
        squares_.push_back(square);
    }
    constexpr std::size_t kMostKept = 1 << 16;
    if (count_ <= kMostKept) {
        for (std::size_t number = 0; number < count_; ++number) {
            sets_.push_back(compute(number));
        }
    }
}

// In the combinatorial number system.
template <class Bits> std::size_t SquareSets<Bits>::number(Bits set) const {
    std::size_t number = 0;
    for (std::size_t k = 1; any(set); ++k) {
        number += kBinomial[rank_[static_cast<std::size_t>(pop(set))]][k];
    }
    return number;
}

template <class Bits> Bits SquareSets<Bits>::compute(std::size_t number) const {
    Bits set{};
    std::size_t rank = squares_.size();
    for (auto k = static_cast<std::size_t>(size_); k > 0; --k) {
        do {
            --rank;
        } while (kBinomial[rank][k] > number);
        number -= kBinomial[rank][k];
        set |= bit<Bits>(squares_[rank]);
    }
    return set;
}

template <class Bits>
EndgameIndex<Bits>::EndgameIndex(const Rules<Bits> &rules, const BoardSymmetries &board_symmetries,
                                 const Material &material)
    : material_{material}, board_symmetries_{board_symmetries} {
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            const int pieces = king ? material.kings[color] : material.men[color];
            if (pieces > Material::kMost) {
                throw std::invalid_argument{"too many pieces for a table"};
            }
            if (pieces > 0) {
                const Bits squares = rules.geometry.squares();
                const Bits room = king ? squares : squares & ~rules.promotion_squares[color];
                groups_.push_back({color, king, SquareSets<Bits>{room, pieces}});
            }
        }
    }
    std::stable_sort(groups_.begin(), groups_.end(),
                     [](const Group &a, const Group &b) { return a.sets.count() < b.sets.count(); });
    find_leads();
    for (std::size_t i = 1; i < groups_.size(); ++i) {
        rest_size_ *= groups_[i].sets.count();
    }
    size_ = lead_sets_.size() * rest_size_;
}

template <class Bits> void EndgameIndex<Bits>::find_leads() {
    const SquareSets<Bits> &sets = groups_.front().sets;
    leads_.resize(sets.count());
    std::vector<std::size_t> images(board_symmetries_.size());
    for (std::size_t number = 0; number < sets.count(); ++number) {
        const Bits set = sets.set(number);
        for (std::size_t s = 0; s < board_symmetries_.size(); ++s) {
            images[s] = sets.number(image(set, s));
        }
        const std::size_t first = *std::min_element(images.begin(), images.end());
        Lead &lead = leads_[number];
        for (std::size_t s = 0; s < board_symmetries_.size(); ++s) {
            lead.symmetries = static_cast<std::uint16_t>(lead.symmetries | unsigned{images[s] == first} << s);
        }
        if (first == number) {
            lead.number = static_cast<std::uint32_t>(lead_sets_.size());
            lead_sets_.push_back(set);
        } else {
            lead.number = leads_[first].number;
        }
    }
}

template <class Bits> Bits EndgameIndex<Bits>::image(Bits set, std::size_t symmetry) const {
    if (symmetry == 0) {
        return set;
    }
    Bits result{};
    while (any(set)) {
        result |= bit<Bits>(board_symmetries_[symmetry][static_cast<std::size_t>(pop(set))]);
    }
    return result;
}

// The number of the placement of all groups but the first.
template <class Bits>
std::size_t EndgameIndex<Bits>::rest(const Placement<Bits> &position, std::size_t symmetry) const {
    std::size_t number = 0;
    for (std::size_t i = 1; i < groups_.size(); ++i) {
        const Group &group = groups_[i];
        number = number * group.sets.count() + group.sets.number(image(group.of(position), symmetry));
    }
    return number;
}

template <class Bits> std::size_t EndgameIndex<Bits>::number(const Placement<Bits> &position) const {
    const Group &first = groups_.front();
    const Lead &lead = leads_[first.sets.number(first.of(position))];
    unsigned left = lead.symmetries;
    std::size_t least = rest(position, static_cast<std::size_t>(std::countr_zero(left)));
    while ((left &= left - 1) != 0) {
        least = std::min(least, rest(position, static_cast<std::size_t>(std::countr_zero(left))));
    }
    return lead.number * rest_size_ + least;
}

template <class Bits> std::optional<Placement<Bits>> EndgameIndex<Bits>::position(std::size_t number) const {
    std::array<Bits, 2> men{};
    std::array<Bits, 2> kings{};
    Bits occupied{};
    const auto put = [&](const Group &group, Bits set) {
        (group.king ? kings : men)[group.color] = set;
        const bool free = !any(occupied & set);
        occupied |= set;
        return free;
    };
    std::size_t left = number;
    for (std::size_t i = groups_.size() - 1; i > 0; --i) {
        const SquareSets<Bits> &sets = groups_[i].sets;
        if (!put(groups_[i], sets.set(left % sets.count()))) {
            return std::nullopt;
        }
        left /= sets.count();
    }
    const Bits lead = lead_sets_[left];
    if (!put(groups_.front(), lead)) {
        return std::nullopt;
    }
    const Placement<Bits> found{men, kings, kWhite};
    const bool alone = std::has_single_bit(leads_[groups_.front().sets.number(lead)].symmetries);
    return alone || this->number(found) == number ? std::optional{found} : std::nullopt;
}

template <class Bits> int EndgameIndex<Bits>::equivalents(const Placement<Bits> &position) const {
    const auto keeps = [&](std::size_t symmetry) {
        return std::all_of(groups_.begin(), groups_.end(), [&](const Group &group) {
            return image(group.of(position), symmetry) == group.of(position);
        });
    };
    int same = 0;
    for (std::size_t s = 0; s < board_symmetries_.size(); ++s) {
        same += keeps(s);
    }
    return static_cast<int>(board_symmetries_.size()) / same;
}

template class HalfTurn<Narrow>;
template class HalfTurn<Wide>;
template class SquareSets<Narrow>;
template class SquareSets<Wide>;
template class EndgameIndex<Narrow>;
template class EndgameIndex<Wide>;

} // namespace hd

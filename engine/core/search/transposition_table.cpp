#include "search/transposition_table.hpp"

#include <algorithm>

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#endif

namespace hd {

namespace {

// Layout of the data of an entry, in bits from the lowest: score 16, depth 8, bound 2, age 6, from 8, to 8,
// captured 8; the highest 8 are 0.
constexpr unsigned kDepthAt = 16, kBoundAt = 24, kAgeAt = 26, kFromAt = 32, kToAt = 40, kCapturedAt = 48;
constexpr std::uint64_t kMoveMask = std::uint64_t{0xFFFFFF} << kFromAt;

std::uint64_t packed(const Entry &entry, unsigned age) {
    const auto at = [](unsigned value, unsigned where) { return std::uint64_t{value} << where; };
    return at(static_cast<std::uint16_t>(entry.score), 0) |
           at(static_cast<unsigned>(std::clamp(entry.depth, 0, 255)), kDepthAt) |
           at(static_cast<unsigned>(entry.bound), kBoundAt) | at(age, kAgeAt) | at(entry.best.from, kFromAt) |
           at(entry.best.to, kToAt) | at(entry.best.captured, kCapturedAt);
}

int depth_of(std::uint64_t data) { return static_cast<int>(data >> kDepthAt & 0xFF); }
unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> kAgeAt & 0x3F); }

Entry unpacked(std::uint64_t data) {
    const auto byte = [&](unsigned where) { return static_cast<std::uint8_t>(data >> where); };
    return {static_cast<std::int16_t>(data),
            depth_of(data),
            static_cast<Bound>(data >> kBoundAt & 3),
            {byte(kFromAt), byte(kToAt), byte(kCapturedAt)}};
}

} // namespace

bool Table::resize(std::size_t bytes, const Stopped &stopped) {
    const std::size_t wanted = std::clamp<std::size_t>(bytes / sizeof(Cluster), 1, 0xFFFFFFFF);
    const std::size_t whole = wanted / kSegmentClusters;
    const std::size_t rest = wanted % kSegmentClusters;
    const auto size_at = [&](std::size_t i) { return i < whole ? kSegmentClusters : rest; };
    while (clusters_ != wanted) {
        if (!segments_.empty() && stopped()) {
            return false;
        }
        const std::size_t last = segments_.size();
        const bool surplus = clusters_ > wanted || (last > 0 && segments_.back().size < size_at(last - 1));
        if (surplus) {
            clusters_ -= segments_.back().size;
            segments_.pop_back();
        } else {
            segments_.emplace_back(size_at(last));
            clusters_ += segments_.back().size;
        }
    }
    return true;
}

bool Table::clear(const Stopped &stopped) {
    for (; cleared_ < segments_.size(); ++cleared_) {
        if (stopped()) {
            return false;
        }
        segments_[cleared_] = Segment{segments_[cleared_].size};
    }
    cleared_ = 0;
    age_ = 0;
    return true;
}

Entry Table::find(Key key) const {
    for (const Slot &slot : cluster(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
            return unpacked(data);
        }
    }
    return {};
}

void Table::store(Key key, const Entry &entry) {
    Slot *victim = nullptr;
    int least = 0;
    std::uint64_t kept = 0;
    for (Slot &slot : cluster(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            victim = &slot;
            kept = data;
            break;
        }
        if (const int value = worth(data); !victim || value < least) {
            victim = &slot;
            least = value;
        }
    }
    if (kept && age_of(kept) == age_ && depth_of(kept) > entry.depth + 2 && entry.bound != Bound::kExact) {
        return; // a much shallower search, as of a reduced move, tells less
    }
    std::uint64_t data = packed(entry, age_);
    if (!(data & kMoveMask)) {
        data |= kept & kMoveMask;
    }
    victim->check.store(key ^ data, std::memory_order_relaxed);
    victim->data.store(data, std::memory_order_relaxed);
}

int Table::worth(std::uint64_t data) const {
    return data == 0 ? -1000 : depth_of(data) - (age_of(data) == age_ ? 0 : 256);
}

void Table::prefetch(Key key) const {
#if defined(__GNUC__) || defined(__clang__)
    __builtin_prefetch(&cluster(key));
#elif defined(_MSC_VER) && defined(_M_X64)
    _mm_prefetch(reinterpret_cast<const char *>(&cluster(key)), _MM_HINT_T0);
#else
    (void)key;
#endif
}

double Table::fill() const {
    const Segment &first = segments_.front();
    const std::size_t sample = std::min<std::size_t>(first.size, 250);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot &slot : first.data()[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += data != 0 && age_of(data) == age_ ? 1 : 0;
        }
    }
    return static_cast<double>(used) / static_cast<double>(4 * sample);
}

} // namespace hd

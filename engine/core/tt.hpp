// Transposition table: what is known of positions met before. Clusters of four entries, one cache line.
#pragma once

#include <array>
#include <vector>

#include "position.hpp"

namespace hd {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

struct Entry {
    Key key = 0;
    std::int16_t score = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::kNone;
    std::uint8_t age = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t captured = 0; // folded: enough to tell the captures of one origin and target apart

    template <class Bits> bool is(const Move<Bits> &move) const {
        return from == move.from && to == move.to && captured == fold(move);
    }
    template <class Bits> void remember(const Move<Bits> &move) {
        from = move.from;
        to = move.to;
        captured = fold(move);
    }
    template <class Bits> static std::uint8_t fold(const Move<Bits> &move) {
        return static_cast<std::uint8_t>((mix(folded(move.captured)) >> 56) ^ (move.promotes ? 1 : 0));
    }
};

class Table {
  public:
    // At least one cluster; else the greatest power of two of clusters that fits into `bytes`.
    explicit Table(std::size_t bytes)
        : clusters_(std::bit_floor(std::max(bytes / sizeof(Cluster), std::size_t{1}))) {}

    void clear() { std::fill(clusters_.begin(), clusters_.end(), Cluster{}); }
    void new_search() { ++age_; }

    // The entry of this position, or null.
    const Entry *find(Key key) const {
        for (const Entry &entry : cluster(key)) {
            if (entry.key == key && entry.bound != Bound::kNone) {
                return &entry;
            }
        }
        return nullptr;
    }

    // Overwrites this position's entry, else the least worth keeping: old first, then shallow.
    template <class Bits> void store(Key key, int score, int depth, Bound bound, const Move<Bits> &best) {
        auto &entries = const_cast<Cluster &>(cluster(key));
        Entry *victim = entries.data();
        for (Entry &entry : entries) {
            if (entry.key == key) {
                victim = &entry;
                break;
            }
            if (worth(entry) < worth(*victim)) {
                victim = &entry;
            }
        }
        victim->key = key;
        victim->score = static_cast<std::int16_t>(score);
        victim->depth = static_cast<std::int8_t>(std::min(depth, 127));
        victim->bound = bound;
        victim->age = age_;
        victim->remember(best);
    }

  private:
    using Cluster = std::array<Entry, 4>;

    const Cluster &cluster(Key key) const { return clusters_[key & (clusters_.size() - 1)]; }
    int worth(const Entry &entry) const {
        return entry.bound == Bound::kNone ? -1000 : entry.depth - (entry.age == age_ ? 0 : 256);
    }

    std::vector<Cluster> clusters_;
    std::uint8_t age_ = 0;
};

} // namespace hd

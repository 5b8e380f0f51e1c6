// The transposition table: what is known of positions searched before, shared by all threads without a lock.
//
// An entry is two words: its data, packed into 64 bits as the .cpp file describes, and a check, which is the
// key exclusive-or the data. Threads read and write both words as relaxed atomics. If two threads write to
// one slot at the same time and a reader meets the halves of different entries, the check does not fit the
// data and the entry is not found (Hyatt and Mann, "A lock-less transposition-table implementation for
// parallel search", ICGA Journal 2002). So a lock is saved at the cost of a rare lost entry. Four entries
// fill a cache line, which one memory access brings in; replacement chooses among them. The memory comes in
// segments of 16 MiB, so that resizing and clearing tables of gigabytes can be broken off.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "machine/pages.hpp"
#include "moves/position.hpp"

namespace hd {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

// The move of an entry, with just enough to recognize it among the legal moves.
struct ShortMove {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t captured = 0; // a hash that tells apart captures with the same origin and target

    template <class Bits> static ShortMove of(const Move<Bits> &move) {
        return {move.from, move.to, fold(move)};
    }
    template <class Bits> bool is(const Move<Bits> &move) const {
        return from == move.from && to == move.to && captured == fold(move);
    }

  private:
    template <class Bits> static std::uint8_t fold(const Move<Bits> &move) {
        const auto set = static_cast<std::uint8_t>(mix(folded(move.captured)) >> 56);
        return static_cast<std::uint8_t>(set ^ (move.promotes ? 1 : 0));
    }
};

struct Entry {
    int score = 0;
    int depth = 0;
    Bound bound = Bound::kNone; // kNone: no entry
    ShortMove best;

    bool known() const { return bound != Bound::kNone; }
    bool has_move() const { return known() && best.from != best.to; }
};

class Table {
  public:
    // Called between the steps of a long operation; returns whether to break it off.
    using Stopped = std::function<bool()>;

    // Changes the size to `bytes`, or to one cluster if that is more; false if it was broken off, to be
    // called again. The table can be used in any case; a change of size loses its entries. Throws
    // std::bad_alloc, and then uses the memory it already has.
    bool resize(std::size_t bytes, const Stopped &stopped);

    // Removes all entries; false if it was broken off, to be called again.
    bool clear(const Stopped &stopped);

    void new_search() { age_ = (age_ + 1) & kAgeMask; }

    Entry find(Key key) const;

    // Replaces the entry of this position, unless it is of this search and much deeper; else the least
    // valuable of the cluster: of an earlier search, then the shallowest. An entry without a move keeps the
    // move it had.
    void store(Key key, const Entry &entry);

    void prefetch(Key key) const;

    // The share of the table filled by the running search, from 0 to 1, estimated from a sample.
    double fill() const;

  private:
    static constexpr unsigned kAgeMask = 0x3F;

    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Cluster { // one cache line
        std::array<Slot, 4> slots;
    };
    static constexpr unsigned kSegmentBits = 18; // clusters in a segment: 16 MiB
    static constexpr std::size_t kSegmentClusters = std::size_t{1} << kSegmentBits;

    // A part of the table that is allocated and freed at once, whatever the size of the whole.
    struct Segment {
        Pages pages; // zero as it comes, which is what empty clusters are
        std::size_t size;

        explicit Segment(std::size_t clusters) : pages{clusters * sizeof(Cluster)}, size{clusters} {}
        Cluster *data() const { return static_cast<Cluster *>(pages.data()); }
    };

    Cluster &cluster(Key key) const {
        const std::uint64_t i = ((key >> 32) * clusters_) >> 32;
        return segments_[i >> kSegmentBits].data()[i & (kSegmentClusters - 1)];
    }
    int worth(std::uint64_t data) const;

    std::vector<Segment> segments_;
    std::uint64_t clusters_ = 0; // less than 2^32: 256 GiB
    std::size_t cleared_ = 0;    // segments done by a clear() that was broken off
    unsigned age_ = 0;
};

} // namespace hd

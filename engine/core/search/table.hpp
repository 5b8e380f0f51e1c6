// Transposition table: what is known of positions met before, shared by all threads without a lock.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "moves/position.hpp"
#include "search/pages.hpp"

namespace hd {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

// The move of an entry, short: enough to find it again among the legal moves.
struct ShortMove {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t captured = 0; // folded: tells the captures of one origin and target apart

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
    Bound bound = Bound::kNone; // kNone: nothing is known
    ShortMove best;

    bool known() const { return bound != Bound::kNone; }
    bool has_move() const { return known() && best.from != best.to; }
};

class Table {
  public:
    // Asked between two steps of a long operation: whether to break it off.
    using Stopped = std::function<bool()>;

    // Makes the table `bytes` large, at least one segment; false if it was broken off, to be called again.
    // The table can be used in any case; after a change of size what it knew is lost. Throws std::bad_alloc,
    // with the memory got so far in use.
    bool resize(std::size_t bytes, const Stopped &stopped);

    // Forgets everything; false if it was broken off, to be called again.
    bool clear(const Stopped &stopped);

    void new_search() { age_ = (age_ + 1) & kAgeMask; }

    Entry find(Key key) const;

    // Overwrites this position's entry, unless this search knew it much deeper, else the least worth keeping:
    // old first, then shallow. An entry that comes without a move keeps the one it had.
    void store(Key key, const Entry &entry);

    void prefetch(Key key) const;

    // The share of the table filled by the running search, from 0 to 1, by a sample.
    double fill() const;

  private:
    static constexpr unsigned kAgeMask = 0x3F;

    // Two words: the data, and the key mixed with it, so that halves written by different threads do not
    // match.
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Cluster { // one cache line
        std::array<Slot, 4> slots;
    };
    static constexpr unsigned kSegmentBits = 18; // clusters in a segment: 16 MiB
    static constexpr std::size_t kSegmentClusters = std::size_t{1} << kSegmentBits;

    // A part of the table, taken and given back in a moment whatever the size of the whole.
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

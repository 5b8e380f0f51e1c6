// The generator of endgame tables, by retrograde analysis. It computes the verdicts on all positions of one
// material and of the material with the sides exchanged, because plain moves lead from one to the other.
//
// A first pass looks at every position: one without a plain move, or whose captures and promotions decide it,
// gets its verdict from the tables of the materials that they lead to. Then verdicts spread backward along
// retro moves in the order of their distance from the end. A position lost in n plies makes every predecessor
// won in n + 1 plies. A position won in n plies may make a predecessor lost: it is, once all its moves lead
// to wins of at most n plies. A win by capture or promotion found in the first pass is entered at once and
// spread when its turn comes, unless a quicker win has replaced it. What has no verdict in the end is a draw.
//
// The order makes the distances exact and lets threads share each pass without locks: two threads that write
// to one position write the same verdict. Instead of counting the moves of every position, which would take
// memory and a pass more, the moves of a predecessor are generated when it might be lost. Memory is two bytes
// for each number of the index; time is a pass over all numbers for each ply of the longest win.
#pragma once

#include <atomic>
#include <functional>

#include "endgames/tables.hpp"

namespace hd {

template <class Bits> class EndgameGenerator {
  public:
    // Verdict::code() by number; drawn for numbers that stand for nothing.
    using Codes = std::vector<std::atomic<std::uint16_t>>;

    // `known` holds every material that a capture or a promotion leads to. `swapped` is the index of the
    // material with the sides exchanged, or null if that is the same.
    EndgameGenerator(const Rules<Bits> &rules, const EndgameTables<Bits> &known,
                     const EndgameIndex<Bits> &index, const EndgameIndex<Bits> *swapped);

    // Called with an estimate of the share of the work done, from 0 to 1.
    using Progress = std::function<void(double)>;

    // False if `stop` was set before the end. Throws std::out_of_range if `known` lacks a table.
    bool run(int threads, const std::atomic<bool> &stop, const Progress &progress);

    // Side 0 is the material given, side 1 the one with the sides exchanged.
    const EndgameIndex<Bits> &index(std::size_t side) const { return *sides_[side].index; }
    const Codes &codes(std::size_t side) const { return sides_[side].codes; }
    std::size_t sides() const { return sides_.size(); }

  private:
    struct Side {
        const EndgameIndex<Bits> *index;
        Codes codes;
    };

    template <class Work>
    void for_all(int threads, const std::atomic<bool> &stop, const Progress &progress, const Work &work);
    Verdict known(const Placement<Bits> &position);
    Verdict initial_verdict(const Placement<Bits> &position);
    std::optional<Verdict> verdict_if_lost(const Placement<Bits> &position, int decided);
    void spread(const Placement<Bits> &position, Verdict verdict);
    std::atomic<std::uint16_t> &code(const Placement<Bits> &position);
    void set(std::atomic<std::uint16_t> &code, Verdict verdict);

    const Rules<Bits> &rules_;
    const EndgameTables<Bits> &tables_;
    std::vector<Side> sides_;
    std::atomic<int> longest_{0}; // the highest code so far
    std::atomic<bool> table_missing_{false};
};

} // namespace hd

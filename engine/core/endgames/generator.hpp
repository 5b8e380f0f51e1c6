// Works out endgames by retrograde analysis: all positions of one material, and of the same with the other
// side to move.
#pragma once

#include <atomic>
#include <functional>

#include "endgames/tables.hpp"

namespace hd {

template <class Bits> class EndgameGenerator {
  public:
    using Codes =
        std::vector<std::atomic<std::uint16_t>>; // Verdict::code() by number; drawn if it stands for nothing

    // `known` holds every material that a capture or a promotion leads to. `index` and, if the material is
    // not the same for both sides, `turned`: of White and of Black to move.
    EndgameGenerator(const Rules<Bits> &rules, const EndgameTables<Bits> &known,
                     const EndgameIndex<Bits> &index, const EndgameIndex<Bits> *turned);

    // Called with the share of the work that seems done, from 0 to 1.
    using Progress = std::function<void(double)>;

    // False if `stop` was set before it was done. Throws std::out_of_range if `known` lacks a table.
    bool run(int threads, const std::atomic<bool> &stop, const Progress &progress);

    // Of side 0, White to move, or 1.
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
    Verdict at_first(const Placement<Bits> &position);
    std::optional<Verdict> lost_for_sure(const Placement<Bits> &position, int decided);
    void spread(const Placement<Bits> &position, Verdict verdict);
    std::atomic<std::uint16_t> &code(const Placement<Bits> &position);
    void note(std::atomic<std::uint16_t> &code, Verdict verdict);

    const Rules<Bits> &rules_;
    const EndgameTables<Bits> &tables_;
    std::vector<Side> sides_;
    std::atomic<int> longest_{0};  // the highest code so far
    std::atomic<bool> gap_{false}; // a table was missing
};

} // namespace hd

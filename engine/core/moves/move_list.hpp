// The list of moves of one position. It allocates only for more moves than almost any position has.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "moves/position.hpp"

namespace hd {

template <class Bits> class MoveList {
  public:
    using Move = hd::Move<Bits>;

    MoveList() { moves_ = inline_.data(); }
    MoveList(const MoveList &) = delete; // it holds a pointer into itself
    MoveList &operator=(const MoveList &) = delete;

    void add(const Move &move) { *extend(1) = move; }

    // Makes the list longer by moves not yet initialized, and returns the first of them.
    Move *extend(std::size_t by) {
        if (size_ + by > room_) {
            grow(size_ + by);
        }
        Move *const added = moves_ + size_;
        size_ += by;
        return added;
    }

    void clear() { size_ = 0; }

    template <class Predicate> void keep_if(Predicate keep) {
        Move *const last = std::remove_if(begin(), end(), [&](const Move &move) { return !keep(move); });
        size_ = static_cast<std::size_t>(last - begin());
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move *begin() { return moves_; }
    Move *end() { return moves_ + size_; }
    const Move *begin() const { return moves_; }
    const Move *end() const { return moves_ + size_; }
    const Move &operator[](std::size_t i) const { return moves_[i]; }

  private:
    static constexpr std::size_t kInline = 96;

    void grow(std::size_t needed) {
        std::vector<Move> larger(2 * needed);
        std::copy(begin(), end(), larger.begin());
        heap_.swap(larger);
        moves_ = heap_.data();
        room_ = heap_.size();
    }

    std::size_t size_ = 0;
    std::size_t room_ = kInline;
    Move *moves_;
    std::array<Move, kInline> inline_;
    std::vector<Move> heap_;
};

} // namespace hd

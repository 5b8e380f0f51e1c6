// The moves of one position. Room for the usual number without touching the heap, and for any number with it.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "position.hpp"

namespace hd {

template <class Bits> class MoveList {
  public:
    using Move = hd::Move<Bits>;

    void add(const Move &move) {
        if (heap_.empty() && size_ < kInline) {
            inline_[size_++] = move;
            return;
        }
        if (heap_.empty()) {
            heap_.assign(inline_.begin(), inline_.end());
        }
        heap_.push_back(move);
        ++size_;
    }

    // Forgets the moves but keeps the room.
    void clear() {
        size_ = 0;
        heap_.clear();
    }

    template <class Predicate> void keep_if(Predicate keep) {
        Move *const last = std::remove_if(begin(), end(), [&](const Move &move) { return !keep(move); });
        size_ = static_cast<std::size_t>(last - begin());
        if (!heap_.empty()) {
            heap_.resize(std::max(size_, std::size_t{1}), Move{});
        }
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move *begin() { return data(); }
    Move *end() { return data() + size_; }
    const Move *begin() const { return data(); }
    const Move *end() const { return data() + size_; }
    const Move &operator[](std::size_t i) const { return data()[i]; }

  private:
    static constexpr std::size_t kInline = 96;

    Move *data() { return heap_.empty() ? inline_.data() : heap_.data(); }
    const Move *data() const { return heap_.empty() ? inline_.data() : heap_.data(); }

    std::size_t size_ = 0;
    std::array<Move, kInline> inline_;
    std::vector<Move> heap_;
};

} // namespace hd

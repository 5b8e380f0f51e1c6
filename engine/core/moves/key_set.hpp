// A set of keys that is only ever added to. Costs nothing until it is used.
#pragma once

#include <vector>

#include "moves/hash.hpp"

namespace hd {

class KeySet {
  public:
    // Adds the key, which must not be 0; whether it was new.
    bool add(Key key) {
        if (2 * (size_ + 1) > slots_.size()) {
            grow();
        }
        Key &slot = find(key);
        if (slot == key) {
            return false;
        }
        slot = key;
        ++size_;
        return true;
    }

    void clear() {
        if (size_ > 0) {
            slots_.assign(kFirst, 0);
            size_ = 0;
        }
    }

  private:
    static constexpr std::size_t kFirst = 1024; // a power of two, as every size

    Key &find(Key key) {
        std::size_t i = key & (slots_.size() - 1);
        while (slots_[i] != 0 && slots_[i] != key) {
            i = (i + 1) & (slots_.size() - 1);
        }
        return slots_[i];
    }

    void grow() {
        std::vector<Key> old(slots_.empty() ? kFirst : 2 * slots_.size(), 0);
        old.swap(slots_);
        for (const Key key : old) {
            if (key != 0) {
                find(key) = key;
            }
        }
    }

    std::vector<Key> slots_;
    std::size_t size_ = 0;
};

} // namespace hd

// Hash keys, the function that mixes them, and sets of keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hd {

using Key = std::uint64_t;

// splitmix64 (Steele, Lea, Flood 2014): bijective, and good enough for random numbers and for hashes.
constexpr Key mix(Key x) {
    x += 0x9E3779B97F4A7C15;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
    return x ^ (x >> 31);
}

// A set of keys that are only ever added. An empty one has allocated nothing.
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

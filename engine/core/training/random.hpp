// Random numbers that are the same everywhere.
#pragma once

#include "moves/hash.hpp"

namespace hd {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_{mix(seed)} {}
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>((state_ = mix(state_)) % limit); }

  private:
    Key state_;
};

} // namespace hd

// The work spent on one position: counted, limited and interruptible.
//
// A position with many kings can have so many captures that listing them would take hours. Every search
// through captures counts its steps here, gives up beyond the limit, and asks now and then whether to stop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>

namespace hd {

// A position takes more work than the app puts into one.
class BeyondPlay : public std::exception {
  public:
    const char *what() const noexcept override { return "the position has too many captures"; }
};

// `poll` asked to stop.
class Interrupted : public std::exception {
  public:
    const char *what() const noexcept override { return "interrupted"; }
};

class Effort {
  public:
    using Poll = std::function<bool()>; // whether to stop

    // The steps for one call: up to half a second. Positions of games take a thousandth of it.
    static constexpr std::uint64_t kMost = 700'000;
    // The steps in which the moves of a position that is set up have to be found and named, so that the calls
    // that follow do not come near the limit.
    static constexpr std::uint64_t kMostAtFirst = kMost * 6 / 7;
    // More different captures than anybody could choose from.
    static constexpr std::size_t kMostMoves = 5000;

    Effort() = default;
    // `poll`, which must outlive it, is asked every 1024 steps; null: nobody is.
    explicit Effort(const Poll *poll, std::uint64_t most = kMost) : most_{most}, poll_{poll} {}

    // Begins the work on another position.
    void begin() { steps_ = 0; }

    // Counts a step. Throws BeyondPlay or Interrupted.
    void spend() {
        if ((++steps_ & kPollMask) == 0) {
            check();
        }
    }

    // Asks whether to stop; for work that takes no steps. Throws Interrupted.
    void ask() const {
        if (poll_ != nullptr && (*poll_)()) {
            throw Interrupted{};
        }
    }

    // Since begin(). Short searches are not counted.
    std::uint64_t steps() const { return steps_; }

  private:
    static constexpr std::uint64_t kPollMask = 0x3FF;

    void check() const {
        if (steps_ > most_) {
            throw BeyondPlay{};
        }
        ask();
    }

    std::uint64_t steps_ = 0;
    std::uint64_t most_ = kMost;
    const Poll *poll_ = nullptr;
};

} // namespace hd

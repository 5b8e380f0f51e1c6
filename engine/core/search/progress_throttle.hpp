// Passes on what a search finds, but not more often than a listener can use.
#pragma once

#include <chrono>
#include <functional>

#include "search/limits.hpp"

namespace hd {

template <class Bits> class ProgressThrottle {
  public:
    using Clock = std::chrono::steady_clock;
    using Listener = std::function<void(const Report<Bits> &)>;

    explicit ProgressThrottle(const Listener &listener) : listener_{listener} {}

    // Something new was found.
    void found(const Report<Bits> &report) {
        news_ = true;
        if (due(Clock::now())) {
            tell(report);
        }
    }

    // What was told is no longer right: the end will be told, too.
    void outdated() { news_ = true; }

    // Whether it is time to tell: of news that have waited, or just that the search is alive.
    bool due(Clock::time_point now) const { return now - told_ >= (news_ ? kInterval : kIdleInterval); }

    void tell(const Report<Bits> &report) {
        if (listener_) {
            listener_(report);
        }
        news_ = false;
        told_ = Clock::now();
    }

    // Tells what nobody has heard yet.
    void finish(const Report<Bits> &report) {
        if (news_) {
            tell(report);
        }
    }

  private:
    static constexpr std::chrono::milliseconds kInterval{
        55}; // less than 20 times a second, the last one included
    static constexpr std::chrono::milliseconds kIdleInterval{250};
    static constexpr std::chrono::milliseconds kFirst{10};

    const Listener &listener_;
    bool news_ = false;
    // as if it had told before, so that the first finding comes soon
    Clock::time_point told_ = Clock::now() - kInterval + kFirst;
};

} // namespace hd

// The throttle between a search and its listener: at most 20 reports a second.
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

    // There is something new to report.
    void found(const Report<Bits> &latest) {
        news_ = true;
        if (due(Clock::now())) {
            report(latest);
        }
    }

    // The last report is no longer right: finish() will report again.
    void outdated() { news_ = true; }

    // Whether it is time to report news, or just that the search is alive.
    bool due(Clock::time_point now) const {
        return now - reported_at_ >= (news_ ? kInterval : kIdleInterval);
    }

    void report(const Report<Bits> &latest) {
        if (listener_) {
            listener_(latest);
        }
        news_ = false;
        reported_at_ = Clock::now();
    }

    // Reports what has not been reported yet.
    void finish(const Report<Bits> &latest) {
        if (news_) {
            report(latest);
        }
    }

  private:
    // less than 20 times a second, the last one included
    static constexpr std::chrono::milliseconds kInterval{55};
    static constexpr std::chrono::milliseconds kIdleInterval{250};
    static constexpr std::chrono::milliseconds kFirst{10};

    const Listener &listener_;
    bool news_ = false;
    // as if it had reported before, so that the first report comes soon
    Clock::time_point reported_at_ = Clock::now() - kInterval + kFirst;
};

} // namespace hd

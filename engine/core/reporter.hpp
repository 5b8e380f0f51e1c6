// Passes on what a search finds, but not more often than a listener can use.
#pragma once

#include <chrono>
#include <functional>

#include "limits.hpp"

namespace hd {

template <class Bits> class Reporter {
  public:
    using Listener = std::function<void(const Report<Bits> &)>;

    explicit Reporter(const Listener &listener) : listener_{listener} {}

    // Something new was found.
    void found(const Report<Bits> &report) {
        news_ = true;
        tick(report);
    }

    // Called now and then: tells news that have waited, and else shows that the search is alive.
    void tick(const Report<Bits> &report) {
        const auto now = std::chrono::steady_clock::now();
        if (now - told_ >= (news_ ? kInterval : kIdleInterval)) {
            tell(report);
        }
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

    void tell(const Report<Bits> &report) {
        if (listener_) {
            listener_(report);
        }
        news_ = false;
        told_ = std::chrono::steady_clock::now();
    }

    const Listener &listener_;
    bool news_ = false;
    std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

} // namespace hd

// Threads that are joined, and a parallel loop over a range of numbers.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>
#include <vector>

namespace hd {

// Threads that are joined when this object goes out of scope.
class Workers {
  public:
    template <class Work> void start(Work work) { threads_.emplace_back(std::move(work)); }
    ~Workers() {
        for (std::thread &thread : threads_) {
            thread.join();
        }
    }

  private:
    std::vector<std::thread> threads_;
};

// Calls `work(begin, end)` for parts of 0…size on `threads` threads until all are done or `stop` is set.
// Between parts the calling thread calls `tell(share)` with the share of the work done, from 0 to 1.
template <class Work, class Tell>
void share_out(std::size_t size, int threads, const std::atomic<bool> &stop, const Work &work,
               const Tell &tell) {
    constexpr std::size_t kPart = 1 << 14;
    std::atomic<std::size_t> next{0};
    const auto run = [&](const auto &after) {
        while (!stop.load(std::memory_order_relaxed)) {
            const std::size_t begin = next.fetch_add(kPart, std::memory_order_relaxed);
            if (begin >= size) {
                return;
            }
            work(begin, std::min(begin + kPart, size));
            after(begin);
        }
    };
    Workers helpers;
    const std::size_t useful = (size + kPart - 1) / kPart;
    for (std::size_t i = 1; i < std::min(static_cast<std::size_t>(std::max(threads, 1)), useful); ++i) {
        helpers.start([&] { run([](std::size_t) {}); });
    }
    run([&](std::size_t begin) { tell(static_cast<double>(begin) / static_cast<double>(size)); });
}

} // namespace hd

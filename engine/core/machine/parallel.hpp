// Threads that are joined, and a parallel loop over a range of numbers.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace hd {

// Threads that are joined when this object goes out of scope, whatever it is left by: whoever starts threads
// that do not end by themselves tells them to before.
class Workers {
  public:
    // Starts a thread; what `work` throws is kept for join(), and `failed` is called. Nothing is started
    // where the system has no more threads or memory: others do the work.
    template <class Work, class Failed> void start(Work work, Failed failed) {
        try {
            threads_.reserve(threads_.size() + 1);
            threads_.emplace_back([this, work = std::move(work), failed = std::move(failed)] {
                try {
                    work();
                } catch (...) {
                    const std::scoped_lock guard{lock_};
                    failure_ = std::current_exception();
                    failed();
                }
            });
        } catch (const std::system_error &) {
        } catch (const std::bad_alloc &) {
        }
    }

    // Waits for all, and throws what one of them threw.
    void join() {
        for (std::thread &thread : threads_) {
            thread.join();
        }
        threads_.clear();
        if (failure_) {
            std::rethrow_exception(std::exchange(failure_, nullptr));
        }
    }

    ~Workers() {
        for (std::thread &thread : threads_) {
            thread.join();
        }
    }

  private:
    std::vector<std::thread> threads_;
    std::mutex lock_;
    std::exception_ptr failure_;
};

// Calls `leave` when it goes out of scope.
template <class Leave> class AtExit {
  public:
    explicit AtExit(Leave leave) : leave_{std::move(leave)} {}
    ~AtExit() { leave_(); }
    AtExit(const AtExit &) = delete;
    AtExit &operator=(const AtExit &) = delete;

  private:
    Leave leave_;
};

// Calls `work(begin, end)` for parts of 0…size, of `part` numbers each, on `threads` threads until all are
// done or `stop` is set. Between parts the calling thread calls `tell(share)` with the share of the work
// done, from 0 to 1. Throws what `work` throws, once all threads have ended.
template <class Work, class Tell>
void share_out(std::size_t size, int threads, const std::atomic<bool> &stop, const Work &work,
               const Tell &tell, std::size_t part = 1 << 14) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> failed{false};
    const auto run = [&](const auto &after) {
        while (!stop.load(std::memory_order_relaxed) && !failed.load(std::memory_order_relaxed)) {
            const std::size_t begin = next.fetch_add(part, std::memory_order_relaxed);
            if (begin >= size) {
                return;
            }
            work(begin, std::min(begin + part, size));
            after(begin);
        }
    };
    Workers helpers;
    const AtExit end{[&] { failed = true; }}; // before the helpers are joined: nothing is left, or it failed
    const std::size_t useful = (size + part - 1) / part;
    for (std::size_t i = 1; i < std::min(static_cast<std::size_t>(std::max(threads, 1)), useful); ++i) {
        helpers.start([&] { run([](std::size_t) {}); }, [&] { failed = true; });
    }
    run([&](std::size_t begin) { tell(static_cast<double>(begin) / static_cast<double>(size)); });
    helpers.join();
}

} // namespace hd

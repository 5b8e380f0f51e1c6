#include "machine/crash_stack.hpp"

#if __has_include(<execinfo.h>)
#include <array>
#include <csignal>
#include <cstddef>
#include <execinfo.h>
#include <string_view>
#include <unistd.h>
#endif

namespace hd {

#if __has_include(<execinfo.h>)

namespace {

constexpr std::array kSignals{SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
constexpr int kMostFrames = 64;
constexpr unsigned kPatienceS = 3;
constexpr std::string_view kTitle = "Native stack, the last call first:\n";

// A handler of signals knows nothing but what is global. Written while there is no handler, read by it alone.
int target = -1;
std::array<struct sigaction, kSignals.size()> before{};

void restore() noexcept {
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], &before[i], nullptr);
    }
}

void on_crash(int number) {
    restore();         // a crash in here ends the process
    alarm(kPatienceS); // so does waiting for a lock of the loader's that the crash has left taken
    std::array<void *, kMostFrames> frames;
    const int count = backtrace(frames.data(), kMostFrames);
    if (write(target, kTitle.data(), kTitle.size()) > 0) {
        backtrace_symbols_fd(frames.data(), count, target);
    }
    raise(number);
}

} // namespace

bool write_stack_on_crash(int file) noexcept {
    if (target != -1) {
        restore();
    }
    target = file;
    if (file == -1) {
        return false;
    }
    std::array<void *, 1> frame;
    backtrace(frame.data(), 1); // the first call loads a library, which a handler must not
    struct sigaction action{};
    action.sa_handler = on_crash;
    action.sa_flags = SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], &action, &before[i]);
    }
    return true;
}

#else

bool write_stack_on_crash(int) noexcept { return false; }

#endif

} // namespace hd

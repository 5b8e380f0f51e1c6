// Memory and threads that are refused. The allocator of this program fails once, at an allocation counted
// from the beginning of a piece of work, in whichever of its threads that is; threads are refused by the
// system. Whatever was begun comes to its end: by std::bad_alloc, or by doing without.
#include <chrono>
#include <cstdlib>
#include <new>
#include <numeric>
#include <system_error>
#include <thread>

#include "checks.hpp"
#include "endgames/record.hpp"
#include "games.hpp"
#include "library/game_store.hpp"
#include "machine/parallel.hpp"
#include "pdn/game_index.hpp"
#include "search/search.hpp"
#include "training/samples.hpp"

#ifdef __GLIBC__
#include <pthread.h>
#endif
#ifdef _WIN32
#include <malloc.h>
#endif

namespace {

constexpr std::int64_t kNever = -1;
std::atomic<std::int64_t> left{kNever}; // allocations until one fails
std::atomic<std::int64_t> kept{0};      // allocations that were not freed

#ifdef _WIN32
// Memory that is allocated by its alignment is freed by another function there: all of it is, then.
void *taken(std::size_t size, std::size_t alignment) {
    return _aligned_malloc(std::max<std::size_t>(size, 1), std::max(alignment, alignof(std::max_align_t)));
}
void given_back(void *memory) { _aligned_free(memory); }
#else
void *taken(std::size_t size, std::size_t alignment) {
    return alignment == 0 ? std::malloc(std::max<std::size_t>(size, 1))
                          : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
void given_back(void *memory) { std::free(memory); }
#endif

void *allocated(std::size_t size, std::size_t alignment) {
    if (left.load() != kNever && left.fetch_sub(1) == 0) {
        throw std::bad_alloc{};
    }
    void *const memory = taken(size, alignment);
    if (memory == nullptr) {
        throw std::bad_alloc{};
    }
    kept.fetch_add(1);
    return memory;
}

void freed(void *memory) {
    if (memory != nullptr) {
        kept.fetch_sub(1);
        given_back(memory);
    }
}

// Does `work` again and again, with one allocation more granted each time, until nothing fails. At first
// every allocation is the one that fails, later only some are, or it would take too long.
template <class Work> void check_without_memory(const char *what, const Work &work) {
    work(); // what is made once and kept is made now
    for (std::int64_t granted = 0;; granted += 1 + granted / 16) {
        const std::int64_t before = kept;
        left = granted;
        try {
            work();
        } catch (const std::bad_alloc &) { // told as it should be
        }
        const bool failed = left.exchange(kNever) < 0;
        require(kept == before, what);
        if (!failed) {
            return;
        }
    }
}

template <class Bits> void search(int threads) {
    const hd::StopToken going;
    hd::Search<Bits> searched{Harzdame<Bits>::rules()};
    searched.resize(1 << 16, threads);
    const auto report = searched.run(Harzdame<Bits>::start(), {}, {.nodes = 300}, {}, going, {});
    require(!report.lines.empty(), "a search finds a move");
}

template <class Bits> void make_table(int threads) {
    const std::atomic<bool> going{false};
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    std::vector<hd::Square> same(hd::kRoom<Bits>);
    std::iota(same.begin(), same.end(), 0);
    const hd::EndgameIndex<Bits> index{rules, hd::BoardSymmetries{same}, {{0, 0}, {1, 1}}};
    const hd::EndgameTables<Bits> tables{rules};
    hd::EndgameGenerator<Bits> generator{rules, tables, index, nullptr};
    if (generator.run(threads, going, [](double) {})) {
        hd::record(rules, generator, 0, threads, going);
    }
}

// Work that asks for memory in every part, on whichever thread: what a helper throws comes back.
void share(int threads) {
    constexpr std::size_t kSize = std::size_t{1} << 19; // 32 parts
    const std::atomic<bool> going{false};
    std::atomic<std::size_t> done{0};
    const auto part = [&](std::size_t begin, std::size_t end) {
        const std::vector<std::uint8_t> memory(100, 1);
        std::this_thread::sleep_for(std::chrono::microseconds{100}); // so that all have their share
        done += (end - begin) * memory[begin % memory.size()];
    };
    hd::share_out(kSize, threads, going, part, [](double) {});
    require(done == kSize, "all parts are done");
}

template <class Bits> void look_up(int threads) {
    hd::GameStore<Bits> store{Harzdame<Bits>::start()};
    const std::array<std::uint8_t, 3> game{0, 18, 26};
    for (hd::GameId id = 0; id < 50; ++id) {
        store.add({id, hd::kNoResult, 0}, game);
    }
    store.find({}, threads);
    store.explore({}, nullptr, threads);
}

// Threads that the system refuses: those there are do the work.
template <class Work> void check_without_threads([[maybe_unused]] const Work &work) {
#ifdef __GLIBC__
    pthread_attr_t usual{};
    require(pthread_getattr_default_np(&usual) == 0, "threads have usual attributes");
    pthread_attr_t huge{};
    pthread_attr_init(&huge);
    pthread_attr_setstacksize(&huge, std::size_t{1} << 48); // more than there are addresses
    require(pthread_setattr_default_np(&huge) == 0, "threads ask for too much");
    bool started = true;
    try {
        std::thread idle{[] {}};
        idle.join();
    } catch (const std::system_error &) {
        started = false;
    }
    require(!started, "no thread can be started");
    work();
    pthread_setattr_default_np(&usual);
#endif
}

} // namespace

void *operator new(std::size_t size) { return allocated(size, 0); }
void *operator new(std::size_t size, std::align_val_t alignment) {
    return allocated(size, static_cast<std::size_t>(alignment));
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept {
    try {
        return allocated(size, 0);
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}
void operator delete(void *memory, const std::nothrow_t &) noexcept { freed(memory); }
void operator delete(void *memory) noexcept { freed(memory); }
void operator delete(void *memory, std::size_t) noexcept { freed(memory); }
void operator delete(void *memory, std::align_val_t) noexcept { freed(memory); }
void operator delete(void *memory, std::size_t, std::align_val_t) noexcept { freed(memory); }

template <class Bits> void check_shortage() {
    for (const int threads : {1, 3}) {
        check_without_memory("shared work leaves nothing behind", [&] { share(threads); });
        check_without_memory("a search leaves nothing behind", [&] { search<Bits>(threads); });
        check_without_memory("a generator leaves nothing behind", [&] { make_table<Bits>(threads); });
        check_without_memory("a store leaves nothing behind", [&] { look_up<Bits>(threads); });
    }
    check_without_memory("a reader leaves nothing behind", [] {
        check_walk_of<Bits>("[Event \"x\"] 1. c3-d3 {a} (c3-c4) 1-0", Harzdame<Bits>::rules(),
                            Harzdame<Bits>::start());
        check_scan_of("[Event \"x\"]\n\n1. c4 1-0\n\n[Event \"y\"]\n\n*\n", 14, 3, "[Round \"2\"]");
    });
    check_without_threads([] {
        share(3);
        search<Bits>(3);
        make_table<Bits>(3);
        look_up<Bits>(3);
    });
}

template void check_shortage<hd::Narrow>();
template void check_shortage<hd::Wide>();

#include "endgames/record.hpp"

#include <mutex>

#include "machine/parallel.hpp"

namespace hd {

namespace {

constexpr unsigned kResultBlock = 9; // small: read in the search
constexpr unsigned kVerdictBlock = 11;

// The statistics of a part of the positions.
template <class Bits> struct Sum {
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    Verdict longest;
    std::size_t longest_number = 0;

    void count(Verdict verdict, std::size_t number, std::uint64_t positions) {
        (verdict.won() ? won : verdict.drawn() ? drawn : lost) += positions;
        if (verdict.won()) {
            consider(verdict, number);
        }
    }
    void add(const Sum &other) {
        won += other.won;
        drawn += other.drawn;
        lost += other.lost;
        consider(other.longest, other.longest_number);
    }

  private:
    // Of the longest wins the lowest number is kept, in whatever order the parts are added.
    void consider(Verdict verdict, std::size_t number) {
        if (verdict.code() > longest.code() || (verdict == longest && number < longest_number)) {
            longest = verdict;
            longest_number = number;
        }
    }
};

} // namespace

template <class Bits>
std::optional<EndgameRecord<Bits>> record(const Rules<Bits> &rules, const EndgameGenerator<Bits> &generator,
                                          std::size_t side, int threads, const std::atomic<bool> &stop) {
    const EndgameIndex<Bits> &index = generator.index(side);
    const auto &codes = generator.codes(side);
    std::vector<std::uint16_t> numbers(index.size(), kAnyNumber);
    Sum<Bits> sum;
    std::mutex lock;
    const auto add_up = [&](std::size_t begin, std::size_t end) {
        Sum<Bits> part;
        for (std::size_t number = begin; number < end; ++number) {
            if (const auto position = index.position(number)) {
                const std::uint16_t code = codes[number].load(std::memory_order_relaxed);
                part.count(Verdict::from_code(code), number,
                           static_cast<std::uint64_t>(index.equivalents(*position)));
                numbers[number] = has_capture(rules, *position) ? kAnyNumber : code;
            }
        }
        const std::scoped_lock guard{lock};
        sum.add(part);
    };
    share_out(index.size(), threads, stop, add_up, [](double) {});
    EndgameRecord<Bits> record;
    record.verdicts = pair_coded(numbers, kVerdictBlock, stop);
    for (std::uint16_t &number : numbers) {
        number = number == kAnyNumber ? kAnyNumber
                                      : static_cast<std::uint16_t>(result_of(Verdict::from_code(number)));
    }
    record.results = pair_coded(std::move(numbers), kResultBlock, stop);
    record.won = sum.won;
    record.drawn = sum.drawn;
    record.lost = sum.lost;
    record.longest = sum.longest;
    if (sum.longest.won()) {
        record.longest_from = index.position(sum.longest_number);
    }
    return stop ? std::nullopt : std::optional{std::move(record)};
}

template std::optional<EndgameRecord<Narrow>> record(const Rules<Narrow> &, const EndgameGenerator<Narrow> &,
                                                     std::size_t, int, const std::atomic<bool> &);
template std::optional<EndgameRecord<Wide>> record(const Rules<Wide> &, const EndgameGenerator<Wide> &,
                                                   std::size_t, int, const std::atomic<bool> &);

} // namespace hd

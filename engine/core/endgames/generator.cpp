#include "endgames/generator.hpp"

#include <stdexcept>

#include "endgames/retro_moves.hpp"
#include "machine/parallel.hpp"

namespace hd {

template <class Bits>
EndgameGenerator<Bits>::EndgameGenerator(const Rules<Bits> &rules, const EndgameTables<Bits> &known,
                                         const EndgameIndex<Bits> &index, const EndgameIndex<Bits> *swapped)
    : rules_{rules}, tables_{known} {
    sides_.push_back({&index, Codes(index.size())});
    if (swapped != nullptr) {
        sides_.push_back({swapped, Codes(swapped->size())});
    }
}

template <class Bits>
bool EndgameGenerator<Bits>::run(int threads, const std::atomic<bool> &stop, const Progress &progress) {
    constexpr double kFirstShare = 0.3; // of the time: the first pass
    constexpr double kEachShare = 0.03; // of the rest: each distance; their number is not known
    const auto in_first_pass = [&](double share) { progress(kFirstShare * share); };
    for_all(threads, stop, in_first_pass, [&](Side &side, std::size_t number) {
        if (const auto position = side.index->position(number)) {
            set(side.codes[number], initial_verdict(*position));
        }
    });
    if (table_missing_) {
        throw std::out_of_range{"a table that this one leads to is missing"};
    }
    double left = 1 - kFirstShare;
    for (int decided = 1; decided <= longest_ && !stop; ++decided) {
        const auto in_pass = [&](double share) { progress(1 - left * (1 - kEachShare * share)); };
        for_all(threads, stop, in_pass, [&](Side &side, std::size_t number) {
            if (side.codes[number].load(std::memory_order_relaxed) == decided) {
                if (const auto position = side.index->position(number)) {
                    spread(*position, Verdict::from_code(static_cast<std::uint16_t>(decided)));
                }
            }
        });
        left *= 1 - kEachShare;
    }
    return !stop;
}

template <class Bits>
template <class Work>
void EndgameGenerator<Bits>::for_all(int threads, const std::atomic<bool> &stop, const Progress &progress,
                                     const Work &work) {
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        Side &side = sides_[i];
        const auto work_all = [&](std::size_t begin, std::size_t end) {
            for (std::size_t number = begin; number < end; ++number) {
                work(side, number);
            }
        };
        share_out(side.codes.size(), threads, stop, work_all, [&](double share) {
            progress((static_cast<double>(i) + share) / static_cast<double>(sides_.size()));
        });
    }
}

// The verdict on a position of another material.
template <class Bits> Verdict EndgameGenerator<Bits>::known(const Placement<Bits> &position) {
    const std::optional<Verdict> verdict = tables_.verdict(position);
    if (!verdict) {
        table_missing_ = true;
    }
    return verdict.value_or(Verdict{});
}

// The verdict by captures and promotions alone: exact if there are no other moves, else a win or, until more
// is known, a draw.
template <class Bits> Verdict EndgameGenerator<Bits>::initial_verdict(const Placement<Bits> &position) {
    const auto leaves = [](const Move<Bits> &move) { return move.is_capture() || move.promotes; };
    MoveList<Bits> moves;
    generate(rules_, position, moves);
    if (moves.empty()) {
        return verdict_without_moves(rules_, position);
    }
    Verdict best = std::all_of(moves.begin(), moves.end(), leaves) ? Verdict::lost() : Verdict{};
    for (const Move<Bits> &move : moves) {
        if (leaves(move)) {
            best = std::max(best, known(position.after(move)).for_mover_before());
        }
    }
    return best;
}

// The verdict on a position without captures if every move is known to lose.
template <class Bits>
std::optional<Verdict> EndgameGenerator<Bits>::verdict_if_lost(const Placement<Bits> &position, int decided) {
    MoveList<Bits> moves;
    generate_quiet(rules_, position, moves);
    Verdict best = Verdict::lost();
    for (const Move<Bits> &move : moves) {
        if (!move.promotes) {
            const auto after = Verdict::from_code(code(position.after(move)).load(std::memory_order_relaxed));
            if (!after.won() || after.code() > decided) {
                return std::nullopt;
            }
            best = std::max(best, after.for_mover_before());
        }
    }
    for (const Move<Bits> &move : moves) {
        if (move.promotes) {
            const Verdict after = known(position.after(move));
            if (!after.won()) {
                return std::nullopt;
            }
            best = std::max(best, after.for_mover_before());
        }
    }
    return best;
}

// Passes the verdict on a position to its predecessors.
template <class Bits> void EndgameGenerator<Bits>::spread(const Placement<Bits> &position, Verdict verdict) {
    RetroMoves<Bits>{rules_, position}.for_each([&](const Placement<Bits> &before) {
        std::atomic<std::uint16_t> &there = code(before);
        const auto found = Verdict::from_code(there.load(std::memory_order_relaxed));
        if (verdict.lost_for_mover()) {
            if (found < verdict.for_mover_before()) {
                set(there, verdict.for_mover_before());
            }
        } else if (found.drawn()) {
            if (const auto lost = verdict_if_lost(before, verdict.code())) {
                set(there, *lost);
            }
        }
    });
}

template <class Bits>
std::atomic<std::uint16_t> &EndgameGenerator<Bits>::code(const Placement<Bits> &position) {
    Side &side = sides_[Material::of(position) == sides_[0].index->material() ? 0 : 1];
    return side.codes[side.index->number(tables_.half_turn().white_to_move(position))];
}

// Threads may write to one position at the same time, but only the same verdict.
template <class Bits> void EndgameGenerator<Bits>::set(std::atomic<std::uint16_t> &code, Verdict verdict) {
    code.store(verdict.code(), std::memory_order_relaxed);
    int longest = longest_.load(std::memory_order_relaxed);
    while (longest < verdict.code() && !longest_.compare_exchange_weak(longest, verdict.code())) {
    }
}

template class EndgameGenerator<Narrow>;
template class EndgameGenerator<Wide>;

} // namespace hd

// Distances are found in order: what is decided in n plies is passed on to the positions one ply before. A
// position whose best capture or promotion is known to win holds that win from the start, and is passed on
// when its turn comes, unless something quicker has been found by then.
#include "endgames/generator.hpp"

#include <stdexcept>

#include "endgames/retro_moves.hpp"
#include "parallel.hpp"

namespace hd {

template <class Bits>
EndgameGenerator<Bits>::EndgameGenerator(const Rules<Bits> &rules, const EndgameTables<Bits> &known,
                                         const EndgameIndex<Bits> &index, const EndgameIndex<Bits> *turned)
    : rules_{rules}, tables_{known} {
    sides_.push_back({&index, Codes(index.size())});
    if (turned != nullptr) {
        sides_.push_back({turned, Codes(turned->size())});
    }
}

template <class Bits>
bool EndgameGenerator<Bits>::run(int threads, const std::atomic<bool> &stop, const Progress &progress) {
    constexpr double kFirstShare = 0.3; // of the time: the first look at every position
    constexpr double kEachShare = 0.03; // of the rest: each distance; how many there will be is not known
    const auto at_first_share = [&](double share) { progress(kFirstShare * share); };
    for_all(threads, stop, at_first_share, [&](Side &side, std::size_t number) {
        if (const auto position = side.index->position(number)) {
            note(side.codes[number], at_first(*position));
        }
    });
    if (gap_) {
        throw std::out_of_range{"a table that this one leads to is missing"};
    }
    double left = 1 - kFirstShare;
    for (int decided = 1; decided <= longest_ && !stop; ++decided) {
        const auto so_far = [&](double share) { progress(1 - left * (1 - kEachShare * share)); };
        for_all(threads, stop, so_far, [&](Side &side, std::size_t number) {
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

// Of a position that has another material.
template <class Bits> Verdict EndgameGenerator<Bits>::known(const Placement<Bits> &position) {
    const std::optional<Verdict> verdict = tables_.verdict(position);
    if (!verdict) {
        gap_ = true;
    }
    return verdict.value_or(Verdict{});
}

// What captures and promotions decide where there is nothing else, and promotions that win; others wait until
// it is known that nothing is better.
template <class Bits> Verdict EndgameGenerator<Bits>::at_first(const Placement<Bits> &position) {
    const auto leaves = [](const Move<Bits> &move) { return move.is_capture() || move.promotes; };
    if (is_drawn(rules_, position)) {
        return {};
    }
    MoveList<Bits> moves;
    generate(rules_, position, moves);
    Verdict best = std::all_of(moves.begin(), moves.end(), leaves) ? Verdict::lost() : Verdict{};
    for (const Move<Bits> &move : moves) {
        if (leaves(move)) {
            best = std::max(best, known(position.after(move)).for_mover_before());
        }
    }
    return best;
}

// The outcome of a position without captures if every move is known to lose.
template <class Bits>
std::optional<Verdict> EndgameGenerator<Bits>::lost_for_sure(const Placement<Bits> &position, int decided) {
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

// Tells the positions before this one what it is worth.
template <class Bits> void EndgameGenerator<Bits>::spread(const Placement<Bits> &position, Verdict verdict) {
    RetroMoves<Bits>{rules_, position}.for_each([&](const Placement<Bits> &before) {
        std::atomic<std::uint16_t> &there = code(before);
        const auto found = Verdict::from_code(there.load(std::memory_order_relaxed));
        if (verdict.lost_for_mover()) {
            if (found < verdict.for_mover_before()) {
                note(there, verdict.for_mover_before());
            }
        } else if (found.drawn()) {
            if (const auto lost = lost_for_sure(before, verdict.code())) {
                note(there, *lost);
            }
        }
    });
}

template <class Bits>
std::atomic<std::uint16_t> &EndgameGenerator<Bits>::code(const Placement<Bits> &position) {
    Side &side = sides_[Material::of(position) == sides_[0].index->material() ? 0 : 1];
    return side.codes[side.index->number(tables_.half_turn().white_to_move(position))];
}

// Threads may meet here, but only with the same verdict.
template <class Bits> void EndgameGenerator<Bits>::note(std::atomic<std::uint16_t> &code, Verdict verdict) {
    code.store(verdict.code(), std::memory_order_relaxed);
    int longest = longest_.load(std::memory_order_relaxed);
    while (longest < verdict.code() && !longest_.compare_exchange_weak(longest, verdict.code())) {
    }
}

template class EndgameGenerator<Narrow>;
template class EndgameGenerator<Wide>;

} // namespace hd

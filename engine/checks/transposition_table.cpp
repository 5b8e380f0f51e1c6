#include "search/transposition_table.hpp"
#include "checks.hpp"
#include "games.hpp"

namespace {

constexpr hd::Key kCluster = hd::Key{0x12345678} << 32; // keys that differ below lie in one cluster
constexpr int kSlots = 4;

const auto kNever = [] { return false; };

hd::Key key(int number) { return kCluster | static_cast<hd::Key>(number + 1); }

hd::Entry entry(int depth, hd::Bound bound = hd::Bound::kLower, hd::ShortMove best = {}) {
    return {7, depth, bound, best};
}

hd::Table fresh() {
    hd::Table table;
    table.resize(1 << 20, kNever);
    return table;
}

void check_whole_entries() {
    hd::Table table = fresh();
    for (const int score : {-30000, -1, 0, 29999}) {
        const hd::Entry stored{score, 200, hd::Bound::kUpper, {3, 250, 129}};
        table.store(key(0), stored);
        const hd::Entry found = table.find(key(0));
        require(found.score == score && found.depth == 200 && found.bound == hd::Bound::kUpper,
                "an entry comes back whole");
        require(found.best.from == 3 && found.best.to == 250 && found.best.captured == 129,
                "an entry's move comes back whole");
    }
    require(!table.find(key(1)).known(), "another position's entry is not taken");
    table.clear(kNever);
    require(!table.find(key(0)).known(), "a table that was cleared knows nothing");
}

void check_moves_are_kept() {
    hd::Table table = fresh();
    table.store(key(0), entry(5, hd::Bound::kLower, {3, 4, 5}));
    table.store(key(0), entry(6, hd::Bound::kUpper));
    const hd::Entry found = table.find(key(0));
    require(found.depth == 6 && found.has_move() && found.best.from == 3 && found.best.captured == 5,
            "an entry without a move keeps the one it had");
    table.store(key(0), entry(7, hd::Bound::kLower, {8, 9, 0}));
    require(table.find(key(0)).best.from == 8, "a new move takes the old one's place");
}

void check_deeper_entries_are_kept() {
    hd::Table table = fresh();
    table.store(key(0), entry(9));
    table.store(key(0), entry(6));
    require(table.find(key(0)).depth == 9, "a much shallower look is not kept");
    table.store(key(0), entry(7));
    require(table.find(key(0)).depth == 7, "a little shallower one is");
    table.store(key(0), entry(1, hd::Bound::kExact));
    require(table.find(key(0)).depth == 1, "an exact one is, whatever its depth");
    table.store(key(0), entry(9));
    table.new_search();
    table.store(key(0), entry(1));
    require(table.find(key(0)).depth == 1, "an earlier search's entry gives way");
}

void check_replacement() {
    hd::Table table = fresh();
    for (int i = 0; i < kSlots; ++i) {
        table.store(key(i), entry(i == 2 ? 5 : 10 + i));
    }
    table.store(key(kSlots), entry(1));
    require(!table.find(key(2)).known(), "the shallowest entry gives way");
    require(table.find(key(0)).known() && table.find(key(1)).known() && table.find(key(3)).known(),
            "deeper ones stay");
    table.new_search();
    for (int i = 0; i < kSlots; ++i) {
        table.store(key(10 + i), entry(1));
    }
    for (int i = 0; i < kSlots; ++i) {
        require(table.find(key(10 + i)).known(), "an earlier search's entries give way first");
    }
}

// Two captures that differ only in whether the man is crowned on its way are two moves.
void check_short_moves() {
    const hd::Move<hd::Narrow> plain{hd::bit<hd::Narrow>(9) | hd::bit<hd::Narrow>(20), 1, 30, false};
    const hd::Move<hd::Narrow> crowned{plain.captured, plain.from, plain.to, true};
    const hd::Move<hd::Narrow> other{hd::bit<hd::Narrow>(9) | hd::bit<hd::Narrow>(21), 1, 30, false};
    for (const auto &move : {plain, crowned, other}) {
        for (const auto &remembered : {plain, crowned, other}) {
            require(hd::ShortMove::of(remembered).is(move) == (remembered == move),
                    "a short move means one move");
        }
    }
}

} // namespace

void check_table() {
    check_whole_entries();
    check_moves_are_kept();
    check_deeper_entries_are_kept();
    check_replacement();
    check_short_moves();
}

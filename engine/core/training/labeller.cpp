#include "training/labeller.hpp"

#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace hd {

namespace {

constexpr std::size_t kGlanceBytes = 1 << 10;
constexpr int kMostGlances = 4;

// Enough for every node, and no more: the table is cleared before every search.
std::size_t table_bytes(std::uint64_t nodes) {
    constexpr std::uint64_t kLeast = 1 << 16;
    constexpr std::uint64_t kMost = 1 << 26;
    constexpr std::uint64_t kOfNode = 16;
    return static_cast<std::size_t>(std::bit_ceil(std::clamp(nodes * kOfNode, kLeast, kMost)));
}

// Up to `wanted` different numbers below `limit`, in ascending order.
std::vector<std::size_t> drawn(std::size_t limit, int wanted, Random &random) {
    std::vector<std::size_t> numbers(limit);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    const std::size_t size = std::min(limit, static_cast<std::size_t>(wanted));
    for (std::size_t i = 0; i < size; ++i) {
        std::swap(numbers[i], numbers[i + random.below(limit - i)]);
    }
    numbers.resize(size);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

} // namespace

template <class Bits>
Labeller<Bits>::Labeller(const Rules<Bits> &rules, const Position &start, const LabelTerms &terms,
                         Weights<Bits> weights, Endgames<Bits> endgames)
    : rules_{rules}, start_{start}, terms_{terms}, endgames_{std::move(endgames)},
      search_{rules, {}, weights}, glance_{rules, {}, weights} {
    search_.resize(table_bytes(terms.nodes), 1);
    search_.use(endgames_);
    glance_.resize(kGlanceBytes, 1);
}

template <class Bits> void Labeller<Bits>::Reservoir::add(const Position &position) {
    ++met;
    if (kept.size() < size) {
        kept.push_back(position);
    } else if (const std::size_t at = random.below(met); at < size) {
        kept[at] = position;
    }
}

template <class Bits>
bool Labeller<Bits>::label(std::span<const std::uint8_t> games, std::uint64_t seed, std::uint64_t batch,
                           const StopToken &stop, std::vector<std::uint8_t> &records) {
    stop_ = &stop;
    records_ = &records;
    groups_ = 0;
    for (std::uint64_t number = 0; !games.empty() && !stop.stop; ++number) {
        const std::optional<PlayedGame> game = take_game(games);
        std::vector<Place> places;
        std::size_t settled = 0; // from here on the result of the game is theirs
        const auto visit = [&](const Position &position, const MoveList<Bits> &moves,
                               const PlayedMove &played) {
            places.push_back({position, played.number, false});
            if (is_random(moves, played)) {
                settled = places.size();
            }
        };
        if (!game || !replay(rules_, start_, *game, visit)) {
            return false;
        }
        for (std::size_t i = settled; i < places.size(); ++i) {
            places[i].result = true;
        }
        Random random{mix(mix(seed) ^ batch) ^ number};
        label(*game, places, random);
    }
    return !stop.stop;
}

template <class Bits>
void Labeller<Bits>::label(const PlayedGame &game, const std::vector<Place> &places, Random &random) {
    std::vector<std::size_t> quiet;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (is_quiet(places[i].position)) {
            quiet.push_back(i);
        }
    }
    glance_.forget();
    Reservoir reservoir{random, static_cast<std::size_t>(terms_.met)};
    if (terms_.met > 0) {
        search_.observe([&](const Position &position) { reservoir.add(position); });
    }
    for (const std::size_t i : drawn(quiet.size(), terms_.played, random)) {
        const Place &place = places[quiet[i]];
        const int result = place.result ? game.result : kUnknownResult;
        label(place.position, {.result = static_cast<std::int8_t>(result), .source = Source::kPlayed});
    }
    search_.observe({});
    for (const Position &met : reservoir.kept) {
        if (const auto position = quiet_end(met)) {
            label(*position, {.source = Source::kMet});
        }
    }
    for (const std::size_t i : drawn(places.size(), terms_.siblings, random)) {
        label_children(places[i], random);
    }
}

template <class Bits> void Labeller<Bits>::label_children(const Place &parent, Random &random) {
    MoveList<Bits> moves;
    generate(rules_, parent.position, moves);
    in_order(moves);
    std::swap(moves.begin()[0], moves.begin()[parent.move]); // which is not left out
    std::vector<std::size_t> chosen{0};
    for (const std::size_t other : drawn(moves.size() - 1, terms_.children - 1, random)) {
        chosen.push_back(other + 1);
    }
    std::vector<Position> children;
    for (const std::size_t number : chosen) {
        const auto child = quiet_end(parent.position.after(moves[number]));
        if (child && std::find(children.begin(), children.end(), *child) == children.end()) {
            children.push_back(*child);
        }
    }
    if (children.size() < 2) {
        return; // there is nothing to compare
    }
    ++groups_;
    for (const Position &child : children) {
        label(child, {.group = groups_, .source = Source::kSibling});
    }
}

// Appends the record of a quiet position.
template <class Bits> void Labeller<Bits>::label(const Position &position, Label label) {
    label.quiet = true;
    const bool few = endgames_ && count(position.occupied()) <= endgames_->most_pieces();
    const std::optional<Verdict> verdict = few ? endgames_->verdict_of_quiet(position) : std::nullopt;
    int score = 0; // for the side to move
    if (verdict) {
        score = verdict->drawn() ? 0 : verdict->won() ? kMostScore : -kMostScore;
    } else {
        search_.forget();
        const Report<Bits> report = search_.run(position, {}, {.nodes = terms_.nodes}, {}, *stop_, {});
        score = report.lines[0].score;
        label.depth =
            static_cast<std::uint8_t>(std::lround(std::log2(std::max<std::uint64_t>(report.nodes, 1))));
    }
    label.exact = verdict.has_value() || std::abs(score) >= kTableWin;
    score = std::clamp<int>(position.turn() == kWhite ? score : -score, -kMostScore, kMostScore);
    label.score = static_cast<std::int16_t>(score);
    if (label.exact) {
        label.result = static_cast<std::int8_t>(score > 0 ? 1 : score < 0 ? -1 : 0);
    }
    append(*records_, Labelled<Bits>{position, label});
}

// Whether neither side can capture, and the game goes on.
template <class Bits> bool Labeller<Bits>::is_quiet(const Position &position) const {
    return !has_capture(rules_, position) && !has_capture(rules_, position.passed()) &&
           !is_over(rules_, position) && has_step(rules_, position);
}

// The position in which captures and threats of captures from `position` on end; none if the game ends there
// first, or they go on for long.
template <class Bits> std::optional<Position<Bits>> Labeller<Bits>::quiet_end(const Position &position) {
    Position at = position;
    for (int glances = 0; !is_quiet(at); ++glances) {
        const auto moves = glances < kMostGlances ? glance(at) : std::vector<Move<Bits>>{};
        if (moves.empty()) {
            return {};
        }
        for (const Move<Bits> &move : moves) {
            at = at.after(move);
            if (is_quiet(at)) {
                break;
            }
        }
    }
    return at;
}

// The principal variation of a search of one ply; empty if the game is over, or nobody could list its moves.
template <class Bits> std::vector<Move<Bits>> Labeller<Bits>::glance(const Position &position) {
    if (is_over(rules_, position)) {
        return {};
    }
    try {
        return glance_.run(position, {}, {.depth = 1}, {}, *stop_, {}).lines[0].moves;
    } catch (const BeyondPlay &) {
        return {};
    }
}

template class Labeller<Narrow>;
template class Labeller<Wide>;

} // namespace hd

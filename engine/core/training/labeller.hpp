// Labels: positions that games, and searches of their positions, came to, each scored by a search of its own.
#pragma once

#include "search/search.hpp"
#include "training/game_record.hpp"
#include "training/labelled.hpp"
#include "training/random.hpp"

namespace hd {

struct LabelTerms {
    std::uint64_t nodes = 10000; // of each search that labels
    int played = 8;              // positions of a game that were played
    int siblings = 2;            // positions of a game whose moves are compared
    int children = 6;            // the most of its moves that are, the one played among them
    int met = 8;                 // positions of a game that the searches of those played came to
};

// All positions are quiet, as those are that an evaluation judges: neither side can capture. Instead of
// another one that is met, or is a child, the first quiet one on the principal variation of a search of one
// ply is taken, where quiescence search would end; it is labelled as itself. The result of a game is known
// only to the positions that it went through, from the last random move on: what comes before is not its
// cause.
template <class Bits> class Labeller {
  public:
    Labeller(const Rules<Bits> &rules, const Position<Bits> &start, const LabelTerms &terms,
             Weights<Bits> weights, Endgames<Bits> endgames);

    // Appends the records of positions of all games in `games`, with groups numbered from 1 on: the same for
    // the same seed and batch, whatever was labelled before. False if it is stopped, or `games` holds
    // anything but games by these rules; the records are then useless.
    bool label(std::span<const std::uint8_t> games, std::uint64_t seed, std::uint64_t batch,
               const StopToken &stop, std::vector<std::uint8_t> &records);

  private:
    using Position = hd::Position<Bits>;

    struct Place {
        Position position;
        std::size_t move; // played, by its number
        bool result;      // whether that of the game is its result
    };

    // A reservoir: so many of the positions met, each as likely as any other.
    struct Reservoir {
        Random random;
        std::size_t size;
        std::size_t met = 0;
        std::vector<Position> kept{};

        void add(const Position &position);
    };

    void label(const PlayedGame &game, const std::vector<Place> &places, Random &random);
    void label_children(const Place &parent, Random &random);
    void label(const Position &position, Label label);
    bool is_quiet(const Position &position) const;
    std::optional<Position> quiet_end(const Position &position);
    std::vector<Move<Bits>> glance(const Position &position);

    const Rules<Bits> rules_;
    const Position start_;
    const LabelTerms terms_;
    const Endgames<Bits> endgames_;
    Search<Bits> search_;
    Search<Bits> glance_; // of one ply

    // of the running batch
    const StopToken *stop_ = nullptr;
    std::vector<std::uint8_t> *records_ = nullptr;
    std::uint32_t groups_ = 0;
};

} // namespace hd

// The evaluation by a small network with one hidden layer.
//
// What is on the board is seen from both sides: there is an input for each kind of piece, one's own or the
// other side's, on each square, with Black's board turned round. The same weights lead from either view to
// its half of the hidden layer, whose sums are kept up to date move by move, a vector addition for each piece
// that moves or goes. The mover's half comes first in the output, whose weights depend on how many pieces
// there are. Besides, each input is worth something by itself.
#pragma once

#include <vector>

#include "eval/lanes.hpp"
#include "machine/pages.hpp"
#include "moves/position.hpp"

namespace hd {

constexpr std::size_t kMostHidden = kMostLanes; // units of each view
constexpr std::size_t kStages = 7;              // by the number of pieces

// The parts of a game's definition that a network depends on, and its size.
struct NetworkShape {
    std::vector<Square> squares;              // of the board, in the order of the inputs
    std::vector<Square> turned;               // their images when the board is turned round
    std::vector<std::vector<Square>> mirrors; // their images by symmetries that keep the colors
    int full;                                 // pieces on the full board
    std::size_t hidden;                       // units of each view, a multiple of kLanes up to kMostHidden
};

// The places of a network's weights: those from each input to the hidden units, then those below.
struct NetworkPlaces {
    // Throws std::invalid_argument for a size that there is not.
    explicit NetworkPlaces(const NetworkShape &shape);

    std::size_t hidden; // of the hidden units by themselves
    std::size_t direct; // from each input to the output
    std::size_t stages; // of each stage: from the mover's hidden units and the other side's, and its own
    std::size_t end;
};

// The inputs of a piece in either view.
struct PieceInputs {
    std::uint16_t white;
    std::uint16_t black;
};

// The numbers of the inputs of each piece on each square.
template <class Bits> class NetworkInputs {
  public:
    // Throws std::invalid_argument unless `turned` has squares of the board alone, and each of them.
    NetworkInputs(std::span<const Square> squares, std::span<const Square> turned);

    PieceInputs operator()(Color color, bool king, Square square) const {
        return inputs_[kind(color, king)][static_cast<std::size_t>(square)];
    }

    // Those of pieces that are shown on the images of their squares. Throws std::invalid_argument as above.
    NetworkInputs mirrored(std::span<const Square> squares, std::span<const Square> images) const;

  private:
    static std::size_t kind(Color color, bool king) { return 2 * std::size_t{color} + king; }
    static std::vector<std::size_t> numbers(std::span<const Square> squares, std::span<const Square> images);

    std::array<std::array<PieceInputs, kRoom<Bits>>, 4> inputs_{};
};

// The stage of a position with so many pieces, at least one.
inline std::size_t stage_of(int pieces, int full) {
    return std::min(static_cast<std::size_t>(pieces - 1) * kStages / static_cast<std::size_t>(full),
                    kStages - 1);
}

struct NetworkSums {
    alignas(
        64) std::array<std::int16_t, 2 * kMostHidden> sums; // White's view, then Black's; the rest is idle
    std::int32_t direct;                                    // for White
};

template <class Bits> class NetworkEvaluation {
  public:
    static constexpr int kOne = 256;     // the sum at which a hidden unit is all on
    static constexpr int kUnit = 16;     // outputs count in sixteenths of a hundredth of a man
    static constexpr int kMost = 20'000; // hundredths of a man

    // `weights` in their places. Throws std::invalid_argument if there are more or fewer.
    NetworkEvaluation(const NetworkShape &shape, std::span<const std::int16_t> weights);

    NetworkSums accumulate(const Position<Bits> &position) const;
    void advance(const NetworkSums &before, const Position<Bits> &position, const Move<Bits> &move,
                 NetworkSums &after) const;

    // The score in hundredths of a man, for the side to move.
    int operator()(const Position<Bits> &position, const NetworkSums &sums) const;

  private:
    // The number of the row of what a piece adds.
    static std::size_t number_of(Color color, bool king, Square square) {
        return (2 * std::size_t{color} + king) * kRoom<Bits> + static_cast<std::size_t>(square);
    }

    // One number for each hidden unit: what a piece adds, what there is without any, a stage's weights.
    std::int16_t *row(std::size_t number) const {
        return static_cast<std::int16_t *>(rows_.data()) + number * 2 * hidden_;
    }

    static constexpr std::size_t kParts = 4 * kRoom<Bits>;
    static constexpr std::size_t kNone = kParts;
    static constexpr std::size_t kFirstStage = kNone + 1;
    static constexpr std::size_t kRows = kFirstStage + kStages;

    std::size_t hidden_;
    const Lanes *lanes_;
    Pages rows_; // aligned for its widest registers
    std::array<std::int32_t, kParts> direct_{};
    std::array<std::int32_t, kStages> own_{};              // of the stages
    std::array<std::uint8_t, kRoom<Bits> + 1> stage_of_{}; // by the number of pieces
};

} // namespace hd

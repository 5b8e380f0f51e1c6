// The evaluation by a small network with one hidden layer.
//
// What is on the board is seen from both sides: there is an input for each kind of piece, one's own or the
// other side's, on each square, with Black's board turned round. The same weights lead from either view to
// its half of the hidden layer, whose sums are kept up to date move by move, a vector addition for each piece
// that moves or goes. The mover's half comes first in the output, whose weights depend on how many pieces
// there are. Besides, each input is worth something by itself.
#pragma once

#include <vector>

#include "moves/position.hpp"

namespace hd {

constexpr std::size_t kHidden = 64; // units of each view
constexpr std::size_t kStages = 7;  // by the number of pieces

// The parts of a game's definition that a network depends on.
struct NetworkShape {
    std::vector<Square> squares;              // of the board, in the order of the inputs
    std::vector<Square> turned;               // their images when the board is turned round
    std::vector<std::vector<Square>> mirrors; // their images by symmetries that keep the colors
    int full;                                 // pieces on the full board
};

// The places of a network's weights: those from each input to the hidden units, then those below.
struct NetworkPlaces {
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
    alignas(32) std::array<std::int16_t, 2 * kHidden> sums; // White's view, then Black's
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
    struct Stage {
        alignas(32) std::array<std::int16_t, 2 * kHidden> weights;
        std::int32_t own;
    };

    const NetworkSums &part(Color color, bool king, Square square) const {
        return parts_[2 * std::size_t{color} + king][static_cast<std::size_t>(square)];
    }

    NetworkSums none_{};                                          // of the empty board
    std::array<std::array<NetworkSums, kRoom<Bits>>, 4> parts_{}; // what each piece on each square adds
    std::array<Stage, kStages> stages_;
    std::array<std::uint8_t, kRoom<Bits> + 1> stage_of_{}; // by the number of pieces
};

} // namespace hd

#include "eval/network.hpp"

#include <algorithm>
#include <stdexcept>

namespace hd {

namespace {

std::size_t checked_hidden(const NetworkShape &shape) {
    if (shape.hidden < kLanes || shape.hidden > kMostHidden || shape.hidden % kLanes != 0) {
        throw std::invalid_argument("a number of hidden units that no network has");
    }
    return shape.hidden;
}

} // namespace

NetworkPlaces::NetworkPlaces(const NetworkShape &shape) {
    checked_hidden(shape);
    const std::size_t inputs = 4 * shape.squares.size();
    hidden = inputs * shape.hidden;
    direct = hidden + shape.hidden;
    stages = direct + inputs;
    end = stages + kStages * (2 * shape.hidden + 1);
}

// The number, among the squares, of the image of each.
template <class Bits>
std::vector<std::size_t> NetworkInputs<Bits>::numbers(std::span<const Square> squares,
                                                      std::span<const Square> images) {
    if (images.size() != squares.size()) {
        throw std::invalid_argument("not as many images as squares");
    }
    std::vector<std::size_t> numbers;
    std::vector<bool> met(squares.size());
    for (const Square image : images) {
        const auto at = std::find(squares.begin(), squares.end(), image);
        if (at == squares.end() || image < 0 || image >= static_cast<Square>(kRoom<Bits>) ||
            met[static_cast<std::size_t>(at - squares.begin())]) {
            throw std::invalid_argument("an image is no square, or that of two");
        }
        numbers.push_back(static_cast<std::size_t>(at - squares.begin()));
        met[numbers.back()] = true;
    }
    return numbers;
}

template <class Bits>
NetworkInputs<Bits>::NetworkInputs(std::span<const Square> squares, std::span<const Square> turned) {
    const std::vector<std::size_t> image = numbers(squares, turned);
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            for (std::size_t i = 0; i < squares.size(); ++i) {
                inputs_[kind(color, king)][static_cast<std::size_t>(squares[i])] = {
                    static_cast<std::uint16_t>(kind(color, king) * squares.size() + i),
                    static_cast<std::uint16_t>(kind(other(color), king) * squares.size() + image[i])};
            }
        }
    }
}

template <class Bits>
NetworkInputs<Bits> NetworkInputs<Bits>::mirrored(std::span<const Square> squares,
                                                  std::span<const Square> images) const {
    const std::vector<std::size_t> image = numbers(squares, images);
    NetworkInputs mirrored = *this;
    for (std::size_t of = 0; of < inputs_.size(); ++of) {
        for (std::size_t i = 0; i < squares.size(); ++i) {
            mirrored.inputs_[of][static_cast<std::size_t>(squares[i])] =
                inputs_[of][static_cast<std::size_t>(squares[image[i]])];
        }
    }
    return mirrored;
}

template <class Bits>
NetworkEvaluation<Bits>::NetworkEvaluation(const NetworkShape &shape, std::span<const std::int16_t> weights)
    : hidden_{checked_hidden(shape)}, lanes_{&lanes(hidden_)},
      rows_{kRows * 2 * hidden_ * sizeof(std::int16_t)} {
    const NetworkInputs<Bits> inputs{shape.squares, shape.turned};
    const NetworkPlaces places{shape};
    if (weights.size() != places.end || shape.full < 1) {
        throw std::invalid_argument("not as many weights as the network needs");
    }
    const auto put = [&](std::size_t white, std::size_t black, std::size_t number) {
        std::copy_n(weights.subspan(white, hidden_).begin(), hidden_, row(number));
        std::copy_n(weights.subspan(black, hidden_).begin(), hidden_, row(number) + hidden_);
    };
    put(places.hidden, places.hidden, kNone);
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            for (const Square square : shape.squares) {
                const PieceInputs of = inputs(color, king, square);
                const std::size_t number = number_of(color, king, square);
                put(of.white * hidden_, of.black * hidden_, number);
                direct_[number] = weights[places.direct + of.white] - weights[places.direct + of.black];
            }
        }
    }
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        const std::size_t at = places.stages + stage * (2 * hidden_ + 1);
        put(at, at + hidden_, kFirstStage + stage);
        own_[stage] = weights[at + 2 * hidden_];
    }
    for (std::size_t pieces = 1; pieces < stage_of_.size(); ++pieces) {
        stage_of_[pieces] = static_cast<std::uint8_t>(stage_of(static_cast<int>(pieces), shape.full));
    }
}

template <class Bits> NetworkSums NetworkEvaluation<Bits>::accumulate(const Position<Bits> &position) const {
    NetworkSums sums{};
    std::copy_n(row(kNone), 2 * hidden_, sums.sums.begin());
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            for (Bits pieces = king ? position.kings(color) : position.men(color); any(pieces);) {
                const std::size_t comes = number_of(color, king, pop(pieces));
                lanes_->add(row(comes), sums.sums.data());
                sums.direct += direct_[comes];
            }
        }
    }
    return sums;
}

template <class Bits>
void NetworkEvaluation<Bits>::advance(const NetworkSums &before, const Position<Bits> &position,
                                      const Move<Bits> &move, NetworkSums &after) const {
    const Color us = position.turn();
    const bool was_king = position.is_king(move.from);
    const std::size_t leaves = number_of(us, was_king, move.from);
    const std::size_t comes = number_of(us, was_king || move.promotes, move.to);
    lanes_->replace(before.sums.data(), row(leaves), row(comes), after.sums.data());
    after.direct = before.direct - direct_[leaves] + direct_[comes];
    for (Bits rest = move.captured; any(rest);) {
        const Square square = pop(rest);
        const std::size_t goes =
            number_of(other(us), any(position.kings(other(us)) & bit<Bits>(square)), square);
        lanes_->take(row(goes), after.sums.data());
        after.direct -= direct_[goes];
    }
}

template <class Bits>
int NetworkEvaluation<Bits>::operator()(const Position<Bits> &position, const NetworkSums &sums) const {
    const std::size_t stage = stage_of_[static_cast<std::size_t>(count(position.occupied()))];
    const bool white = position.turn() == kWhite;
    const std::int16_t *const ours = sums.sums.data() + (white ? 0 : hidden_);
    const std::int16_t *const theirs = sums.sums.data() + (white ? hidden_ : 0);
    const std::int64_t hidden = lanes_->output(ours, theirs, row(kFirstStage + stage), kOne);
    const std::int64_t score = (hidden / kOne + own_[stage] + (white ? sums.direct : -sums.direct)) / kUnit;
    return static_cast<int>(std::clamp<std::int64_t>(score, -kMost, kMost));
}

template class NetworkInputs<Narrow>;
template class NetworkInputs<Wide>;
template class NetworkEvaluation<Narrow>;
template class NetworkEvaluation<Wide>;

} // namespace hd

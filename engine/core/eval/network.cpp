#include "eval/network.hpp"

#include <algorithm>
#include <stdexcept>

namespace hd {

NetworkPlaces::NetworkPlaces(const NetworkShape &shape) {
    const std::size_t inputs = 4 * shape.squares.size();
    hidden = inputs * kHidden;
    direct = hidden + kHidden;
    stages = direct + inputs;
    end = stages + kStages * (2 * kHidden + 1);
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
NetworkEvaluation<Bits>::NetworkEvaluation(const NetworkShape &shape, std::span<const std::int16_t> weights) {
    const NetworkInputs<Bits> inputs{shape.squares, shape.turned};
    const NetworkPlaces places{shape};
    if (weights.size() != places.end || shape.full < 1) {
        throw std::invalid_argument("not as many weights as the network needs");
    }
    const auto units = [&](std::size_t at) { return weights.subspan(at, kHidden); };
    const auto put = [&](std::size_t white, std::size_t black, NetworkSums &sums) {
        std::copy_n(units(white).begin(), kHidden, sums.sums.begin());
        std::copy_n(units(black).begin(), kHidden, sums.sums.begin() + kHidden);
    };
    put(places.hidden, places.hidden, none_);
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            for (const Square square : shape.squares) {
                const PieceInputs of = inputs(color, king, square);
                NetworkSums &sums = parts_[2 * std::size_t{color} + king][static_cast<std::size_t>(square)];
                put(of.white * kHidden, of.black * kHidden, sums);
                sums.direct = weights[places.direct + of.white] - weights[places.direct + of.black];
            }
        }
    }
    for (std::size_t i = 0; i < kStages; ++i) {
        const auto of_stage = weights.subspan(places.stages + i * (2 * kHidden + 1), 2 * kHidden + 1);
        std::copy_n(of_stage.begin(), 2 * kHidden, stages_[i].weights.begin());
        stages_[i].own = of_stage.back();
    }
    for (std::size_t pieces = 1; pieces < stage_of_.size(); ++pieces) {
        stage_of_[pieces] = static_cast<std::uint8_t>(stage_of(static_cast<int>(pieces), shape.full));
    }
}

template <class Bits> NetworkSums NetworkEvaluation<Bits>::accumulate(const Position<Bits> &position) const {
    NetworkSums sums = none_;
    for (const Color color : {kWhite, kBlack}) {
        for (const bool king : {false, true}) {
            for (Bits pieces = king ? position.kings(color) : position.men(color); any(pieces);) {
                const NetworkSums &more = part(color, king, pop(pieces));
                for (std::size_t i = 0; i < sums.sums.size(); ++i) {
                    sums.sums[i] = static_cast<std::int16_t>(sums.sums[i] + more.sums[i]);
                }
                sums.direct += more.direct;
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
    const NetworkSums &leaves = part(us, was_king, move.from);
    const NetworkSums &comes = part(us, was_king || move.promotes, move.to);
    for (std::size_t i = 0; i < before.sums.size(); ++i) {
        after.sums[i] = static_cast<std::int16_t>(before.sums[i] - leaves.sums[i] + comes.sums[i]);
    }
    after.direct = before.direct - leaves.direct + comes.direct;
    for (Bits rest = move.captured; any(rest);) {
        const Square square = pop(rest);
        const NetworkSums &goes = part(other(us), any(position.kings(other(us)) & bit<Bits>(square)), square);
        for (std::size_t i = 0; i < after.sums.size(); ++i) {
            after.sums[i] = static_cast<std::int16_t>(after.sums[i] - goes.sums[i]);
        }
        after.direct -= goes.direct;
    }
}

template <class Bits>
int NetworkEvaluation<Bits>::operator()(const Position<Bits> &position, const NetworkSums &sums) const {
    const Stage &stage = stages_[stage_of_[static_cast<std::size_t>(count(position.occupied()))]];
    const bool white = position.turn() == kWhite;
    const auto output = [](const std::int16_t *half, const std::int16_t *weights) {
        int total = 0;
        for (std::size_t i = 0; i < kHidden; ++i) {
            total += std::clamp<std::int16_t>(half[i], 0, kOne) * weights[i];
        }
        return total;
    };
    const int hidden = output(sums.sums.data() + (white ? 0 : kHidden), stage.weights.data()) +
                       output(sums.sums.data() + (white ? kHidden : 0), stage.weights.data() + kHidden);
    const int score = (hidden / kOne + stage.own + (white ? sums.direct : -sums.direct)) / kUnit;
    return std::clamp(score, -kMost, kMost);
}

template class NetworkInputs<Narrow>;
template class NetworkInputs<Wide>;
template class NetworkEvaluation<Narrow>;
template class NetworkEvaluation<Wide>;

} // namespace hd

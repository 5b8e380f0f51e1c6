// The codes of an endgame table. A first byte chooses the endgame; the rest is the code, of its results and
// of its verdicts alike.
#include "fuzz/fuzz.hpp"

#include <cstring>
#include <numeric>
#include <stdexcept>

#include "endgames/judged_moves.hpp"

namespace {

constexpr std::array<hd::Material, 4> kMaterials{
    {{{0, 0}, {1, 1}}, {{1, 1}, {0, 0}}, {{0, 1}, {1, 0}}, {{1, 0}, {0, 1}}}};
constexpr std::size_t kMostRead = 2000; // numbers at either end of a code
constexpr std::size_t kStep = 397;      // of a table's positions one in so many is asked for

template <class Bits> const hd::EndgameIndex<Bits> &index(std::size_t number) {
    static const auto indices = [] {
        std::vector<hd::Square> same(hd::kRoom<Bits>);
        std::iota(same.begin(), same.end(), 0);
        std::vector<hd::EndgameIndex<Bits>> all;
        for (const hd::Material &material : kMaterials) {
            all.emplace_back(Harzdame<Bits>::rules(), hd::BoardSymmetries{same}, material);
        }
        return all;
    }();
    return indices[number % indices.size()];
}

void read_all(const hd::PairCode &code, std::uint16_t most) {
    for (std::size_t place = 0; place < code.size() && place < kMostRead; ++place) {
        require(code[place] <= most, "no number is above the greatest");
        const std::size_t behind = code.size() - 1 - place;
        require(code[behind] <= most, "no number is above the greatest");
    }
}

// Play by a table of which only the form is sound: what it says may be wrong, and no more than that.
template <class Bits> void play_by(const hd::EndgameIndex<Bits> &known, fuzz::Bytes code) {
    const hd::Rules<Bits> rules = Harzdame<Bits>::rules();
    hd::EndgameTables<Bits> tables{rules};
    tables.add(std::make_shared<hd::EndgameTable<Bits>>(hd::EndgameTable<Bits>{
        known, hd::PairCode{code, hd::kMostResult}, hd::PairCode{code, hd::kMostVerdict}}));
    for (std::size_t number = 0; number < known.size(); number += kStep) {
        if (const auto placement = known.position(number)) {
            const hd::Position<Bits> position{{placement->men(hd::kWhite), placement->men(hd::kBlack)},
                                              {placement->kings(hd::kWhite), placement->kings(hd::kBlack)},
                                              placement->turn()};
            tables.verdict(position);
            hd::judged_moves(rules, tables, position, {});
            if (number < kStep) { // it can be thousands of moves long
                hd::perfect_line(rules, tables, position);
            }
        }
    }
}

template <class Bits> void try_code(std::size_t number, fuzz::Bytes code) {
    try {
        read_all(hd::PairCode{code, hd::kMostVerdict}, hd::kMostVerdict);
        play_by(index<Bits>(number), code);
    } catch (const std::invalid_argument &) {
        return; // refused
    }
}

struct Head {
    std::uint64_t size;
    std::uint32_t symbols;
    std::uint16_t width;
    std::uint16_t block_bits;
};

template <class T> T read(std::span<const std::uint8_t> bytes, std::size_t at) {
    T value{};
    if (at + sizeof(T) <= bytes.size()) {
        std::memcpy(&value, bytes.data() + at, sizeof(T));
    }
    return value;
}

template <class T> void write(std::span<std::uint8_t> bytes, std::size_t at, const T &value) {
    if (at + sizeof(T) <= bytes.size()) {
        std::memcpy(bytes.data() + at, &value, sizeof(T));
    }
}

// The counts of what symbols stand for. Returns them.
std::vector<std::size_t> mend_symbols(std::span<std::uint8_t> code, std::size_t symbols) {
    constexpr std::uint16_t kLeaf = 0xFFFF;
    std::vector<std::size_t> lengths;
    for (std::size_t i = 0; i < symbols; ++i) {
        const std::size_t at = sizeof(Head) + 6 * i;
        auto left = read<std::uint16_t>(code, at);
        auto right = read<std::uint16_t>(code, at + 2);
        if (i == 0 || right == kLeaf) {
            write(code, at, static_cast<std::uint16_t>(left % (hd::kMostResult + 1)));
            write(code, at + 2, kLeaf);
            lengths.push_back(1);
        } else {
            left = static_cast<std::uint16_t>(left % i);
            right = static_cast<std::uint16_t>(right % i);
            write(code, at, left);
            write(code, at + 2, right);
            lengths.push_back(lengths[left] + lengths[right]);
        }
        write(code, at + 4, static_cast<std::uint16_t>(lengths.back() - 1));
    }
    return lengths;
}

} // namespace

void fuzz::endgame_tables(Bytes bytes) {
    if (!bytes.empty()) {
        const std::size_t choice = bytes[0];
        choice % 8 < 4 ? try_code<hd::Narrow>(choice, bytes.subspan(1))
                       : try_code<hd::Wide>(choice, bytes.subspan(1));
    }
}

void fuzz::mend_pair_code(std::span<std::uint8_t> input) {
    constexpr std::size_t kSmall = 64;
    if (input.size() < 1 + sizeof(Head)) {
        return;
    }
    const std::size_t choice = input[0];
    const std::span<std::uint8_t> code = input.subspan(1);
    auto head = read<Head>(code, 0);
    head.size = choice % 8 < 4 ? index<hd::Narrow>(choice).size() : index<hd::Wide>(choice).size();
    head.block_bits = static_cast<std::uint16_t>(head.block_bits % 14);
    head.width = static_cast<std::uint16_t>(head.width % 14);
    head.symbols = 1 + head.symbols % kSmall;
    write(code, 0, head);
    const std::vector<std::size_t> lengths = mend_symbols(code, head.symbols);
    const std::size_t blocks = (head.size + (std::size_t{1} << head.block_bits) - 1) >> head.block_bits;
    const std::size_t starts = sizeof(Head) + 6 * head.symbols;
    const std::size_t stream = starts + 4 * blocks;
    std::size_t at = 0;
    for (std::size_t block = 0; block < blocks && stream < code.size(); ++block) {
        write(code, starts + 4 * block, static_cast<std::uint32_t>(at));
        std::size_t left =
            std::min(head.size - (block << head.block_bits), std::size_t{1} << head.block_bits);
        while (left > 0) {
            const std::size_t bit = at++ * head.width;
            const auto word = read<std::uint32_t>(code, stream + bit / 8);
            const std::size_t symbol = word >> bit % 8 & ((std::size_t{1} << head.width) - 1);
            if (stream + bit / 8 + 4 > code.size() || symbol >= lengths.size() || lengths[symbol] > left) {
                return; // the fuzzer finds the rest by itself
            }
            left -= lengths[symbol];
        }
    }
}

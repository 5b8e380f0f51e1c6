// Layout of a code: a head, the symbols, the offset of each block in the stream, and the stream of symbols of
// equal width. A symbol is the left and the right symbol of its pair, or a number and kLeaf, followed by the
// count of numbers that it stands for, less one.
#include "endgames/pair_code.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace hd {

namespace {

constexpr unsigned kMostBlockBits = 16;
constexpr std::uint64_t kMostNumbers = std::uint64_t{1} << 40;
constexpr std::size_t kMostSymbols = 1 << 12;
constexpr std::uint16_t kLeaf = 0xFFFF;
constexpr std::uint32_t kWorthwhile = 24; // how often a pair must occur to become a symbol

struct Head {
    std::uint64_t size;
    std::uint32_t symbols;
    std::uint16_t width;
    std::uint16_t block_bits;
};

struct Symbol {
    std::uint16_t left;
    std::uint16_t right;
    std::uint16_t more; // numbers beyond the first
};

// Stored in the byte order of all machines that the program runs on.
static_assert(std::endian::native == std::endian::little);

template <class T> T read(const std::uint8_t *bytes, std::size_t place) {
    T value;
    std::memcpy(&value, bytes + place * sizeof(T), sizeof(T));
    return value;
}

template <class T> void write(std::vector<std::uint8_t> &bytes, const T &value) {
    const auto *first = reinterpret_cast<const std::uint8_t *>(&value);
    bytes.insert(bytes.end(), first, first + sizeof(T));
}

class Packer {
  public:
    Packer(std::vector<std::uint16_t> numbers, unsigned block_bits, const std::atomic<bool> &stop)
        : stream_{std::move(numbers)}, size_{stream_.size()}, block_bits_{block_bits}, stop_{stop} {
        fill_gaps();
        number_symbols();
        const std::size_t block = std::size_t{1} << block_bits;
        for (std::size_t start = 0; start < size_; start += block) {
            blocks_.push_back({start, std::min(block, size_ - start)});
        }
    }

    bool pack() {
        while (!stop_ && symbols_.size() < kMostSymbols) {
            if (!join(commonest_pairs())) {
                return true;
            }
        }
        return !stop_;
    }

    std::vector<std::uint8_t> bytes() const {
        std::vector<std::uint8_t> bytes;
        const auto width = static_cast<unsigned>(std::bit_width(symbols_.size() - 1));
        write(bytes, Head{size_, static_cast<std::uint32_t>(symbols_.size()),
                          static_cast<std::uint16_t>(width), static_cast<std::uint16_t>(block_bits_)});
        for (const Symbol &symbol : symbols_) {
            write(bytes, symbol);
        }
        std::uint64_t start = 0;
        for (const Block &block : blocks_) {
            write(bytes, static_cast<std::uint32_t>(start));
            start += block.size;
        }
        std::uint64_t held = 0;
        unsigned bits = 0;
        for (const Block &block : blocks_) {
            for (std::size_t i = 0; i < block.size; ++i) {
                held |= std::uint64_t{stream_[block.start + i]} << bits;
                for (bits += width; bits >= 8; bits -= 8, held >>= 8) {
                    bytes.push_back(static_cast<std::uint8_t>(held));
                }
            }
        }
        write(bytes, held); // and some more, so that the last symbol can be read in one piece
        return bytes;
    }

  private:
    struct Block { // part of the stream
        std::size_t start;
        std::size_t size;
    };
    struct Pair {
        std::uint32_t count;
        std::uint16_t left;
        std::uint16_t right;
    };

    // Replaces numbers that do not matter by the number before them.
    void fill_gaps() {
        const auto first = std::find_if(stream_.begin(), stream_.end(),
                                        [](std::uint16_t number) { return number != kAnyNumber; });
        std::uint16_t last = first == stream_.end() ? std::uint16_t{0} : *first;
        for (std::uint16_t &number : stream_) {
            last = number = number == kAnyNumber ? last : number;
        }
    }

    void number_symbols() {
        std::vector<std::uint16_t> symbol_of(kLeaf, kLeaf);
        for (std::uint16_t &number : stream_) {
            if (symbol_of[number] == kLeaf) {
                symbol_of[number] = static_cast<std::uint16_t>(symbols_.size());
                symbols_.push_back({number, kLeaf, 0});
            }
            number = symbol_of[number];
        }
        if (symbols_.size() > kMostSymbols / 2) {
            throw std::invalid_argument{"too many different numbers"};
        }
    }

    // The commonest pairs that can be replaced in one pass: no symbol ends one pair and begins another.
    std::vector<Pair> commonest_pairs() {
        count_pairs();
        std::vector<Pair> pairs;
        for (std::size_t left = 0; left < symbols_.size(); ++left) {
            for (std::size_t right = 0; right < symbols_.size(); ++right) {
                const std::uint32_t count = counts_[left * kMostSymbols + right];
                if (count >= kWorthwhile && symbols_[left].more + symbols_[right].more + std::size_t{2} <=
                                                std::size_t{1} << block_bits_) {
                    pairs.push_back(
                        {count, static_cast<std::uint16_t>(left), static_cast<std::uint16_t>(right)});
                }
            }
        }
        std::stable_sort(pairs.begin(), pairs.end(),
                         [](const Pair &a, const Pair &b) { return a.count > b.count; });
        std::vector<Pair> chosen;
        std::vector<bool> begins(symbols_.size());
        std::vector<bool> ends(symbols_.size());
        for (const Pair &pair : pairs) {
            // others than rare pairs may do better once the chosen ones are replaced
            const bool rare = pair.count < pairs.front().count / 2;
            if (rare || symbols_.size() + chosen.size() == kMostSymbols) {
                break;
            }
            if (!ends[pair.left] && !begins[pair.right]) {
                begins[pair.left] = true;
                ends[pair.right] = true;
                chosen.push_back(pair);
            }
        }
        return chosen;
    }

    void count_pairs() {
        counts_.assign(symbols_.size() * kMostSymbols, 0);
        for (const Block &block : blocks_) {
            const std::uint16_t *const symbols = stream_.data() + block.start;
            for (std::size_t i = 1; i < block.size; ++i) {
                ++counts_[symbols[i - 1] * kMostSymbols + symbols[i]];
                if (symbols[i - 1] == symbols[i] && i + 1 < block.size && symbols[i + 1] == symbols[i]) {
                    ++i; // in a row of the same symbol every second pair counts
                }
            }
        }
    }

    // Replaces the pairs by new symbols; false if there are none.
    bool join(const std::vector<Pair> &pairs) {
        std::fill(counts_.begin(), counts_.end(), 0);
        for (const Pair &pair : pairs) {
            counts_[pair.left * kMostSymbols + pair.right] = static_cast<std::uint32_t>(symbols_.size());
            symbols_.push_back(
                {pair.left, pair.right,
                 static_cast<std::uint16_t>(symbols_[pair.left].more + symbols_[pair.right].more + 1)});
        }
        for (Block &block : blocks_) {
            std::uint16_t *const symbols = stream_.data() + block.start;
            std::size_t kept = 0;
            for (std::size_t i = 0; i < block.size; ++i) {
                const std::uint32_t joined =
                    i + 1 < block.size ? counts_[symbols[i] * kMostSymbols + symbols[i + 1]] : 0;
                symbols[kept++] = joined != 0 ? static_cast<std::uint16_t>(joined) : symbols[i];
                i += joined != 0;
            }
            block.size = kept;
        }
        return !pairs.empty();
    }

    std::vector<std::uint16_t> stream_; // of symbols; each block's at its start
    std::size_t size_;                  // of what was given
    unsigned block_bits_;
    const std::atomic<bool> &stop_;
    std::vector<Symbol> symbols_;
    std::vector<Block> blocks_;
    std::vector<std::uint32_t> counts_; // by left and right symbol
};

} // namespace

std::vector<std::uint8_t> pair_coded(std::vector<std::uint16_t> numbers, unsigned block_bits,
                                     const std::atomic<bool> &stop) {
    Packer packer{std::move(numbers), block_bits, stop};
    return packer.pack() ? packer.bytes() : std::vector<std::uint8_t>{};
}

PairCode::PairCode(std::span<const std::uint8_t> bytes, std::uint16_t most) {
    if (bytes.size() < sizeof(Head)) {
        throw std::invalid_argument{"the code is cut short"};
    }
    const auto head = read<Head>(bytes.data(), 0);
    if (head.symbols > kMostSymbols || head.width > std::bit_width(kMostSymbols) ||
        head.block_bits > kMostBlockBits || head.size >= kMostNumbers ||
        (head.size > 0 && head.symbols == 0)) {
        throw std::invalid_argument{"the code is damaged"};
    }
    const std::uint64_t blocks = (head.size + (std::uint64_t{1} << head.block_bits) - 1) >> head.block_bits;
    const std::uint64_t before_stream =
        sizeof(Head) + head.symbols * sizeof(Symbol) + blocks * sizeof(std::uint32_t);
    if (bytes.size() < before_stream + sizeof(std::uint64_t)) {
        throw std::invalid_argument{"the code is cut short"};
    }
    size_ = head.size;
    width_ = head.width;
    block_bits_ = head.block_bits;
    symbols_ = bytes.data() + sizeof(Head);
    starts_ = symbols_ + head.symbols * sizeof(Symbol);
    stream_ = starts_ + blocks * sizeof(std::uint32_t);
    check_symbols(head.symbols, most);
    check_blocks(head.symbols, blocks, bytes.size() - before_stream);
}

// A symbol is a number, or the pair of two earlier symbols and as long as both.
void PairCode::check_symbols(std::uint32_t symbols, std::uint16_t most) const {
    for (std::uint32_t i = 0; i < symbols; ++i) {
        const auto symbol = read<Symbol>(symbols_, i);
        const bool leaf = symbol.right == kLeaf;
        if (leaf ? symbol.left > most || symbol.more != 0 : symbol.left >= i || symbol.right >= i) {
            throw std::invalid_argument{"the code is damaged"};
        }
        if (!leaf && symbol.more != read<Symbol>(symbols_, symbol.left).more +
                                        read<Symbol>(symbols_, symbol.right).more + 1) {
            throw std::invalid_argument{"the code is damaged"};
        }
    }
}

// Each block begins where the one before it ends, and its symbols are as long as itself.
void PairCode::check_blocks(std::uint32_t symbols, std::uint64_t blocks, std::size_t stream_bytes) const {
    const std::uint64_t mask = (std::uint64_t{1} << width_) - 1;
    const std::uint64_t last_bit = (stream_bytes - sizeof(std::uint32_t)) * 8; // of a symbol's beginning
    std::uint64_t at = 0;                                                      // counted in symbols
    for (std::uint64_t block = 0; block < blocks; ++block) {
        if (read<std::uint32_t>(starts_, block) != at) {
            throw std::invalid_argument{"the code is damaged"};
        }
        std::uint64_t left = std::min(size_ - (block << block_bits_), std::uint64_t{1} << block_bits_);
        while (left > 0) {
            const std::uint64_t bit = at++ * width_;
            if (bit > last_bit) {
                throw std::invalid_argument{"the code is cut short"};
            }
            std::uint32_t word;
            std::memcpy(&word, stream_ + bit / 8, sizeof(word));
            const std::uint64_t number = word >> bit % 8 & mask;
            if (number >= symbols) {
                throw std::invalid_argument{"the code is damaged"};
            }
            const std::uint64_t length = read<Symbol>(symbols_, number).more + std::uint64_t{1};
            if (length > left) {
                throw std::invalid_argument{"the code is damaged"};
            }
            left -= length;
        }
    }
}

std::uint16_t PairCode::operator[](std::size_t place) const {
    std::size_t left = place & ((std::size_t{1} << block_bits_) - 1);
    std::uint64_t bit = std::uint64_t{read<std::uint32_t>(starts_, place >> block_bits_)} * width_;
    const std::uint64_t mask = (std::uint64_t{1} << width_) - 1;
    Symbol symbol;
    while (true) {
        std::uint32_t word;
        std::memcpy(&word, stream_ + bit / 8, sizeof(word));
        symbol = read<Symbol>(symbols_, word >> bit % 8 & mask);
        if (left <= symbol.more) {
            break;
        }
        left -= symbol.more + std::size_t{1};
        bit += width_;
    }
    while (symbol.right != kLeaf) {
        const auto first = read<Symbol>(symbols_, symbol.left);
        const bool in_first = left <= first.more;
        left -= in_first ? 0 : first.more + std::size_t{1};
        symbol = in_first ? first : read<Symbol>(symbols_, symbol.right);
    }
    return symbol.left;
}

} // namespace hd

// Pair code: a compressed array of small numbers with random access.
//
// A table has a verdict for every position of a material, mostly in long runs, and the search asks for single
// ones. Re-Pair (Larsson and Moffat, "Offline dictionary-based compression", 1999) suits both: the commonest
// pair of neighbours is replaced by a new symbol, again and again, until no pair is common. Symbols have a
// fixed width and never reach over the end of a block, so that a number is found by walking the symbols of
// one block and then descending through the pairs of one symbol, in memory, as the file has it. Numbers that
// nobody will ask for (kAnyNumber) repeat their neighbour and lengthen its run.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hd {

// A number that does not matter: any number may be read back in its place.
constexpr std::uint16_t kAnyNumber = 0xFFFF;

// The code of the numbers, of which at most 2^11 may be different; nothing if `stop` was set meanwhile. A
// block holds 2^`block_bits` numbers: small blocks are read faster, large ones take less space.
std::vector<std::uint8_t> pair_coded(std::vector<std::uint16_t> numbers, unsigned block_bits,
                                     const std::atomic<bool> &stop);

// A code made by pair_coded(), in memory that this object does not own.
class PairCode {
  public:
    // All of `bytes` is checked, so that reading needs no check. Throws std::invalid_argument if it is no
    // such code, or one of numbers above `most`.
    PairCode(std::span<const std::uint8_t> bytes, std::uint16_t most);

    std::size_t size() const { return size_; }

    // The number at `place`, which is below size().
    std::uint16_t operator[](std::size_t place) const;

  private:
    void check_symbols(std::uint32_t symbols, std::uint16_t most) const;
    void check_blocks(std::uint32_t symbols, std::uint64_t blocks, std::size_t stream_bytes) const;

    std::size_t size_ = 0;
    unsigned block_bits_ = 0;
    unsigned width_ = 0;                    // of a symbol, in bits
    const std::uint8_t *symbols_ = nullptr; // see pair_code.cpp
    const std::uint8_t *starts_ = nullptr;  // of each block, counted in symbols
    const std::uint8_t *stream_ = nullptr;
};

} // namespace hd

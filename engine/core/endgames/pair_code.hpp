// Long rows of small numbers in little room, any of them at hand in a moment: again and again the commonest
// pair of neighbours becomes a symbol of its own (Re-Pair: Larsson and Moffat, "Offline dictionary-based
// compression", 1999).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hd {

// A number that stands for none in particular: what is read back in its place is any.
constexpr std::uint16_t kAnyNumber = 0xFFFF;

// The numbers, coded; nothing if `stop` was set meanwhile. There may be up to 2^11 different ones. Reading
// begins at a block of 2^`block_bits` numbers: small ones are read faster, large ones take less room.
std::vector<std::uint8_t> pair_coded(std::vector<std::uint16_t> numbers, unsigned block_bits,
                                     const std::atomic<bool> &stop);

// Reads what pair_coded() made, from memory that it does not own.
class PairCode {
  public:
    // Throws std::invalid_argument if `bytes` cannot be such a code.
    explicit PairCode(std::span<const std::uint8_t> bytes);

    std::size_t size() const { return size_; }

    // The number at `place`, which is below size().
    std::uint16_t operator[](std::size_t place) const;

  private:
    std::size_t size_ = 0;
    unsigned block_bits_ = 0;
    unsigned width_ = 0;                    // of a symbol, in bits
    const std::uint8_t *symbols_ = nullptr; // see pair_code.cpp
    const std::uint8_t *starts_ = nullptr;  // of each block, counted in symbols
    const std::uint8_t *stream_ = nullptr;
};

} // namespace hd

#include "alphabet.hpp"

#include <array>
#include <atomic>
#include <bitset>
#include <cstddef>
#include <memory>

#include <nanobind/nanobind.h>

namespace nb = nanobind;

namespace {

constexpr std::size_t kBlock = 256;
constexpr std::size_t kBlocks = 0x110000 / kBlock;

// Which characters of a block are letters, and which belong to words.
struct Block {
    std::bitset<kBlock> letters;
    std::bitset<kBlock> words;
};

// Kept to the end of the process, as Python's own tables are.
std::array<std::atomic<const Block *>, kBlocks> blocks{};

bool says(const nb::object &character, const char *method) {
    return nb::cast<bool>(character.attr(method)());
}

const Block *asked(std::size_t number) {
    const nb::gil_scoped_acquire gil;
    auto block = std::make_unique<Block>();
    for (std::size_t i = 0; i < kBlock; ++i) {
        PyObject *made = PyUnicode_FromOrdinal(static_cast<int>(number * kBlock + i));
        if (made == nullptr) {
            throw nb::python_error();
        }
        const nb::object character = nb::steal(made);
        block->letters[i] = says(character, "isalpha");
        block->words[i] = says(character, "isalnum");
    }
    const Block *other = nullptr;
    // another thread may have asked meanwhile
    return blocks[number].compare_exchange_strong(other, block.get()) ? block.release() : other;
}

// The block of a character; null for what is beyond all characters, as broken text may hold.
const Block *block_of(char32_t code) {
    const std::size_t number = code / kBlock;
    if (number >= kBlocks) {
        return nullptr;
    }
    const Block *block = blocks[number].load(std::memory_order_acquire);
    return block == nullptr ? asked(number) : block;
}

bool is_letter(char32_t code) {
    const Block *block = block_of(code);
    return block != nullptr && block->letters[code % kBlock];
}

bool is_word(char32_t code) {
    const Block *block = block_of(code);
    return block != nullptr && block->words[code % kBlock];
}

} // namespace

const hd::Alphabet kAlphabet{is_letter, is_word};

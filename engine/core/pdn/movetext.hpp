// The walk over a game's text: its tokens, the structure of its lines, and the legal moves they mean.
//
// Every character except blanks belongs to one item, so that nothing in a text is passed over. Broken text
// costs no more than the line it stands in. The same in plain Python, slowly: tests/reference/movetext.py.
#pragma once

#include <cstdint>

#include "pdn/notation.hpp"
#include "pdn/tokens.hpp"

namespace hd {

// The order is that of pdn/movetext.py.
enum class ItemKind : std::uint8_t {
    kTag,
    kEscape,
    kNumber,
    kMove,
    kComment,
    kGlyph,
    kOpen,
    kClose,
    kResult,
    kOpaque, // anything that says nothing to us
    kUnread, // the rest of a line, from the first move that could not be read
};

// The places of items, relative to a node; in the same order.
enum class Zone : std::uint8_t {
    kHead,   // before the moves
    kLead,   // before the node's move
    kOwn,    // behind the node's move; the root's: before the first move
    kBehind, // behind the variation that the node begins
    kTail,   // behind the result
};

// A part of the text, and the node it belongs to; the beginning and end of a variation to its first node.
struct Item {
    ItemKind kind;
    Zone zone;
    std::size_t begin;
    std::size_t end;
    std::size_t node;
};

// A position of the game, and the move that led to it from its parent. The root is its own parent.
template <class Bits> struct PlayedNode {
    std::size_t parent;
    WrittenMove<Bits> played;
    Position<Bits> position;
};

enum class TroubleKind : std::uint8_t {
    kBinary,
    kOpenTag,
    kOpenComment,
    kOpenVariation,
    kHalfMove, // at the end of the text
    kUnreadable,
    kIllegal,
    kAmbiguous, // what is meant is the move of `node`
};

// A problem, and the text it speaks of.
struct Trouble {
    TroubleKind kind;
    std::size_t begin;
    std::size_t end;
    std::size_t node;
};

template <class Bits> struct Movetext {
    std::vector<Item> items; // in the order of the text
    std::vector<PlayedNode<Bits>> nodes;
    std::vector<Trouble> troubles;
};

// A game's own rules, the position it begins with, its notation, and the result in its tags: where that
// stands behind the moves it is the game's, of whatever form. Moves are counted from the beginner's.
template <class Bits> struct GameSetting {
    const Rules<Bits> &rules;
    const Position<Bits> &start;
    const Notation &notation;
    std::string_view result;
    Color beginner = kWhite;
};

// Walks over the text of one game, head included.
template <class Bits>
Movetext<Bits> read_movetext(std::string_view text, const GameSetting<Bits> &setting,
                             const Alphabet &alphabet);

// Whether every line was read to its end.
template <class Bits> bool is_complete(std::string_view text, const Movetext<Bits> &read);

} // namespace hd

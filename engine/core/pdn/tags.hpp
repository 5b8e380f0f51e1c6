// Tags of a game in its text, and the comments between which they stand.
#pragma once

#include <optional>
#include <string>

#include "pdn/characters.hpp"

namespace hd {

// A tag as it is written.
struct Tag {
    std::string_view name;
    std::string_view value{}; // verbatim; see unescaped()
    std::size_t end = 0;      // the offset after it
    bool closed = true;
};

// The tag at a bracket; one within a line must be perfect, one at its beginning may lack quotes, have them in
// its value, or be cut off at the end of the line. Takes time in proportion to the line.
std::optional<Tag> tag_at(std::string_view text, std::size_t bracket, const Alphabet &alphabet);

// The tag at a bracket if it is an ordinary one: with a blank before its value, which has quotes around and
// no backslash in it.
std::optional<Tag> ordinary_tag_at(std::string_view text, std::size_t bracket, const Alphabet &alphabet);

// A part of a text.
struct Junk {
    std::size_t begin;
    std::size_t end;
};

// What stands among tags and is none: the rest of the line on which a tag has ended at `at`, or else the
// next line, if it is a tag without its bracket or holds no digit and nothing else that moves can begin with.
std::optional<Junk> junk_behind_tag(std::string_view text, std::size_t at, const Alphabet &alphabet);

// Without the backslashes before quotes and backslashes.
std::string unescaped(std::string_view value);

struct CommentEnd {
    std::size_t at;
    bool closed; // by a brace; else it ends where two lines of tags begin, or with the text
};

// Where the comment ends that begins with the brace at `begin`.
CommentEnd comment_end(std::string_view text, std::size_t begin, const Alphabet &alphabet);

} // namespace hd

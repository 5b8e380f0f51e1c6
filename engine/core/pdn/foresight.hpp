// Which of several moves was meant: the one after which most of the rest of the line can be read.
#pragma once

#include "pdn/movetext.hpp"

namespace hd {

template <class Bits> class Foresight {
  public:
    Foresight(std::string_view text, const Tokens &tokens, const GameSetting<Bits> &setting)
        : text_{text}, tokens_{tokens}, setting_{setting} {}

    // The number of the move among those that `position` allows; the first of equals. The text goes on at
    // `at`.
    std::size_t choose(const Position<Bits> &position, const std::vector<WrittenMove<Bits>> &moves,
                       std::size_t at);

  private:
    std::vector<std::string_view> rest_of_line(std::size_t at);
    std::size_t readable(const Position<Bits> &position, const std::vector<std::string_view> &line);

    std::string_view text_;
    const Tokens &tokens_;
    const GameSetting<Bits> &setting_;
    // in one game
    std::size_t budget_ = 2000;   // moves to try
    std::size_t looks_ = 200'000; // tokens to look at
};

} // namespace hd

// The text of a file of games, and a change of it. Three bytes say where the change is and how long, the
// fourth how much of the rest is the new text.
#include "fuzz/fuzz.hpp"

#include "checks.hpp"

void fuzz::pdn(Bytes bytes) {
    Input input{bytes};
    const auto where = static_cast<std::size_t>(input() << 8 | input());
    const auto length = static_cast<std::size_t>(input());
    const auto new_length = static_cast<std::size_t>(input() % 64);
    const std::string all{input.rest().begin(), input.rest().end()};
    const std::string by = all.substr(0, new_length);
    const std::string text = all.substr(by.size());
    const std::size_t begin = where % (text.size() + 1);
    check_scan_of(text, begin, length % (text.size() + 1 - begin), by);
    check_walk_of<hd::Narrow>(text, Harzdame<hd::Narrow>::rules(), Harzdame<hd::Narrow>::start());
    check_walk_of<hd::Wide>(text, Harzdame<hd::Wide>::rules(), Harzdame<hd::Wide>::start());
}

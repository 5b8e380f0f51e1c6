// The names of what is tried, by which the corpus and the fuzzer know it.
#pragma once

#include <algorithm>

#include "fuzz/fuzz.hpp"

namespace fuzz {

struct Target {
    std::string_view name; // of its folder in the corpus
    void (*run)(Bytes);
};

constexpr std::array<Target, 7> kTargets{{
    {"endgame_tables", endgame_tables},
    {"weights", weights},
    {"game_records", game_records},
    {"labelled", labelled},
    {"positions", positions},
    {"pdn_core", pdn},
    {"stored_games", stored_games},
}};

// The target of this name; null if there is none.
inline const Target *target(std::string_view name) {
    const auto *const found =
        std::find_if(kTargets.begin(), kTargets.end(), [&](const Target &each) { return each.name == name; });
    return found == kTargets.end() ? nullptr : found;
}

} // namespace fuzz

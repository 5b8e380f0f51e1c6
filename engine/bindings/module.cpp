#include "bindings.hpp"

NB_MODULE(_core, module) {
    module.doc() = "The native core: bitboards, moves, perft and search. Private to harzdame_engine.";
    bind_rules(module);
    bind_position(module);
    bind_search(module);
}

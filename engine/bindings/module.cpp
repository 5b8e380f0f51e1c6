#include "bindings.hpp"

namespace {

template <class Bits> void bind_width(nanobind::module_ &module, const char *name) {
    nanobind::module_ width = module.def_submodule(name);
    bind_rules<Bits>(width);
    bind_position<Bits>(width);
    bind_learning<Bits>(width);
    bind_endgames<Bits>(width);
    bind_search<Bits>(width);
}

} // namespace

NB_MODULE(_core, module) {
    module.doc() = "The native core: bitboards, moves, perft and search. Private to harzdame_engine.";
    // a cached position that outlives the interpreter's last breath is no leak worth a word to a player
    nanobind::set_leak_warnings(false);
    module.attr("FINGERPRINT") = HARZDAME_FINGERPRINT;
    bind_stop_token(module);
    bind_width<hd::Narrow>(module, "narrow");
    bind_width<hd::Wide>(module, "wide");
}

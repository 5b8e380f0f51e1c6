#include "bindings.hpp"
#include "machine/allocator.hpp"
#include "machine/crash_stack.hpp"
#include "moves/effort.hpp"

namespace {

template <class Bits> void bind_width(nanobind::module_ &module, const char *name) {
    nanobind::module_ width = module.def_submodule(name);
    bind_rules<Bits>(width);
    bind_moves<Bits>(width);
    bind_movetext<Bits>(width);
    bind_training<Bits>(width);
    bind_labelled<Bits>(width);
    bind_labeller<Bits>(width);
    bind_trainer<Bits>(width);
    bind_endgames<Bits>(width);
    bind_library<Bits>(width);
    bind_search<Bits>(width); // last: its signatures name types of the others
}

} // namespace

NB_MODULE(_core, module) {
    module.doc() =
        "The native core: rules, moves, games in text, endgames, search and training. Private to "
        "harzdame_engine.\n\n"
        "A square is a bit number, a set of squares an int, a direction a number from 0 (north) clockwise\n"
        "to 7. Scores are in hundredths of a man for the side to move. The classes of `narrow` are for\n"
        "boards of up to 64 bits, those of `wide` for up to 128; they do not mix. Long calls release the\n"
        "GIL.";
    // a position cached until the interpreter ends is no leak to report
    nanobind::set_leak_warnings(false);
    module.attr("FINGERPRINT") = HARZDAME_FINGERPRINT;
    nanobind::exception<hd::BeyondPlay>(module, "BeyondPlayError", PyExc_ValueError);
    module.def(
        "share_one_arena", &hd::share_one_arena,
        "Have all threads take memory from one arena, before there are others; False where the C library\n"
        "cannot be asked to.");
    module.def("write_stack_on_crash", &hd::write_stack_on_crash, nanobind::arg("file"),
               "Have a crash write the native stack of its thread to a file, by its descriptor; -1: no\n"
               "longer. False where the C library cannot tell it.");
    bind_search_settings(module);
    bind_game_index(module);
    bind_notation(module);
    bind_network_shape(module);
    bind_width<hd::Narrow>(module, "narrow");
    bind_width<hd::Wide>(module, "wide");
}

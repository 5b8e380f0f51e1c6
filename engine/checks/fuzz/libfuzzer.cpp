// The entry points that libFuzzer looks for. HARZDAME_FUZZ names the target.
#include <cstdlib>
#include <cstring>

#include "fuzz/targets.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

namespace {

const fuzz::Target *chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
    const char *const name = std::getenv("HARZDAME_FUZZ");
    chosen = name == nullptr ? nullptr : fuzz::target(name);
    require(chosen != nullptr, "HARZDAME_FUZZ names a target");
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    chosen->run({data, size});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most,
                                               unsigned seed) {
    const std::size_t changed = LLVMFuzzerMutate(data, size, most);
    if (chosen->name == "endgame_tables" && seed % 4 != 0) {
        fuzz::mend_pair_code({data, changed});
    }
    return changed;
}

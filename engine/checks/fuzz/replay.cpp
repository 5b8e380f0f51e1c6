// Replays a corpus without a fuzzer: the argument is its folder, with a folder for each target.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzz/targets.hpp"

int main(int count, char **arguments) {
    require(count == 2, "the corpus is given");
    int files = 0;
    for (const fuzz::Target &target : fuzz::kTargets) {
        const std::filesystem::path folder = std::filesystem::path{arguments[1]} / target.name;
        require(std::filesystem::is_directory(folder), "every target has a corpus");
        for (const auto &entry : std::filesystem::directory_iterator{folder}) {
            std::printf("%s\n", entry.path().string().c_str());
            std::fflush(stdout); // what is printed last is what ends the program
            std::ifstream file{entry.path(), std::ios::binary};
            const std::vector<char> read{std::istreambuf_iterator<char>{file}, {}};
            const std::vector<std::uint8_t> bytes{read.begin(), read.end()};
            target.run(bytes);
            ++files;
        }
    }
    std::printf("%d files replayed\n", files);
    return 0;
}

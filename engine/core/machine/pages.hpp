// Zeroed memory from the operating system, which costs nothing until it is touched.
#pragma once

#include <cstddef>

namespace hd {

class Pages {
  public:
    // Aligned for huge pages, where the system has them. Throws std::bad_alloc.
    explicit Pages(std::size_t bytes);
    ~Pages();

    Pages(Pages &&other) noexcept;
    Pages &operator=(Pages &&other) noexcept;

    void *data() const { return data_; }

  private:
    void *data_ = nullptr;
    void *block_ = nullptr; // as the system returned it
    std::size_t block_bytes_ = 0;
};

} // namespace hd

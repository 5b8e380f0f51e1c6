// The C library's allocator, in a process that runs for hours.
#pragma once

namespace hd {

// Have what is freed given back to the system, where the library can be asked to: GNU's. To be called
// before there are other threads. By itself it takes memory for each of the threads, and soon keeps even
// large blocks, in which what stays lies scattered among what went. Returns whether it was asked.
bool give_memory_back() noexcept;

} // namespace hd

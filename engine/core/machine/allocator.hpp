// The C library's allocator, in a process that runs for hours.
#pragma once

namespace hd {

// Have all threads take memory from one arena, where the library can be asked to: GNU's. To be called before
// there are other threads. By itself it makes an arena for each of them, and in each what stays lies
// scattered among what went, which cannot be given back then. Returns whether it was asked.
bool share_one_arena() noexcept;

} // namespace hd

// The native stack of a crash, where the C library can tell it: GNU's and Apple's.
#pragma once

namespace hd {

// Have the first signal that says that this process cannot go on, such as that of a wild pointer, write the
// calls of its thread to a file, before what else is done about it; -1: have nothing written any more.
// What is named are libraries and places in them. Returns whether it will be written. To be called on one
// thread only.
bool write_stack_on_crash(int file) noexcept;

} // namespace hd

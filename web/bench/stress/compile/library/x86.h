// GCC has x86 instructions under this name. Many programs include it and use none of them.

#!/bin/sh
# Starts the program of this name in lib/ where this machine can run it, and else says why not.
# What stands between @ signs is filled in when the bundle is made.

@REFUSE@

real=$(readlink -f -- "$0")

case $(uname -sm) in
    "Linux x86_64") ;;
    *) refuse "This build of Harzdame is for Linux on x86-64 processors; this is $(uname -sm)." ;;
esac

glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null)
case $glibc in
    "glibc "*)
        glibc=${glibc#glibc }
        oldest=@GLIBC@
        if [ "${glibc%%.*}" -lt "${oldest%%.*}" ] || { [ "${glibc%%.*}" -eq "${oldest%%.*}" ] && [ "${glibc#*.}" -lt "${oldest#*.}" ]; }; then
            refuse "Harzdame needs a newer system: glibc $oldest or newer; this one has $glibc."
        fi ;;
    *)
        if ldd --version 2>&1 | grep -qi musl; then
            refuse "This build of Harzdame needs a system with glibc @GLIBC@ or newer; this one has musl."
        fi ;;
esac

flags=$(sed -n '/^flags/{s/^[^:]*://p;q}' /proc/cpuinfo 2>/dev/null)
if [ -n "$flags" ]; then
    for feature in @PROCESSOR@; do
        case " $flags " in
            *" $feature "*) ;;
            *) refuse "Harzdame needs a processor with SSE4.2 and POPCNT (x86-64-v2, usual since 2009); this one lacks $feature." ;;
        esac
    done
fi

exec "${real%/*}/lib/${real##*/}" "$@"

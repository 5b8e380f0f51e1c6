#!/bin/sh
# Harzdame in one file: the first start unpacks it into your cache, every start runs it there.
#   --unpack FOLDER   only unpack it, into a new folder that stays: its install.sh puts Harzdame into the menu
# What stands between @ signs is filled in when the file is made.
set -eu

@REFUSE@

packed() { tail -c +@BEGIN@ -- "$0"; }

unpacked_into() { # FOLDER; says "xztar" if both ended well: tar may be content with what xz finds damaged
    {
        { packed | xz -dc && printf xz >&3; } |
            { tar -xf - -C "$1" --strip-components=1 && cat >/dev/null && printf tar >&3; }
    } 3>&1
}

unpack() { # FOLDER, new
    command -v xz >/dev/null || refuse "Harzdame unpacks itself by xz, which is not installed here (package xz-utils or xz)."
    mkdir -p -- "$1" && [ "$(unpacked_into "$1")" = xztar ] || {
        rm -rf -- "$1"
        refuse "Harzdame could not be unpacked into $1. It needs @SIZE@ MB there, and a whole file: was the download cut off?"
    }
}

if [ "${1-}" = --unpack ]; then
    [ -n "${2-}" ] && [ ! -e "$2" ] || refuse "--unpack needs the name of a new folder."
    unpack "$2"
    echo "Harzdame is in $2: start $2/harzdame, or put it into the menu by $2/install.sh."
    exit
fi

cache=${XDG_CACHE_HOME:-$HOME/.cache}/harzdame-single
mkdir -p -- "$cache"
here=$cache/@KEY@

# Whoever runs a version holds it; where there is no flock, none is deleted.
if command -v flock >/dev/null; then
    exec 8>"$cache/unpacking" 9>>"$here.lock"
    flock 8
    flock -s 9
fi
if [ ! -d "$here" ]; then
    unpack "$here.$$"
    mv -T -- "$here.$$" "$here" 2>/dev/null || rm -rf -- "$here.$$"
    if command -v flock >/dev/null; then
        for other in "$cache"/*.lock; do
            flock -n "$other" rm -rf -- "${other%.lock}" "$other" || true
        done
    fi
fi
exec 8>&-
exec "$here/harzdame" "$@"

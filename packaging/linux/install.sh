#!/bin/sh
# Puts Harzdame into the menu of the desktop, for you alone: entry, icons, the type of PDN files, two commands.
# The program stays where this folder lies. `./install.sh --remove` takes all of it away again.
set -eu

here=$(dirname -- "$(readlink -f -- "$0")")
data=${XDG_DATA_HOME:-$HOME/.local/share}
commands=$HOME/.local/bin

case ${1-} in
    "" | --remove) ;;
    *)
        echo "usage: install.sh [--remove]" >&2
        exit 2 ;;
esac

# Each file of share/, by its path below it. Names in share/ have no spaces.
for file in $(cd "$here/share" && find . -type f); do
    if [ "${1-}" = --remove ]; then
        rm -f -- "$data/$file"
    else
        mkdir -p -- "$data/$(dirname -- "$file")"
        cp -- "$here/share/$file" "$data/$file"
    fi
done

for command in harzdame harzdame-engine; do
    if [ "${1-}" != --remove ]; then
        mkdir -p -- "$commands"
        ln -sf -- "$here/$command" "$commands/$command"
    elif [ "$(readlink -- "$commands/$command")" = "$here/$command" ]; then
        rm -f -- "$commands/$command"
    fi
done

if [ "${1-}" != --remove ]; then
    # The entry names the program by its path, quoted as the desktop's rules ask for.
    quoted=$(printf '%s' "$here/harzdame" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
    entry=$data/applications/alt.harzdame.harzdame.desktop
    while IFS= read -r line; do
        case $line in
            Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/alt.harzdame.harzdame.desktop" >"$entry"
fi

for update in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
    folder=${update#* }
    if command -v "${update%% *}" >/dev/null && [ -d "$folder" ]; then "${update%% *}" "$folder" || true; fi
done

# Without those programs, the lines that they would write, beside whatever stands there: that Harzdame can
# open PDN files, and that files are of this type by their ending. What opens them by default stays as chosen.
lines() { # FILE, the section's head or nothing, the line
    [ "${4-}" = --remove ] && [ ! -f "$1" ] && return
    mkdir -p -- "${1%/*}"
    { [ ! -f "$1" ] || grep -vxF -e "$3" -e "$2" -- "$1" || true; } >"$1.new"
    if [ "${4-}" != --remove ]; then
        { if [ -n "$2" ]; then echo "$2"; fi; echo "$3"; cat -- "$1.new"; } >"$1"
    elif [ -s "$1.new" ]; then
        { if [ -n "$2" ]; then echo "$2"; fi; cat -- "$1.new"; } >"$1"
    else
        rm -f -- "$1"
    fi
    rm -f -- "$1.new"
}
if ! command -v update-desktop-database >/dev/null; then
    lines "$data/applications/mimeinfo.cache" "[MIME Cache]" "text/x-draughts-pdn=alt.harzdame.harzdame.desktop;" "${1-}"
fi
if ! command -v update-mime-database >/dev/null && [ ! -f "$data/mime/mime.cache" ]; then
    lines "$data/mime/globs2" "" "50:text/x-draughts-pdn:*.pdn" "${1-}"
    lines "$data/mime/globs" "" "text/x-draughts-pdn:*.pdn" "${1-}"
    lines "$data/mime/subclasses" "" "text/x-draughts-pdn text/plain" "${1-}"
fi

if [ "${1-}" = --remove ]; then
    echo "Harzdame is no longer in the menu; delete $here to remove the program."
else
    echo "Harzdame is in the menu. Leave this folder where it is: $here"
fi

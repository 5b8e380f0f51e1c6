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
    entry=$data/applications/harzdame.desktop
    while IFS= read -r line; do
        case $line in
            Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/harzdame.desktop" >"$entry"
fi

for update in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
    folder=${update#* }
    if command -v "${update%% *}" >/dev/null && [ -d "$folder" ]; then "${update%% *}" "$folder" || true; fi
done

if [ "${1-}" = --remove ]; then
    echo "Harzdame is no longer in the menu; delete $here to remove the program."
else
    echo "Harzdame is in the menu. Leave this folder where it is: $here"
fi

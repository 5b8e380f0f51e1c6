refuse() {
    echo "$1" >&2
    # A double click shows nothing of standard error. The same programs as in harzdame_gui/on_screen.py.
    if [ ! -t 2 ] && [ -n "${DISPLAY-}${WAYLAND_DISPLAY-}" ]; then
        shown zenity --error --no-markup --title=Harzdame "--text=$1" ||
            shown kdialog --title Harzdame --error "$1" ||
            shown xmessage -center -title Harzdame "$1" ||
            shown x-terminal-emulator -e sh -c 'printf "%s\n\n[Return]" "$0"; read -r _' "$1" ||
            shown notify-send --expire-time=0 Harzdame "$1"
    fi
    exit 2
}

# Whether the program is there and showed it: 1 is how dialogs end that are closed by their corner.
shown() {
    command -v "$1" >/dev/null || return 1
    "$@" >/dev/null 2>&1 || [ $? -eq 1 ]
}

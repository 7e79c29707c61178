# Functions for the commands of the transcripts.
# shellcheck shell=bash

firewall() { form-command-firewall "$@"; }
lamp() { form-command-lamp "$@"; }
hotspot() { personal-hotspot --service simulated "$@"; }

# Prints what the shell offers for the last of some words, as it stands on the command line.
complete-words() {
    local name=$1 program line="$*"
    program=$(type -P "$name")
    [[ -e completion-of-$name ]] || "$program" --generate-completion-script bash >"completion-of-$name"
    # shellcheck disable=SC1090
    source "./completion-of-$name"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE=$line COMP_POINT=${#line}
    "_${name//-/_}" "$program" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}" 2>/dev/null ||
        "_$name" "$program" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
    printf '%s\n' "${COMPREPLY[@]}"
}

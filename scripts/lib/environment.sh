# shellcheck shell=bash
# Sourced by the scripts beside this folder: makes the virtual environment, installs, compiles; quick when nothing changed.
# All of its talk goes to standard error, so that what a command prints can be piped on.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
venv=$root/.venv
logs=$root/build/logs
spinner=

say() { printf '%s\n' "$*" >&2; }

stop_spinner() {
    [ -n "$spinner" ] || return 0
    kill "$spinner" 2>/dev/null || true
    wait "$spinner" 2>/dev/null || true
    spinner=
    [ ! -t 2 ] || printf '\r\033[K' >&2
}
trap stop_spinner EXIT
trap 'stop_spinner; say "Stopped. The next start takes up where this one ended."; exit 130' INT

# spin MESSAGE FILE: a clock, and how far the command says in the file that it is; in a log every five seconds.
spin() {
    local began=$SECONDS
    while kill -0 $$ 2>/dev/null; do
        if [ -t 2 ]; then
            printf '\r\033[K%s … %d s%s' "$1" $((SECONDS - began)) "$(how_far "$2")" >&2
            sleep 1
        else
            sleep 5
            printf '%d s%s … ' $((SECONDS - began)) "$(how_far "$2")" >&2
        fi
    done
}

how_far() { [ ! -s "$1" ] || printf ', %s' "$(<"$1")"; }

# attempt LOG MESSAGE COMMAND…: one line for one step; what the command says goes to the log, how far it is to WK_PROGRESS.
attempt() {
    local log=$logs/$1.log progress=$logs/$1.progress message=$2 began=$SECONDS status=0
    shift 2
    mkdir -p -- "$logs"
    rm -f -- "$progress"
    [ -t 2 ] || printf '%s ' "$message …" >&2
    spin "$message" "$progress" >/dev/null 9>&- &
    spinner=$!
    (export WK_PROGRESS=$progress && "$@") >"$log" 2>&1 </dev/null 9>&- || status=$?
    stop_spinner
    if [ "$status" -eq 0 ]; then
        if [ -t 2 ]; then say "$message: done in $((SECONDS - began)) s."; else say "done in $((SECONDS - began)) s."; fi
    else
        if [ -t 2 ]; then say "$message: failed."; else say "failed."; fi
        tail -n 5 -- "$log" | sed 's/^/    /' >&2
        say "The whole log is in $log"
    fi
    return "$status"
}

# The first Python that is new enough; a wish in WK_PYTHON is not second-guessed.
choose_python() {
    local candidate found=none
    for candidate in ${WK_PYTHON:+"$WK_PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$candidate"
            return
        fi
        found=$("$candidate" -c 'import platform; print(platform.python_version())' 2>/dev/null) || found=none
        [ -z "${WK_PYTHON:-}" ] || break
    done
    say "Wunderkammer needs Python 3.11 or newer (found: $found): install it, or name it with WK_PYTHON=/path/to/python3."
    return 1
}

# asks_help ARGUMENTS…: whether somebody only asks what there is to say; for that nothing is installed or compiled.
asks_help() {
    case " $* " in *" --help "* | *" -h "*) return 0 ;; *) return 1 ;; esac
}

# tell_usage: the comment at the head of the script.
tell_usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; }

# has_venv FOLDER: whether a virtual environment stands there, neither half made nor moved nor asked for with another Python.
has_venv() {
    local made=$1/wunderkammer-made.stamp
    [ -x "$1/bin/python" ] && [ -f "$made" ] && [ "$(sed -n 1p "$made")" = "$1" ] &&
        { [ -z "${WK_PYTHON:-}" ] || [ "$(sed -n 2p "$made")" = "$WK_PYTHON" ]; } &&
        "$1/bin/python" -c '' 2>/dev/null
}

# make_venv FOLDER: a virtual environment of its own, made anew if there is no good one.
make_venv() {
    local folder=$1 python
    local made=$folder/wunderkammer-made.stamp
    if has_venv "$folder"; then return; fi
    python=$(choose_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        say "This Python cannot make virtual environments: install its venv module (on Debian and Ubuntu: apt-get install python3-venv)."
        return 1
    fi
    rm -f -- "$made"
    attempt "${folder##*/}" "Making the virtual environment ${folder##*/}" "$python" -m venv --clear "$folder"
    printf '%s\n' "$folder" "${WK_PYTHON:-}" >"$made"
}

state() { "$venv/bin/python" -I "$root/scripts/lib/state.py" "$@"; }

pip_install() {
    "$1/bin/python" -m pip install --quiet --disable-pip-version-check --no-input "${@:2}"
}

# install_project EXTRA: the project with the versions that were tested (requirements.lock); the build tool comes first, so
# that pip does not fill a second environment with it. Meanwhile Python reads the sources, so that the start need not.
install_project() {
    local project=$root
    [ "$1" = play ] || project="${root}[$1]"
    "$venv/bin/python" -m compileall -q -j 0 "$root/src" >/dev/null 2>&1 &
    pip_install "$venv" --constraint "$root/requirements.lock" setuptools &&
        WK_PURE=1 pip_install "$venv" --constraint "$root/requirements.lock" --no-build-isolation --editable "$project" &&
        wait && state done-install "$1"
}

is_pure() { [ "${WK_PURE:-}" = 1 ]; }

# take_turns: two starts at once install one after the other, where the system has a lock to take.
take_turns() {
    command -v flock >/dev/null || return 0
    mkdir -p -- "$logs"
    exec 9>"$logs/setup.lock"
    if flock --nonblock 9; then return; fi
    say "Another start is still installing: waiting for it …"
    flock 9
}

# prepare EXTRA VERB: the virtual environment with what "VERBing" (playing, testing) needs.
prepare() {
    local extra=$1 verb=$2
    take_turns
    make_venv "$venv"
    { read -r installed && read -r compiled; } <<<"$(state needs "$extra")"
    if [ "$installed" = no ] && ! attempt install "Installing what $verb needs" install_project "$extra"; then
        ! grep -q 'NewConnectionError\|ConnectTimeout' -- "$logs/install.log" ||
            say "The packages could not be fetched: the package index cannot be reached from here. Once they are installed, no network is needed."
        return 1
    fi
    exec 9>&-
}

# compile_first VERB [may-fail]: after prepare, wait until the rules are compiled, or go on in plain Python and say why.
compile_first() {
    local verb=$1 tolerance=${2:-}
    case $compiled in
    yes) ;;
    no | quick)
        say "The rules are compiled first, which takes a minute or two, once. WK_PURE=1 scripts/${0##*/} starts at once without (the same games, slower)."
        if attempt compile "Compiling the rules (once, until they change)" state build; then return; fi
        [ "$tolerance" = may-fail ] || return 1
        say "The rules could not be compiled: $verb uncompiled (the same games, slower)."
        ;;
    *) tell_uncompiled "$verb" ;;
    esac
}

# compile_soon VERB: after prepare, wait for rules that are compiled quickly; those optimised across files follow beside.
compile_soon() {
    if [ "$compiled" = no ]; then
        WK_OPT=1 compile_first "$1" may-fail
        { read -r installed && read -r compiled; } <<<"$(state needs compile)"
        [ "$compiled" != no ] || return 0
    fi
    compile_beside "$1"
}

# compile_beside VERB: after prepare, start at once; the rules are compiled meanwhile, by whatever is left of the machine.
compile_beside() {
    local verb=$1
    case $compiled in
    yes) ;;
    no | quick)
        mkdir -p -- "$logs"
        compile_quietly >"$logs/compile.log" 2>&1 </dev/null &
        printf '%s\n' $! >"$root/build/compiling"
        [ "$compiled" = quick ] || export WK_PURE=1 WK_COMPILING=$root/build/compiling
        ;;
    *) tell_uncompiled "$verb" ;;
    esac
}

# compile_quietly: what compiling needs, then compiling, and ahead of changes to come. What ends the program does not end
# this: the next start would only begin it again.
compile_quietly() {
    trap '' HUP INT
    if [ "$(state needs compile | sed -n 1p)" = no ]; then take_turns && install_project compile && exec 9>&-; fi
    exec nice -n 15 "$venv/bin/python" -I "$root/scripts/lib/state.py" build ahead
}

tell_uncompiled() {
    say "$compiled: $1 uncompiled (the same games, slower)."
    # With WK_PURE=1 nothing compiled is loaded: it may stay for the next start, or for anyone who is compiling it now.
    is_pure || state sweep
}

# become COMMAND…: hand the terminal, the signals and the exit code over to the program itself.
become() {
    trap - INT EXIT
    exec "$@"
}

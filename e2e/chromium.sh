#!/bin/sh
# Runs the Chromium of this machine without the pages of its address bar: it loads two of them for every new window, also
# headless, and each takes the processor for longer than the page under test. Playwright's own list of disabled features
# stays: of two such lists Chromium reads only the last.
for argument; do
  shift
  case $argument in
    --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@"

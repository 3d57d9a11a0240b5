#!/usr/bin/env bash
# Runs a command of nonet in N parts with GNU parallel:
#   parallel.sh N FOLDER COMMAND [OPTION …] [FILE]
#   parallel.sh 100 out solve --threads 1 puzzles.txt
# FOLDER.log lists the parts with their times and exit statuses.
set -euo pipefail
parts=$1 folder=$2
shift 2

mkdir -p "$folder"
# Exit status 1 means that a puzzle has no solution. The part is complete.
seq "$parts" | parallel --quote --joblog "$folder.log" \
  sh -c 'nonet "$@" || exit $(($? == 1 ? 0 : $?))' sh \
  "$@" --part "{}/$parts" --output "$folder/part-{}.txt" --resume

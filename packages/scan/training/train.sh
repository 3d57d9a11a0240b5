#!/bin/sh
# Makes src/classify/weights.ts: some ten minutes of one core, and the same bytes every time on
# Debian 12. Needs the fonts of fonts.txt (apt-get install $(grep -v : fonts.txt)), Python with Pillow
# and NumPy, gcc, and the built package.
set -e
cd "$(dirname "$0")"
folder=${1:?a folder for the cells}
mkdir -p "$folder"
python3 glyphs.py "$folder"
node make-cells.mjs "$folder" 120000 11 train.cells
node make-cells.mjs "$folder" 15000 12 test.cells held-out
node see-cells.mjs "$folder/train.cells" "$folder/train.seen"
node see-cells.mjs "$folder/test.cells" "$folder/test.seen"
gcc -O3 -mavx2 -ffp-contract=off -Wall -o "$folder/train" train.c -lm
"$folder/train" "$folder/train.seen" "$folder/test.seen" 5 1 "$folder/weights.bin" "$folder/answers.txt"
node write-weights.mjs "$folder/weights.bin" ../src/classify/weights.ts

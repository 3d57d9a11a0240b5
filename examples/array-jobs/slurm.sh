#!/usr/bin/env bash
# Runs a command of nonet as an array job of Slurm, one part per task:
#   sbatch --array=1-N slurm.sh FOLDER COMMAND [OPTION …] [FILE]
#   sbatch --array=1-100 slurm.sh out solve --threads 1 puzzles.txt
# To run only some of N parts, set PARTS=N:
#   PARTS=100 sbatch --array=3,7 slurm.sh out solve --threads 1 puzzles.txt
#SBATCH --job-name=nonet
#SBATCH --cpus-per-task=1
set -euo pipefail
folder=$1
shift
part=$SLURM_ARRAY_TASK_ID
parts=${PARTS:-$SLURM_ARRAY_TASK_COUNT}
if [ "$SLURM_ARRAY_TASK_MAX" -gt "$parts" ]; then
  echo "expected --array=1-$parts, found task $SLURM_ARRAY_TASK_MAX: set PARTS" >&2
  exit 2
fi

mkdir -p "$folder"
# Exit status 1 means that a puzzle has no solution. The part is complete.
nonet "$@" --part "$part/$parts" --output "$folder/part-$part.txt" --resume ||
  exit $(($? == 1 ? 0 : $?))

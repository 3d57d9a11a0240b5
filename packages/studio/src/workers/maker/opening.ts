import { symmetryOf } from '@nonet/engine/generate';
import { CLASSIC, geometryOfSize } from '@nonet/engine/grid';
import { type PuzzleRecord, packedCells, parsePuzzles } from '@nonet/engine/notation';
import { knownDifficulty } from '@nonet/engine/rating';
import { solvePuzzle } from '@nonet/engine/solve';
import type { CollectedPuzzle } from '../../picture/collected.ts';
import type { OpenedPuzzles } from '../../picture/opened-puzzles.ts';
import { readingFault } from '../../picture/reading-fault.ts';

/** The version of Nonet. The build sets it. */
declare const NONET_VERSION: string;

/** Reads the puzzles of a file, with the ratings that this version has given them. */
export function* openPuzzles({
  most,
  sizes,
  text,
}: {
  most: number;
  sizes: readonly number[];
  text: string;
}): Generator<undefined, OpenedPuzzles> {
  const results = parsePuzzles(text);
  if (results.length > most) return { kind: 'many' };
  const puzzles: CollectedPuzzle[] = [];
  let size = 0;
  for (const result of results) {
    if (!result.ok) return { kind: 'unreadable', fault: readingFault(result.error) };
    const { record } = result;
    const { geometry } = record.givens;
    size ||= geometry.size;
    if (!sizes.includes(size) || geometry !== geometryOfSize(size))
      return { kind: 'mixed', line: record.line };
    const puzzle = collected(record, puzzles.length);
    if (!puzzle) return { kind: 'improper', line: record.line };
    puzzles.push(puzzle);
    yield;
  }
  return { kind: 'puzzles', size, puzzles };
}

function collected(record: PuzzleRecord, number: number): CollectedPuzzle | undefined {
  const { givens, pencilmarks } = record;
  const { kind, solution } = solvePuzzle(
    { givens, ...(pencilmarks && { pencilmarks }) },
    { limit: 2 },
  );
  if (kind !== 'proper' || !solution || pencilmarks) return undefined;
  return {
    number,
    cells: packedCells(givens),
    solution: packedCells(solution),
    givens: givens.digits.filter((digit) => digit > 0).length,
    form: undefined,
    symmetry: symmetryOf(givens),
    difficulty: givens.geometry === CLASSIC ? difficultyIn(record) : 'unrated',
  };
}

function difficultyIn(record: PuzzleRecord): CollectedPuzzle['difficulty'] {
  const known = knownDifficulty(record, NONET_VERSION);
  if (!known) return undefined;
  const { se, ...hodoku } = known;
  return { ...hodoku, ...se, version: NONET_VERSION };
}

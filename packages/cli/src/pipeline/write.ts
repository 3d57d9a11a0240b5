import { CLASSIC, emptyGrid, type Grid } from '@nonet/engine/grid';
import { hasPlaceFor, type Notation, type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import type { Place } from './handler.ts';

/** How answers are written: in a notation, or as JSON with the figures. */
export interface Writer {
  head(input: Notation): string;
  tail(input: Notation): string;
  solution(puzzle: PuzzleRecord, solution: Grid, figures: object, place: Place): void;
  /** There is no solution to write; the message says why. */
  none(puzzle: PuzzleRecord, message: string, place: Place): void;
  bad(message: string, place: Place): void;
}

export function notationWriter(to: Notation | undefined): Writer {
  return {
    head: (input) => (to ?? input).head,
    tail: (input) => (to ?? input).tail ?? '',
    solution: (puzzle, solution, _, place) => {
      const notation = to ?? place.notation;
      writeRecord(notation, solvedRecord(notation, puzzle, solution), place);
    },
    none: (puzzle, message, place) => {
      const notation = to ?? place.notation;
      if (notation.holdsSolution) writeRecord(notation, puzzle, place);
      else place.output.write(inPlace(message, notation));
    },
    bad: (message, { notation, output }) => output.write(inPlace(message, to ?? notation)),
  };
}

/** Writes a record in a notation, or, where that has no place for its size, says so. */
export function writeRecord(notation: Notation, record: PuzzleRecord, place: Place): void {
  const { file, index, report, output } = place;
  const reason = refusedSize(notation, record.givens.geometry.size);
  output.write(
    reason
      ? inPlace(report.refused(file, record.line, reason), notation)
      : notation.format(record, index),
  );
}

/** Why a notation has no place for grids of a size, if it has none. */
export function refusedSize(notation: Notation, size: number): string | undefined {
  if (hasPlaceFor(notation, size)) return undefined;
  const sizes = notation.sizes!.map((known) => `${known}×${known}`).join(', ');
  return `expected ${sizes.replace(/, (\S+)$/, ' or $1')} for ${notation.id}, found ${size}×${size}`;
}

/** Whether a notation writes comments; asked of what it makes of one. */
export function holdsComment(notation: Notation): boolean {
  const comment = 'noted';
  return notation.format({ givens: emptyGrid(CLASSIC), comment, line: 1 }, 0).includes(comment);
}

/** The record as a notation holds a solved puzzle: the solution beside it, or in its place. */
function solvedRecord(notation: Notation, puzzle: PuzzleRecord, solution: Grid): PuzzleRecord {
  if (notation.holdsSolution) return { ...puzzle, solution };
  const { pencilmarks: _, ...rest } = puzzle;
  return { ...rest, givens: solution };
}

export const jsonWriter: Writer = {
  head: () => '',
  tail: () => '',
  solution: (puzzle, solution, figures, place) =>
    writeJson(place, { ...jsonOf(puzzle), solution: packedCells(solution), ...figures }),
  none: (puzzle, error, place) => writeJson(place, { ...jsonOf(puzzle), solution: null, error }),
  bad: (error, place) => writeJson(place, { error }),
};

/** What JSON repeats of the puzzle. */
export function jsonOf({ line, name, comment, givens }: PuzzleRecord): object {
  return { line, name, comment, puzzle: packedCells(givens) };
}

export function writeJson({ output }: Place, value: object): void {
  output.write(`${JSON.stringify(value)}\n`);
}

/**
 * What stands in the place of a record that there is not: one line that says why. On a screen the
 * message stands already.
 */
export function inPlace(message: string, notation: Notation): string {
  if (process.stdout.isTTY && process.stderr.isTTY) return '';
  if (notation.id === 'json') return `${JSON.stringify({ error: message })}\n`;
  if (notation.id === 'csv') return ',\n';
  if (notation.id === 'opensudoku') return `  <!-- ${message.replaceAll('--', '- -')} -->\n`;
  return `# ${message}\n`;
}

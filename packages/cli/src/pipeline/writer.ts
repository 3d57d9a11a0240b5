import { CLASSIC, emptyGrid, type Grid } from '@nonet/engine/grid';
import {
  type Notation,
  type PuzzleRecord,
  packedCells,
  supportsSize,
} from '@nonet/engine/notation';
import type { Handler, RecordContext } from './handler.ts';

/** Writes answers in a notation, or as JSON with more details. */
export interface Writer extends Required<Pick<Handler, 'head' | 'tail' | 'badRecord'>> {
  solution(puzzle: PuzzleRecord, solution: Grid, details: object, context: RecordContext): void;
  /** Writes the answer to a puzzle without a solution. The message says why there is no solution. */
  noSolution(puzzle: PuzzleRecord, message: string, context: RecordContext): void;
}

/** Returns a writer for the notation `to`. If it is undefined, answers have the input notation. */
export function notationWriter(to: Notation | undefined): Writer {
  return {
    head: (input) => (to ?? input).head,
    tail: (input) => (to ?? input).tail ?? '',
    solution: (puzzle, solution, _, context) => {
      const notation = to ?? context.notation;
      writeRecord(notation, solvedRecord(notation, puzzle, solution), context);
    },
    noSolution: (puzzle, message, context) => {
      const notation = to ?? context.notation;
      if (notation.holdsSolution) writeRecord(notation, puzzle, context);
      else context.output.writeMessage(placeholder(message, notation));
    },
    badRecord: (message, { notation, output }) =>
      output.writeMessage(placeholder(message, to ?? notation)),
  };
}

/** Writes a record in a notation. Reports the record if the notation does not support its size. */
export function writeRecord(
  notation: Notation,
  record: PuzzleRecord,
  context: RecordContext,
): void {
  const { file, index, report, output } = context;
  const reason = unsupportedSize(notation, record.givens.geometry.size);
  if (!reason) output.write(notation.format(record, index));
  else output.writeMessage(placeholder(report.unsupported(file, record.line, reason), notation));
}

/** Returns why a notation does not support grids of this size. Undefined if it supports them. */
export function unsupportedSize(notation: Notation, size: number): string | undefined {
  if (supportsSize(notation, size)) return undefined;
  const sizes = notation.sizes!.map((known) => `${known}×${known}`).join(', ');
  return `expected ${sizes.replace(/, (\S+)$/, ' or $1')} for ${notation.id}, found ${size}×${size}`;
}

/** Whether a notation can hold a comment. Formats a record with a comment to find out. */
export function holdsComment(notation: Notation): boolean {
  const comment = 'noted';
  return notation.format({ givens: emptyGrid(CLASSIC), comment, line: 1 }, 0).includes(comment);
}

/**
 * Returns the record of a solved puzzle. The solution replaces the givens, unless the notation can hold
 * both.
 */
function solvedRecord(notation: Notation, puzzle: PuzzleRecord, solution: Grid): PuzzleRecord {
  if (notation.holdsSolution) return { ...puzzle, solution };
  const { pencilmarks: _, ...rest } = puzzle;
  return { ...rest, givens: solution };
}

export const jsonWriter: Writer = {
  head: () => '',
  tail: () => '',
  solution: (puzzle, solution, details, context) =>
    writeJson(context, { ...jsonOf(puzzle), solution: packedCells(solution), ...details }),
  noSolution: (puzzle, error, context) =>
    writeJson(context, { ...jsonOf(puzzle), solution: null, error }),
  badRecord: (error, context) => writeJson(context, { error }),
};

/** The fields of a puzzle in JSON answers. */
export function jsonOf({ line, name, comment, givens }: PuzzleRecord): object {
  return { line, name, comment, puzzle: packedCells(givens) };
}

export function writeJson({ output }: RecordContext, value: object): void {
  output.write(`${JSON.stringify(value)}\n`);
}

/** Returns the line to write in place of an answer. Except in CSV, it contains the error message. */
export function placeholder(message: string, notation: Notation): string {
  if (notation.id === 'json') return `${JSON.stringify({ error: message })}\n`;
  if (notation.id === 'csv') return ',\n';
  if (notation.id === 'opensudoku') return `  <!-- ${message.replaceAll('--', '- -')} -->\n`;
  return `# ${message}\n`;
}

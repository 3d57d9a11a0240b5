import type { StepNotation } from '@nonet/engine/explain';
import { CLASSIC, type Geometry, type Grid } from '@nonet/engine/grid';
import type { NotationError } from '@nonet/engine/notation';
import { isVariant, type Puzzle, type Strategy } from '@nonet/engine/search';

/** Why a command cannot answer a record that was read. */
export interface Refusal {
  readonly expected: string;
  readonly found: string;
  /** The message if it is not simply "expected …, found …". */
  readonly message?: string;
}

export function refusalText({ expected, found, message }: Refusal): string {
  return message ?? `expected ${expected}, found ${found}`;
}

/** Returns why a puzzle that is not 9×9 cannot be rated. */
export function unratablePuzzle({ geometry }: Grid): Refusal {
  return { expected: 'a 9×9 puzzle', found: sizeText(geometry) };
}

/** Returns why the steps of a puzzle cannot be written in a notation, if they cannot. */
export function unsupportedNotation(notation: StepNotation, puzzle: Puzzle): Refusal | undefined {
  const { geometry } = puzzle.givens;
  const hasRules = isVariant(puzzle);
  if (notation === 'words' || (geometry === CLASSIC && !hasRules)) return undefined;
  const found = hasRules ? 'a variant' : sizeText(geometry);
  return { expected: `a 9×9 puzzle for --notation ${notation}`, found };
}

function sizeText({ boxColumns, boxRows, size }: Geometry): string {
  const boxes = size === CLASSIC.size ? ` with boxes of ${boxRows}×${boxColumns}` : '';
  return `${size}×${size}${boxes}`;
}

/** @param reason See `unsupportedReason`. */
export function unsupportedStrategy({ id }: Strategy, reason: string): Refusal {
  const expected = `givens without pencilmarks for ${id}`;
  return { expected, found: 'pencilmarks', message: `${id} ${reason}` };
}

/** An error in JSON answers. */
export type AnswerError =
  | NotationError
  | (Omit<NotationError, 'code' | 'phrases'> & { readonly code: 'unsupported' });

/** The error for a record that begins on this line. */
export function refusalError(line: number, { expected, found }: Refusal): AnswerError {
  return { code: 'unsupported', line, column: 1, expected, found };
}

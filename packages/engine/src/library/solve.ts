import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import { DIGITS } from '../notation/parts/symbol.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { usesKernel } from '../solve/dispatch.ts';
import { kernelLimit } from '../solve/kernel-input.ts';
import { kernelOutcome, type Outcome } from '../solve/outcome.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import { type SolveOptions, solvePuzzle } from '../solve/solve-puzzle.ts';
import type { Answer } from './answer.ts';
import { checkedOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

/** The result. For text input the solution is also text: 81 symbols for a 9×9 puzzle. */
export type Solved<Solution extends string | Grid> = Answer<
  { readonly solution: Solution | undefined } & Omit<Outcome, 'solution'>
>;

/**
 * Solves a puzzle, given as text in any notation or as a grid.
 *
 *     solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')
 *
 * If the text has several puzzles, the first puzzle is solved. If the text is not a puzzle, the
 * result has an error that says where and why.
 *
 * @throws RangeError if the limit is not at least 1, if the strategy is unknown, or if the strategy
 *   does not support pencilmarks.
 */
export function solve(puzzle: string, options?: SolveOptions): Solved<string>;
export function solve(puzzle: Grid | Puzzle, options?: SolveOptions): Solved<Grid>;
export function solve(
  input: PuzzleInput,
  options: SolveOptions = {},
): Solved<string> | Solved<Grid> {
  checkedOptions(options);
  const isText = typeof input === 'string';
  if (isText && usesKernel(classic, options) && readClassic(input)) return solveCells(options);
  const read = readInput(input, { variants: true });
  if (!read.ok) return read;
  const outcome = solvePuzzle(read.puzzle, options);
  if (!isText) return { ok: true, ...outcome };
  const { solution } = outcome;
  return { ok: true, ...outcome, solution: solution && packedCells(solution) };
}

/** A text of 81 symbols is read into `cells` and `givens` and solved without building a grid. */
const cells = new Uint8Array(CLASSIC.cells);
const givens = { geometry: CLASSIC, digits: new Uint8Array(CLASSIC.cells) };
const classic: Puzzle = { givens };
const solution = new Uint8Array(CLASSIC.cells);

/** Reads a text of 81 symbols into `cells` and `givens`. Returns false for any other text. */
function readClassic(text: string): boolean {
  if (text.length !== CLASSIC.cells || !encoder) return false;
  if (encoder.encodeInto(text, cells).written !== CLASSIC.cells) return false;
  for (let cell = 0; cell < CLASSIC.cells; cell++) {
    const digit = DIGITS[cells[cell]];
    // DIGITS has no entry for some bytes. A comparison with undefined is false.
    if (!(digit <= CLASSIC.size)) return false;
    givens.digits[cell] = digit;
  }
  return true;
}

/** Solves `cells`. */
function solveCells({ limit: wanted = 2, signal }: SolveOptions): Solved<string> {
  const limit = kernelLimit(wanted);
  const count = sharedSolver().solveOne(cells, solution, { limit, order: 'lexicographic', signal });
  const outcome = kernelOutcome(classic, { count, limit, solution: undefined });
  // Each field is copied, because `...outcome` is slow: it takes 10 % of the time of `solve`.
  const { kind, conflicts, end, counters } = outcome;
  const text = count ? textOf(solution) : undefined;
  return { ok: true, kind, solution: text, count: outcome.count, conflicts, end, counters };
}

/** TextEncoder and TextDecoder, which are twice as fast as a loop over character codes. */
interface TextCoders {
  readonly TextEncoder?: new () => {
    encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
  };
  readonly TextDecoder?: new () => { decode(bytes: Uint8Array): string };
}

const { TextEncoder, TextDecoder } = globalThis as TextCoders;
const encoder = TextEncoder && new TextEncoder();
const decoder = TextDecoder && new TextDecoder();

function textOf(bytes: Uint8Array): string {
  return decoder ? decoder.decode(bytes) : String.fromCharCode(...bytes);
}

import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { packedCells } from '../notation/parts/packed.ts';
import { DIGITS } from '../notation/parts/symbol.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Strategy } from '../search/strategy.ts';
import { kernelLimit, usesKernel } from '../solve/classic.ts';
import { type Outcome, outcomeOf } from '../solve/outcome.ts';
import { solvePuzzle } from '../solve/solve-puzzle.ts';
import { sharedSolver } from '../solve/solver.ts';
import type { Signal } from '../work/signal.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';
import { strategyOf } from './strategy-option.ts';

export interface SolveOptions {
  /** Solutions after which to stop; at least 1. Default 2: enough to tell one from several. */
  readonly limit?: number;
  /** A strategy or its id. Default: the bulk kernel for 9×9, propagation for everything else. */
  readonly strategy?: Strategy | string;
  /** Events after which to stop; only a strategy counts them. Default: none. */
  readonly events?: number;
  /** Stops the search when it is aborted: an AbortSignal, or a `deadline`. */
  readonly signal?: Signal | undefined;
}

/** What was found. Text in gives text out: 81 symbols for 9×9, `.` for a blank. */
export type Solved<Solution extends string | Grid> =
  | ({ readonly ok: true; readonly solution: Solution | undefined } & Omit<Outcome, 'solution'>)
  | BadInput;

/**
 * Solves a puzzle: a text in any notation, or a grid.
 *
 *     solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')
 *
 * Of a text with several puzzles the first is solved. A text that is no puzzle is answered with an
 * error that says where and what was expected.
 *
 * @throws RangeError when the limit is not at least 1, or the strategy is unknown or does not support
 *   pencilmarks.
 */
export function solve(puzzle: string, options?: SolveOptions): Solved<string>;
export function solve(puzzle: Grid | Puzzle, options?: SolveOptions): Solved<Grid>;
export function solve(
  input: PuzzleInput,
  { strategy: named, ...options }: SolveOptions = {},
): Solved<string> | Solved<Grid> {
  const strategy = named === undefined ? undefined : strategyOf(named);
  const isText = typeof input === 'string';
  if (isText && usesKernel(CLASSIC, { ...options, strategy }) && readClassic(input)) {
    return solveCells(options);
  }
  const read = readInput(input);
  if (!read.ok) return read;
  const outcome = solvePuzzle(read.puzzle, { ...options, ...(strategy && { strategy }) });
  if (!isText) return { ok: true, ...outcome };
  const { solution } = outcome;
  return { ok: true, ...outcome, solution: solution && packedCells(solution) };
}

/** Most texts are 81 symbols; those are solved without making a grid. */
const cells = new Uint8Array(CLASSIC.cells);
const solution = new Uint8Array(CLASSIC.cells);

/** Reads a text of 81 symbols into `cells`. False for any other text. */
function readClassic(text: string): boolean {
  if (text.length !== CLASSIC.cells || !encoder) return false;
  if (encoder.encodeInto(text, cells).written !== CLASSIC.cells) return false;
  for (let cell = 0; cell < CLASSIC.cells; cell++) {
    // Bytes beyond the table give undefined, which is no digit either.
    if (!(DIGITS[cells[cell]] <= CLASSIC.size)) return false;
  }
  return true;
}

/** Solves `cells`. */
function solveCells({ limit = 2, signal }: SolveOptions): Solved<string> {
  const most = kernelLimit(limit);
  const bounds = { limit: most, order: 'lexicographic', signal } as const;
  const count = sharedSolver().solveOne(cells, solution, bounds);
  if (!count) return { ...withoutAnswer(count), ok: true, solution: undefined };
  return {
    ok: true,
    status: count === 1 ? 'solved' : 'several',
    solution: decoder ? decoder.decode(solution) : String.fromCharCode(...solution),
    count,
    conflict: undefined,
    end: count < most ? 'exhausted' : 'limit',
    counters: undefined,
  };
}

/** The grid in which the conflicts of `cells` are looked for. */
const givens = { geometry: CLASSIC, digits: new Uint8Array(CLASSIC.cells) };

/** The outcome for `cells` without a solution, or if the search was stopped. */
function withoutAnswer(count: number | undefined): Outcome {
  const { digits } = givens;
  for (let cell = 0; cell < digits.length; cell++) digits[cell] = DIGITS[cells[cell]];
  return outcomeOf({ givens }, { count, limit: 1, solution: undefined });
}

/** Text from and to bytes, twice as fast as by character codes, where the environment has it. */
interface TextCoders {
  readonly TextEncoder?: new () => {
    encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
  };
  readonly TextDecoder?: new () => { decode(bytes: Uint8Array): string };
}

const { TextEncoder, TextDecoder } = globalThis as TextCoders;
const encoder = TextEncoder && new TextEncoder();
const decoder = TextDecoder && new TextDecoder();

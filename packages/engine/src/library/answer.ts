import type { Puzzle } from '../search/puzzle.ts';
import type { Signal } from '../work/signal.ts';
import { finish, type Work } from '../work/work.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';

/**
 * The result of a function that takes a puzzle, or the error if its text is not a puzzle. `ok` says
 * which it is. Every property of the result can be read before `ok` is tested, and is undefined if
 * the result does not have it.
 */
export type Answer<Result> = Uniform<Succeeded<Result> | BadInput>;

/** A result that has steps of another kind, if it has steps. */
export type WithSteps<Result, Step> = Result extends { readonly steps: unknown }
  ? Omit<Result, 'steps'> & { readonly steps: readonly Step[] }
  : Result;

type Succeeded<Result> = Result extends unknown ? { readonly ok: true } & Result : never;

type Uniform<Union, Keys extends PropertyKey = KeysOf<Union>> = Union extends unknown
  ? Union & { readonly [Key in Exclude<Keys, keyof Union>]?: undefined }
  : never;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

interface Question<P extends Puzzle, W extends Work<unknown>, Result extends object> {
  /** Whether the work knows constraints. Default: no. */
  readonly variants?: boolean;
  /** The work stops when this signal is aborted. */
  readonly signal: Signal | undefined;
  readonly begin: (puzzle: Puzzle | P) => W;
  /** `found` is undefined if the work was stopped. */
  readonly result: (found: ReturnType<W['advance']>, work: W, puzzle: Puzzle | P) => Result;
}

/** Reads the puzzle, does the work and answers with its result. */
export function answer<P extends Puzzle, W extends Work<unknown>, Result extends object>(
  input: PuzzleInput | P,
  { variants = false, signal, begin, result }: Question<P, W, Result>,
): Answer<Result> {
  const read = readInput(input, { variants });
  if (!read.ok) return read as Answer<Result>;
  const work = begin(read.puzzle);
  const found = finish(work, signal) as ReturnType<W['advance']>;
  return { ok: true, ...result(found, work, read.puzzle) } as unknown as Answer<Result>;
}

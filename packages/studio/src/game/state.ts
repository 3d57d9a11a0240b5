import {
  BLANK,
  type BrokenRule,
  EMPTY_JOURNAL,
  type Entry,
  type GameCell,
  type Journal,
  TICK,
  written,
} from '@nonet/engine/game';
import { type Geometry, gridOf, isSolution } from '@nonet/engine/grid';
import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import type { Level } from '@nonet/engine/rating';
import { current, type PuzzleSlice } from '../page/slice.ts';
import { type HasPuzzle, SAMPLE } from '../puzzle/state.ts';
import { type Clock, NEW_CLOCK, playedAt } from './clock.ts';
import { ruleCheckOf } from './rule-checks.ts';

/** A game: what a player does with the puzzle. The board, its journal and its clock. */
export interface GameState {
  readonly root?: PlainPuzzle;
  readonly givens: PlainPuzzle;
  readonly cells: readonly GameCell[];
  readonly journal: Journal;
  readonly clock: Clock;
  /** Whether the player has stopped the clock and hidden the grid. */
  readonly isPaused: boolean;
  /** The id under which the browser keeps the game. Undefined as long as nothing is written. */
  readonly id?: string | undefined;
  readonly origin?: GameOrigin | undefined;
}

/** Where the puzzle of a game comes from, if it was made for it. */
export interface GameOrigin {
  readonly level: Level | undefined;
  readonly seed: string;
  /** The date of a daily puzzle, such as 2026-11-26. */
  readonly day?: string | undefined;
}

export interface HasGame extends HasPuzzle {
  readonly game: GameState;
}

export function newGame(givens: PlainPuzzle): GameState {
  return {
    givens,
    cells: digitsIn(givens.cells).map((digit) => ({ ...BLANK, digit })),
    journal: EMPTY_JOURNAL,
    clock: NEW_CLOCK,
    isPaused: false,
  };
}

export const gameSlice: PuzzleSlice<GameState> = {
  initial: newGame(SAMPLE),
  onPuzzle: (_, puzzle) => newGame(puzzle),
};

export function gameOf(state: HasGame): GameState {
  return current(state.game, state, gameSlice);
}

/** Whether somebody has opened a puzzle to play, or a game of the sample. */
export function hasPuzzleToPlay(state: HasGame): boolean {
  return state.puzzle.isOpened || gameOf(state).journal.entries.length > 0;
}

export function withGame<S extends HasGame>(state: S, change: (game: GameState) => GameState): S {
  return { ...state, game: change(gameOf(state)) };
}

/** Shows another game of the puzzle. */
export function withOtherGame<S extends HasGame>(state: S, other: GameState): S {
  return withGame(state, ({ root }) => ({ ...other, ...(root && { root }) }));
}

/** Makes changes at a moment of the page. */
export function withEntry(
  game: GameState,
  { kind, changes }: Pick<Entry, 'kind' | 'changes'>,
  moment: number,
): GameState {
  const ticks = Math.round(playedAt(game.clock, moment) / TICK);
  return written(game, { kind, changes, at: ticks * TICK });
}

/** The grid of a game, with all cells that its rules hold different. */
export function geometryOf({ givens }: Pick<GameState, 'givens'>): Geometry {
  return ruleCheckOf(givens)?.geometry ?? shapeOf(givens);
}

export function isGiven({ givens }: GameState, cell: number): boolean {
  return givens.cells[cell] !== '.';
}

/** Digit → how many of it the board lacks. 0 → how many blanks it has. */
export function digitsLeft(game: GameState): readonly number[] {
  const { size } = geometryOf(game);
  const left = Array.from({ length: size + 1 }, (_, digit) => (digit === 0 ? 0 : size));
  for (const digit of digitsOnBoard(game)) left[digit] += digit === 0 ? 1 : -1;
  return left;
}

export function digitsOnBoard({ cells }: GameState): number[] {
  return cells.map(({ digit }) => digit);
}

/** Whether the board is full and right. No game of a variant is until its rules can be checked. */
export function isFinished(game: GameState): boolean {
  const digits = digitsOnBoard(game);
  if (digits.includes(0)) return false;
  if (!game.givens.constraints?.length) return isSolution(gridOf(geometryOf(game), digits));
  return ruleCheckOf(game.givens)?.isSolved(digits) ?? false;
}

/** The constraints that the digits on the board break, each with its filled cells. */
export function brokenRules(game: GameState): readonly BrokenRule[] {
  const known = broken.get(game.cells);
  if (known?.givens === game.givens) return known.rules;
  const rules = ruleCheckOf(game.givens)?.broken(digitsOnBoard(game)) ?? [];
  broken.set(game.cells, { givens: game.givens, rules });
  return rules;
}

/** Board → what is broken on it. A board is looked at much more often than it changes. */
const broken = new WeakMap<object, { givens: PlainPuzzle; rules: readonly BrokenRule[] }>();

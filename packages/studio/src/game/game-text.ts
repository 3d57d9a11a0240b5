import {
  type Game,
  type GameFault,
  type GameHead,
  gameOfTexts,
  parseGameText,
} from '@nonet/engine/game';
import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { NEW_CLOCK } from './clock.ts';
import type { GameState } from './state.ts';

type Read =
  | { readonly ok: true; readonly game: GameState }
  | { readonly ok: false; readonly error: GameFault };

/** What a text of the engine says of a game. */
export function playedGame({ givens, clock, journal }: GameState): Omit<Game, 'cells'> {
  return { puzzle: puzzleOf(givens), journal, played: clock.played };
}

/** Builds the game of a puzzle again from its entries. */
export function gameFromTexts(puzzle: PlainPuzzle, head: GameHead, texts: readonly string[]): Read {
  return onPage(puzzle, gameOfTexts(puzzleOf(puzzle), head, texts));
}

export function gameFromText(puzzle: PlainPuzzle, text: string): Read {
  return onPage(puzzle, parseGameText(puzzleOf(puzzle), text));
}

/** Makes the game of a text a game of the page. Its clock stands still. */
function onPage(givens: PlainPuzzle, read: ReturnType<typeof parseGameText>): Read {
  if (!read.ok) return read;
  const { cells, journal, played } = read.game;
  const clock = { ...NEW_CLOCK, played };
  return { ok: true, game: { givens, cells, journal, clock, isPaused: false } };
}

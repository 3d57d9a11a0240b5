import type { Change, EntryKind } from '@nonet/engine/game';
import { type GameState, gameOf, isGiven, withEntry, withGame } from '../../game/state.ts';
import { clearing, entryKind, type Mode, type NoteKind, writing } from '../../game/writing.ts';
import type { PlaySettings } from './settings.ts';
import { type HasPlay, playOf, withPlay } from './slice.ts';

/**
 * Writes a digit in the selected cells, in the current mode or in another one. A digit for several cells
 * at once is a note. 0 clears them. If no cell is selected, or only givens, the digit is lit.
 */
export function withDigit<S extends HasPlay>(
  state: S,
  { digit, mode = writingMode(state) }: { readonly digit: number; readonly mode?: Mode },
  moment: number,
): S {
  const { selection, settings } = playOf(state);
  const game = gameOf(state);
  if (digit === 0) return withChanges(state, 'clear', (game) => clearing(game, selection), moment);
  if (mode !== 'colour' && selection.every((cell) => isGiven(game, cell))) {
    return withDigitLit(state, digit);
  }
  if (selection.length === 0) return state;
  const own = mode === 'digit' && selection.length > 1 ? noteOf(settings) : mode;
  const changes = writing(game, selection, { digit, mode: own }, settings);
  return withChanges(state, entryKind(own, changes), () => changes, moment);
}

/** What a digit is in several cells at once, and wherever it still can go. */
export function noteOf({ notes }: PlaySettings): NoteKind {
  return notes === 'places' ? 'note' : 'corner';
}

/** Lights a digit wherever it is, or no longer. */
export function withDigitLit<S extends HasPlay>(state: S, digit: number): S {
  return withPlay(state, { lit: playOf(state).lit === digit ? undefined : digit });
}

/** A digit of the pad: it is written, or held for the next cells. */
export function withPad<S extends HasPlay>(state: S, digit: number, moment: number): S {
  const { held, settings } = playOf(state);
  if (!settings.digitFirst || digit === 0) return withDigit(state, { digit }, moment);
  return withPlay(state, {
    held: held === digit ? undefined : digit,
    lit: undefined,
    selection: [],
  });
}

/** Makes one entry of the changes. A paused game takes none. */
export function withChanges<S extends HasPlay>(
  state: S,
  kind: EntryKind,
  changes: (game: GameState) => readonly Change[],
  moment: number,
): S {
  const game = gameOf(state);
  if (game.isPaused) return state;
  return withGame(state, (now) => withEntry(now, { kind, changes: changes(game) }, moment));
}

/** What a digit writes. In the mode `mark` it is a digit. */
export function writingMode(state: HasPlay): Mode {
  const { mode } = playOf(state);
  return mode === 'mark' ? 'digit' : mode;
}

import { BLANK, type GameCell } from '@nonet/engine/game';
import type { BoardLayer } from '../board/board-layer.ts';
import { digitsOnBoard, type GameState, isGiven } from './state.ts';
import { notesIn } from './writing.ts';

/** The digits of a game, and the colours of its cells. */
export function digitLayers(game: GameState): BoardLayer[] {
  const digits = digitsOnBoard(game);
  const only = (has: (cell: number) => boolean): number[] =>
    digits.map((digit, cell) => (has(cell) ? digit : 0));
  return [
    { kind: 'colours', colours: game.cells.map(({ colours }) => colours) },
    { kind: 'digits', as: 'given', digits: only((cell) => isGiven(game, cell)) },
    { kind: 'digits', as: 'filled', digits: only((cell) => !isGiven(game, cell)) },
  ];
}

/** The notes of a game, each in the place of its digit. A filled cell shows none. */
export function noteLayer(game: GameState): BoardLayer {
  return { kind: 'notes', notes: shownNotes(game).map(notesIn) };
}

/** The notes of a game as they were written: in the corners of the cells, or in their middle. */
export function cornerLayers(game: GameState): BoardLayer[] {
  const shown = shownNotes(game);
  return [
    { kind: 'corners', notes: shown.map(({ corner }) => corner) },
    { kind: 'centres', notes: shown.map(({ centre }) => centre) },
  ];
}

/** Cell → its notes that are shown. */
export function shownNotes({ cells }: Pick<GameState, 'cells'>): readonly GameCell[] {
  return cells.map((cell) => (cell.digit > 0 ? BLANK : cell));
}

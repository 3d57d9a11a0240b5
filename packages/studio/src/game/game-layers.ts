import { BLANK } from '@nonet/engine/game';
import type { BoardLayer } from '../board/board-layer.ts';
import { digitsOnBoard, type GameState, isGiven } from './state.ts';

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

/** The notes of a game. A filled cell shows none. */
export function noteLayers(game: GameState): BoardLayer[] {
  const blank = game.cells.map((cell) => (cell.digit > 0 ? BLANK : cell));
  return [
    { kind: 'corners', notes: blank.map(({ corner }) => corner) },
    { kind: 'centres', notes: blank.map(({ centre }) => centre) },
  ];
}

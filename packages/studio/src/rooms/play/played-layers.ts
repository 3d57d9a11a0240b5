import { conflicts, gridOf } from '@nonet/engine/grid';
import type { BoardLayer } from '../../board/board-layer.ts';
import { digitsOnBoard, type GameState, gameOf, geometryOf, isGiven } from '../../game/state.ts';
import { cellsTried } from '../../game/trials.ts';
import { coachOf } from './coach/asking.ts';
import { namedCell } from './coach/cell-names.tsx';
import { stepShown } from './coach/coach-state.ts';
import { type HasPlay, playOf } from './slice.ts';

/** The board of the game. */
export function playedLayers(state: HasPlay): readonly BoardLayer[] {
  const game = gameOf(state);
  const { cells } = game;
  const digits = digitsOnBoard(game);
  const tried = cellsTried(game);
  const only = (has: (cell: number) => boolean): number[] =>
    digits.map((digit, cell) => (has(cell) ? digit : 0));
  return [
    { kind: 'colours', colours: cells.map(({ colours }) => colours) },
    { kind: 'digits', as: 'given', digits: only((cell) => isGiven(game, cell)) },
    { kind: 'digits', as: 'filled', digits: only((cell) => !isGiven(game, cell)) },
    { kind: 'digits', as: 'trial', digits: only((cell) => tried.has(cell)) },
    { kind: 'corners', notes: cells.map(({ corner, digit }) => (digit > 0 ? 0 : corner)) },
    { kind: 'centres', notes: cells.map(({ centre, digit }) => (digit > 0 ? 0 : centre)) },
    ...lit(state, game),
    { kind: 'cells', cells: mistakes(state, game), look: 'invalid' },
    { kind: 'cells', cells: playOf(state).selection, look: 'selected' },
    ...coached(state),
    {
      kind: 'cells',
      cells: namedCell.value === undefined ? [] : [namedCell.value],
      look: 'pointed',
    },
  ];
}

/** What the coach shows on the board. */
function coached(state: HasPlay): readonly BoardLayer[] {
  const coach = coachOf(state);
  const { answer, marksMistakes, rung, stage } = coach;
  if (answer?.kind === 'hint' && answer.hint.kind === 'mistakes') {
    const cells = answer.hint.mistakes.map(({ cell }) => cell);
    return marksMistakes ? [{ kind: 'cells', cells, look: 'invalid' }] : [];
  }
  const step = stepShown(coach);
  if (!step) return [];
  if (answer?.kind === 'hint' && rung !== 'argument') {
    return rung === 'cells' ? [{ kind: 'cells', cells: step.cells, look: 'pointed' }] : [];
  }
  if (answer?.kind === 'available' && rung !== 'argument') return [];
  const stages = step.stages[state.page.language];
  const { layers, named } = stages[Math.min(stage, stages.length - 1)];
  return [...layers, { kind: 'cells', cells: named, look: 'pointed' }];
}

/** What the only selected cell lights: its houses, and the cells with its digit. */
function lit(state: HasPlay, game: GameState): BoardLayer[] {
  const { held, selection, settings } = playOf(state);
  const [cell] = selection.length === 1 ? selection : [];
  const digit = held ?? (cell === undefined ? 0 : game.cells[cell].digit);
  const bit = digit > 0 ? 1 << (digit - 1) : 0;
  const same = [...game.cells.keys()].filter((it) => {
    const { centre, corner, digit: own } = game.cells[it];
    return own > 0 ? own === digit : ((centre | corner) & bit) !== 0;
  });
  const peers = cell === undefined ? [] : [...geometryOf(game).peers[cell]];
  return [
    ...(settings.lightsPeers ? [{ kind: 'cells', cells: peers, look: 'peer' } as const] : []),
    ...(settings.lightsDigit && digit > 0
      ? [{ kind: 'cells', cells: same, look: 'same' } as const]
      : []),
  ];
}

/** The cells that the chosen policy marks as wrong. */
function mistakes(state: HasPlay, game: GameState): number[] {
  const { settings, solution } = playOf(state);
  if (settings.mistakes === 'off') return [];
  if (settings.mistakes === 'solution' && solution) {
    return [...game.cells.keys()].filter((cell) => {
      const { digit } = game.cells[cell];
      return digit > 0 && digit !== solution[cell];
    });
  }
  const found = conflicts(gridOf(geometryOf(game), digitsOnBoard(game)));
  return [...new Set(found.flatMap(({ cells }) => cells))];
}

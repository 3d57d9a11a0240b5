import { BLANK } from '@nonet/engine/game';
import { conflicts, gridOf } from '@nonet/engine/grid';
import type { BoardLayer } from '../../board/board-layer.ts';
import { namedLayer, pointed, stageLayers } from '../../coach/step-layers.ts';
import { digitLayers, noteLayers } from '../../game/game-layers.ts';
import { markLayers } from '../../game/marking.ts';
import { digitsOnBoard, type GameState, gameOf, geometryOf } from '../../game/state.ts';
import { cellsTried } from '../../game/trials.ts';
import { candidatesOnBoard } from '../../game/writing.ts';
import { coachOf } from './coach/asking.ts';
import { stepShown } from './coach-state.ts';
import { type HasPlay, playOf } from './slice.ts';

export function playedLayers(state: HasPlay): readonly BoardLayer[] {
  const game = gameOf(state);
  const tried = cellsTried(game);
  return [
    ...digitLayers(game),
    {
      kind: 'digits',
      as: 'trial',
      digits: game.cells.map(({ digit }, cell) => (tried.has(cell) ? digit : 0)),
    },
    ...notes(state, game),
    ...lit(state, game),
    ...mistakes(state, game),
    { kind: 'cells', cells: playOf(state).selection, look: 'selected' },
    ...markLayers(game),
    ...coached(state),
    namedLayer(),
  ];
}

function coached(state: HasPlay): readonly BoardLayer[] {
  const coach = coachOf(state);
  const { answer, marksMistakes, rung, stage } = coach;
  if (answer?.kind === 'hint' && answer.hint.kind === 'mistakes') {
    const cells = answer.hint.mistakes.map(({ cell }) => cell);
    return marksMistakes ? [{ kind: 'cells', cells, look: 'wrong' }] : [];
  }
  const step = stepShown(coach);
  if (!step) return [];
  if (answer?.kind === 'hint' && rung !== 'argument') {
    return rung === 'cells' ? [pointed(step.cells)] : [];
  }
  if (answer?.kind === 'available' && rung !== 'argument') return [];
  return stageLayers(step, state.page.language, stage);
}

/**
 * The notes. While the player marks candidates, each candidate has its place in the cell, so that she
 * can point at it.
 */
function notes(state: HasPlay, game: GameState): BoardLayer[] {
  const blank = game.cells.map((cell) => (cell.digit > 0 ? BLANK : cell));
  if (playOf(state).mode === 'mark') {
    return [{ kind: 'notes', notes: blank.map(({ centre, corner }) => centre || corner) }];
  }
  const candidates = candidatesOnBoard(game);
  return [
    ...noteLayers(game),
    {
      kind: 'faults',
      notes: blank.map(({ centre, corner }, cell) =>
        playOf(state).settings.mistakes === 'off' ? 0 : (centre | corner) & ~candidates[cell],
      ),
    },
  ];
}

/** What the only selected cell lights: its houses, and the cells with its digit. */
function lit(state: HasPlay, game: GameState): BoardLayer[] {
  const { selection, settings } = playOf(state);
  const [cell] = selection.length === 1 ? selection : [];
  const digit = digitLit(state) ?? 0;
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

/** The digit that is held, or else that of the only selected cell. */
export function digitLit(state: HasPlay): number | undefined {
  const { held, selection } = playOf(state);
  if (held !== undefined || selection.length !== 1) return held;
  return gameOf(state).cells[selection[0]].digit || undefined;
}

/** The cells that the chosen policy marks. */
function mistakes(state: HasPlay, game: GameState): BoardLayer[] {
  const { settings, solution } = playOf(state);
  if (settings.mistakes === 'off') return [];
  if (settings.mistakes === 'solution' && solution) {
    const cells = [...game.cells.keys()].filter((cell) => {
      const { digit } = game.cells[cell];
      return digit > 0 && digit !== solution[cell];
    });
    return [{ kind: 'cells', cells, look: 'wrong' }];
  }
  const found = conflicts(gridOf(geometryOf(game), digitsOnBoard(game)));
  return [{ kind: 'cells', cells: found.flatMap(({ cells }) => cells), look: 'invalid' }];
}

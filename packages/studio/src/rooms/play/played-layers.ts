import { constraintText } from '@nonet/engine/explain';
import type { BoardLayer } from '../../board/board-layer.ts';
import { namedLayer, pointed, stageLayers } from '../../coach/step-layers.ts';
import { cornerLayers, digitLayers, noteLayer, shownNotes } from '../../game/game-layers.ts';
import { markLayers } from '../../game/marking.ts';
import {
  brokenRules,
  digitsOnBoard,
  type GameState,
  gameOf,
  geometryOf,
} from '../../game/state.ts';
import { cellsTried } from '../../game/trials.ts';
import { candidatesOnBoard, notesIn } from '../../game/writing.ts';
import type { CoachStep } from '../../picture/coaching.ts';
import { cellsRepeating } from '../../picture/repeated.ts';
import { ruleLayers } from '../../picture/rule-layers.ts';
import { coachOf } from './coach/asking.ts';
import { stepShown } from './coach-state.ts';
import { type HasPlay, playOf } from './slice.ts';

export function playedLayers(state: HasPlay): readonly BoardLayer[] {
  const game = gameOf(state);
  const tried = cellsTried(game);
  return [
    ...ruleLayers(game.givens),
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
    return [...areaLayers(step, gameOf(state)), ...(rung === 'cells' ? [pointed(step.cells)] : [])];
  }
  if (answer?.kind === 'available' && rung !== 'argument') return [];
  return stageLayers(step, state.page.language, stage);
}

/** Where a hint says to look: its houses, or the places of its digit. */
function areaLayers({ area }: CoachStep, game: GameState): BoardLayer[] {
  const { digit, houses } = area;
  if (digit === undefined) return [{ kind: 'houses', houses, look: 'shaded' }];
  return [
    { kind: 'cells', cells: cellsWith(game, digit), look: 'same' },
    { kind: 'lit', digit },
  ];
}

/**
 * The notes. While the player marks candidates, each candidate has its place in the cell, so that she
 * can point at it.
 */
function notes(state: HasPlay, game: GameState): BoardLayer[] {
  const { mode, settings } = playOf(state);
  const candidates = candidatesOnBoard(game);
  const faults = shownNotes(game).map((cell, at) => notesIn(cell) & ~candidates[at]);
  return [
    ...(settings.notes === 'places' || mode === 'mark' ? [noteLayer(game)] : cornerLayers(game)),
    ...(settings.mistakes === 'off' ? [] : [{ kind: 'faults', notes: faults } as const]),
  ];
}

/**
 * What is lit: the houses of the only selected cell, the cells with the digit that is lit, and, if the
 * player asked for this digit, those that can still have it.
 */
function lit(state: HasPlay, game: GameState): BoardLayer[] {
  const { lit: asked, selection, settings } = playOf(state);
  const [cell] = selection.length === 1 ? selection : [];
  const digit = digitLit(state);
  const peers = cell === undefined ? [] : [...geometryOf(game).peers[cell]];
  return [
    ...(settings.lightsPeers ? [{ kind: 'cells', cells: peers, look: 'peer' } as const] : []),
    ...(asked !== undefined && settings.lightsPlaces
      ? [{ kind: 'cells', cells: cellsFor(game, asked), look: 'open' } as const]
      : []),
    ...(digit !== undefined && (settings.lightsDigit || asked !== undefined)
      ? [
          { kind: 'cells', cells: cellsWith(game, digit), look: 'same' } as const,
          { kind: 'lit', digit } as const,
        ]
      : []),
  ];
}

/** The digit that the player asked for or holds, or else that of the only selected cell. */
export function digitLit(state: HasPlay): number | undefined {
  const { held, lit: asked, selection } = playOf(state);
  const chosen = held ?? asked;
  if (chosen !== undefined || selection.length !== 1) return chosen;
  return gameOf(state).cells[selection[0]].digit || undefined;
}

/** The cells that have a digit, and the blank ones that have a note of it. */
export function cellsWith({ cells }: GameState, digit: number): number[] {
  const bit = 1 << (digit - 1);
  return [...cells.keys()].filter((at) => {
    const { digit: own } = cells[at];
    return own > 0 ? own === digit : (notesIn(cells[at]) & bit) !== 0;
  });
}

/** The blank cells that can have a digit by the digits on the board. */
function cellsFor(game: GameState, digit: number): number[] {
  const candidates = candidatesOnBoard(game);
  const bit = 1 << (digit - 1);
  return [...game.cells.keys()].filter(
    (at) => game.cells[at].digit === 0 && (candidates[at] & bit) !== 0,
  );
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
  const repeating = cellsRepeating(geometryOf(game), digitsOnBoard(game));
  const broken = brokenRules(game);
  const breaking = broken.flatMap(({ cells }) => cells);
  return [
    { kind: 'cells', cells: [...repeating, ...breaking], look: 'invalid' },
    ...broken.map(({ cells, constraint }) => ({
      kind: 'breaking' as const,
      cells: cells.filter((cell) => !repeating.includes(cell)),
      rule: constraintText(constraint, geometryOf(game), state.page.language),
    })),
  ];
}

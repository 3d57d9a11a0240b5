import type { Words } from '../words/words.ts';
import { rootPuzzle, switchedTo } from './branches.ts';
import { NO_PREDICTION } from './lesson.ts';
import { eventOf } from './player.ts';
import { SAMPLE, type State, type StrategyId } from './state.ts';
import { inRoom, withPuzzle, withStrategy } from './transitions.ts';

/** A stop of the tour: an event in the search of the sample. The page opens with the tour. */
export interface Stop {
  readonly key: StopKey;
  readonly strategy: StrategyId;
  readonly event: number;
}

export type StopKey = keyof Words['guide']['stops'];

/** A test checks that each stop's event is the moment that its key names. */
export const stops: readonly Stop[] = [
  { key: 'list', strategy: 'scan', event: 0 },
  { key: 'firstPlacement', strategy: 'scan', event: 1 },
  { key: 'pointer', strategy: 'scan', event: 2 },
  { key: 'try', strategy: 'scan', event: 4 },
  { key: 'stack', strategy: 'scan', event: 10 },
  { key: 'deadEnd', strategy: 'scan', event: 12 },
  { key: 'back', strategy: 'scan', event: 13 },
  { key: 'nextDigit', strategy: 'scan', event: 14 },
  { key: 'firstWrong', strategy: 'scan', event: 11 },
  { key: 'retreat', strategy: 'scan', event: 152 },
  { key: 'solution', strategy: 'scan', event: 323 },
  { key: 'fewest', strategy: 'bitmask-mrv', event: 51 },
];

/** Opens the tour at a stop, and shows the sample at that event. */
export function atStop(state: State, stop: number): State {
  const { strategy, event } = stops[stop];
  let next = switchedTo(inRoom(state, 'watch'), 0);
  if (next.puzzle.cells !== SAMPLE.cells) next = withPuzzle(next, SAMPLE);
  if (next.strategy !== strategy) next = withStrategy(next, strategy);
  const player = { ...next.player, position: event, playing: false };
  return { ...next, player, predict: NO_PREDICTION, guide: { stop, isOpen: true } };
}

export function guideLeft(state: State): State {
  return { ...state, guide: { ...state.guide, isOpen: false } };
}

/** Whether the moment shown is the moment of the tour's current stop. */
export function isAtStop(state: State): boolean {
  const { strategy, event } = stops[state.guide.stop];
  return (
    state.branches.current === 0 && state.strategy === strategy && eventOf(state.player) === event
  );
}

/** The number of the tour's stop, as the page's address has it: the first is 1. Undefined if closed. */
export function guideText({ guide }: State): string | undefined {
  return guide.isOpen ? String(guide.stop + 1) : undefined;
}

export function withGuideText(state: State, text: string | undefined): State {
  const stop = Number(text) - 1;
  if (!stops[stop] || rootPuzzle(state).cells !== SAMPLE.cells) return state;
  return { ...state, guide: { stop, isOpen: true } };
}

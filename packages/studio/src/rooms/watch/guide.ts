import { withRoom } from '../../page/state.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { SAMPLE, withPuzzleState } from '../../puzzle/state.ts';
import { runOf, withPlayer } from '../../search/slice.ts';
import type { StrategyId } from '../../search/state.ts';
import { withStrategy } from '../../search/transitions.ts';
import { withBranch } from './branches.ts';
import type { guideEn } from './guide-words.ts';
import { type HasWatch, NO_PREDICTION, watchOf, withWatch } from './slice.ts';

/** A stop of the tour: an event in the search of the sample. The page opens with the tour. */
export interface Stop {
  readonly key: StopKey;
  readonly strategy: StrategyId;
  readonly event: number;
  /** The part of the page that the text is about. It is highlighted. */
  readonly part: Part;
}

export type Part = 'grid' | 'list' | 'stack' | 'tree' | 'counters' | 'code' | 'waveform';

export type StopKey = keyof (typeof guideEn)['stops'];

/**
 * The key of each stop is the name of its moment. A test checks that the event shows this moment.
 */
export const stops: readonly Stop[] = [
  { key: 'list', strategy: 'scan', event: 0, part: 'list' },
  { key: 'firstPlacement', strategy: 'scan', event: 1, part: 'grid' },
  { key: 'pointer', strategy: 'scan', event: 2, part: 'list' },
  { key: 'try', strategy: 'scan', event: 4, part: 'counters' },
  { key: 'stack', strategy: 'scan', event: 10, part: 'stack' },
  { key: 'deadEnd', strategy: 'scan', event: 12, part: 'grid' },
  { key: 'back', strategy: 'scan', event: 13, part: 'grid' },
  { key: 'nextDigit', strategy: 'scan', event: 14, part: 'code' },
  { key: 'firstWrong', strategy: 'scan', event: 11, part: 'waveform' },
  { key: 'retreat', strategy: 'scan', event: 152, part: 'waveform' },
  { key: 'solution', strategy: 'scan', event: 323, part: 'counters' },
  { key: 'fewest', strategy: 'bitmask-mrv', event: 51, part: 'tree' },
];

/** Opens the tour at a stop, and shows the sample at that event. */
export function withStop<S extends HasWatch>(state: S, stop: number): S {
  const { strategy, event } = stops[stop];
  let next = withBranch(withRoom(state, 'watch'), 0);
  if (next.puzzle.root.cells !== SAMPLE.cells) {
    next = withPuzzleState(withPuzzle(next, SAMPLE), { isOpened: false });
  }
  if (runOf(next).strategy !== strategy) next = withStrategy(next, strategy);
  next = withPlayer(next, { event, playing: false });
  return withWatch(next, { predict: NO_PREDICTION, guide: { stop, isOpen: true } });
}

export function withoutGuide<S extends HasWatch>(state: S): S {
  return withWatch(state, { guide: { ...watchOf(state).guide, isOpen: false } });
}

/** Whether the moment shown is the moment of the tour's current stop. */
export function isAtStop(state: HasWatch): boolean {
  const { guide, branches } = watchOf(state);
  const { strategy, event } = stops[guide.stop];
  const { run } = state;
  return branches.current === 0 && run.strategy === strategy && run.player.event === event;
}

/**
 * The number of the tour's stop in the address, counted from 1. Undefined if the tour is closed.
 */
export function guideText(state: HasWatch): string | undefined {
  const { guide } = watchOf(state);
  return guide.isOpen ? String(guide.stop + 1) : undefined;
}

export function withGuideText<S extends HasWatch>(state: S, text: string | undefined): S {
  const stop = Number(text) - 1;
  if (!stops[stop] || state.puzzle.root.cells !== SAMPLE.cells) return state;
  return withWatch(state, { guide: { stop, isOpen: true } });
}

import type { Slice } from '../../page/slice.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';

/** The parts of Make: a puzzle set by hand, many made to measure, and a book of them. */
export const makeTabs = ['hand', 'measure', 'book'] as const;

export type MakeTab = (typeof makeTabs)[number];

interface TabState {
  readonly tab: MakeTab;
}

export const tabSlice: Slice<TabState> = {
  initial: { tab: 'hand' },
};

export interface HasTab extends HasPuzzle {
  readonly makeTab: TabState;
}

export interface TabControls {
  readonly openTab: (tab: MakeTab) => void;
}

export function withTab<S extends HasTab>(state: S, tab: MakeTab): S {
  return { ...state, makeTab: { ...state.makeTab, tab } };
}

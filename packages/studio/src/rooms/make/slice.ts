import { type Codec, choice, oneOf } from '../../page/address.ts';
import type { Slice } from '../../page/slice.ts';
import { isOpen } from '../../page/state.ts';
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

/** Reads and writes which part of Make is open. Only links to Make contain it. */
export const makeCodec: Codec<HasTab> = {
  keys: { making: choice('part of Make: hand, measure or book', 'making', makeTabs) },
  write: (state) => {
    const { tab } = state.makeTab;
    return { making: isOpen(state, 'make') && tab !== 'hand' ? tab : undefined };
  },
  read: (state, values) => {
    const tab = oneOf(values, 'making', makeTabs) ?? 'hand';
    return values.get('room') === 'make' ? withTab(state, tab) : state;
  },
};

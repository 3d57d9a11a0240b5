import type { Tally } from '../picture/tally.ts';
import { EMPTY_LISTING, type Listing } from './listing.ts';

/** A solution and its place in the list, from 0. */
export interface Numbered {
  readonly number: number;
  /** The cells row by row. */
  readonly cells: string;
}

export const gridViews = ['givens', 'heat', 'solution'] as const;
/** What the grid shows of the solutions. */
export type GridView = (typeof gridViews)[number];

/** The solutions of a puzzle that has several. */
export interface Solutions {
  /** Undefined until the puzzle is known to have several solutions. */
  readonly tally: Tally | undefined;
  readonly state: 'searching' | 'done' | 'stopped';
  readonly view: GridView;
  readonly listing: Listing;
  /** The latest rows fetched, starting at `from`. */
  readonly rows: { readonly from: number; readonly cells: readonly string[] };
  /** The chosen solution. It is undefined until it has been fetched. */
  readonly shown: Numbered | undefined;
  /** The solution that others are compared with. */
  readonly pinned: Numbered | undefined;
}

export const NO_SOLUTIONS: Solutions = {
  tally: undefined,
  state: 'searching',
  view: 'givens',
  listing: EMPTY_LISTING,
  rows: { from: 0, cells: [] },
  shown: undefined,
  pinned: undefined,
};

/** The part of the state used here. */
interface HasSolutions {
  readonly solutions: Solutions;
}

/** Forgets the solutions because the puzzle is new. If the heat map was chosen, it stays chosen. */
export function clearedSolutions({ view }: Solutions): Solutions {
  return view === 'heat' ? { ...NO_SOLUTIONS, view } : NO_SOLUTIONS;
}

export function tallied<S extends HasSolutions>(
  state: S,
  tally: Tally,
  progress: Solutions['state'],
): S {
  const { solutions } = state;
  const listing = { ...solutions.listing, total: tally.solutions };
  return { ...state, solutions: { ...solutions, tally, listing, state: progress } };
}

export function withView<S extends HasSolutions>(state: S, view: GridView): S {
  return { ...state, solutions: { ...state.solutions, view } };
}

/** Changes the list. A newly chosen solution is shown in the grid. */
export function withSolutionListing<S extends HasSolutions>(
  state: S,
  change: (listing: Listing) => Listing,
): S {
  const { solutions } = state;
  const listing = change(solutions.listing);
  const isChosen = listing.at !== undefined && listing.at !== solutions.listing.at;
  const view = isChosen ? 'solution' : solutions.view;
  return { ...state, solutions: { ...solutions, listing, view } };
}

export function withRows<S extends HasSolutions>(
  state: S,
  from: number,
  cells: readonly string[],
): S {
  return { ...state, solutions: { ...state.solutions, rows: { from, cells } } };
}

export function showingSolution<S extends HasSolutions>(state: S, shown: Numbered): S {
  return { ...state, solutions: { ...state.solutions, shown } };
}

/** Pins the solution shown, or removes the pin. Other solutions are compared with the pinned solution. */
export function pinning<S extends HasSolutions>(state: S, isPinned: boolean): S {
  const { solutions } = state;
  const pinned = isPinned ? solutions.shown : undefined;
  return { ...state, solutions: { ...solutions, pinned } };
}

/** The cells in which two solutions differ. */
export function differences(a: Numbered, b: Numbered): number[] {
  return Array.from(a.cells, (_, cell) => cell).filter((cell) => a.cells[cell] !== b.cells[cell]);
}

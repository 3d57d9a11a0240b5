import type { Tally } from '../picture/tally.ts';
import { EMPTY_LISTING, type Listing } from '../widgets/listing.ts';

/** A solution, and its index in the list. */
export interface Numbered {
  readonly number: number;
  /** The cells row by row. */
  readonly cells: string;
}

export const gridViews = ['givens', 'heat', 'solution'] as const;

/** The solutions of a puzzle that has several. */
export interface Solutions {
  /**
   * Whether the open room shows the solutions. The search for them starts when they are first
   * shown.
   */
  readonly isShown: boolean;
  readonly searchId: number;
  /** Undefined until the puzzle is known to have several solutions. */
  readonly tally: Tally | undefined;
  readonly state: 'searching' | 'done' | 'stopped';
  readonly view: (typeof gridViews)[number];
  readonly listing: Listing;
  /** The latest rows fetched, starting at `from`. */
  readonly rows: { readonly from: number; readonly cells: readonly string[] };
  /** The first two solutions. Empty until they are known. */
  readonly firstTwo: readonly Numbered[];
  /** The chosen solution. Undefined until the worker has sent it. */
  readonly shown: Numbered | undefined;
  /** The solution that the user wants to see found. Watch takes it over when it opens. */
  readonly sought: string | undefined;
  /** The solution with which the user compares the others. */
  readonly pinned: Numbered | undefined;
}

export const NO_SOLUTIONS: Solutions = {
  isShown: false,
  searchId: 0,
  tally: undefined,
  state: 'searching',
  view: 'givens',
  listing: EMPTY_LISTING,
  rows: { from: 0, cells: [] },
  firstTwo: [],
  shown: undefined,
  sought: undefined,
  pinned: undefined,
};

interface HasSolutions {
  readonly solutions: Solutions;
}

/** Forgets the solutions of the previous puzzle. If the heat map was chosen, it stays chosen. */
export function withoutSolutions({ view, isShown }: Solutions): Solutions {
  return { ...NO_SOLUTIONS, isShown, view: view === 'heat' ? view : NO_SOLUTIONS.view };
}

export function withSolutions<S extends HasSolutions>(state: S, change: Partial<Solutions>): S {
  return { ...state, solutions: { ...state.solutions, ...change } };
}

export function withTally<S extends HasSolutions>(
  state: S,
  searchId: number,
  tally: Tally,
  progress: Solutions['state'],
): S {
  const listing = { ...state.solutions.listing, total: tally.solutions };
  return withSolutions(state, { searchId, tally, listing, state: progress });
}

export function withRows<S extends HasSolutions>(state: S, rows: Solutions['rows']): S {
  const { firstTwo } = state.solutions;
  const isMissing = firstTwo.length === 0 && rows.from === 0 && rows.cells.length > 1;
  return withSolutions(state, {
    rows,
    firstTwo: isMissing
      ? rows.cells.slice(0, 2).map((cells, number) => ({ number, cells }))
      : firstTwo,
  });
}

/** Turns the page or chooses a solution. The grid shows a newly chosen solution. */
export function withSolutionListing<S extends HasSolutions>(
  state: S,
  change: (listing: Listing) => Listing,
): S {
  const { solutions } = state;
  const listing = change(solutions.listing);
  const isChosen = listing.at !== undefined && listing.at !== solutions.listing.at;
  return withSolutions(state, { listing, view: isChosen ? 'solution' : solutions.view });
}

/** Starts or stops comparing other solutions with the solution shown. */
export function withPinned<S extends HasSolutions>(state: S, isPinned: boolean): S {
  return withSolutions(state, { pinned: isPinned ? state.solutions.shown : undefined });
}

export function differences(a: Numbered, b: Numbered): number[] {
  return Array.from(a.cells, (_, cell) => cell).filter((cell) => a.cells[cell] !== b.cells[cell]);
}

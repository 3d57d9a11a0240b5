import type { PlainPuzzle } from '@nonet/engine/notation';
import type { HasPage } from './state.ts';

interface HasRoot extends HasPage {
  readonly puzzle: { readonly root: PlainPuzzle };
}

interface OfPuzzle {
  /** The puzzle for which the slice was written. */
  readonly root?: PlainPuzzle;
}

/** A part of the state, such as the search or what a room needs. */
export interface Slice<Own> {
  readonly initial: Own;
}

/**
 * A slice that depends on the puzzle. It says for which puzzle it was written, and under another
 * puzzle it starts again. So whoever opens a puzzle need not know which slices there are.
 */
export interface PuzzleSlice<Own extends OfPuzzle> extends Slice<Own> {
  /** Returns the slice at the start of a puzzle. */
  onPuzzle(own: Own, puzzle: PlainPuzzle): Own;
}

/** Key → slice, for the parts of a state besides page and puzzle. */
export type Slices<State> = {
  readonly [Key in Exclude<keyof State, keyof HasRoot>]: Slice<State[Key]>;
};

/** The slice for the puzzle of a state. */
export function current<Own extends OfPuzzle>(
  own: Own,
  { puzzle: { root } }: HasRoot,
  slice: PuzzleSlice<Own>,
): Own {
  return own.root === root ? own : { ...slice.onPuzzle(own, root), root };
}

export function initialSlices<State>(slices: Slices<State>): Omit<State, keyof HasRoot> {
  const all = Object.entries<Slice<unknown>>(slices);
  return Object.fromEntries(all.map(([key, { initial }]) => [key, initial])) as Omit<
    State,
    keyof HasRoot
  >;
}

/** Starts the slices again that were written for another puzzle. */
export function settling<State extends HasRoot>(slices: Slices<State>): (state: State) => State {
  const all = Object.entries<Slice<unknown>>(slices).filter(([, slice]) => 'onPuzzle' in slice) as [
    keyof State,
    PuzzleSlice<OfPuzzle>,
  ][];
  return (state) => {
    const { root } = state.puzzle;
    const stale = all.filter(([key]) => (state[key] as OfPuzzle).root !== root);
    if (stale.length === 0) return state;
    const begun = stale.map(([key, slice]) => [key, current(state[key] as OfPuzzle, state, slice)]);
    return { ...state, ...Object.fromEntries(begun) };
  };
}

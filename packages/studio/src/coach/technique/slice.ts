import type { PlainPuzzle } from '@nonet/engine/notation';
import type { TechniqueId } from '@nonet/engine/rating';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';

/** A page about techniques, and the technique whose heading is shown. Default: the title. */
export interface OpenPage {
  readonly page: string;
  readonly technique?: TechniqueId | undefined;
}

/** The page about a technique that is open beside the board. */
interface TechniqueState {
  readonly root?: PlainPuzzle;
  readonly open: OpenPage | undefined;
}

export const techniqueSlice: PuzzleSlice<TechniqueState> = {
  initial: { open: undefined },
  onPuzzle: () => ({ open: undefined }),
};

export interface HasTechnique extends HasPuzzle {
  readonly technique: TechniqueState;
}

export function openPageOf(state: HasTechnique): OpenPage | undefined {
  return current(state.technique, state, techniqueSlice).open;
}

/** Opens a page, or closes the one that is open. */
export function withOpenPage<S extends HasTechnique>(state: S, open: OpenPage | undefined): S {
  return { ...state, technique: { ...current(state.technique, state, techniqueSlice), open } };
}

export function withoutOpenPage<S extends HasTechnique>(state: S): S {
  return withOpenPage(state, undefined);
}

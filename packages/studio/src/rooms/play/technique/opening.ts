import { type HasPlay, type OpenPage, withPlay } from '../slice.ts';

/** Opens a page of a technique in the place of the coach. */
export function openingPage<S extends HasPlay>(state: S, page: OpenPage): S {
  return withPlay(state, { page });
}

/** Returns to the coach. */
export function closingPage<S extends HasPlay>(state: S): S {
  return withPlay(state, { page: undefined });
}

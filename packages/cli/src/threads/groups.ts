import type { RequestSize } from '@nonet/engine/work';

/** How several puzzles are answered in one request of an `OrderedRun`. */
export const inGroups = {
  /** Each thread has at most this many requests that are not answered yet. */
  perThread: 3,
  /** The limits of a request, in milliseconds and puzzles. */
  limits: { least: 20, most: 80, size: 256 },
  restarts: true,
};

/** Divides puzzles into requests. A puzzle that is not to be sent is a group of its own. */
export function* groupsOf<Puzzle>(
  puzzles: readonly Puzzle[],
  { size }: { readonly size: RequestSize },
  isSent: (puzzle: Puzzle) => boolean = () => true,
): Generator<readonly Puzzle[]> {
  for (let from = 0; from < puzzles.length; ) {
    const group = puzzles.slice(from, from + size.items);
    const other = group.findIndex((puzzle) => !isSent(puzzle));
    const length = other < 0 ? group.length : Math.max(1, other);
    yield group.slice(0, length);
    from += length;
  }
}

import type { PuzzleRecord } from '@nonet/engine/notation';
import type { Listing } from '@nonet/engine/solve';
import type { Signal } from '@nonet/engine/work';
import { breathe } from '../breathe.ts';
import type { Place } from './handler.ts';
import type { Writer } from './write.ts';

/**
 * Writes solutions as they are found, no faster than they are read.
 *
 * @returns Their number; undefined when the signal was aborted before the last one.
 */
export async function listSolutions(
  listing: Listing,
  puzzle: PuzzleRecord,
  writer: Writer,
  place: Place,
  signal: Signal | undefined,
): Promise<number | undefined> {
  let index = 0;
  while (!signal?.aborted) {
    const count = listing.advance();
    for (const solution of listing.solutions) {
      writer.solution(puzzle, solution, { index: ++index }, place);
      if (place.output.isFull) await place.output.flush();
    }
    if (count !== undefined) return count;
    await breathe();
  }
  return undefined;
}

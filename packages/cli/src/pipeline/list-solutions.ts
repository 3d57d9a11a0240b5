import type { PuzzleRecord } from '@nonet/engine/notation';
import type { Listing } from '@nonet/engine/solve';
import type { Signal } from '@nonet/engine/work';
import { yieldToEventLoop } from '../event-loop.ts';
import type { RecordContext } from './handler.ts';
import type { Writer } from './writer.ts';

/**
 * Writes solutions as they are found, but no faster than the reader takes them.
 *
 * @returns The number of solutions. Undefined if the signal was aborted before all were found.
 */
export async function listSolutions(
  listing: Listing,
  puzzle: PuzzleRecord,
  writer: Writer,
  context: RecordContext,
  signal: Signal | undefined,
): Promise<number | undefined> {
  let index = 0;
  while (!signal?.aborted) {
    const count = listing.advance();
    for (const solution of listing.solutions) {
      writer.solution(puzzle, solution, { index: ++index }, context);
      if (context.output.isFull) await context.output.flush();
    }
    if (count !== undefined) return count;
    await yieldToEventLoop();
  }
  return undefined;
}

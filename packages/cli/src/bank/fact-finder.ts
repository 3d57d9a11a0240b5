import { BulkSolver } from '@nonet/engine/bulk';
import { type FactsResult, puzzleFacts } from '@nonet/engine/making';
import { puzzleOf } from '@nonet/engine/notation';
import { difficultyTools } from '@nonet/engine/rating';
import { slicesOf, type Work, workOf } from '@nonet/engine/work';
import type { FactsReply, FactsRequest } from './facts-task.ts';

/** Returns a function that finds the facts of puzzles. All of them share a solver and the producers. */
export function factFinder(): (requests: readonly FactsRequest[]) => Work<FactsReply> {
  const tools = difficultyTools({ solver: new BulkSolver() });
  return (requests) => workOf(factsOf(requests));

  function* factsOf(requests: readonly FactsRequest[]): Generator<undefined, FactsReply> {
    const found: FactsResult[] = [];
    for (const { difficulty, form, ...puzzle } of requests) {
      const { givens } = puzzleOf(puzzle);
      found.push(yield* slicesOf(puzzleFacts(givens, { tools, difficulty, form })));
    }
    return found;
  }
}

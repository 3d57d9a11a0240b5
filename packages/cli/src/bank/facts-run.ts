import type { FactsResult } from '@nonet/engine/making';
import { OrderedRun } from '../threads/ordered-run.ts';
import { factFinder } from './fact-finder.ts';
import type { FactsReply, FactsRequest } from './facts-task.ts';

/** Each thread has at most this many requests that are not answered yet. */
const REQUESTS_PER_THREAD = 3;
/** The limits of a request, in milliseconds and puzzles. */
const LIMITS = { least: 20, most: 80, size: 256 };

type Group = readonly FactsRequest[];

/** Finds the facts of puzzles in order, on several threads if there are many. */
export class FactsRun {
  private readonly run: OrderedRun<Group, Group, FactsReply>;

  constructor(threads: number) {
    this.run = new OrderedRun<Group, Group, FactsReply>({
      threads,
      perThread: REQUESTS_PER_THREAD,
      limits: LIMITS,
      restarts: true,
      program: new URL('./facts-worker.js', import.meta.url),
      task: undefined,
      requestOf: (group) => group,
      begin: factFinder(),
    });
  }

  async *facts(puzzles: readonly FactsRequest[]): AsyncGenerator<FactsResult> {
    for await (const { reply = [] } of this.run.replies(this.groupsOf(puzzles))) yield* reply;
  }

  async close(): Promise<void> {
    await this.run.close();
  }

  private *groupsOf(puzzles: readonly FactsRequest[]): Generator<Group> {
    for (let from = 0; from < puzzles.length; ) {
      const group = puzzles.slice(from, from + this.run.size.items);
      yield group;
      from += group.length;
    }
  }
}

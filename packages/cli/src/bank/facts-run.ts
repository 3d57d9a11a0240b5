import type { FactsResult } from '@nonet/engine/making';
import { groupsOf, inGroups } from '../threads/groups.ts';
import { OrderedRun } from '../threads/ordered-run.ts';
import { factFinder } from './fact-finder.ts';
import type { FactsReply, FactsRequest } from './facts-task.ts';

type Group = readonly FactsRequest[];

/** Finds the facts of puzzles in order, on several threads if there are many. */
export class FactsRun {
  private readonly run: OrderedRun<Group, Group, FactsReply>;

  constructor(threads: number) {
    this.run = new OrderedRun<Group, Group, FactsReply>({
      threads,
      ...inGroups,
      program: new URL('./facts-worker.js', import.meta.url),
      task: undefined,
      requestOf: (group) => group,
      begin: factFinder(),
    });
  }

  async *facts(puzzles: readonly FactsRequest[]): AsyncGenerator<FactsResult> {
    for await (const { reply = [] } of this.run.replies(groupsOf(puzzles, this.run))) yield* reply;
  }

  async close(): Promise<void> {
    await this.run.close();
  }
}

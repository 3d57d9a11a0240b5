import {
  batchMaker,
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
} from '@nonet/engine/making';
import type { Work as EngineWork } from '@nonet/engine/work';
import { immediate } from '../work.ts';
import { timed } from './timed.ts';

/** Makes the puzzles of a task, which `begin` sets. */
export function making() {
  let make: (batch: MakingRequest) => EngineWork<MakingAnswer> = () => {
    throw new Error('expected a task before a batch');
  };
  return {
    /** Sets the task of later batches. Returns why no puzzle can fulfil its wishes. */
    begin: (task: MakingTask) =>
      immediate((): string | undefined => {
        try {
          make = batchMaker(task);
          return undefined;
        } catch (error) {
          if (error instanceof RangeError) return error.message;
          throw error;
        }
      }),
    /** Makes puzzles of the task. One batch is made after another. */
    batch: (batch: MakingRequest) => timed(make(batch)),
  };
}

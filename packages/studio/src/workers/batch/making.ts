import {
  batchMaker,
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
} from '@nonet/engine/making';
import type { Work as EngineWork } from '@nonet/engine/work';
import { type Handlers, immediate } from '../work.ts';
import type { BatchApi } from './batch-api.ts';
import { timed } from './timed.ts';

/** Makes the puzzles of a task, which `begin` sets. */
export function making(): Handlers<Pick<BatchApi, 'begin' | 'batch'>> {
  let make: (batch: MakingRequest) => EngineWork<MakingAnswer> = () => {
    throw new Error('expected a task before a batch');
  };
  return {
    begin: (task: MakingTask) =>
      immediate(() => {
        try {
          make = batchMaker(task);
          return undefined;
        } catch (error) {
          if (error instanceof RangeError) return error.message;
          throw error;
        }
      }),
    batch: (batch) => timed(make(batch)),
  };
}

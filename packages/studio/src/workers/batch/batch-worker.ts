import { CLASSIC, gridOf } from '@nonet/engine/grid';
import {
  batchMaker,
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
} from '@nonet/engine/making';
import { digitsIn } from '@nonet/engine/notation';
import { type DifficultyTools, difficultyOf, difficultyTools } from '@nonet/engine/rating';
import { type Work as EngineWork, slicesOf, workOf } from '@nonet/engine/work';
import type { Difficulty } from '../../picture/collected.ts';
import { answerRequests } from '../answering.ts';
import { type ApiOf, immediate } from '../work.ts';
import { type Timed, timed } from './timed.ts';

const handlers = { ...making(), rate };

export type BatchApi = ApiOf<typeof handlers>;

answerRequests<BatchApi>(handlers);

/** The version of Nonet. The build sets it. */
declare const NONET_VERSION: string;

/** Rates proper 9×9 puzzles, given by their cells, on both scales. */
function* rate(puzzles: readonly string[]): Generator<undefined, Timed<readonly Difficulty[]>> {
  return yield* timed(workOf(difficulties(puzzles, difficultyTools())));
}

function* difficulties(
  puzzles: readonly string[],
  tools: DifficultyTools,
): Generator<undefined, readonly Difficulty[]> {
  const found: Difficulty[] = [];
  for (const cells of puzzles) found.push(yield* difficulty(cells, tools));
  return found;
}

function* difficulty(cells: string, tools: DifficultyTools): Generator<undefined, Difficulty> {
  const puzzle = { givens: gridOf(CLASSIC, digitsIn(cells)) };
  const rated = yield* slicesOf(difficultyOf(puzzle, tools));
  if (rated.kind !== 'rated') {
    throw new Error(`expected ratings of ${cells}, got ${rated.kind}`);
  }
  const { level, score, se, techniques } = rated;
  return { level, score, techniques, ...se, version: NONET_VERSION };
}

/** Makes the puzzles of a task, which `begin` sets. */
function making() {
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

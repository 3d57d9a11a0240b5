import { CLASSIC, gridOf } from '@nonet/engine/grid';
import {
  batchMaker,
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
  variantDifficulty,
} from '@nonet/engine/making';
import { digitsIn, type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { type DifficultyTools, difficultyOf, difficultyTools } from '@nonet/engine/rating';
import { type Work as EngineWork, slicesOf, workOf } from '@nonet/engine/work';
import type { Difficulty, RateablePuzzle } from '../../picture/collected.ts';
import { answerRequests } from '../answering.ts';
import { type ApiOf, immediate } from '../work.ts';
import { type Timed, timed } from './timed.ts';

const handlers = { ...making(), rate };

export type BatchApi = ApiOf<typeof handlers>;

answerRequests<BatchApi>(handlers);

/** The version of Nonet. The build sets it. */
declare const NONET_VERSION: string;

/** Rates proper puzzles: 9×9 puzzles on both scales, and variants by their steps. */
function* rate(
  puzzles: readonly RateablePuzzle[],
): Generator<undefined, Timed<readonly Difficulty[]>> {
  return yield* timed(workOf(difficulties(puzzles, difficultyTools())));
}

function* difficulties(
  puzzles: readonly RateablePuzzle[],
  tools: DifficultyTools,
): Generator<undefined, readonly Difficulty[]> {
  const found: Difficulty[] = [];
  for (const puzzle of puzzles) {
    found.push(yield* typeof puzzle === 'string' ? difficulty(puzzle, tools) : ofVariant(puzzle));
  }
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

function* ofVariant(puzzle: PlainPuzzle): Generator<undefined, Difficulty> {
  const { level, stepCount, techniques } = yield* slicesOf(variantDifficulty(puzzleOf(puzzle)));
  return { level, score: stepCount, techniques, version: NONET_VERSION };
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

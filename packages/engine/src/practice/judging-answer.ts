import { PlayerCheck } from '../explain/player-check.ts';
import { StepListing } from '../explain/step-listing.ts';
import type { PlayerStep } from '../explain/step-notes.ts';
import type { StepTools } from '../explain/step-search.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { BegunWork, slicesOf } from '../work/work.ts';
import type { DrillAnswer, Judgement } from './answer.ts';
import { type Drill, drillPuzzle } from './drill.ts';
import { judgingMove } from './judging-move.ts';
import { judgingPattern } from './judging-pattern.ts';

export interface JudgeTools extends StepTools {
  /** All steps of the technique, if they are known from a `StepListing`. By default they are found. */
  readonly steps?: readonly PlayerStep[] | undefined;
}

/**
 * Judges the answer to a drill. Every step of the technique is right, and a part of what it removes
 * is enough. A slice takes a few milliseconds, whatever the budget of `advance` is.
 */
export class JudgingAnswer extends BegunWork<Judgement> {
  /** @throws RangeError if the answer has no candidates or cells. */
  constructor(drill: Drill, answer: DrillAnswer, tools: JudgeTools = {}) {
    const isEmpty =
      answer.kind === 'pattern'
        ? answer.cells.length === 0
        : answer.kind === 'elimination' && answer.candidates.length === 0;
    if (isEmpty) throw new RangeError(`expected an answer that is not empty, got ${answer.kind}`);
    super(judging(drill, answer, tools));
  }
}

function* judging(
  drill: Drill,
  answer: DrillAnswer,
  { steps: known, ...tools }: JudgeTools,
): Generator<undefined, Judgement> {
  drill = internPuzzle(drill);
  const puzzle = drillPuzzle(drill);
  const player = yield* slicesOf(new PlayerCheck(puzzle, tools));
  if (player.kind !== 'position') {
    throw new RangeError(`expected the position of a drill, got ${player.kind}`);
  }
  const steps = known ?? (yield* listed(drill, tools));
  const judged = { drill, solution: player.solution.digits, steps, tools };
  return answer.kind === 'pattern'
    ? yield* judgingPattern(judged, answer.cells)
    : yield* judgingMove(judged, answer);
}

function* listed(drill: Drill, tools: StepTools): Generator<undefined, readonly PlayerStep[]> {
  const result = yield* slicesOf(new StepListing(drillPuzzle(drill), drill.technique, tools));
  return result.kind === 'found' ? result.steps : [];
}

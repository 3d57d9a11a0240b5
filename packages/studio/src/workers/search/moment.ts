import type { Moment } from '../../picture/moment.ts';
import { deadCellOf } from '../../picture/picture.ts';
import { immediate } from '../work.ts';
import { recorderOf } from './recordings.ts';
import { growerOf } from './tree.ts';
import { reasons } from './tried.ts';

/** Milliseconds for the tree and the reasons together. */
const BUDGET = 4;

interface MomentRequest {
  readonly recordingId: number;
  readonly event: number;
  readonly unfolded: readonly number[];
  /** Whether the reasons are shown if no digit is left for a cell. */
  readonly explains: boolean;
}

export const moments = {
  /**
   * The picture, and whatever of the rest takes no longer than the budget. So the page draws most
   * moments at once, and asks for the rest of the others.
   */
  moment: ({ recordingId, event, unfolded, explains }: MomentRequest) =>
    immediate((): Moment => {
      const recorder = recorderOf(recordingId);
      const picture = recorder.at(event);
      const until = performance.now() + BUDGET;
      const tree = endOf(growerOf(recorder).tree(picture.event, unfolded), until);
      const cell = explains ? deadCellOf(picture) : undefined;
      const why = cell === undefined ? undefined : reasons(recorder, picture.event, cell);
      return { picture, tree, reasons: why && endOf(why, until) };
    }),
};

/** What a generator returns. Undefined if it yields after the time. */
function endOf<Answer>(work: Generator<unknown, Answer>, until: number): Answer | undefined {
  let step = work.next();
  while (!step.done && performance.now() < until) step = work.next();
  return step.done ? step.value : undefined;
}

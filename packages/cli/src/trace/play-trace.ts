import { Recording } from '@nonet/engine/search';
import { replay, replayOptions, type Trace } from '@nonet/engine/trace';
import { CHECKPOINT_EVENTS, watch } from './watch.ts';

/** Events per second at the start. */
const SPEED = 10;

/** Plays a whole trace on the terminal. */
export async function playTrace(trace: Trace): Promise<void> {
  const { puzzle } = trace;
  const strategy = replay(trace);
  const options = { ...replayOptions(trace), every: CHECKPOINT_EVENTS };
  const recording = new Recording(puzzle, strategy, options);
  await watch(recording, { givens: puzzle.givens, strategy, trace }, { speed: SPEED });
}

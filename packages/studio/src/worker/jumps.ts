// This code runs once every few events, so it uses only integers.
import type { Puzzle, Recording } from '@nonet/engine/search';
import { Solving } from '@nonet/engine/solve';
import type { Span } from '../picture/landmark.ts';
import { recorderOf } from './recordings.ts';
import { Replay } from './replay.ts';
import { type Handlers, inSlices } from './work.ts';

/**
 * Searches a run for its landmarks. The progress is the number of events searched. The answer is undefined
 * if the run has no such landmark.
 */
export interface JumpingApi {
  /** The first placement after `event` that the next event takes back. */
  nextDeadEnd: { request: { recordingId: number; event: number }; answer: Found; progress: number };
  /** The deepest dead end. If several dead ends are equally deep, it is the first of them. */
  deepest: { request: { recordingId: number }; answer: Found; progress: number };
  /** The longest sequence of consecutive backs. If several are equally long, it is the first of them. */
  longestRetreat: { request: { recordingId: number }; answer: Found; progress: number };
  /** The first placement that differs from the solution, if there is exactly one solution. */
  firstWrong: { request: { recordingId: number }; answer: Found; progress: number };
}

type Found = Span | undefined;
type Looking<Answer = Found> = Generator<number | undefined, Answer>;

/** Steps per slice. */
const STEPS = 2_048;
/** The number of events skipped in one call if none of them has to be examined. */
const STRIDE = 16_384;

export const jumping: Handlers<JumpingApi> = {
  nextDeadEnd: ({ recordingId, event }) => nextDeadEnd(recorderOf(recordingId).recording, event),
  deepest: ({ recordingId }) => deepest(recorderOf(recordingId).recording),
  longestRetreat: ({ recordingId }) => longestRetreat(recorderOf(recordingId).recording),
  firstWrong: ({ recordingId }) =>
    firstWrong(recorderOf(recordingId).recording, recorderOf(recordingId).puzzle),
};

export function* nextDeadEnd(recording: Recording, event: number): Looking {
  const replay = new Replay(recording, event);
  for (let steps = 1; !replay.isOver; steps++) {
    const { depth } = replay.search;
    const { event: before } = replay;
    const isPlacement = before > event && replay.search.event.kind === 'placement';
    replay.advance(1);
    if (isPlacement && replay.search.depth < depth) return { from: before, until: before };
    if (steps % STEPS === 0) yield replay.event;
  }
  return undefined;
}

/** An event adds at most one level of depth, so events that cannot reach a new greatest depth are skipped. */
export function* deepest(recording: Recording): Looking {
  const replay = new Replay(recording, 0);
  const { search } = replay;
  let found: Found;
  let greatest = 0;
  for (let steps = 1; !replay.isOver; steps++) {
    const { event, search: at } = replay;
    const { depth } = at;
    replay.advance(Math.max(1, greatest + 1 - depth));
    if (depth > greatest && search.depth < depth) {
      greatest = depth;
      found = { from: event, until: event };
    }
    if (steps % STEPS === 0) yield replay.event;
  }
  return found;
}

/**
 * Let L be the length of the longest sequence found so far. To find a longer sequence, the run is cut into
 * windows of about L / 2 events. Wherever a longer sequence starts, it fills at least one window. One replay
 * advances window by window. A second replay follows the first. It examines events only around windows that
 * contain nothing but backs.
 */
export function* longestRetreat(recording: Recording): Looking {
  const ahead = new Replay(recording, 0);
  const behind = new Replay(recording, 0);
  let found: Found;
  let longest = 0;
  for (let steps = 1; !ahead.isOver; steps++) {
    const window = Math.max(1, (longest + 2) >> 1);
    const { event } = ahead;
    const { backs } = ahead.search.counters;
    ahead.advance(window);
    if (steps % STEPS === 0) yield ahead.event;
    if (ahead.event <= behind.event || ahead.search.counters.backs - backs < window) continue;
    // At the earliest, the sequence begins after the last placement in the previous window.
    while (behind.event < event - window) {
      behind.advance(Math.min(STRIDE, event - window - behind.event));
      yield undefined;
    }
    let begin = behind.event;
    while (!behind.isOver) {
      const { depth } = behind.search;
      behind.advance(1);
      if (behind.search.depth < depth) {
        if (behind.event - begin <= longest) continue;
        longest = behind.event - begin;
        found = { from: begin, until: behind.event };
      } else {
        begin = behind.event;
        if (begin >= ahead.event) break;
      }
    }
  }
  return found;
}

export function* firstWrong(recording: Recording, puzzle: Puzzle): Looking {
  const solution = yield* onlySolution(puzzle);
  if (!solution) return undefined;
  const replay = new Replay(recording, 0);
  const { search } = replay;
  do {
    if (replay.isOver) return undefined;
    replay.advance(1);
    if (replay.event % STEPS === 0) yield replay.event;
  } while (search.event.kind === 'back' || solution[search.event.cell] === search.event.digit);
  const from = replay.event;
  const { depth } = search;
  // The digits placed after the wrong digit are removed before it, one per event. Skip that many events.
  for (let steps = 1; !replay.isOver && search.depth >= depth; steps++) {
    replay.advance(search.depth - depth + 1);
    if (steps % STEPS === 0) yield replay.event;
  }
  return { from, until: replay.event };
}

function* onlySolution(puzzle: Puzzle): Looking<Uint8Array | undefined> {
  const { count, solution } = yield* inSlices(new Solving(puzzle));
  return count === 1 ? solution?.digits : undefined;
}

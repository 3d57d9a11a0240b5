// Hot: this code runs once every few events.
import type { Puzzle, Recording } from '@nonet/engine/search';
import { Solving } from '@nonet/engine/solve';
import type { Span } from '../picture/landmark.ts';
import { recorderOf } from './recordings.ts';
import { Replay } from './replay.ts';
import { type Exchange, type Handlers, inSlices } from './work.ts';

/** The request for a landmark of a run. The progress is the number of events searched. */
type LandmarkExchange<Request = object> = Exchange<
  Request & { recordingId: number },
  Span | undefined,
  number
>;

/** Searches a run for its landmarks. The answer is undefined if the run has no such landmark. */
export interface JumpingApi {
  /** The first placement after `event` that the very next event takes back. */
  nextDeadEnd: LandmarkExchange<{ event: number }>;
  /** The deepest dead end, or the first of several equally deep ones. */
  deepest: LandmarkExchange;
  /** The longest sequence of events that take digits back, or the first of several equally long ones. */
  longestRetreat: LandmarkExchange;
  /** The first placement that contradicts the solution, if the puzzle has exactly one solution. */
  firstWrong: LandmarkExchange;
}

type Looking<Answer = Span | undefined> = Generator<number | undefined, Answer>;

/** Steps between two yields. */
const STEPS = 2_048;
/** `behind` skips at most this many events between two yields. */
const STRIDE = 16_384;

export const jumping: Handlers<JumpingApi> = {
  nextDeadEnd: ({ recordingId, event }) => nextDeadEnd(recorderOf(recordingId).recording, event),
  deepest: ({ recordingId }) => deepest(recorderOf(recordingId).recording),
  longestRetreat: ({ recordingId }) => longestRetreat(recorderOf(recordingId).recording),
  firstWrong: ({ recordingId }) => {
    const { recording, puzzle } = recorderOf(recordingId);
    return firstWrong(recording, puzzle);
  },
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

/** An event adds at most one level of depth. So the events that cannot reach a new greatest depth are skipped. */
export function* deepest(recording: Recording): Looking {
  const replay = new Replay(recording, 0);
  const { search } = replay;
  let found: Span | undefined;
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
 * Skips most events. A back is an event that takes a digit back. Let L be the length of the longest sequence of
 * backs found so far. The run is cut into windows of about L / 2 events, because a longer sequence fills at least
 * one of them with backs. The replay `ahead` counts the backs in each window. The replay `behind` examines single
 * events, but only around the windows that contain nothing but backs.
 */
export function* longestRetreat(recording: Recording): Looking {
  const ahead = new Replay(recording, 0);
  const behind = new Replay(recording, 0);
  let found: Span | undefined;
  let longest = 0;
  for (let steps = 1; !ahead.isOver; steps++) {
    const window = Math.max(1, (longest + 2) >> 1);
    const { event } = ahead;
    const { backs } = ahead.search.counters;
    ahead.advance(window);
    if (steps % STEPS === 0) yield ahead.event;
    if (ahead.event <= behind.event || ahead.search.counters.backs - backs < window) continue;
    // The sequence of backs in this window began in the previous window at the earliest.
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
  // The digits placed after the wrong digit are removed before it, one per event. Skip these events.
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

// Runs once a few events. Integers.
import type { Puzzle, Recording } from '@nonet/engine/search';
import { Solving } from '@nonet/engine/solve';
import type { Span } from '../picture/landmark.ts';
import { Pace } from './pace.ts';
import { recorderOf } from './recordings.ts';
import { type Answers, inSlices } from './work.ts';

/**
 * The places of a run that have to be looked for. What is told is how many events are behind; what
 * is not there is undefined.
 */
export interface JumpingDesk {
  /** After the event, the first placement that has to be taken back at once. */
  nextDeadEnd: { asked: { take: number; event: number }; answer: Found; told: number };
  /** Of the dead ends the first of the greatest depth. */
  deepest: { asked: { take: number }; answer: Found; told: number };
  /** The first of the longest rows of backs without a placement between. */
  longestRetreat: { asked: { take: number }; answer: Found; told: number };
  /** The first placement that is not the solution's, where there is just one solution. */
  firstWrong: { asked: { take: number }; answer: Found; told: number };
}

type Found = Span | undefined;
type Looking<Answer = Found> = Generator<number | undefined, Answer>;

/** Steps between two looks at the messages. */
const STEPS = 2_048;
/** Events in one go, where none of them is looked at. */
const STRIDE = 16_384;

export const jumping: Answers<JumpingDesk> = {
  nextDeadEnd: ({ take, event }) => nextDeadEnd(recorderOf(take).recording, event),
  deepest: ({ take }) => deepest(recorderOf(take).recording),
  longestRetreat: ({ take }) => longestRetreat(recorderOf(take).recording),
  firstWrong: ({ take }) => firstWrong(recorderOf(take).recording, recorderOf(take).puzzle),
};

export function* nextDeadEnd(recording: Recording, event: number): Looking {
  const pace = new Pace(recording, event);
  for (let steps = 1; !pace.isOver; steps++) {
    const { depth } = pace.search;
    const { event: before } = pace;
    const isPlacement = before > event && pace.search.event.kind === 'placement';
    pace.go(1);
    if (isPlacement && pace.search.depth < depth) return { from: before, until: before };
    if (steps % STEPS === 0) yield pace.event;
  }
  return undefined;
}

/** Below the deepest dead end so far, a deeper one is as many placements away as it is deeper. */
export function* deepest(recording: Recording): Looking {
  const pace = new Pace(recording, 0);
  const { search } = pace;
  let found: Found;
  let greatest = 0;
  for (let steps = 1; !pace.isOver; steps++) {
    const { event, search: at } = pace;
    const { depth } = at;
    pace.go(Math.max(1, greatest + 1 - depth));
    if (depth > greatest && search.depth < depth) {
      greatest = depth;
      found = { from: event, until: event };
    }
    if (steps % STEPS === 0) yield pace.event;
  }
  return found;
}

/**
 * A row of more than L backs fills one of the windows of half that length, wherever it lies; only
 * there a second search, which comes after, looks at every event.
 */
export function* longestRetreat(recording: Recording): Looking {
  const ahead = new Pace(recording, 0);
  const behind = new Pace(recording, 0);
  let found: Found;
  let longest = 0;
  for (let steps = 1; !ahead.isOver; steps++) {
    const window = Math.max(1, (longest + 2) >> 1);
    const { event } = ahead;
    const { backs } = ahead.search.counters;
    ahead.go(window);
    if (steps % STEPS === 0) yield ahead.event;
    if (ahead.event <= behind.event || ahead.search.counters.backs - backs < window) continue;
    // The event before the window, or the last placement before it: where the row begins.
    while (behind.event < event - window) {
      behind.go(Math.min(STRIDE, event - window - behind.event));
      yield undefined;
    }
    let begin = behind.event;
    while (!behind.isOver) {
      const { depth } = behind.search;
      behind.go(1);
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
  const pace = new Pace(recording, 0);
  const { search } = pace;
  do {
    if (pace.isOver) return undefined;
    pace.go(1);
    if (pace.event % STEPS === 0) yield pace.event;
  } while (search.event.kind === 'back' || solution[search.event.cell] === search.event.digit);
  const from = pace.event;
  const { depth } = search;
  // From where the search is, the digit cannot be reached sooner than by so many backs.
  for (let steps = 1; !pace.isOver && search.depth >= depth; steps++) {
    pace.go(search.depth - depth + 1);
    if (steps % STEPS === 0) yield pace.event;
  }
  return { from, until: pace.event };
}

function* onlySolution(puzzle: Puzzle): Looking<Uint8Array | undefined> {
  const { count, solution } = yield* inSlices(new Solving(puzzle));
  return count === 1 ? solution?.digits : undefined;
}

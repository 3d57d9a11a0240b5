// Hot code: it runs once per event.
import { digitsIn } from '@nonet/engine/notation';
import { type Puzzle, type Recording, Run } from '@nonet/engine/search';
import { Solving } from '@nonet/engine/solve';
import { slicesOf } from '@nonet/engine/work';
import type { Findings, Span, WrongDigit } from '../../picture/landmark.ts';
import { SOLUTION_CAP } from './enumerate.ts';
import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';
import { Replay } from './replay.ts';
import type { RunIndex } from './run-index.ts';

type Looking<Answer = Span | undefined> = Generator<number | undefined, Answer>;

/** Steps between two yields. */
const STEPS = 2_048;

/**
 * Finds the landmarks of a run so far. The answer is undefined if the run has no such landmark. The
 * progress is the number of events searched.
 */
export const jumping = {
  nextDeadEnd: ({ recordingId, event }: { recordingId: number; event: number }) =>
    nextDeadEnd(recorderOf(recordingId).recording, event),
  /** The deepest dead end, or the first of several equally deep ones. */
  deepest: ({ recordingId }: RecordingRequest) => finding(recordingId, 'deepest'),
  /** The longest sequence of events that remove digits, or the first of several equally long. */
  longestRetreat: ({ recordingId }: RecordingRequest) => finding(recordingId, 'longestRetreat'),
  /** The first placement that contradicts the solution, if the puzzle has exactly one solution. */
  firstWrong: ({ recordingId }: RecordingRequest) => finding(recordingId, 'firstWrong'),
  /** The event at which the search finds this solution. `cells` is the solution, row by row. */
  solution: ({ recordingId, cells }: { recordingId: number; cells: string }) =>
    solution(recorderOf(recordingId), cells),
  findings: ({ recordingId }: RecordingRequest) => findingsOf(recorderOf(recordingId)),
};

interface RecordingRequest {
  readonly recordingId: number;
}

/** The first placement after `event` whose digit the very next event removes. */
export function* nextDeadEnd(recording: Recording, event: number): Looking {
  const replay = new Replay(recording, event);
  const { search } = replay;
  for (let steps = 1; !replay.isOver; steps++) {
    const { event: before } = replay;
    const { depth } = search;
    const isPlacement = before > event && search.event.kind === 'placement' && !search.isSolved;
    replay.advance(1);
    if (isPlacement && search.depth < depth) return { from: before, until: before };
    if (steps % STEPS === 0) yield replay.event;
  }
  return undefined;
}

/**
 * Searches the puzzle again, because the recording may not have reached the solution yet, or may
 * have been stopped.
 */
function* solution({ puzzle, strategy }: Recorder, cells: string): Looking {
  const digits = digitsIn(cells);
  const run = new Run(puzzle, strategy, { limit: SOLUTION_CAP });
  while (!run.end) {
    run.advance();
    const event = run.counters.placements + run.counters.backs;
    if (run.solution?.digits.every((digit, cell) => digit === digits[cell])) {
      return { from: event, until: event };
    }
    yield event;
  }
  return undefined;
}

/** Recorder → its landmarks, and the number of events that were searched for them. */
const found = new WeakMap<Recorder, { readonly events: number; readonly findings: Findings }>();

function* findingsOf(recorder: Recorder): Looking<Findings> {
  const { index, puzzle, recording } = recorder;
  const known = found.get(recorder);
  if (known?.events === recording.events) return known.findings;
  while (!index.isComplete) {
    index.advance();
    yield index.events;
  }
  const { events, deepest } = index;
  const longestRetreat = yield* index.longestRetreat();
  const wrong = yield* firstWrong(index, puzzle);
  const findings = {
    deepest,
    longestRetreat,
    firstWrong: wrong,
    wrongAtEnd: wrong?.isKept ? yield* wrongAtEnd(index, puzzle) : undefined,
  };
  found.set(recorder, { events, findings });
  return findings;
}

function* finding(recordingId: number, name: Exclude<keyof Findings, 'wrongAtEnd'>): Looking {
  const findings = yield* findingsOf(recorderOf(recordingId));
  return findings[name];
}

export function* firstWrong(
  index: RunIndex,
  puzzle: Puzzle,
): Generator<undefined, Span | undefined> {
  const { count, solution } = yield* slicesOf(new Solving(puzzle));
  if (count !== 1 || !solution) return undefined;
  const { recording } = index;
  const replay = new Replay(recording, 0);
  const { search } = replay;
  do {
    if (replay.isOver) return undefined;
    replay.advance(1);
    if (replay.event % STEPS === 0) yield undefined;
  } while (
    search.event.kind === 'back' ||
    solution.digits[search.event.cell] === search.event.digit
  );
  const from = replay.event;
  const removed = yield* index.firstAtMost(search.depth - 1, from + 1);
  return removed === undefined
    ? { from, until: recording.events, isKept: true }
    : { from, until: removed };
}

export function* wrongAtEnd(
  { recording }: RunIndex,
  puzzle: Puzzle,
): Generator<undefined, WrongDigit | undefined> {
  const { solution } = yield* slicesOf(new Solving(puzzle));
  if (!solution) return undefined;
  const { blanks, grid, index } = recording.at(recording.events);
  const cell = blanks
    .subarray(0, index)
    .find((placed) => grid.digits[placed] !== solution.digits[placed]);
  if (cell === undefined) return undefined;
  return { cell, digit: grid.digits[cell], expected: solution.digits[cell] };
}

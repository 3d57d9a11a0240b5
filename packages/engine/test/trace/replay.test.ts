import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, type Geometry, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid, type Grid, gridOf } from '../../src/grid/grid.ts';
import { strategies } from '../../src/search/all.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { Recording } from '../../src/search/recording.ts';
import { Run, type RunOptions } from '../../src/search/run.ts';
import {
  type Checkpoint,
  eventCount,
  type Search,
  type Strategy,
} from '../../src/search/strategy.ts';
import { TraceLines } from '../../src/search/trace-lines.ts';
import { replay } from '../../src/trace/replay.ts';
import { replayOptions, type Trace } from '../../src/trace/trace.ts';
import { parseTrace } from '../../src/trace/trace-reader.ts';
import { TraceWriter } from '../../src/trace/trace-writer.ts';
import { finish } from '../../src/work/work.ts';
import { AI_ESCARGOT, BAEKJOON_2239, grid } from '../puzzles.ts';

function traceText(puzzle: Puzzle, strategy: Strategy, options: RunOptions): string {
  const writer = new TraceWriter(puzzle, strategy, options);
  finish(writer);
  return writer.take();
}

function traceOf(puzzle: Puzzle, strategy: Strategy, options: RunOptions): Trace {
  const result = parseTrace(traceText(puzzle, strategy, options));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(result.trace.fault).toBeUndefined();
  return result.trace;
}

/** What a search shows, as text. A deep comparison of objects would take minutes. */
function stateOf(search: Search, event = true): string {
  const { digits, path, depth, counters, isSolved } = search;
  const opens = Array.from({ length: depth }, (_, index) => search.opensNode(index));
  const last = event && eventCount(counters) > 0 ? search.event : undefined;
  const places = [digits.join(), path.subarray(0, depth).join(), opens.join(), depth, isSolved];
  return JSON.stringify([places, last, counters]);
}

/** Advances a search by one event, or to its end. */
function step(run: Run): void {
  const before = eventCount(run.counters);
  const { solutions } = run.counters;
  while (!run.end && eventCount(run.counters) === before && run.counters.solutions === solutions) {
    run.advance(1);
  }
}

/** Compares a replay with the search at every event. Sometimes saves and loads the replay. */
function compare(puzzle: Puzzle, strategy: Strategy, options: RunOptions, seed: string): number {
  const trace = traceOf(puzzle, strategy, options);
  const run = new Run(puzzle, strategy, options);
  const again = new Run(puzzle, replay(trace), replayOptions(trace));
  const random = new Random(seed);
  const saved: Checkpoint[] = [again.search.save()];
  let events = 0;
  while (!run.end) {
    step(run);
    step(again);
    if (stateOf(again.search) !== stateOf(run.search)) {
      expect(stateOf(again.search)).toBe(stateOf(run.search));
    }
    events++;
    if (random.below(40) > 0) continue;
    const here = again.search.save();
    saved.push(here);
    again.search.load(saved[random.below(saved.length)]);
    again.search.load(here);
    // A checkpoint does not store its latest event.
    expect(stateOf(again.search, false)).toBe(stateOf(run.search, false));
  }
  expect(again.end).toBe(run.end);
  return events;
}

function dug(shape: Geometry, seed: string, share: number): Grid {
  const random = new Random(seed);
  const digits = randomGrid(shape, random).digits.map((digit) =>
    random.below(1_000) < share * 1_000 ? 0 : digit,
  );
  return gridOf(shape, digits);
}

function puzzles(count: number): Puzzle[] {
  const made = generate({ count, seed: 'replay' });
  if (!made.ok) throw new Error('expected puzzles');
  return made.puzzles.map(({ givens }) => ({ givens }));
}

describe.each(strategies)('the replay of $id', (strategy) => {
  it('equals the search at every event', () => {
    let events = 0;
    puzzles(sized(2, 5)).forEach((puzzle, index) => {
      events += compare(puzzle, strategy, { limit: 1, events: 2_000 }, `save ${index}`);
    });
    expect(events).toBeGreaterThan(sized(100, 250));
  });

  it('equals a search to its end, with several solutions', () => {
    for (let seed = 0; seed < sized(1, 3); seed++) {
      const givens = dug(CLASSIC, `several ${seed}`, 0.55);
      compare({ givens }, strategy, { limit: Infinity, events: 2_000 }, `several ${seed}`);
    }
    compare({ givens: grid(BAEKJOON_2239) }, strategy, { limit: Infinity }, 'one');
  });

  it('equals the search in all shapes', () => {
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [3, 2],
      [2, 4],
      [4, 2],
      [3, 4],
      [4, 4],
      [4, 5],
    ] as const) {
      const shape = geometry(rows, columns);
      for (let seed = 0; seed < sized(1, 2); seed++) {
        const givens = dug(shape, `shape ${seed}`, 0.4);
        compare({ givens }, strategy, { limit: 3, events: 500 }, `shape ${seed}`);
      }
    }
  });

  it('equals the search of full, empty, impossible and contradictory grids', () => {
    const full = dug(CLASSIC, 'full', 0);
    const none = grid(BAEKJOON_2239.replace('103', '153'));
    const contradictory = grid(`11${'.'.repeat(79)}`);
    for (const givens of [none, emptyGrid(CLASSIC), contradictory]) {
      compare({ givens }, strategy, { limit: 10, events: 1_000 }, 'edge');
    }
    for (const givens of [full, none, emptyGrid(CLASSIC), contradictory]) {
      compare({ givens }, strategy, { limit: 1, events: 1_000 }, 'edge');
    }
  });

  it('writes the same JSON lines, and the same trace', () => {
    const puzzle = { givens: grid(AI_ESCARGOT) };
    const options = { limit: 2, events: 20_000 };
    const text = traceText(puzzle, strategy, options);
    const trace = traceOf(puzzle, strategy, options);
    expect(traceText(trace.puzzle, replay(trace), replayOptions(trace))).toBe(text);
    const lines = [
      new TraceLines(puzzle, strategy, options),
      new TraceLines(trace.puzzle, replay(trace), replayOptions(trace)),
    ].map((work) => {
      finish(work);
      return work.take();
    });
    expect(lines[1]).toBe(lines[0]);
  });
});

describe('a trace', () => {
  it('keeps pencilmarks and the shape of the boxes', () => {
    const givens = dug(geometry(3, 2), 'marks', 0.5);
    const puzzle = { givens: emptyGrid(givens.geometry), pencilmarks: candidatesOf(givens) };
    for (const strategy of strategies.filter(({ limits }) => limits.pencilmarks)) {
      const trace = traceOf(puzzle, strategy, { limit: 2 });
      expect(trace.puzzle).toEqual(puzzle);
      compare(puzzle, strategy, { limit: 2 }, 'marks');
    }
  });

  it('is recorded as a whole, and shown at any event', () => {
    const puzzle = { givens: dug(CLASSIC, 'several', 0.6) };
    const options = { limit: 20, every: 64 };
    for (const strategy of strategies) {
      const trace = traceOf(puzzle, strategy, options);
      const direct = new Recording(puzzle, strategy, options);
      const again = new Recording(puzzle, replay(trace), { ...replayOptions(trace), every: 50 });
      finish(direct);
      finish(again);
      expect(again.events).toBe(direct.events);
      expect(again.counters).toEqual(direct.counters);
      const random = new Random('moments');
      for (let i = 0; i < sized(10, 20); i++) {
        const event = random.below(direct.events + 1);
        expect(again.at(event)).toEqual(direct.at(event));
        expect(again.searchAt(event).digits).toEqual(direct.at(event).grid.digits);
      }
    }
  });

  it('only replays its own puzzle', () => {
    const trace = traceOf({ givens: grid(BAEKJOON_2239) }, strategies[0], { limit: 1 });
    expect(() => replay(trace).begin(grid(AI_ESCARGOT))).toThrow(
      'expected the puzzle of the trace, got another puzzle',
    );
  });
});

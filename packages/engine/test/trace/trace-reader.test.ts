import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, geometryOfSize, layoutGeometry } from '../../src/grid/geometry.ts';
import { emptyGrid, gridOf } from '../../src/grid/grid.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { parsePuzzle } from '../../src/notation/puzzle-reader.ts';
import { strategies, strategyById } from '../../src/search/all.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { rulesOf } from '../../src/search/puzzle-variant.ts';
import { Recording } from '../../src/search/recording.ts';
import { Run } from '../../src/search/run.ts';
import { TraceLines } from '../../src/search/trace-lines.ts';
import { formatTrace } from '../../src/trace/format-trace.ts';
import { isTrace } from '../../src/trace/is-trace.ts';
import { formatJsonHead } from '../../src/trace/json-events.ts';
import { replay } from '../../src/trace/replay.ts';
import {
  replayOptions,
  sourceLineAt,
  type Trace,
  type TraceResult,
} from '../../src/trace/trace.ts';
import { parseTrace, TraceReader } from '../../src/trace/trace-reader.ts';
import { TraceWriter } from '../../src/trace/trace-writer.ts';
import { finish } from '../../src/work/work.ts';
import { AI_ESCARGOT, BAEKJOON_2239, grid } from '../puzzles.ts';
import { BAD_TRACES, HEAD, PUZZLE, TRACE_PHRASES } from './bad-traces.ts';

const REGIONS = '1112133243324442';
const CLASSIC_4 = geometryOfSize(4)!;

function read(text: string): Trace {
  const result = parseTrace(text);
  if (!result.ok) throw new Error(`${result.error.expected}, ${result.error.found}`);
  return result.trace;
}

/** A trace without a fault. */
function readWhole(text: string): Trace {
  const trace = read(text);
  expect(trace.fault).toBeUndefined();
  return trace;
}

function recordingOf(trace: Trace): Recording {
  const recording = new Recording(trace.puzzle, replay(trace), replayOptions(trace));
  finish(recording);
  return recording;
}

/** Random events as text. They follow the rules, and use every part that an event can have. */
const validTrace: fc.Arbitrary<string> = fc
  .record({
    steps: fc.array(
      fc.record({
        cell: fc.nat(15),
        digit: fc.integer({ min: 1, max: 4 }),
        line: fc.option(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(65_535))),
        tries: fc.oneof(fc.constant(0), fc.nat(4), fc.constantFrom(254, 255, 256, 999_999_999)),
        forced: fc.boolean(),
      }),
      { maxLength: 60 },
    ),
    lastTries: fc.nat(2),
    name: fc.option(fc.constantFrom('solve.py', 'my solver.cpp', '풀이.py')),
    cut: fc.boolean(),
    source: fc.option(
      fc.array(fc.constantFrom('', 'x = 1', '    pass', '| a', '# b', '+ 1 1 1', '탐색'), {
        maxLength: 6,
      }),
    ),
  })
  .map(({ steps, lastTries, name, cut, source }) => {
    const filled = new Set<number>();
    const lines = steps.flatMap(({ cell, digit, line, tries, forced }) => {
      if (PUZZLE[cell] !== '.') return [];
      const place = `${Math.floor(cell / 4) + 1} ${(cell % 4) + 1}`;
      const at = line === null ? '' : ` @${line}`;
      const tested = tries > 0 ? [`? ${tries}`] : [];
      if (filled.delete(cell)) return [...tested, `- ${place}${at}`];
      filled.add(cell);
      return [...tested, `+ ${place} ${digit}${at}${forced ? ' forced' : ''}`];
    });
    if (name !== null) lines.unshift(`source ${name}`);
    if (lastTries > 0) lines.push(`? ${lastTries}`);
    if (cut) lines.push('cut');
    for (const line of source ?? []) lines.push(line === '' ? '|' : `| ${line}`);
    return `${HEAD}${lines.map((line) => `${line}\n`).join('')}`;
  });

describe('a trace', () => {
  it('has the puzzle, the name, the events and the source', () => {
    const trace = readWhole(`# written by hand
nonet-trace 1

puzzle ${PUZZLE}
source solve.py
? 1 2 1 @15
? 1 2 3
? 4
+ 1 2 2 @17
+ 1 4 4 forced
+ 2 1 3 @18 forced
- 1 2 @21
| def solve(i):
|     pass
|
`);
    expect(trace).toMatchObject({ name: 'solve.py', isCut: false });
    expect(trace.source).toBe('def solve(i):\n    pass\n');
    const recording = recordingOf(trace);
    expect(recording.counters).toEqual({
      placements: 3,
      backs: 1,
      tries: 9,
      nodes: 2,
      solutions: 0,
    });
    expect([0, 1, 2, 3, 4].map((event) => sourceLineAt(trace, event))).toEqual([
      undefined,
      17,
      undefined,
      18,
      21,
    ]);
    expect(recording.end).toBe('stopped');
    // The digit that was taken out was the first of the path.
    expect(recording.at(4).path).toEqual([
      { cell: 3, digit: 4, forced: true },
      { cell: 4, digit: 3, forced: true },
    ]);
  });

  it('may fill the grid with conflicting digits, and may continue after a solution', () => {
    const blanks = Array.from(PUZZLE, (symbol, cell) => ({ symbol, cell })).filter(
      ({ symbol }) => symbol === '.',
    );
    const place = (cell: number): string => `${Math.floor(cell / 4) + 1} ${(cell % 4) + 1}`;
    const fill = (digits: string): string =>
      blanks.map(({ cell }) => `+ ${place(cell)} ${digits[cell]}\n`).join('');
    const empty = blanks.map(({ cell }) => `- ${place(cell)}\n`).join('');
    const wrong = '1'.repeat(16);
    const solution = '1234341221434321';
    const text = `${HEAD}${fill(wrong)}${empty}${fill(solution)}!\n${empty}${fill(solution)}! @3\n`;
    const trace = readWhole(text);
    const recording = recordingOf(trace);
    const count = blanks.length;
    expect(recording.end).toBe('limit');
    expect(recording.events).toBe(5 * count);
    expect(recording.counters.solutions).toBe(2);
    expect(recording.at(count)).toMatchObject({ index: count, solved: false });
    expect(recording.at(3 * count)).toMatchObject({ index: count, solved: true, deadEnd: false });
    expect(recording.at(4 * count)).toMatchObject({ index: 0, solved: false });
    expect(recording.at(5 * count).solved).toBe(true);
    expect(readWhole(`${text}- 1 2\ncut\n`).isCut).toBe(true);
    expect(recordingOf(readWhole(`${text}${empty}`)).end).toBe('exhausted');
    expect(recordingOf(readWhole(`${text}- 1 2\n`)).end).toBe('stopped');
    expect(recordingOf(readWhole(`${text}cut\n`)).end).toBe('stopped');
  });

  it('counts a solution that is reported twice once', () => {
    const full = '1234341221434321';
    const trace = readWhole(`nonet-trace 1\npuzzle ${full}\n!\n!\n`);
    expect(recordingOf(trace).counters.solutions).toBe(1);
    expect(recordingOf(trace).at(0).solved).toBe(true);
    expect(recordingOf(readWhole(`nonet-trace 1\npuzzle ${full}\n`)).at(0).solved).toBe(false);
  });

  it('marks a dead end only if the placed digit is taken out again', () => {
    const recording = recordingOf(read(`${HEAD}+ 1 2 2\n+ 1 4 4\n- 1 2\n+ 1 2 3\n- 1 2\n`));
    expect([1, 2, 3, 4, 5].map((event) => recording.at(event).deadEnd)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('is the same text after it is written, read and written again', () => {
    fc.assert(
      fc.property(validTrace, (text) => {
        expect(formatTrace(readWhole(text))).toBe(text);
      }),
      { numRuns: sized(4, 20) },
    );
  });

  it('does not depend on the chunks in which it arrives', () => {
    const texts = fc.oneof(validTrace, fc.constantFrom(...BAD_TRACES.map(({ text }) => text)));
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(600), { maxLength: 12 }),
        (plain, lineEnd, cuts) => {
          const text = plain.replaceAll('\n', lineEnd);
          const places = [0, ...cuts.sort((a, b) => a - b), text.length];
          const reader = new TraceReader();
          places.slice(1).forEach((to, index) => {
            reader.write(text.slice(places[index], to));
          });
          expect(contentOf(reader.end())).toEqual(contentOf(parseTrace(text)));
        },
      ),
      { numRuns: sized(4, 20) },
    );
  });

  it('keeps a broken text up to its fault, whatever the text is', () => {
    const pieces = [
      '+',
      '-',
      '?',
      '!',
      'cut',
      '|',
      '@3',
      '@',
      'forced',
      '1',
      '2',
      '4',
      '25',
      ' ',
      '\n',
    ];
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })), {
        maxLength: 60,
      })
      .map((parts) => `${HEAD}${parts.join(' ')}`);
    fc.assert(
      fc.property(texts, (text) => {
        const trace = read(text);
        expect(recordingOf(trace).events).toBe(trace.events.length);
        const rest = readWhole(formatTrace(trace));
        expect(formatTrace(rest)).toBe(formatTrace(trace));
      }),
      { numRuns: sized(2, 10) },
    );
  });

  it('of a strategy has the id of the strategy as its name, and is cut if the events are limited', () => {
    const puzzle = { givens: grid(BAEKJOON_2239) };
    const writer = new TraceWriter(puzzle, strategyById('scan')!, { events: 10 });
    expect(finish(writer)).toMatchObject({ end: 'stopped', events: 10 });
    const trace = readWhole(writer.take());
    expect(trace).toMatchObject({ name: 'scan', isCut: true });
    expect(replay(trace).id).toBe('scan');
  });

  it('takes five bytes per event', () => {
    const writer = new TraceWriter({ givens: grid(AI_ESCARGOT) }, strategyById('scan')!, {
      limit: Infinity,
    });
    finish(writer);
    const { events } = readWhole(writer.take());
    expect(events.length).toBeGreaterThan(17_000);
    expect(events.byteLength).toBeLessThan(5 * (events.length + 16_384));
  });
});

/** A result as plain data: the trace as text, and its fault. */
function contentOf(result: TraceResult): unknown {
  if (!result.ok) return result;
  const { fault } = result.trace;
  return { text: formatTrace(result.trace), fault };
}

onlyQuick(describe)('JSON lines', () => {
  it.each(strategies)('of $id are read as the same search', (strategy) => {
    const puzzle = { givens: grid(AI_ESCARGOT) };
    const lines = new TraceLines(puzzle, strategy, { limit: 2, events: 5_000 });
    finish(lines);
    const text = lines.take();
    const result = parseTrace(text, { puzzle });
    if (!result.ok) throw new Error(result.error.expected);
    const { trace } = result;
    expect(trace.fault).toBeUndefined();
    const head = `{"puzzle":"${AI_ESCARGOT}","source":"solve.py"}\n`;
    expect(readWhole(head + text)).toMatchObject({ name: 'solve.py', puzzle });
    const [direct, again] = [strategy, replay(trace)].map(
      (one) => new Run(puzzle, one, { limit: 2, events: 5_000 }),
    );
    for (;;) {
      direct.advance(1);
      if (again.search.digits.length > 0) again.advance(1);
      expect(again.search.digits.join()).toBe(direct.search.digits.join());
      expect(again.counters.solutions).toBe(direct.counters.solutions);
      if (direct.end) break;
    }
    expect(recordingOf(trace).end).toBe(direct.end);
  });

  it('may have the shape of the boxes, source lines and forced digits', () => {
    const { puzzle, events } = readWhole(
      `{"puzzle":"${'.'.repeat(36)}","box":"3x2"}
{"kind":"placement","cell":"r1c2","digit":6,"line":9,"forced":true}
{"kind":"back","cell":"r1c2","line":12}
`,
    );
    expect(puzzle.givens.geometry).toMatchObject({ boxRows: 3, boxColumns: 2 });
    expect(formatTrace({ puzzle, events, isCut: false })).toBe(
      `nonet-trace 1\npuzzle ${'.'.repeat(36)}\nbox 3x2\n+ 1 2 6 @9 forced\n- 1 2 @12\n`,
    );
  });
});

describe('the trace of a variant', () => {
  const { givens } = variant();
  const [boxes, marks] = [CLASSIC_4.box, candidatesOf(givens)];
  const houses = [[0, 5, 10, 15]];
  const FIVE = layoutGeometry({ boxes: Array.from('0011100112033224332244443', Number) });
  const extra = layoutGeometry({ boxes: [...boxes], houses, apart: [[0, 6]] });
  const puzzles: readonly (readonly [string, Puzzle, string])[] = [
    ['jigsaw with constraints', variant(), 'constraint-search'],
    ['jigsaw', { givens }, 'bitmask'],
    ['jigsaw of an unusual size', { givens: emptyGrid(FIVE) }, 'bitmask'],
    ['puzzle with pencilmarks', { ...variant(), pencilmarks: marks }, 'constraint-search'],
    ['layout with more houses', { givens: gridOf(extra, givens.digits) }, 'dlx'],
  ];

  it.each(puzzles)('is read as the same search of the %s', (_, puzzle, id) => {
    const strategy = strategyById(id)!;
    const writer = new TraceWriter(puzzle, strategy, { limit: 3 });
    finish(writer);
    const text = writer.take();
    const lines = new TraceLines(puzzle, strategy, { limit: 3 });
    finish(lines);
    const json = formatJsonHead(puzzle, id) + lines.take();
    const run = new Run(puzzle, strategy, { limit: 3 });
    finish(run);
    for (const written of [text, json]) {
      expect(isTrace(written)).toBe(true);
      const result = parseTrace(written, { variants: true });
      if (!result.ok) throw new Error(result.error.expected);
      const { trace } = result;
      expect(trace.fault).toBeUndefined();
      expect(trace.puzzle).toEqual({
        ...puzzle,
        givens: { ...puzzle.givens, geometry: trace.puzzle.givens.geometry },
        ...(rulesOf(puzzle).length > 0 && { constraints: rulesOf(puzzle) }),
      });
      expect(trace.puzzle.givens.geometry.box).toEqual(puzzle.givens.geometry.box);
      expect(recordingOf(trace).counters.solutions).toBe(run.count);
      if (written === text) expect(formatTrace(trace)).toBe(text);
    }
  });

  it('is refused if the caller knows no variants', () => {
    const { constraints } = variant();
    const head = formatJsonHead({ givens }, 'solve.py');
    expect([
      refusal(HEAD.replace('puzzle', `regions ${REGIONS}\npuzzle`)),
      refusal(`${HEAD}constraints ${JSON.stringify(constraints)}\n`),
      refusal(head),
    ]).toEqual([
      '2:9 variant: expected a classic Sudoku, found the rule "regions"',
      '3:13 variant: expected a classic Sudoku, found the rule "constraints"',
      '1:40 variant: expected a classic Sudoku, found the rule "regions"',
    ]);
  });
});

/** A 4×4 jigsaw with a diagonal and a cage. */
function variant(): Puzzle {
  const text = JSON.stringify({
    puzzle: '1...............',
    regions: REGIONS,
    constraints: [
      { kind: 'diagonal', down: true },
      { kind: 'killer', cells: [0, 1, 4], sum: 7 },
    ],
  });
  const { givens, constraints } = puzzleIn(text);
  return { givens, constraints: constraints! };
}

function puzzleIn(text: string): PuzzleRecord {
  const result = parsePuzzle(text, { variants: true });
  if (!result.ok) throw new Error(result.error.expected);
  return result.record;
}

function refusal(text: string): string {
  const result = parseTrace(text);
  if (result.ok) return 'read';
  const { code, column, expected, found, line } = result.error;
  return `${line}:${column} ${code}: expected ${expected}, found ${found}`;
}

onlyQuick(describe)('a bad trace', () => {
  it.each(BAD_TRACES)('has the expected error: $text', ({ text, at, message, kept }) => {
    const result = parseTrace(text, { variants: true });
    const error = result.ok ? result.trace.fault : result.error;
    expect(`${error?.line}:${error?.column} ${error?.code}`).toBe(at);
    expect(`expected ${error?.expected}, found ${error?.found}`).toBe(message);
    expect(result.ok ? result.trace.events.length : undefined).toBe(kept);
  });

  it('has every phrase of traces in one of these texts', () => {
    const phrases = JSON.stringify(
      BAD_TRACES.map(({ text }) => {
        const result = parseTrace(text, { variants: true });
        return result.ok ? result.trace.fault?.phrases : result.error.phrases;
      }),
    );
    for (const id of TRACE_PHRASES) expect(phrases).toContain(`"id":"${id}"`);
  });

  it('keeps its source readable', () => {
    const trace = read(`${HEAD}+ 1 2 2\n+ 1 2 3 @2\n+ 1 4 4\n| a\n| b\n`);
    expect(trace.fault).toMatchObject({ line: 4 });
    expect(trace.events.length).toBe(1);
    expect(trace.source).toBe('a\nb');
    expect(recordingOf(trace).end).toBe('stopped');
  });
});

describe('isTrace', () => {
  it.each([
    [HEAD, true],
    [`\uFEFF# by hand\n\nnonet-trace 1\n`, true],
    ['nonet-trace 2', true],
    ['{"event":1,"kind":"placement","cell":"r1c2","digit":4,"depth":1}\n', true],
    [`{"puzzle":"${PUZZLE}"}\n{"kind":"back","cell":"r1c1"}\n`, true],
    [`{"puzzle":"${PUZZLE}"}\n{"puzzle":"${PUZZLE}"}\n`, false],
    [`{"puzzle":"${PUZZLE}"}`, false],
    [BAEKJOON_2239, false],
    ['nonet-traces', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isTrace(text)).toBe(expected);
  });

  it('is false for an empty grid', () => {
    expect(isTrace('.'.repeat(CLASSIC.cells))).toBe(false);
  });
});

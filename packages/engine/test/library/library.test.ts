import { describe, expect, it } from 'vitest';
import type { StepInGrid } from '../../src/draw/grid-state.ts';
import { impossibleReason } from '../../src/generate/impossible-wishes.ts';
import {
  CLASSIC,
  canonical,
  check,
  count,
  countExactly,
  deadline,
  drawStep,
  explain,
  findSteps,
  format,
  type Grid,
  generate,
  hint,
  parse,
  rate,
  readPuzzles,
  record,
  solutions,
  solve,
} from '../../src/index.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { AI_ESCARGOT, grid, WIKIPEDIA } from '../puzzles.ts';

const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const SHORT = WIKIPEDIA.slice(1);
const CONFLICT = `55${WIKIPEDIA.slice(2)}`;
const EMPTY_6 = '.'.repeat(36);

/** A step without its grid, as text. */
function textOf(found: StepInGrid): string {
  const { before: _, ...step } = found;
  return JSON.stringify(step);
}

describe('the library', () => {
  it('solves text to text and grids to grids', () => {
    expect(solve(WIKIPEDIA)).toMatchObject({
      ok: true,
      kind: 'proper',
      solution: SOLUTION,
      count: 1,
    });
    const solved = solve(grid(WIKIPEDIA));
    if (!solved.ok) throw new Error('not solved');
    expect(solved.solution).toEqual(grid(SOLUTION));
    expect(solve({ givens: grid(WIKIPEDIA) })).toEqual(solved);
    expect(solve(WIKIPEDIA, { strategy: 'dlx' })).toMatchObject({ solution: SOLUTION });
  });

  it('reports conflicts and puzzles without a solution', () => {
    const conflict = { digit: 5, house: 0, cells: [0, 1] };
    expect(solve(CONFLICT)).toMatchObject({ kind: 'conflict', conflicts: [conflict, {}] });
    expect(check(CONFLICT)).toMatchObject({ kind: 'conflict', conflicts: [conflict, {}] });
    expect(solve(`531${WIKIPEDIA.slice(3)}`)).toMatchObject({ kind: 'none', count: 0 });
  });

  it('reports the position of an error from every function that reads text', () => {
    const error = { code: 'length', line: 1, column: 81, found: '80 cells' };
    for (const answer of [solve, count, countExactly, check, record, parse]) {
      expect(answer(SHORT)).toMatchObject({ ok: false, error });
    }
  });

  it('counts up to a limit and exactly', () => {
    expect(count(EMPTY_6, { limit: 1_000 })).toEqual({ ok: true, count: 1_000, complete: false });
    expect(count(WIKIPEDIA)).toEqual({ ok: true, count: 1, complete: true });
    expect(countExactly(EMPTY_6)).toEqual({ ok: true, count: 28_200_960n });
    const signal = deadline(20, () => performance.now());
    expect(countExactly('.'.repeat(256), { signal })).toEqual({ ok: true, count: undefined });
    expect(count('.'.repeat(256), { signal: AbortSignal.abort() })).toMatchObject({ count: 0 });
  });

  it('goes through the solutions as far as they are asked for', () => {
    const open = WIKIPEDIA.replace(/[^.]/g, (digit, at) => (at < 30 ? '.' : digit));
    const [first, second] = solutions(open);
    expect(first).toBe(solve(open).solution);
    expect(second > first).toBe(true);
    expect([...solutions(WIKIPEDIA)]).toEqual([SOLUTION]);
    expect([...solutions(CONFLICT)]).toEqual([]);
    expect([...solutions('.'.repeat(256), { limit: 3 })].length).toBe(3);
    expect([...solutions('.'.repeat(16))].length).toBe(count('.'.repeat(16)).count);
    // The body of the loop may solve other puzzles.
    const found = [];
    for (const solution of solutions(grid(open), { limit: 5_000 })) {
      found.push(`${solution.digits.join('')}`);
      if (found.length % 1_000 === 0) expect(solve(WIKIPEDIA).solution).toBe(SOLUTION);
    }
    expect(new Set(found).size).toBe(5_000);
    expect([...solutions(open, { signal: AbortSignal.abort() })]).toEqual([]);
    expect(() => solutions(SHORT).next()).toThrow('line 1, column 81: expected 81 cells');
    expect(() => solutions(open, { limit: 0 }).next()).toThrow('expected a limit');
  });

  it('checks puzzles', () => {
    expect(check(AI_ESCARGOT)).toEqual({ ok: true, kind: 'proper', redundant: [] });
    expect(check(EMPTY_6)).toEqual({
      ok: true,
      kind: 'several',
      count: 2,
      complete: false,
    });
    expect(check(WIKIPEDIA, { signal: AbortSignal.abort() })).toEqual({
      ok: true,
      kind: 'stopped',
    });
  });

  it('gives canonical forms as text or grids, and says why there is none', () => {
    const form = canonical(AI_ESCARGOT);
    expect(form).toMatchObject({ ok: true, kind: 'canonical', automorphisms: 1n });
    expect(canonical(grid(AI_ESCARGOT)).grid).toEqual(grid(form.grid!));
    expect(canonical(form.grid!).grid).toBe(form.grid);
    const conflict = { digit: 5, house: 0, cells: [0, 1] };
    expect(canonical(CONFLICT)).toMatchObject({ kind: 'conflict', conflicts: [conflict, {}] });
    expect(canonical('.'.repeat(256))).toEqual({ ok: true, kind: 'unsupported', reason: 'shape' });
    const candidates = new Int32Array(81).fill(511);
    const pencilmarks = { geometry: CLASSIC, candidates };
    expect(canonical({ givens: grid(AI_ESCARGOT), pencilmarks })).toMatchObject({
      kind: 'unsupported',
      reason: 'pencilmarks',
    });
  });

  it('draws every step that it returns', () => {
    const found = findSteps(WIKIPEDIA, 'naked-single', { limit: 1 });
    const steps = [
      hint(WIKIPEDIA).step,
      ...[explain(WIKIPEDIA), rate(WIKIPEDIA, { scale: 'hodoku' }), rate(WIKIPEDIA), found].map(
        (answer) => answer.steps?.at(-1),
      ),
    ];
    for (const step of steps) expect(drawStep(step!)).toMatch(/^<svg/);
  });

  it('accepts the same techniques in generate and findSteps', () => {
    const open = '.'.repeat(81);
    // A digit of the solution has no pattern to find.
    const names = techniqueRows
      .flatMap(({ id, techniques }) => [id, ...techniques])
      .filter((name) => name !== 'brute-force');
    for (const technique of names) {
      expect(findSteps(open, technique)).toMatchObject({ kind: 'several' });
      expect(impossibleReason({ technique })).toBeUndefined();
    }
    const { puzzles } = generate({ seed: 'f', technique: 'simple-colors-trap' });
    const steps = rate(puzzles[0].givens, { scale: 'hodoku' }).steps ?? [];
    expect(steps.map(({ technique }) => technique)).toContain('simple-colors-trap');
    const { before } = steps.find(({ technique }) => technique.startsWith('simple-colors'))!;
    const candidates = Int32Array.from(before.candidates);
    const pencilmarks = { geometry: CLASSIC, candidates };
    const position = { givens: puzzles[0].givens, pencilmarks };
    const colors = findSteps(position, 'simple-colors').steps ?? [];
    const parts = ['simple-colors-trap', 'simple-colors-wrap'] as const;
    const each = parts.flatMap((part) => findSteps(position, part).steps ?? []);
    expect(colors.length).toBeGreaterThan(0);
    expect(new Set(colors.map(textOf))).toEqual(new Set(each.map(textOf)));
  });

  it('generates from a seed and returns the seed it draws', () => {
    const { puzzles, seed } = generate({ count: 2 });
    expect(puzzles).toHaveLength(2);
    expect(generate({ seed, count: 2 }).puzzles).toEqual(puzzles);
    expect(generate().seed).not.toBe(generate().seed);
    const stopped = generate({ count: 100_000, signal: AbortSignal.abort() });
    expect(stopped).toMatchObject({ ok: false, puzzles: [], error: 'stopped by the signal' });
  });

  it('refuses numbers that are out of range', () => {
    expect(() => check(EMPTY_6, { limit: 1 })).toThrow('expected a limit of at least 2, got 1');
    expect(() => check(WIKIPEDIA, { limit: 1 })).toThrow('expected a limit of at least 2, got 1');
    expect(() => generate({ count: 1.5 })).toThrow('expected count to be a whole number');
    expect(() => generate({ first: -1 })).toThrow('expected first to be a whole number');
    expect(() => solve(WIKIPEDIA, { events: Number.NaN })).toThrow('expected at least 0 events');
  });

  it('parses and formats', () => {
    const read = parse(WIKIPEDIA);
    if (!read.ok) throw new Error('not read');
    expect(format(read.record)).toBe(`${WIKIPEDIA}\n`);
    expect(parse(format(read.record, 'sdk'))).toMatchObject({
      record: { givens: read.record.givens },
    });
    expect(parse(WIKIPEDIA, 'json')).toMatchObject({ ok: false });
    expect(() => parse('', 'morse')).toThrow('expected a notation (line, rows, ');
    expect(() => format(grid('.'.repeat(16)), 'sudokuwiki')).toThrow(
      'expected a size that sudokuwiki supports, got 4×4',
    );
  });

  it('reads a stream in any chunks', async () => {
    const text = `${WIKIPEDIA}\nrubbish\n${AI_ESCARGOT}\n`;
    const chunks = [text.slice(0, 50), text.slice(50, 90), text.slice(90)];
    const grids: (Grid | undefined)[] = [];
    for await (const result of readPuzzles(chunks)) {
      grids.push(result.ok ? result.record.givens : undefined);
    }
    expect(grids).toEqual([grid(WIKIPEDIA), undefined, grid(AI_ESCARGOT)]);
  });

  it('records a search in one call', () => {
    const recorded = record(AI_ESCARGOT);
    if (!recorded.ok) throw new Error('not recorded');
    const { recording } = recorded;
    expect([recording.end, recording.events]).toEqual(['limit', 17_880]);
    expect(recording.at(5_000).counters.placements).toBe(
      recording.at(5_000).index + recording.at(5_000).counters.backs,
    );
    const stopped = record(AI_ESCARGOT, { signal: AbortSignal.abort() });
    if (!stopped.ok) throw new Error('not recorded');
    expect([stopped.recording.end, stopped.recording.events]).toEqual([undefined, 0]);
    expect(() => record(AI_ESCARGOT, { strategy: 'magic' })).toThrow('expected a strategy (scan, ');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLASSIC, gridOf, parseCell, solves } from '@nonet/engine/grid';
import { afterAll, describe, expect, test } from 'vitest';
import { nonet } from './nonet.ts';

const BAEKJOON_2239 =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';

const directory = mkdtempSync(join(tmpdir(), 'nonet-trace-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function traced(text: string, ...options: readonly string[]) {
  const file = join(directory, 'puzzle.txt');
  writeFileSync(file, text);
  const { status, stderr, stdout } = await nonet(['trace', '--json', ...options, file]);
  const lines = stdout.trimEnd().split('\n').filter(Boolean);
  const err = stderr.replace(file, 'FILE');
  return { status, lines: lines.map((line) => JSON.parse(line)), err };
}

describe('events as JSON', () => {
  test('the Baekjoon 2239 sample: 187 placements and 136 backs, which lead to the solution', async () => {
    const { status, lines } = await traced(BAEKJOON_2239);
    const [head, ...events] = lines.slice(0, -1);
    expect(status).toBe(0);
    expect(head).toEqual({ puzzle: BAEKJOON_2239.replaceAll('0', '.'), source: 'bitmask' });
    expect(events.filter(({ kind }) => kind === 'placement').length).toBe(187);
    expect(events.filter(({ kind }) => kind === 'back').length).toBe(136);
    expect(events.map(({ event }) => event)).toEqual(events.map((_, i) => i + 1));
    expect(lines.at(-1)).toEqual({
      end: 'limit',
      events: 323,
      placements: 187,
      backs: 136,
      tries: 1_486,
      nodes: 188,
      solutions: 1,
    });

    const digits = Array.from(BAEKJOON_2239, Number);
    let depth = 0;
    for (const event of events) {
      const cell = parseCell(CLASSIC, event.cell)!;
      const placed = event.kind === 'placement';
      expect(digits[cell]).toBe(placed ? 0 : event.digit);
      digits[cell] = placed ? event.digit : 0;
      depth += placed ? 1 : -1;
      expect(event.depth).toBe(depth);
    }
    const givens = gridOf(CLASSIC, Array.from(BAEKJOON_2239, Number));
    expect(solves(gridOf(CLASSIC, digits), givens)).toBe(true);
  });

  test('all 288 solutions of the empty 4×4 grid', async () => {
    const { status, lines } = await traced('.'.repeat(16), '--limit', '1000');
    expect(status).toBe(0);
    expect(lines.at(-1)).toMatchObject({ end: 'exhausted', solutions: 288 });
  });

  test('events within --at and --events', async () => {
    const { status, lines } = await traced(BAEKJOON_2239, '--events', '100', '--at', '91');
    expect(status).toBe(0);
    expect(lines.length).toBe(11);
    expect(lines[0].event).toBe(91);
    expect(lines.at(-1)).toMatchObject({ end: 'stopped', events: 100 });
  });
});

describe('trace explains why it shows nothing', () => {
  test('a conflict', async () => {
    const { status, lines, err } = await traced('11..............');
    expect(status).toBe(1);
    expect(err).toMatch(/^FILE:1: no solution: .*row 1 \(r1c1, r1c2\)\n$/);
    expect(lines.slice(1)).toEqual([expect.objectContaining({ end: 'exhausted', events: 0 })]);
  });

  test('no solution', async () => {
    const { status, err } = await traced('123....4........');
    expect(status).toBe(1);
    expect(err).toBe('FILE:1: no solution\n');
  });

  test('pencilmarks with a strategy that does not support them', async () => {
    const { status, err, lines } = await traced('1234'.repeat(16));
    expect(status).toBe(2);
    expect(err).toMatch(/^FILE:1: bitmask does not support pencilmarks: /);
    expect(lines).toEqual([]);
  });

  test('bad input', async () => {
    const { status, err } = await traced('12q.............');
    expect(status).toBe(2);
    expect(err).toMatch(/^FILE:1:3: expected /);
  });

  test('missing file', async () => {
    const { status, stderr } = await nonet(['trace', join(directory, 'none')]);
    expect(status).toBe(2);
    expect(stderr).toContain('none: expected a file');
  });
});

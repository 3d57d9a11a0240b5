import { readdirSync, readFileSync } from 'node:fs';
import { parse, record } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import { describe, expect, it } from 'vitest';
import { commandsOn, helpBlocks, withHelp } from '../docs/commands/help.mjs';
import { house, importRule } from '../docs/house/drawing.mjs';
import { drawings } from '../docs/kernel/drawings.mjs';
import { runLane } from '../docs/kernel/lane.mjs';
import { fillIn } from '../docs/kernel/markers.mjs';
import { minimalPuzzles, puzzleAt } from '../docs/kernel/puzzles.mjs';
import { candidatesOf } from '../docs/kernel/rules.mjs';
import { drawings as ratingDrawings } from '../docs/rating/drawings.mjs';
import { drawings as variantDrawings } from '../docs/variants/drawings.mjs';
import schema from '../packages/engine/variant.schema.json' with { type: 'json' };
import { hardCases } from '../packages/judge/src/cases/hard-cases.ts';
import { sized } from './size.ts';

/** How many puzzles `runLane` and the kernel search. */
const LANES = sized(50, 200);

const docs = new URL('../docs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8');

describe('the essays', () => {
  const drawn = [
    ...Object.entries(drawings()).map(([name, svg]) => [`kernel/${name}`, svg]),
    ...Object.entries(ratingDrawings()).map(([name, svg]) => [`rating/${name}`, svg]),
    ...Object.entries(variantDrawings()).map(([name, svg]) => [`variants/${name}`, svg]),
  ];
  it.each(drawn)('have an up-to-date drawing %s', (name, svg) => {
    expect(read(name)).toBe(svg);
  });
});

describe('docs/kernel.md', () => {
  it('counts with a lane that makes as many passes as the kernel', () => {
    const solver = new BulkSolver('simd');
    const { puzzles } = minimalPuzzles(LANES, 'lane');
    for (let i = 0; i < LANES; i++) {
      const puzzle = puzzleAt(puzzles, i);
      const found = solver.beginEnumeration(puzzle, { limit: 2, order: 'lexicographic' });
      let passes = 1;
      while (found.advance(1) === undefined) passes++;
      const lane = runLane(candidatesOf(puzzle), { by: 'first' });
      expect({ i, passes: Math.ceil(lane.passes) }).toEqual({ i, passes });
    }
  });
});

describe.each(['.md', '.ko.md'])('the essays on backtracking: %s', (end) => {
  const SAMPLE = read('../examples/baekjoon-2239.txt').replace(/\s/g, '');
  const PUZZLES = {
    'Baekjoon 2239|백준 2239': SAMPLE,
    'LeetCode 37':
      '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
    'AI Escargot':
      '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
    'Inkala 2012':
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  };
  const countersOf = (puzzle: string, strategy: string, limit = 1) => {
    const answer = record(puzzle, { strategy, limit });
    if (!answer.ok) throw new Error('no puzzle');
    return answer.recording.counters;
  };
  const placements = (...asked: Parameters<typeof countersOf>) =>
    countersOf(...asked).placements.toLocaleString('en');

  it.each(Object.entries(PUZZLES))('backtracking has the counts of %s', (name, puzzle) => {
    const row = `(?:${name}).*\\| ${placements(puzzle, 'scan')} \\| ${placements(puzzle, 'bitmask-mrv')} \\|$`;
    expect(read(`backtracking${end}`)).toMatch(new RegExp(row, 'm'));
  });

  it('backtracking has the other counts', () => {
    const page = read(`backtracking${end}`);
    const { backs, tries } = countersOf(SAMPLE, 'used-arrays');
    expect(page).toContain(String(backs));
    expect(page).toContain(tries.toLocaleString('en'));
    const inkala = PUZZLES['Inkala 2012'];
    for (const id of ['propagation', 'dlx']) expect(page).toContain(placements(inkala, id));
  });

  it('slow-solver has the counts of the searches', () => {
    const page = read(`slow-solver${end}`);
    const escargot = PUZZLES['AI Escargot'];
    const noFirstRow = `.........${SAMPLE.slice(9)}`;
    const all = Number.POSITIVE_INFINITY;
    const { puzzle, placements: most } = hardCases[4];
    expect(page).toContain(most.toLocaleString('en'));
    for (const count of [
      placements(escargot, 'bitmask'),
      placements(escargot, 'bitmask', all),
      placements(escargot, 'bitmask-mrv'),
      placements(noFirstRow, 'bitmask'),
      placements(noFirstRow, 'bitmask', all),
      placements(puzzle, 'bitmask-mrv'),
    ]) {
      expect(page).toMatch(new RegExp(`(?<![\\d,])${count}(?![\\d,])`));
    }
  });
});

it.each([
  ['README.md', 100],
  ['README.ko.md', 100],
  ['ARCHITECTURE.md', 150],
])('%s has at most %i lines', (file, most) => {
  expect(read(`../${file}`).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

it('ARCHITECTURE.md has the columns and the drawing that node docs/house.mjs makes', () => {
  const page = read('../ARCHITECTURE.md');
  expect(page).toBe(fillIn(page, 'rule', { imports: importRule() }));
  expect(read('house.svg')).toBe(house());
});

describe('docs/variants', () => {
  const kinds = schema.$defs.constraint.oneOf.map(({ $ref }) => $ref.replace('#/$defs/', ''));

  it.each(['.md', '.ko.md'])('has each kind, as it is read: variants%s', (end) => {
    const rows = [...read(`variants${end}`).matchAll(/^\| .+ \| `(\{.+\})` \|$/gm)];
    const constraints = rows.map(([, json]) => JSON.parse(json) as { readonly kind: string });
    expect(constraints.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
    for (const constraint of constraints) {
      const size = constraint.kind === 'automaton' ? 4 : 9;
      const text = JSON.stringify({ puzzle: '.'.repeat(size * size), constraints: [constraint] });
      expect(parse(text, undefined, { variants: true })).toMatchObject({ ok: true });
    }
  });
});

describe('docs/commands', async () => {
  const blocks = await helpBlocks();
  const pages = readdirSync(new URL('commands', docs)).filter((name) => name.endsWith('.md'));

  it.each(pages)('has the help that node docs/commands.mjs writes: %s', (name) => {
    const page = read(`commands/${name}`);
    expect(page).toBe(withHelp(page, blocks));
  });

  it.each(['.md', '.ko.md'])('has each command on one page, and lists it: README%s', (end) => {
    const named = pages.filter((name) => name.replace(/^[^.]+/, '') === end);
    const placed = named.flatMap((name) =>
      commandsOn(read(`commands/${name}`)).map((command) => [command, name] as const),
    );
    const listed = [...read(`commands/README${end}`).matchAll(/^\| \[(\w+)\]\((.+?)\)/gm)];
    expect(placed.length).toBe(Object.keys(blocks).length);
    expect(new Map(listed.map(([, command, name]) => [command, name] as const))).toEqual(
      // The commands of a group, such as `bank add`, are listed as one.
      new Map(placed.map(([command, name]) => [command.split(' ')[0], name])),
    );
  });
});

it.each(['README.md', 'README.ko.md'])('%s has rows of the table in bench/results.md', (file) => {
  const [short, whole] = [`../${file}`, '../bench/results.md'].map((name) => {
    const text = read(name);
    return text.slice(text.indexOf('<!-- peers -->'), text.indexOf('<!-- /peers -->')).split('\n');
  });
  expect(short.filter((line) => line.startsWith('| ')).length).toBe(6);
  expect(short.filter((line) => !whole.includes(line))).toEqual([]);
});

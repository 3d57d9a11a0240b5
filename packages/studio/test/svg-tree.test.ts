import type { PlainPuzzle } from '@nonet/engine/notation';
import { describe, expect, it } from 'vitest';
import { type DrawingColours, drawingColours } from '../src/picture/drawing.ts';
import type { Picture } from '../src/picture/picture.ts';
import { stripDrawing } from '../src/picture/svg-strip.ts';
import { treeDrawing } from '../src/picture/svg-tree.ts';
import { planOf, type TreePlan } from '../src/picture/tree-plan.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';
import { TreeGrower } from '../src/workers/search/tree-grower.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const COLUMN = 40;
const ROW = 20;
/** Moments per run. */
const CASES = 24;

const colours = Object.fromEntries(
  drawingColours.map((name, i) => [name, `#0000${(16 + i).toString(16)}`]),
) as DrawingColours;
const short = (count: number): string => `<${count}>`;

interface Case {
  readonly picture: Picture;
  readonly plan: TreePlan;
  readonly svg: string;
  /** The columns that are drawn. They are the columns of the drawn list of blanks. */
  readonly first: number;
  readonly end: number;
}

/**
 * Draws the trees of a run at evenly spaced events, with this many of the latest folded subtrees
 * unfolded.
 */
function casesOf(puzzle: PlainPuzzle, strategy: string, unfolds: number): Case[] {
  const recorder = new Recorder(puzzle, searchingOf(strategy));
  while (!recorder.recording.end) recorder.recording.advance();
  const grower = new TreeGrower(recorder);
  const size = puzzle.boxRows * puzzle.boxColumns;
  const treeAt = (event: number, unfolded: readonly number[]) => {
    const work = grower.tree(event, unfolded);
    let step = work.next();
    while (!step.done) step = work.next();
    return step.value;
  };
  return Array.from({ length: CASES }, (_, i) => {
    const event = Math.floor((i * recorder.recording.events) / (CASES - 1));
    const failed = treeAt(event, []).levels.flatMap(({ tried }) => tried);
    const folded = failed.filter(({ count }) => count > 1).map(({ first }) => first);
    const plan = planOf(treeAt(event, unfolds > 0 ? folded.slice(-unfolds) : []), size);
    const picture = recorder.at(event);
    const svg = treeDrawing({ plan, short }, picture, size, colours);
    const { depth, ruler } = picture;
    const first = Math.max(0, Math.min(depth - Math.ceil(size / 2) + 1, ruler.length - size));
    return { picture, plan, svg, first, end: first + size };
  });
}

interface DrawnMark {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly text: string;
}

function marksIn(svg: string): DrawnMark[] {
  const marks = svg.matchAll(
    /<g transform="translate\((\S+) (\S+)\)" data-mark="(\w+)">.*?(?:<text[^>]*>(.*?)<\/text>)?<\/g>/g,
  );
  return Array.from(marks, ([, x, y, kind, text = '']) => ({
    x: Number(x),
    y: Number(y),
    kind,
    text,
  }));
}

/** The points where the lines of this colour end. */
function endsIn(svg: string, colour: string): string[] {
  const [, d = ''] = new RegExp(`<path d="([^"]*)"[^>]*stroke="${colour}"`).exec(svg) ?? [];
  return Array.from(d.matchAll(/V([-\d.]+)H([-\d.]+)/g), ([, y, x]) => `${x} ${y}`);
}

describe.each([
  ['scan', ['call', 'failed', 'folded', 'unfolded']],
  ['bitmask-mrv', ['call', 'failed', 'folded', 'unfolded']],
  ['dlx', ['call', 'folded', 'unfolded']],
])('the drawn tree of %s', (strategy, allKinds) => {
  const cases = casesOf({ ...SAMPLE, cells: ESCARGOT }, strategy, 1);

  it('has the marks of the plan below the drawn part of the list of blanks', () => {
    const kinds = new Set<string>();
    for (const { plan, svg, first, end } of cases) {
      const shown = plan.marks.filter(({ column }) => column >= first && column < end);
      const expected = shown.map(({ column, row, kind, subtree: { digit, count } }) => ({
        x: (column - first + 0.5) * COLUMN,
        y: (row + 0.5) * ROW,
        kind,
        text: { call: `${digit}`, folded: `&lt;${count}&gt;`, unfolded: '−' }[kind as string] ?? '',
      }));
      expect(marksIn(svg)).toEqual(expected);
      for (const { kind } of shown) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(allKinds);
  });

  it('has a line to each of these marks from its parent', () => {
    let lines = 0;
    for (const { plan, svg, first, end, picture } of cases) {
      const path = picture.solved ? colours.solution : colours.placed;
      const ends = [...endsIn(svg, path), ...endsIn(svg, colours.dead)].sort();
      const wanted = plan.marks
        .filter(({ column, parent }) => column >= first && parent.column < end)
        .map(({ column, row }) => `${(column - first + 0.5) * COLUMN} ${(row + 0.5) * ROW}`);
      expect(ends).toEqual(wanted.sort());
      lines += ends.length;
    }
    expect(lines).toBeGreaterThan(20);
  });

  it('marks the column of the current blank, unless the grid is full', () => {
    for (const { svg, first, picture } of cases) {
      const [, x] = /<rect x="(\S+)" width="40"/.exec(svg) ?? [];
      expect(x).toBe(picture.solved ? undefined : String((picture.depth - first) * COLUMN));
    }
  });
});

it('draws all levels if they fit', () => {
  const { digits } = casesOf(SAMPLE, 'scan', 0).at(-1)!.picture;
  const cells = Array.from(digits, (digit, cell) => (cell % 10 < 1 ? '.' : digit)).join('');
  for (const { plan, svg } of casesOf({ ...SAMPLE, cells }, 'scan', 1)) {
    expect(marksIn(svg)).toHaveLength(plan.marks.length);
  }
});

it('makes all panels of a file as high as the highest tree', () => {
  const cases = casesOf(SAMPLE, 'scan', 1);
  const rows = cases.map(({ plan }) => plan.rows);
  const treeRows = Math.max(...rows);
  expect(treeRows).toBeGreaterThan(Math.min(...rows));
  const heightOf = ({ picture, plan }: Case, space: number): number => {
    const tree = space > 0 ? { plan, short } : undefined;
    const head = { title: '', language: 'en', colours, treeRows: space };
    const moment = {
      puzzle: SAMPLE,
      picture,
      showsCandidates: false,
      caption: '',
      sentence: '',
      tree,
    };
    return stripDrawing([moment], head).height;
  };
  const heights = new Set(cases.map((one) => heightOf(one, treeRows)));
  expect(heights.size).toBe(1);
  expect([...heights][0] - heightOf(cases[0], 0)).toBeGreaterThanOrEqual(treeRows * ROW);
});

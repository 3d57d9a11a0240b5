import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn, type PlainPuzzle } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import type { Subtree, Tree } from '../src/picture/tree.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';
import { TreeGrower } from '../src/workers/search/tree-grower.ts';
import type { Work } from '../src/workers/work.ts';
import { subtreesOf } from './subtrees.ts';

/** The random events of a search at which its tree is compared. */
const EVENTS = sized(8, 15);

const classic = (cells: string): PlainPuzzle => ({ boxRows: 3, boxColumns: 3, cells });
const PUZZLES: readonly (readonly [string, PlainPuzzle])[] = [
  ['Baekjoon 2239', SAMPLE],
  [
    'Inkala 2012',
    classic('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'),
  ],
  ['no solution', classic(`${SAMPLE.cells.slice(0, -1)}8`.replace('7..8.3', '7..9.3'))],
  ['an empty 4×4', { boxRows: 2, boxColumns: 2, cells: '.'.repeat(16) }],
];

function finished<Answer>(work: Work<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

interface Node {
  readonly cell: number;
  readonly digit: number;
  readonly forced: boolean;
  readonly first: number;
  last: number | undefined;
  /** The number of nodes in its subtree, once the search has left it. */
  size: number;
  readonly children: Node[];
}

/** Builds the whole search tree, event by event, and keeps the nodes on the path. */
class FullRun {
  readonly path: Node[] = [
    { cell: 0, digit: 0, forced: true, first: 0, last: undefined, size: 1, children: [] },
  ];
  private readonly search;
  private event = 0;

  constructor({ puzzle, strategy }: Recorder) {
    this.search = strategy.begin(puzzle.givens, puzzle.pencilmarks);
  }

  to(event: number): void {
    const { search, path } = this;
    while (this.event < event) {
      const before = search.depth;
      search.advance(1);
      if (search.depth === before) continue;
      this.event++;
      const { cell, digit } = search.event;
      if (search.depth < before) {
        const left = path.pop()!;
        left.last = this.event;
        path.at(-1)!.size += left.size;
        continue;
      }
      const forced = !search.opensNode(before);
      const first = this.event;
      const node: Node = { cell, digit, forced, first, last: undefined, size: 1, children: [] };
      path.at(-1)!.children.push(node);
      path.push(node);
    }
  }
}

const plain = ({ cell, digit, forced, first, last }: Node | Subtree) => ({
  cell,
  digit,
  forced,
  first,
  last,
});
const callsUnder = ({ children }: Node): Node[] =>
  children.flatMap((child) => (child.forced ? callsUnder(child) : [child]));

function expectTree(tree: Tree, path: readonly Node[]): void {
  const [, ...entries] = path;
  expect(tree.levels.flatMap(({ node }) => (node ? [plain(node)] : []))).toEqual(
    entries.map(plain),
  );
  const tried = tree.levels.flatMap((level, entry) =>
    level.tried.map((subtree) => ({ ...plain(subtree), count: subtree.count, entry })),
  );
  const failed = path.flatMap(({ children }, entry) =>
    children
      .filter(({ last }) => last !== undefined)
      .map((node) => ({ ...plain(node), count: node.size, entry })),
  );
  expect(tried).toEqual(failed);
  expect(subtreesOf(tree).every(({ depth }) => depth < tree.levels.length)).toBe(true);
}

describe.each(strategies)('the tree of $id', ({ id }) => {
  it.each(PUZZLES)(`matches a full run at ${EVENTS} events: %s`, (name, text) => {
    const recorder = new Recorder(text, searchingOf(id));
    const { recording } = recorder;
    while (!recording.end) recording.advance();
    const { events } = recording;
    const random = new Random(name);
    const wanted = Array.from({ length: EVENTS }, () => random.below(events + 1));
    wanted.push(0, events);

    // The trees are requested in any order, but compared in order of time, because `run` cannot go
    // back.
    const grower = new TreeGrower(recorder);
    const trees = new Map(wanted.map((event) => [event, finished(grower.tree(event, []))]));
    const run = new FullRun(recorder);
    for (const event of [...trees.keys()].sort((a, b) => a - b)) {
      run.to(event);
      const tree = trees.get(event)!;
      const moment = recording.at(event);
      expectTree(tree, run.path);
      const calls = tree.levels.flatMap(({ node }) => (node && !node.forced ? [node] : []));
      expect(calls.map(({ cell, digit }) => ({ cell, digit }))).toEqual(
        moment.stack.map(({ cell, digit }) => ({ cell, digit })),
      );
      expect(subtreesOf(tree).reduce((sum, { count }) => sum + count, 0)).toBe(
        moment.counters.placements,
      );
    }
  });
});

describe('a subtree', () => {
  it.each(['scan', 'propagation', 'dlx'])('says how many solutions it has: %s', (id) => {
    const recorder = new Recorder(PUZZLES[3][1], searchingOf(id, undefined, true));
    const { recording } = recorder;
    while (!recording.end) recording.advance();
    expect(recording.solutions).toHaveLength(288);
    const grower = new TreeGrower(recorder);
    const unfolded: number[] = [];
    for (let i = 0; i < 4; i++) {
      const subtrees = subtreesOf(finished(grower.tree(recording.events, unfolded)));
      for (const { first, last = recording.events, solutions } of subtrees) {
        const before = recording.at(first - 1).counters.solutions;
        expect(solutions).toBe(recording.at(last).counters.solutions - before);
      }
      unfolded.push(...subtrees.map(({ first }) => first));
    }
    const { levels } = finished(grower.tree(recording.events, []));
    expect(levels[0].tried.reduce((sum, { solutions }) => sum + solutions, 0)).toBe(288);
  });
});

describe('a folded mark', () => {
  it.each(['scan', 'propagation', 'dlx'])('unfolds into its calls: %s', (id) => {
    const recorder = new Recorder(PUZZLES[1][1], searchingOf(id));
    while (!recorder.recording.end) recorder.recording.advance();
    const { events, counters } = recorder.recording;
    const run = new FullRun(recorder);
    run.to(events);
    const nodes = new Map<number, Node>();
    const collect = (node: Node): void => {
      nodes.set(node.first, node);
      node.children.forEach(collect);
    };
    collect(run.path[0]);

    const grower = new TreeGrower(recorder);
    const unfolded: number[] = [];
    for (let i = 0; i < sized(12, 24); i++) {
      const tree = finished(grower.tree(events, unfolded));
      const all = subtreesOf(tree);
      expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(counters.placements);
      for (const { first, count, children } of all) {
        if (!children) continue;
        const calls = callsUnder(nodes.get(first)!);
        expect(children.map(plain)).toEqual(calls.map(plain));
        const under = calls.reduce((sum, call) => sum + call.size, 0);
        expect(count).toBe(nodes.get(first)!.size - under);
      }
      const folded = all.filter(({ last, count, children }) => last && count > 1 && !children);
      if (folded.length > 0) unfolded.push(folded[(i * 7) % folded.length].first);
    }
    expect(unfolded.length).toBeGreaterThan(10);
  });
});

describe('the digits of a blank', () => {
  it('are each exactly one of current, tried, remaining and ruled out', () => {
    const recorder = new Recorder(SAMPLE, searchingOf('scan'));
    while (!recorder.recording.end) recorder.recording.advance();
    const grower = new TreeGrower(recorder);
    const givens = gridOf(CLASSIC, digitsIn(SAMPLE.cells)).digits;
    for (let event = 0; event < recorder.recording.events; event++) {
      const { levels } = finished(grower.tree(event, []));
      for (const [entry, { cell, tried, node, remaining, removed }] of levels.entries()) {
        const used = [...tried, ...(node ? [node] : [])].map(({ digit }) => 1 << (digit - 1));
        const sum = [...used, remaining, removed].reduce((total, mask) => total + mask, 0);
        expect(sum).toBe(511);
        const before = levels.slice(0, entry).map((level) => level.node!);
        const seen = CLASSIC.peers[cell].reduce((mask, peer) => {
          const digit = givens[peer] || before.find((b) => b.cell === peer)?.digit;
          return digit ? mask | (1 << (digit - 1)) : mask;
        }, 0);
        expect(removed).toBe(seen);
      }
    }
  });
});

it('the progress is a share of the events before the tree', () => {
  const recorder = new Recorder(PUZZLES[1][1], searchingOf('scan'));
  while (!recorder.recording.end) recorder.recording.advance();
  const work = new TreeGrower(recorder).tree(20, []);
  const reports = Array.from(work).flatMap((report) => report ?? []);
  expect(reports).toEqual([{ done: 20, total: 20 }]);
});

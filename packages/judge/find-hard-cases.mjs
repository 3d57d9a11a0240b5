import { parseArgs } from 'node:util';
import { generate, Random } from '@nonet/engine/generate';
import { inverseTransform } from '@nonet/engine/grid';
import { Neighbours } from './dist/attack/neighbours.js';
import { orderById, placementsIn, renamedAgainst } from './dist/cases/orders.js';
import { mapped } from './dist/cases/proper-puzzle.js';

// node packages/judge/find-hard-cases.mjs > packages/judge/src/cases/hard-cases.ts
//
// Searches for the hard cases of `nonet judge` and prints the file with them. Run it after `npm run
// build`. It takes about ten minutes. Each case depends only on the seed and on its own line in
// CASES. `--only N` searches for case N (from 0) and prints its entry.

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'ladder' }, only: { type: 'string' } },
});

const LEVELS = [1e4, 1e5, 1e6, 1e7];
/**
 * The search for a puzzle of this level takes minutes. So it runs only once, and the cases of this
 * level in the two other orders are transforms of the puzzle found.
 */
const HIGHEST = { note: 'level', order: 'rows', target: 1e8 };
const CASES = [
  ...LEVELS.map((target) => ({ note: 'level', order: 'rows', target })),
  HIGHEST,
  ...LEVELS.map((target) => ({ note: 'level', order: 'reverse-rows', target })),
  { ...HIGHEST, order: 'reverse-rows' },
  ...LEVELS.map((target) => ({ note: 'level', order: 'columns', target })),
  { ...HIGHEST, order: 'columns' },
  { note: 'last-rows', order: 'rows', target: 1e6 },
  { note: 'first-rows', order: 'reverse-rows', target: 1e6 },
  { note: 'level', order: 'fewest', target: 1e4 },
  { note: 'level', order: 'fewest', target: 1e5 },
  { note: 'worst', order: 'fewest', work: 1e8 },
  { note: 'worst', order: 'fewest-from-end', work: 1e7 },
  { note: 'worst', order: 'exact-cover', work: 1e6 },
  { note: 'worst', order: 'propagation', work: 1e6 },
];

/**
 * The search for a level accepts a puzzle if its placements differ from the level by at most this
 * fraction.
 */
const TOLERANCE = 0.1;
/** The number of puzzles to generate. The search starts from the best of them. */
const STARTS = 300;
/** The search starts from a puzzle that needs at most this many placements. */
const START_LIMIT = 1e6;
/** The number of grids to dig for a case with most givens in the last or the first rows. */
const DUG = 100;
/**
 * A move to a puzzle that is worse by a certain factor is made with probability 1/e. Without a
 * target, this factor falls from FACTOR to FACTOR ** 0.1. With a target, it is FACTOR ** 0.3.
 */
const FACTOR = 10 ** 0.3;
/** Counting stops if a new puzzle needs this many times the placements of the current puzzle. */
const ABANDON = 20;
/** The kinds of moves. A kind that is listed twice is drawn twice as often. */
const KINDS = ['digits', 'lines', 'lines', 'move', 'move', 'change', 'change'];

const done = new Map();
const wanted = values.only === undefined ? CASES : [CASES[Number(values.only)]];
const entries = wanted.map((wish) => entryOf(wish, found(wish)));
console.log(values.only === undefined ? fileWith(entries) : entries[0]);

function found(wish) {
  const { note, order, target } = wish;
  if (target === HIGHEST.target && wish !== HIGHEST) {
    const { puzzle, placements } = found(HIGHEST);
    return { puzzle: mapped(puzzle, inverseTransform(orderById(order).view)), placements };
  }
  if (done.has(wish)) return done.get(wish);
  const random = new Random(`${values.seed} ${JSON.stringify(wish)}`);
  const started = performance.now();
  const search = note.endsWith('-rows') ? dugCase : wish === HIGHEST ? renamedCase : climbed;
  const result = search(wish, random);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(`${JSON.stringify(wish)}: ${result.placements} placements, ${seconds} s`);
  done.set(wish, result);
  return result;
}

/**
 * Moves from puzzle to puzzle by simulated annealing. With a target, it stops when the placements
 * are close to the target. Without a target, it stops after `work` placements and returns the worst
 * puzzle.
 */
function climbed({ order: id, target, work = Number.POSITIVE_INFINITY }, random) {
  const order = orderById(id);
  const neighbours = new Neighbours(random);
  const most = target ? 2 * target : Number.POSITIVE_INFINITY;
  let spent = 0;
  /** Counts the placements, up to a limit. */
  const measured = (puzzle, limit) => {
    const exact = placementsIn(order, puzzle.givens, limit);
    const placements = exact ?? limit;
    spent += placements;
    const score = target ? -Math.abs(Math.log(placements / target)) : Math.log(placements);
    return { puzzle, placements, score, isExact: exact !== undefined };
  };

  let current = startingPuzzles(id, random)
    .map((puzzle) => measured(renamedAgainst(order, puzzle), Math.min(most, START_LIMIT)))
    .filter(({ isExact }) => isExact)
    .reduce(better);
  let best = current;
  while (spent < work && !(target && -best.score < Math.log(1 + TOLERANCE))) {
    const kind = KINDS[random.below(KINDS.length)];
    let puzzle = neighbours.neighbour(current.puzzle, kind);
    if (!puzzle) continue;
    if (kind === 'move' || kind === 'change') puzzle = neighbours.minimal(puzzle);
    if (kind !== 'digits') puzzle = renamedAgainst(order, puzzle);
    const next = measured(puzzle, Math.min(most, ABANDON * current.placements));
    if (!next.isExact) continue;
    const cooling = target ? 0.3 : Math.max(0.1, 1 - spent / work);
    const tolerated = -Math.log((random.below(1e6) + 1) / 1e6) * Math.log(FACTOR) * cooling;
    if (next.score >= current.score - tolerated) current = next;
    best = better(best, next);
  }
  return best;
}

/**
 * Finds the case of the highest level. Counting so many placements takes seconds. So this function
 * first looks for any puzzle above the level, and then renames its digits until the placements fit
 * the level.
 */
function renamedCase({ order: id, target }, random) {
  const order = orderById(id);
  const neighbours = new Neighbours(random);
  const most = target * (1 + TOLERANCE);
  const counted = (puzzle) => placementsIn(order, puzzle.givens, most) ?? most;
  let puzzle = startingPuzzles(id, random)[0];
  let placements = 0;
  while (placements < most) {
    const moved = neighbours.neighbour(puzzle, KINDS[random.below(KINDS.length)]);
    if (!moved) continue;
    const next = renamedAgainst(order, neighbours.minimal(moved));
    const needed = counted(next);
    if (needed < placements) continue;
    puzzle = next;
    placements = needed;
  }
  for (;;) {
    let next = neighbours.neighbour(puzzle, 'digits');
    if (random.below(2) === 0) next = neighbours.neighbour(next, 'digits');
    placements = counted(next);
    if (placements < most && placements * (1 + TOLERANCE) > target)
      return { puzzle: next, placements };
  }
}

function better(one, other) {
  return other.score > one.score ? other : one;
}

function startingPuzzles(id, random) {
  const seed = `${values.seed} ${id} ${random.next()}`;
  return generate({ seed, count: STARTS }).puzzles.map(({ givens, solution }) => ({
    givens: givens.digits,
    solution: solution.digits,
  }));
}

/** Digs many grids, each from one end to the other. Returns the puzzle closest to the target. */
function dugCase({ note, order: id, target }, random) {
  const order = orderById(id);
  const neighbours = new Neighbours(random);
  const cells = Array.from({ length: 81 }, (_, cell) => (note === 'last-rows' ? cell : 80 - cell));
  return generate({ seed: `${values.seed} ${note}`, count: DUG })
    .puzzles.map(({ solution: { digits } }) => {
      const dug = neighbours.dug({ givens: digits, solution: digits }, cells);
      const puzzle = renamedAgainst(order, dug);
      const placements = placementsIn(order, puzzle.givens, 2 * target) ?? 2 * target;
      return { puzzle, placements, score: -Math.abs(Math.log(placements / target)) };
    })
    .reduce(better);
}

function entryOf({ note, order, target }, { puzzle, placements }) {
  const level = note === 'level' ? `\n    level: ${grouped(target)},` : '';
  return `  {
    puzzle: '${puzzle.givens.join('').replaceAll('0', '.')}',
    order: '${order}',
    note: '${note}',${level}
    placements: ${grouped(placements)},
  },`;
}

function grouped(number) {
  return number.toLocaleString('en').replaceAll(',', '_');
}

function fileWith(list) {
  return `// Printed by judge/find-hard-cases.mjs. Do not edit.
import type { OrderId } from './orders.ts';

/** A puzzle that is hard for a search in a certain order. It is proper and minimal. */
export interface HardCase {
  /** In the notation \`line\`. */
  readonly puzzle: string;
  readonly order: OrderId;
  /**
   * - \`level\`: a search in this order needs about as many placements as the property \`level\` says.
   * - \`last-rows\`: most givens are in the last rows. \`first-rows\`: in the first rows.
   * - \`worst\`: of all puzzles found, a search in this order needs the most placements on this one.
   */
  readonly note: 'level' | 'last-rows' | 'first-rows' | 'worst';
  readonly level?: number;
  /** The placements that a search in this order makes up to the solution. */
  readonly placements: number;
}

export const hardCases: readonly HardCase[] = [
${list.join('\n')}
];`;
}

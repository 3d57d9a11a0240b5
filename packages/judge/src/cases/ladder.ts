import { generate, Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC, equalGrids, type Grid, gridOf } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { Run, type Strategy, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import type { Problem, ProblemId } from '../problems/problem.ts';
import { hardCases } from './hard-cases.ts';
import { type Purpose, type SearchOrder, searchOrders, type TestCase } from './test-case.ts';

/**
 * The problems promise that a search in row order needs at most this many placements. Baekjoon uses
 * only puzzles for which the program of its problem 12095 makes at most 100,000 calls. That program
 * makes a call for every cell, so it makes about twice as many calls as placements.
 */
const GUARANTEED = 40_000;

/**
 * In the first part (the cases that the problem guarantees), every case that is not marked as hard
 * needs at most this many placements in row order.
 */
const CHEAP = 10_000;

/** The samples of the problems. */
const SAMPLES: Readonly<Partial<Record<ProblemId, string>>> = {
  2239: '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
  2580: '.354692787821.56.9.6.278135321.468978.49135.659682.413917652.8.6.37.195225839476.',
  leetcode37: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
};

/**
 * Returns the cases of a problem: first the cases that the problem guarantees, then the stress
 * cases. The same seed makes the same cases.
 */
export function ladderCases(problem: Problem, seed: string): readonly TestCase[] {
  return problem.isBatch ? batchCases(problem, seed) : singleCases(problem, seed);
}

function singleCases({ id, solutions }: Problem, seed: string): readonly TestCase[] {
  const full = (name: string): Grid => randomGrid(CLASSIC, new Random(`${seed} ${name}`));
  const random = new Random(`${seed} cells`);
  const sample = SAMPLES[id];
  const blank = random.below(CLASSIC.cells);
  const line = random.below(CLASSIC.size);
  const { row } = CLASSIC;
  const rungs: (readonly [Purpose, Grid])[] = [
    ['one-blank', without(full('one blank'), (cell) => cell === blank)],
    ['one-row', without(full('one row'), (cell) => row[cell] === line)],
    ['full-grid', full('full grid')],
    ['easy', properPuzzle(`${seed} easy`, [36, 40])],
    ['top-rows', properPuzzle(`${seed} top`, [28, 32], TOP)],
    ['bottom-rows', properPuzzle(`${seed} bottom`, [28, 32], BOTTOM)],
    ['many-blanks', properPuzzle(`${seed} many 1`, [22, 25])],
    ['many-blanks', properPuzzle(`${seed} many 2`, [22, 25])],
  ];
  if (solutions !== 'one') {
    rungs.push(
      ['several', severalSolutions(`${seed} several 1`)],
      ['several', severalSolutions(`${seed} several 2`)],
      ['nearly-empty', nearlyEmpty(`${seed} nearly empty`)],
      ['empty', without(full('empty'), () => true)],
    );
  }
  const all = [
    ...(sample ? [rungOf(sample, 'sample')] : []),
    ...rungs.map(([purpose, grid]) => rungOf(packedCells(grid), purpose)),
    ...searchOrders.flatMap(hardRungs),
  ];
  return named([
    ...all.filter(({ isStress }) => !isStress),
    ...all.filter(({ isStress }) => isStress),
  ]);
}

/**
 * In the top band, the first row has no givens. The second row has givens in these columns, and the
 * third row has givens one column further right. The bottom band is the same, turned by 180°. If a
 * band had two blank rows, exchanging them in a solution would make a second solution.
 */
const FEW = [0, 4, 7];
const TOP = (cell: number): boolean => cell < 27 && !FEW.includes((cell - 9) % 10);
const BOTTOM = (cell: number): boolean => cell >= 54 && !FEW.includes((80 - cell - 9) % 10);

/** Returns the cases for which a search in this order needs many placements. */
function hardRungs(order: SearchOrder): Rung[] {
  const hard = hardCases.filter((one) => one.order === order);
  return hard
    .toSorted((a, b) => a.placements - b.placements)
    .map(({ puzzle, placements }) => {
      const isStress = order !== 'rows' || placements > GUARANTEED;
      return { puzzles: [puzzle], purpose: 'hard', placements, order, isStress };
    });
}

type Rung = Omit<TestCase, 'name'>;

function named(rungs: readonly Rung[]): readonly TestCase[] {
  return rungs.map((rung, index) => ({
    name: `${`${index + 1}`.padStart(2, '0')}-${rung.purpose}`,
    ...rung,
  }));
}

/** A case of the first part. */
function rungOf(puzzle: string, purpose: Purpose): Rung {
  const digits = Array.from(puzzle, (symbol) => Number(symbol) || 0);
  const placements = placementsOf(gridOf(CLASSIC, digits));
  return { puzzles: [puzzle], purpose, placements, order: 'rows', isStress: false };
}

/** The number of puzzles in the largest case of the problem `lines`. */
const MANY = 1_000;

function batchCases({ id, solutions }: Problem, seed: string): readonly TestCase[] {
  const made = (name: string, count: number, givens?: readonly [number, number]): string[] =>
    generate({ seed: `${seed} ${name}`, count, ...(givens && { givens }) }).puzzles.map((made) =>
      packedCells(made.givens),
    );
  const count = id === 'euler96' ? 50 : 100;
  const several = Array.from({ length: 20 }, (_, i) =>
    packedCells(severalSolutions(`${seed} several ${i}`)),
  );
  const hard = hardCases.filter(({ order }) => order === 'rows').map(({ puzzle }) => puzzle);
  const rungs: (readonly [Purpose, readonly string[], isStress?: boolean])[] = [
    ...(id === 'lines' ? [['one-puzzle', made('one', 1, [32, 36])] as const] : []),
    ['easy', made('easy', count, [32, 40])],
    ['many-blanks', made('many', count)],
    ...(solutions === 'one' ? [] : [['several', several] as const]),
    ...(id === 'lines' ? [['many-puzzles', made('throughput', MANY, [28, 36])] as const] : []),
    ['hard', hard, true],
  ];
  return named(
    rungs.map(([purpose, puzzles, isStress = false]) => ({ puzzles, purpose, isStress })),
  );
}

/** Cases from the user's puzzles. */
export function ownCases({ isBatch }: Problem, grids: readonly Grid[]): readonly TestCase[] {
  const puzzles = grids.map((grid) => packedCells(grid));
  const purpose = 'own';
  if (isBatch) return named([{ puzzles, purpose, isStress: false }]);
  return named(puzzles.map((puzzle) => ({ puzzles: [puzzle], purpose, isStress: false })));
}

/**
 * Makes a proper puzzle that is cheap for every order. `isBlank` names cells that must be blank.
 */
function properPuzzle(
  seed: string,
  givens: readonly [number, number],
  isBlank: (cell: number) => boolean = () => false,
): Grid {
  for (let first = 0; ; first++) {
    const [made] = generate({ seed, first, givens }).puzzles;
    const puzzle = withBlanks(made.solution, made.givens, isBlank);
    if (puzzle && placementsOf(puzzle) <= CHEAP) return puzzle;
  }
}

/**
 * Removes the givens of some cells. Then adds other digits of the solution until the puzzle is
 * proper again.
 */
function withBlanks(
  solution: Grid,
  puzzle: Grid,
  isBlank: (cell: number) => boolean,
): Grid | undefined {
  const digits = puzzle.digits.map((digit, cell) => (isBlank(cell) ? 0 : digit));
  for (let cell = 0; cell < digits.length; cell++) {
    if (solvePuzzle({ givens: gridOf(CLASSIC, digits) }).kind === 'proper') {
      return gridOf(CLASSIC, digits);
    }
    if (!isBlank(cell)) digits[cell] = solution.digits[cell];
  }
  return undefined;
}

/**
 * Makes a puzzle with several solutions that is cheap even for a program that finds all of them. If
 * a search fills the cell with the fewest candidates first, its first solution is not the smallest.
 */
function severalSolutions(seed: string): Grid {
  const random = new Random(seed);
  for (const made of generate({ seed, count: 200, givens: [30, 34] }).puzzles) {
    const digits = made.givens.digits.slice();
    const given = random.shuffle([...digits.keys()].filter((cell) => digits[cell] !== 0));
    for (const cell of given.slice(0, 3)) digits[cell] = 0;
    const puzzle = gridOf(CLASSIC, digits);
    const { count, end, solution } = solvePuzzle({ givens: puzzle }, ALL);
    const other = firstSolution(puzzle, strategyById('bitmask-mrv')!).solution;
    if (count > 1 && end === 'exhausted' && !equalGrids(other!, solution!)) return puzzle;
  }
  return severalSolutions(`${seed} again`);
}

const ALL = { limit: 20, strategy: strategyById('bitmask')!, events: 2 * CHEAP };

/** Two givens in random cells. */
function nearlyEmpty(seed: string): Grid {
  const random = new Random(seed);
  for (;;) {
    const kept = [random.below(CLASSIC.cells), random.below(CLASSIC.cells)];
    const puzzle = without(randomGrid(CLASSIC, random), (cell) => !kept.includes(cell));
    if (placementsOf(puzzle) <= CHEAP) return puzzle;
  }
}

function without({ digits }: Grid, isBlank: (cell: number) => boolean): Grid {
  return gridOf(
    CLASSIC,
    digits.map((digit, cell) => (isBlank(cell) ? 0 : digit)),
  );
}

/** The placements of a search in row order, or a number above CHEAP if it needs more than CHEAP. */
function placementsOf(puzzle: Grid): number {
  return firstSolution(puzzle, strategyById('bitmask')!).placements;
}

function firstSolution(givens: Grid, strategy: Strategy) {
  const run = new Run({ givens }, strategy, { limit: 1, events: 2 * CHEAP });
  let solution: Grid | undefined;
  while (!run.end) {
    run.advance();
    solution ??= run.solution;
  }
  const { placements } = run.counters;
  return { solution, placements: solution ? placements : Number.POSITIVE_INFINITY };
}

import { expect, it } from 'vitest';
import { dataLines, describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { Random } from '../../../src/generate/random.ts';
import type { Grid } from '../../../src/grid/grid.ts';
import { queuedPositionOf } from '../../../src/rating/hodoku/queued-position.ts';
import { apply, Path } from '../../../src/rating/path.ts';
import { producersOf } from '../../../src/rating/scales.ts';
import { solvePuzzle } from '../../../src/solve/solve-puzzle.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../../src/technique/any-size/finders.ts';
import { cellOf, digitIn, type Step, type TechniqueId } from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';

const SETS: readonly string[] = [
  '17clue-49158',
  'gen-minimal-100k',
  'hardest-1905-20k',
  'magictour-top1465',
  'norvig-top95',
  'pathological',
];

/** A position with singles is none for BUG+1, which HoDoKu only looks for without them. */
const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];

const PRODUCERS = producersOf('hodoku');
const FINDERS = [...new Set(Object.values(anySizeFinders))];

/** The puzzles of each set that need more than singles. */
const PUZZLES = 1;

/** The positions of each puzzle in which the finders are run. */
const POSITIONS = sized(1, 2);

/** The first steps of each finder in a position. There can be thousands of large fish. */
const STEPS = sized(20, 30);

describeWithData('the finders for puzzles of any size', () => {
  it.each(SETS.slice(0, sized(3, 6)))('are sound on the way to the solutions of %s', (set) => {
    const random = new Random(`sound ${set}`);
    const faults: string[] = [];
    let puzzles = 0;
    for (const { puzzle } of random.shuffle(dataLines(`puzzles/${set}.txt`))) {
      const { count, solution } = solvePuzzle({ givens: grid(puzzle) });
      if (count !== 1 || !solution) continue;
      const numbers = hardSteps(grid(puzzle));
      for (const number of random.shuffle(numbers).slice(0, POSITIONS)) {
        const board = boardBefore(grid(puzzle), number);
        for (const step of stepsOn(board)) {
          if (!isSound(step, board, solution)) faults.push(`${step.technique} of ${puzzle}`);
        }
      }
      if (numbers.length > 0 && ++puzzles === PUZZLES) break;
    }
    expect(faults).toEqual([]);
    expect(puzzles).toBeGreaterThan(0);
  });
});

/** The numbers of the steps on the way to a solution that are not singles. */
function hardSteps(puzzle: Grid): number[] {
  const numbers: number[] = [];
  let number = 0;
  const path = new Path(queuedPositionOf(puzzle), PRODUCERS, ({ technique }) => {
    if (!SINGLES.includes(technique)) numbers.push(number);
    number++;
    return true;
  });
  finish(path);
  return numbers;
}

/** The position before a step on the way to the solution. */
function boardBefore(puzzle: Grid, number: number): Board {
  const board = new Board(puzzle);
  let left = number;
  const path = new Path(queuedPositionOf(puzzle), PRODUCERS, (step) => {
    if (left-- === 0) return false;
    apply(step, board);
    return true;
  });
  finish(path);
  return board;
}

function* stepsOn(board: Board): Generator<Step> {
  for (const find of FINDERS) {
    let left = STEPS;
    for (const step of find(board)) {
      if (step) yield step;
      if (step && --left === 0) break;
    }
  }
}

/** Whether the board has all that the step changes, and the step leads to the solution. */
function isSound({ eliminations, placement }: Step, board: Board, solution: Grid): boolean {
  const isTrue = (it: number) => solution.digits[cellOf(it)] === digitIn(it);
  const placed = placement === undefined ? [] : [placement];
  const conclusions = [...eliminations, ...placed];
  return (
    conclusions.length > 0 &&
    conclusions.every((it) => board.has(cellOf(it), digitIn(it))) &&
    !eliminations.some(isTrue) &&
    placed.every(isTrue)
  );
}

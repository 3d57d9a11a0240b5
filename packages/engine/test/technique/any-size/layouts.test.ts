import { expect, it } from 'vitest';
import { isFull, sized } from '../../../../../test/size.ts';
import { Random } from '../../../src/generate/random.ts';
import { CLASSIC, geometry } from '../../../src/grid/geometry.ts';
import { type Grid, gridOf } from '../../../src/grid/grid.ts';
import { apply } from '../../../src/rating/path.ts';
import { solvePuzzle } from '../../../src/solve/solve-puzzle.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../../src/technique/any-size/finders.ts';
import { cellOf, digitIn, type Step, type TechniqueId } from '../../../src/technique/step.ts';
import { techniqueFacts } from '../../../src/technique/technique-facts.ts';
import { layoutsOf, SIX } from '../../layouts.ts';

const FINDERS = [...new Set(Object.values(anySizeFinders))];
/** The first steps of each finder in a position, and how often it may pause. */
const STEPS = sized(10, 15);
const PAUSES = sized(100, 250);

/** A proper puzzle: digits of a solution, as few as random removal leaves in one pass. */
function properPuzzle(shape: Grid['geometry'], random: Random): Grid | undefined {
  const empty = gridOf(shape, new Uint8Array(shape.cells));
  const { solution } = solvePuzzle(
    { givens: empty },
    { limit: 1, strategy: 'propagation', events: 100_000 },
  );
  if (!solution) return undefined;
  const digits = solution.digits.slice();
  for (const cell of random.shuffle([...digits.keys()])) {
    const digit = digits[cell];
    digits[cell] = 0;
    if (solvePuzzle({ givens: gridOf(shape, digits) }).count > 1) digits[cell] = digit;
  }
  return gridOf(shape, digits);
}

function isSound({ eliminations, placement }: Step, solution: Grid): boolean {
  const isTrue = (it: number): boolean =>
    solution.digits[cellOf(it, solution.geometry)] === digitIn(it, solution.geometry);
  return !eliminations.some(isTrue) && (placement === undefined || isTrue(placement));
}

it('find only what is true on layouts of all kinds', () => {
  const random = new Random('finders on layouts');
  const faults: string[] = [];
  let steps = 0;
  for (const base of isFull ? [SIX, CLASSIC] : [SIX]) {
    for (const [name, shape] of Object.entries(layoutsOf(base, random))) {
      const givens = properPuzzle(shape, random);
      if (!givens) continue;
      const { solution } = solvePuzzle({ givens });
      const board = new Board(givens);
      // From each position the first step that is found leads on.
      for (let position = 0; position < 2 && !board.isSolved; position++) {
        let next: Step | undefined;
        for (const find of FINDERS) {
          let [left, pauses] = [STEPS, PAUSES];
          for (const step of find(board)) {
            if (!step && --pauses === 0) break;
            if (!step) continue;
            steps++;
            if (!isSound(step, solution!)) faults.push(`${step.technique}: ${name}`);
            next ??= step;
            if (--left === 0) break;
          }
        }
        if (!next) break;
        apply(next, board);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(steps).toBeGreaterThan(sized(100, 500));
});

it('never assume one solution on a layout', () => {
  const random = new Random('one solution');
  const assuming = Object.keys(anySizeFinders).filter(
    (id) => techniqueFacts[id as TechniqueId].assumesOneSolution,
  );
  expect(assuming).toHaveLength(10);

  for (const shape of Object.values(layoutsOf(SIX, random))) {
    const board = new Board(gridOf(shape, new Uint8Array(36)));
    for (const id of assuming) {
      expect([...anySizeFinders[id as TechniqueId]!(board)]).toEqual([]);
    }
  }
  expect(geometry(2, 3).layout).toBeUndefined();
});

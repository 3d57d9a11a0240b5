import { expect, it } from 'vitest';
import { dataLines, describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { Random } from '../../../src/generate/random.ts';
import type { Grid } from '../../../src/grid/grid.ts';
import { hodokuProducers } from '../../../src/rating/hodoku/hodoku-scale.ts';
import { QueuedPosition, queuedPositionOf } from '../../../src/rating/hodoku/queued-position.ts';
import { Path } from '../../../src/rating/path.ts';
import { solvePuzzle } from '../../../src/solve/solve-puzzle.ts';
import type { Finder } from '../../../src/technique/finder.ts';
import { krakenFish } from '../../../src/technique/kraken-fish.ts';
import { cellOf, digitIn, type Step, type TechniqueId } from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';
import { readLibrary } from './library.ts';
import { finderFor } from './library-finders.ts';

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

const PRODUCERS = hodokuProducers();

/** The puzzles of each set that need more than singles. */
const PUZZLES = sized(1, 7);

/** The positions of each puzzle in which the finders are run. */
const POSITIONS = sized(1, 3);

/** The first steps of each finder in a position. There can be thousands of large fish. */
const STEPS = sized(20, 200);

describeWithData('the finders of the library of HoDoKu', () => {
  it.each(SETS)('are sound on the way to the solutions of %s', (set) => {
    const random = new Random(`sound ${set}`);
    const finders = findersByCode();
    const faults: string[] = [];
    let puzzles = 0;
    for (const { puzzle } of random.shuffle(dataLines(`puzzles/${set}.txt`))) {
      const { count, solution } = solvePuzzle({ givens: grid(puzzle) });
      const positions = count === 1 ? positionsOf(grid(puzzle)) : [];
      for (const position of random.shuffle(positions).slice(0, POSITIONS)) {
        for (const [code, finder] of finders) {
          let left = STEPS;
          finder(copyOf(position), (step) => {
            if (!solution || !isSound(step, position, solution)) {
              faults.push(`${code}: ${step.technique} of ${puzzle}`);
            }
            return --left === 0;
          });
        }
      }
      if (positions.length > 0 && ++puzzles === PUZZLES) break;
    }
    expect(faults).toEqual([]);
    expect(puzzles).toBeGreaterThan(0);
  });
});

/** The positions without singles on the way to a solution. */
function positionsOf(puzzle: Grid): QueuedPosition[] {
  const positions: QueuedPosition[] = [];
  const path = new Path(queuedPositionOf(puzzle), PRODUCERS, ({ technique }) => {
    if (!SINGLES.includes(technique)) positions.push(copyOf(path.position));
    return true;
  });
  finish(path);
  return positions;
}

/** A finder for each code of the library, and Kraken fish. Siamese fish are pairs of other steps. */
function findersByCode(): ReadonlyMap<string, Finder<QueuedPosition>> {
  const finders = new Map<string, Finder<QueuedPosition>>();
  for (const it of readLibrary()) {
    if (!it.siamese && !finders.has(it.code)) finders.set(it.code, finderFor(it));
  }
  const kraken = krakenFish({ shape: 'franken', degree: 3, fins: 3, endoFins: 1 });
  return finders.set('kraken', kraken);
}

function copyOf(position: QueuedPosition): QueuedPosition {
  const copy = new QueuedPosition(new Uint8Array(81));
  copy.copyFrom(position);
  return copy;
}

/** Whether the position has all that the step changes, and the step leads to the solution. */
function isSound(
  { eliminations, placement }: Step,
  position: QueuedPosition,
  solution: Grid,
): boolean {
  const isTrue = (it: number) => solution.digits[cellOf(it)] === digitIn(it);
  const placed = placement === undefined ? [] : [placement];
  const conclusions = [...eliminations, ...placed];
  return (
    conclusions.length > 0 &&
    conclusions.every((it) => position.has(cellOf(it), digitIn(it))) &&
    !eliminations.some(isTrue) &&
    placed.every(isTrue)
  );
}

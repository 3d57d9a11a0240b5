import { describe, expect, it } from 'vitest';
import { sized } from '../../../../../test/size.ts';
import { generate } from '../../../src/generate/generate.ts';
import { CLASSIC } from '../../../src/grid/geometry.ts';
import { type Grid, gridOf } from '../../../src/grid/grid.ts';
import { finderOf } from '../../../src/rating/hodoku/finders.ts';
import { hodokuProducers } from '../../../src/rating/hodoku/hodoku-scale.ts';
import { QueuedPosition, queuedPositionOf } from '../../../src/rating/hodoku/queued-position.ts';
import { levels, techniqueRows } from '../../../src/rating/hodoku/techniques.ts';
import { Path } from '../../../src/rating/path.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../../src/technique/any-size/finders.ts';
import {
  candidateOf,
  cellOf,
  digitIn,
  type Step,
  type TechniqueId,
} from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';

/** Positions that need more than HoDoKu's medium techniques. */
function hardPositions(puzzles: readonly Grid[]): QueuedPosition[] {
  const producers = hodokuProducers();
  const positions: QueuedPosition[] = [];
  for (const puzzle of puzzles) {
    const path = new Path(queuedPositionOf(puzzle), producers, (_, producer) => {
      if (levels.indexOf(techniqueRows[producer].level) < levels.indexOf('hard')) return true;
      const copy = new QueuedPosition(puzzle.digits);
      copy.copyFrom(path.position);
      positions.push(copy);
      return true;
    });
    finish(path);
  }
  return positions;
}

function boardOf({ candidates, isGiven, values }: QueuedPosition): Board {
  const givens = values.map((digit, cell) => digit * isGiven[cell]);
  const board = new Board(gridOf(CLASSIC, givens));
  for (const [cell, digit] of values.entries()) {
    if (digit !== givens[cell]) board.place(cell, digit);
  }
  for (let candidate = 0; candidate < 729; candidate++) {
    const cell = cellOf(candidate);
    const isLeft = (candidates[cell] & (1 << (digitIn(candidate) - 1))) !== 0;
    if (!isLeft) board.eliminate(cell, digitIn(candidate));
  }
  return board;
}

function conclusions({ eliminations, placement }: Step): string {
  return `${placement ?? ''}:${eliminations.toSorted((a, b) => a - b).join()}`;
}

/** The finders for 9×9 puzzles also find chains that use a set twice. */
function isForAnySize({ pattern: { sets = [] } }: Step): boolean {
  const names = new Set(sets.map(({ cells }) => cells.join()));
  return names.size === sets.length;
}

function stepsOnBoard(board: Board, technique: TechniqueId): Step[] {
  const steps = [...(anySizeFinders[technique]?.(board) ?? [])];
  return steps.filter((step) => step?.technique === technique) as Step[];
}

function stepsIn(position: QueuedPosition, technique: TechniqueId): Step[] {
  const steps: Step[] = [];
  finderOf(technique)(position, (step) => {
    if (isForAnySize(step)) steps.push(step);
    return false;
  });
  return steps;
}

/** Chains have many proofs of one conclusion, and the finders choose different ones. */
const CHAINS: readonly (readonly TechniqueId[])[] = [
  ['remote-pair'],
  ['turbot-fish', 'x-chain'],
  ['xy-chain'],
  ['aic', 'continuous-nice-loop', 'discontinuous-nice-loop'],
  ['grouped-aic', 'grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop'],
];

/**
 * The finders for any size find more of these. They find wings and kites that use a restricted common
 * or a box twice. They find the ALS-XY-Chains with the fewest links. The finder for 9×9 puzzles looks
 * for those with the fewest cells, so it misses some conclusions. HoDoKu skips a mutant jellyfish if
 * only cells with the digit see all its endo fins.
 */
const MORE: readonly TechniqueId[] = [
  'als-xy-chain',
  'als-xy-wing',
  'two-string-kite',
  'finned-mutant-jellyfish',
];

/** Puzzles with techniques that are rare: avoidable rectangles 1 and 2, and a dual kite. */
const RARE = [
  '...........2.91....94...6.7...6...4.......85.3..2....99....5..31......8...74.3.6.',
  '....4..5.1.5.3.8....25..9....86.....7....3..2.69.87........1.......7.2.4..7.5.1.9',
  '....6...8...295.....54..9..6.7....8.4.......7.1.8......7..5..1.9...16....8.7....3',
];

const GENERATED = generate({
  minimal: true,
  seed: 'any size',
  count: sized(2, 60),
  level: 'unfair',
}).puzzles.map(({ puzzle }) => puzzle);

const POSITIONS = hardPositions([...GENERATED, ...RARE.map((text) => grid(text))]);

/** Techniques that take long to find on 9×9. They are compared in fewer positions. */
const SLOW: readonly TechniqueId[] = ['als-xy-chain', 'kraken-fish-type-1', 'kraken-fish-type-2'];

function positionsFor(technique: TechniqueId): readonly QueuedPosition[] {
  return SLOW.includes(technique) ? POSITIONS.slice(0, sized(4, 60)) : POSITIONS;
}

describe('the finders for puzzles of any size', () => {
  const techniques = Object.keys(anySizeFinders) as TechniqueId[];
  // HoDoKu finds forcing chains and nets of its own kinds.
  const others = techniques.filter(
    (id) => !CHAINS.flat().includes(id) && !MORE.includes(id) && !id.startsWith('forcing'),
  );

  it.each(others)('find the same instances of %s as the finder for 9×9 puzzles', (technique) => {
    for (const position of positionsFor(technique)) {
      const found = stepsOnBoard(boardOf(position), technique).map(conclusions);
      const expected = stepsIn(position, technique).map(conclusions);
      expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
    }
  });

  it.each(MORE)('find the instances of %s that the finder for 9×9 puzzles finds', (technique) => {
    for (const position of positionsFor(technique)) {
      const found = stepsOnBoard(boardOf(position), technique).map(conclusions);
      for (const step of stepsIn(position, technique)) expect(found).toContain(conclusions(step));
    }
  });

  it('remove all candidates that chains remove from 9×9 puzzles', () => {
    for (const position of POSITIONS.slice(0, sized(4, POSITIONS.length))) {
      const board = boardOf(position);
      const removed = new Set<number>();
      for (const family of CHAINS) {
        for (const step of family.flatMap((technique) => stepsOnBoard(board, technique))) {
          for (const candidate of removedBy(step, position)) removed.add(candidate);
        }
        const expected = family.flatMap((technique) => stepsIn(position, technique));
        for (const candidate of expected.flatMap(({ eliminations }) => eliminations)) {
          expect(removed).toContain(candidate);
        }
      }
    }
  });
});

/** A placement removes the other candidates of its cell. HoDoKu lists these instead. */
function removedBy({ eliminations, placement }: Step, { candidates }: QueuedPosition): number[] {
  if (placement === undefined) return [...eliminations];
  const cell = cellOf(placement);
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
    (digit) => digit !== digitIn(placement) && (candidates[cell] & (1 << (digit - 1))) !== 0,
  );
  return digits.map((digit) => candidateOf(cell, digit));
}

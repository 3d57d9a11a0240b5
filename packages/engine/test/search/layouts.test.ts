import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { CLASSIC, type Geometry, layoutGeometry } from '../../src/grid/geometry.ts';
import { type Grid, gridOf } from '../../src/grid/grid.ts';
import { strategies } from '../../src/search/all.ts';
import { ComponentCounter } from '../../src/search/component-counter.ts';
import { unsupportedReason } from '../../src/search/laid-out.ts';
import { Run } from '../../src/search/run.ts';
import { Checking } from '../../src/solve/checking.ts';
import { beginRun } from '../../src/solve/default-run.ts';
import { ExactCounting } from '../../src/solve/exact-counting.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { finish } from '../../src/work/work.ts';
import { layoutsOf, SIX } from '../layouts.ts';

/** Counts solutions by trying every digit in every blank, in order. Knows nothing but the rules. */
function countPlainly({ digits, geometry }: Grid, cell = 0): number {
  if (cell === geometry.cells) return 1;
  if (digits[cell] !== 0) return countPlainly({ digits, geometry }, cell + 1);
  let count = 0;
  for (let digit = 1; digit <= geometry.size; digit++) {
    if (geometry.peers[cell].some((peer) => digits[peer] === digit)) continue;
    digits[cell] = digit;
    count += countPlainly({ digits, geometry }, cell + 1);
  }
  digits[cell] = 0;
  return count;
}

/** A puzzle with this many blanks. Half of the puzzles that have a solution get a wrong digit. */
function puzzleOf(shape: Geometry, blanks: number, random: Random): Grid | undefined {
  const empty = gridOf(shape, new Uint8Array(shape.cells));
  const { solution } = solvePuzzle(
    { givens: empty },
    { limit: 1, strategy: 'propagation', events: 100_000 },
  );
  if (!solution) return undefined;
  const names = random.shuffle(Array.from({ length: shape.size }, (_, i) => i + 1));
  const digits = solution.digits.map((digit) => names[digit - 1]);
  for (const cell of random.shuffle([...digits.keys()]).slice(0, blanks)) digits[cell] = 0;
  return gridOf(shape, digits);
}

describe.each(Object.entries(layoutsOf(SIX, new Random('six'))))('a 6×6 grid: %s', (_, shape) => {
  it('has as many solutions for each strategy as by plain trial', () => {
    const random = new Random('counts');
    let several = 0;
    for (let i = 0; i < sized(5, 15); i++) {
      const givens = puzzleOf(shape, 14 + random.below(20), random);
      if (!givens) break;
      const expected = countPlainly(gridOf(shape, givens.digits));
      if (expected > 1) several++;
      for (const strategy of strategies) {
        if (unsupportedReason({ givens }, strategy)) continue;
        const run = new Run({ givens }, strategy, { limit: 1e6 });
        finish(run);
        expect(`${strategy.id}: ${run.count}`).toBe(`${strategy.id}: ${expected}`);
      }
      expect(finish(new ComponentCounter({ givens }))).toBe(BigInt(expected));
      expect(finish(new ExactCounting({ givens }))).toBe(BigInt(expected));
    }
    if (puzzleOf(shape, 0, random)) expect(several).toBeGreaterThan(0);
  });
});

describe('a 9×9 grid with a layout', () => {
  it('has the same solution for every strategy, and its verdict', () => {
    const random = new Random('nine');
    for (const [name, shape] of Object.entries(layoutsOf(CLASSIC, random))) {
      const givens = puzzleOf(shape, 45, random);
      if (!givens) continue;
      const { count, solution } = solvePuzzle({ givens });
      for (const strategy of strategies) {
        if (unsupportedReason({ givens }, strategy)) continue;
        const other = solvePuzzle({ givens }, { strategy });
        expect([name, strategy.id, other.count, other.solution?.digits]).toEqual([
          name,
          strategy.id,
          count,
          solution?.digits,
        ]);
      }
      const verdict = finish(new Checking({ givens }));
      expect(verdict.kind).toBe(count === 1 ? 'proper' : 'several');
    }
  });

  it('is filled in few guesses by default, if its pieces mislead propagation', () => {
    const pieces =
      '000112222001112322001114322500414333555444333555464773885466677885866677888866777';
    const shape = layoutGeometry({ boxes: Array.from(pieces, Number) });
    const firstRow = Uint8Array.from(shape.box, (_, cell) => (cell < 9 ? cell + 1 : 0));
    const run = beginRun({ givens: gridOf(shape, firstRow) }, { limit: 1 });
    expect(finish(run)).toBe('limit');
    expect(run.counters.nodes).toBeLessThan(100);
  });

  it('is refused by strategies that know only rows, columns and boxes', () => {
    const { jigsaw, diagonal, 'anti-king': king } = layoutsOf(CLASSIC, new Random('refused'));
    const refusing = (shape: Geometry): string[] =>
      strategies
        .filter((it) => unsupportedReason({ givens: gridOf(shape, new Uint8Array(81)) }, it))
        .map(({ id }) => id);
    expect(refusing(jigsaw)).toEqual([]);
    expect(refusing(diagonal)).toEqual(['scan', 'used-arrays', 'bitmask']);
    expect(refusing(king)).toEqual(['scan', 'used-arrays', 'bitmask']);
  });
});

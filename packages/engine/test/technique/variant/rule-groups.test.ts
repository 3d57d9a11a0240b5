import { expect, it } from 'vitest';
import type { Constraint } from '../../../src/constraint/constraint.ts';
import { CLASSIC } from '../../../src/grid/geometry.ts';
import { emptyGrid } from '../../../src/grid/grid.ts';
import { variantOf } from '../../../src/search/puzzle-variant.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import { candidatesIn } from '../../../src/technique/step.ts';
import { variantFinders } from '../../../src/technique/variant/finders.ts';

const cage = (cells: number[], sum: number): Constraint => ({ kind: 'killer', cells, sum });

it('says what the rules of a house exclude together, and names no others', () => {
  const givens = emptyGrid(CLASSIC);
  const pairs = [cage([0, 1], 5), cage([3, 4], 5)];
  const constraints = [...pairs, cage([6, 7], 11)];
  const finders = variantFinders(variantOf({ givens, constraints }), CLASSIC);
  const [step] = finders['house-combinations']!(new Board(givens));
  const others = [2, 5, 6, 7, 8];
  expect(step!.pattern).toMatchObject({
    kind: 'rule',
    constraints: pairs,
    houses: [0],
    missing: [],
  });
  expect(step!.eliminations).toEqual(
    expect.arrayContaining(others.flatMap((cell) => candidatesIn(cell, 0b1111, CLASSIC))),
  );
});

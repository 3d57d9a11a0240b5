import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import type { Constraint, ConstraintKind } from '../../src/constraint/constraint.ts';
import { brokenBy } from '../../src/constraint/holds.ts';
import { RuleCheck } from '../../src/game/rule-check.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf } from '../../src/grid/candidate-grid.ts';
import { hasConflict } from '../../src/grid/conflict.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { geometry, geometryOfSize } from '../../src/grid/geometry.ts';
import { emptyGrid } from '../../src/grid/grid.ts';
import { variantOf } from '../../src/search/puzzle-variant.ts';
import { KINDS, randomConstraint } from '../constraint/random-constraints.ts';

const CLASSIC = emptyGrid(geometry(3, 3));

function brokenIn(constraint: Constraint, digits: Readonly<Record<number, number>>): number[][] {
  const check = new RuleCheck({ givens: CLASSIC, constraints: [constraint] });
  const grid = Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0);
  return check.broken(grid).map(({ cells }) => [...cells]);
}

describe('the check of rules', () => {
  onlyQuick(it).each<[string, Constraint, Readonly<Record<number, number>>, number[][]]>([
    ['a sum that is reached', { kind: 'killer', cells: [0, 1], sum: 5 }, { 0: 1, 1: 4 }, []],
    ['another sum', { kind: 'killer', cells: [0, 1], sum: 5 }, { 0: 1, 1: 5 }, [[0, 1]]],
    ['a sum out of reach', { kind: 'killer', cells: [0, 1], sum: 17 }, { 0: 7 }, [[0]]],
    ['a sum that needs a digit twice', { kind: 'killer', cells: [0, 1], sum: 4 }, { 1: 2 }, [[1]]],
    ['a thermometer with room', { kind: 'thermo', cells: [0, 1, 2] }, { 0: 3, 2: 5 }, []],
    ['one without', { kind: 'thermo', cells: [0, 1, 2] }, { 0: 3, 2: 4 }, [[0, 2]]],
    ['neighbours', { kind: 'nonconsecutive' }, { 40: 3, 41: 4, 80: 9 }, [[40, 41]]],
    [
      'a sandwich',
      { kind: 'sandwich', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], value: 3 },
      { 0: 1, 1: 9 },
      [[0, 1]],
    ],
    ['no digits', { kind: 'killer', cells: [0, 1], sum: 40 }, {}, []],
  ])('finds %s', (_, constraint, digits, broken) => {
    expect(brokenIn(constraint, digits)).toEqual(broken);
  });

  it('lists the combinations that are left', () => {
    const constraints: Constraint[] = [{ kind: 'killer', cells: [0, 1, 9], sum: 8 }];
    const check = new RuleCheck({ givens: CLASSIC, constraints });
    const left = (digits: Readonly<Record<number, number>>, selected: number[]) => {
      const grid = Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0);
      return check.combinations(grid, selected).map(({ sets }) => sets);
    };
    expect(left({}, [9])).toEqual([
      [
        [1, 2, 5],
        [1, 3, 4],
      ],
    ]);
    expect(left({ 0: 3 }, [0, 1])).toEqual([[[1, 3, 4]]]);
    expect(left({ 2: 2 }, [1])).toEqual([[[1, 3, 4]]]);
    expect(left({ 2: 1 }, [1])).toEqual([[]]);
    expect(left({}, [2])).toEqual([]);
  });

  it.each<[string, Constraint, Readonly<Record<number, number>>, string[]]>([
    ['a diagonal, whose digits may repeat', { kind: 'sum', cells: [2, 10], sum: 4 }, {}, ['13']],
    ['cells that do not see each other', { kind: 'sum', cells: [2, 12], sum: 4 }, {}, ['13', '22']],
    ['a sum with a digit', { kind: 'sum', cells: [2, 12], sum: 4 }, { 2: 3 }, ['13']],
    ['an arrow', { kind: 'arrow', bulb: [0], shaft: [1, 2] }, { 0: 5 }, ['14', '23']],
    ['an open circle', { kind: 'arrow', bulb: [0], shaft: [1, 11] }, { 1: 7 }, ['17', '27']],
    [
      'two digits',
      { kind: 'arrow', bulb: [0, 1], shaft: [2, 12] },
      { 0: 1 },
      [
        '39',
        '48',
        '57',
        '66',
        '49',
        '58',
        '67',
        '59',
        '68',
        '77',
        '69',
        '78',
        '79',
        '88',
        '89',
        '99',
      ],
    ],
  ])('lists the combinations of %s', (_, constraint, digits, expected) => {
    const check = new RuleCheck({ givens: CLASSIC, constraints: [constraint] });
    const grid = Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0);
    const cells = 'shaft' in constraint ? constraint.shaft : [2];
    const [{ sets }] = check.combinations(grid, cells);
    expect(sets.map((set) => set.join(''))).toEqual(expected);
  });

  it('lists the candidates that each rule leaves, and of a broken rule all', () => {
    const constraints: Constraint[] = [
      { kind: 'killer', cells: [0, 1], sum: 4 },
      { kind: 'thermo', cells: [4, 3, 12] },
      { kind: 'antiknight' },
    ];
    const pencilmarks = candidateGridOf(CLASSIC.geometry, new Int32Array(81).fill(511).with(8, 5));
    const check = new RuleCheck({ givens: CLASSIC, pencilmarks, constraints });
    const left = (digits: Readonly<Record<number, number>>, ...cells: number[]) => {
      const all = check.candidates(Array.from({ length: 81 }, (_, cell) => digits[cell] ?? 0));
      return cells.map((cell) => digitsOf(all[cell]).join(''));
    };
    expect(left({}, 0, 1, 4, 3, 12, 8)).toEqual([
      '13',
      '13',
      '1234567',
      '2345678',
      '3456789',
      '13',
    ]);
    // r3c3 is a knight's move away, so that it is not 6.
    expect(left({ 3: 6 }, 4, 12, 20, 3)).toEqual(['12345', '789', '12345789', '6']);
    expect(left({ 0: 4 }, 1)).toEqual(['12356789']);
  });

  it('leaves cells that must differ to the geometry', () => {
    const check = new RuleCheck({ givens: CLASSIC, constraints: [{ kind: 'antiknight' }] });
    const digits = new Uint8Array(81);
    digits[2] = 5;
    digits[13] = 5;
    expect(check.broken(digits)).toEqual([]);
    expect([...check.geometry.peers[2]]).toContain(13);
    expect(hasConflict({ geometry: check.geometry, digits })).toBe(true);
  });

  it('finds in a full grid what the rules say, and in part of it no more', () => {
    const shape = geometryOfSize(6)!;
    for (const kind of KINDS) {
      for (let round = 0; round < sized(3, 12); round++) {
        const random = new Random(`check ${kind} ${round}`);
        const { digits } = randomGrid(shape, random);
        expectSame(kind, digits, random);
      }
    }
  });
});

function expectSame(kind: ConstraintKind, digits: Uint8Array, random: Random): void {
  const givens = emptyGrid(geometryOfSize(6)!);
  const variant = variantOf({ givens });
  const constraints = randomConstraint(kind, { variant, digits: [...digits], random });
  if (constraints.length === 0) return;
  const check = new RuleCheck({ givens, constraints });
  const isBroken = brokenBy(variantOf({ givens, constraints }), digits).length > 0;
  const isInConflict = hasConflict({ geometry: check.geometry, digits });
  expect(isInConflict || check.broken(digits).length > 0, kind).toBe(isBroken);
  expect(check.isSolved(digits)).toBe(!isBroken);
  const part = digits.map((digit) => (random.below(2) === 0 ? 0 : digit));
  if (!isBroken) expect(check.broken(part), kind).toEqual([]);
}

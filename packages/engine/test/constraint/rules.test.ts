import { describe, expect, it } from 'vitest';
import { compile } from '../../src/constraint/compile.ts';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { brokenBy, holds } from '../../src/constraint/holds.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import { Random } from '../../src/generate/random.ts';
import { obeys } from './compiled-check.ts';
import { KINDS } from './random-constraints.ts';
import { randomVariant } from './random-variants.ts';

/** An empty grid of boxes. */
function gridOf(high: number, wide: number, constraints: readonly Constraint[] = []): Variant {
  const size = high * wide;
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const regions = cells.map(
    (cell) => Math.floor(cell / size / high) * high + Math.floor((cell % size) / wide),
  );
  const givens = cells.map(() => null);
  return { rows: size, columns: size, least: 1, most: size, regions, givens, constraints };
}

/** A single row of different digits from 1 on. */
function rowOf(size: number, constraints: readonly Constraint[]): Variant {
  const empty = Array.from({ length: size }, () => null);
  const shape = { rows: 1, columns: size, least: 1, most: size };
  return { ...shape, regions: empty, givens: empty, constraints };
}

const from1to = (size: number): number[] => Array.from({ length: size }, (_, i) => i + 1);

describe('houses', () => {
  const housesOf = (variant: Variant): number[][] =>
    compile(variant).houses.map((house) => [...house]);

  it('are the rows, columns and boxes, and nothing else in a classic grid', () => {
    const { houses, ...rest } = compile(gridOf(3, 3));
    expect(houses).toHaveLength(27);
    expect(rest).toMatchObject({ distinct: [], pairs: [], sets: [], sums: [], automata: [] });
    expect(rest.apart).toHaveLength(0);
  });

  it.each<[Constraint, number[][]]>([
    [{ kind: 'diagonal', down: true }, [[0, 10, 20, 30, 40, 50, 60, 70, 80]]],
    [{ kind: 'diagonal', down: false }, [[72, 64, 56, 48, 40, 32, 24, 16, 8]]],
    [
      { kind: 'windoku' },
      [10, 14, 46, 50].map((first) => [0, 1, 2, 9, 10, 11, 18, 19, 20].map((i) => first + i)),
    ],
    [
      { kind: 'disjoint' },
      [0, 1, 2, 9, 10, 11, 18, 19, 20].map((first) =>
        [0, 3, 6, 27, 30, 33, 54, 57, 60].map((i) => first + i),
      ),
    ],
    [{ kind: 'unique', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] }, []],
  ])('%j', (constraint, houses) => {
    expect(housesOf(gridOf(3, 3, [constraint])).slice(27)).toEqual(houses);
  });

  it('of windoku in a 6×6 grid follow the shape of its boxes', () => {
    expect(housesOf(gridOf(2, 3, [{ kind: 'windoku' }])).slice(18)).toEqual([
      [7, 8, 9, 13, 14, 15],
    ]);
    expect(housesOf(gridOf(3, 2, [{ kind: 'windoku' }])).slice(18)).toEqual([
      [7, 8, 13, 14, 19, 20],
    ]);
  });
});

describe('dots', () => {
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const variant = (constraints: readonly Constraint[]): Variant => gridOf(2, 2, constraints);
  const isBroken = (...constraints: Constraint[]): boolean =>
    brokenBy(variant(constraints), digits).includes(0);
  const at = (kind: 'difference' | 'ratio' | 'total', a: number, b: number): Constraint => {
    const [low, high] = [digits[a], digits[b]].sort((x, y) => x - y);
    const value = { difference: high - low, ratio: high / low, total: high + low };
    return { kind, cells: [b, a], value: value[kind] };
  };
  /** The neighbours whose digits pass a test. */
  const pairs = (test: (a: number, b: number) => boolean): [number, number][] =>
    digits
      .flatMap((_, cell) => [
        ...(cell % 4 < 3 ? [[cell, cell + 1] as [number, number]] : []),
        ...(cell < 12 ? [[cell, cell + 4] as [number, number]] : []),
      ])
      .filter(([a, b]) => test(digits[a], digits[b]));
  const consecutive = pairs((a, b) => Math.abs(a - b) === 1);
  const doubles = pairs((a, b) => a === 2 * b || b === 2 * a);
  const fives = pairs((a, b) => a + b === 5);

  it('of either kind spare their neighbours from nonconsecutive', () => {
    const rule: Constraint = { kind: 'nonconsecutive' };
    expect(isBroken(rule)).toBe(true);
    expect(isBroken(rule, ...consecutive.map(([a, b]) => at('difference', a, b)))).toBe(false);
    expect(isBroken(rule, ...consecutive.map(([a, b]) => at('ratio', a, b)))).toBe(false);
    expect(isBroken(rule, ...consecutive.map(([a, b]) => at('total', a, b)))).toBe(true);
    expect(isBroken(rule, ...consecutive.slice(1).map(([a, b]) => at('difference', a, b)))).toBe(
      true,
    );
  });

  it('of either kind spare their neighbours from a negative rule of dots', () => {
    const rule: Constraint = { kind: 'negative', of: ['ratio'], values: [2] };
    expect(isBroken(rule)).toBe(true);
    expect(isBroken(rule, ...doubles.map(([a, b]) => at('ratio', a, b)))).toBe(false);
    expect(isBroken(rule, ...doubles.map(([a, b]) => at('difference', a, b)))).toBe(false);
    expect(isBroken(rule, ...doubles.map(([a, b]) => at('total', a, b)))).toBe(true);
  });

  it('do not spare their neighbours from a negative rule of totals', () => {
    const rule: Constraint = { kind: 'negative', of: ['total', 'total'], values: [5, 10] };
    expect(isBroken(rule)).toBe(true);
    expect(isBroken(rule, ...fives.map(([a, b]) => at('total', a, b)))).toBe(false);
    expect(isBroken(rule, ...fives.map(([a, b]) => at('difference', a, b)))).toBe(true);
  });

  it('belong to the value at the same place', () => {
    // 1 and 4 are neighbours.
    const of = ['difference', 'ratio'] as const;
    expect(isBroken({ kind: 'negative', of, values: [4, 5] })).toBe(false);
    expect(isBroken({ kind: 'negative', of, values: [5, 4] })).toBe(true);
  });
});

describe('compile', () => {
  it('makes sets of a cage, with its total, and a sum of one with too many sets', () => {
    const { sets } = compile(rowOf(9, [{ kind: 'killer', cells: [0, 1, 2], sum: 7 }]));
    expect(sets).toEqual([
      { cells: Uint16Array.of(0, 1, 2), sets: Int32Array.of(0b1011), total: 4 },
    ]);
    const large = rowOf(25, [{ kind: 'killer', cells: from1to(12), sum: 168 }]);
    const compiled = compile(large);
    expect(compiled).toMatchObject({ sets: [], sums: [{ total: 156 }] });
    const cage = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 25];
    const others = from1to(25).filter((digit) => !cage.includes(digit));
    const solution = [others[0], ...cage, ...others.slice(1)];
    expect(holds(large, solution)).toBe(true);
    expect(obeys(compiled, solution)).toBe(true);
    expect(obeys(compiled, from1to(25))).toBe(false);
  });

  it('counts many needed digits one by one', () => {
    const values = from1to(11);
    const rule: Constraint = { kind: 'quadruple', cells: from1to(11), values };
    const variant = rowOf(12, [rule]);
    const compiled = compile(variant);
    expect(compiled.automata).toHaveLength(11);
    expect(obeys(compiled, [12, ...values])).toBe(true);
    expect(obeys(compiled, from1to(12))).toBe(false);
  });

  it.each<Constraint>([
    { kind: 'killer', cells: [0, 1], sum: 2 },
    { kind: 'sum', cells: [0, 0], sum: 3 },
    { kind: 'sandwich', cells: from1to(3), value: 999_999 },
    { kind: 'sumline', cells: [0], sum: 999_999 },
    { kind: 'less', cells: [1, 0] },
  ])('leaves no grid for %j', (constraint) => {
    const compiled = compile(rowOf(4, [constraint]));
    expect(obeys(compiled, from1to(4))).toBe(false);
  });

  it('says nothing twice', () => {
    const random = new Random('compiled');
    for (let i = 0; i < 150; i++) {
      const { apart, distinct, houses, pairs, sets, values } = compile(
        randomVariant(random, KINDS),
      );
      const groups = [...houses, ...distinct];
      const within = (list: ArrayLike<number>, group: Uint16Array): boolean =>
        Array.from(list).every((cell) => group.includes(cell));
      for (const group of distinct)
        expect(groups.filter((other) => within(group, other))).toEqual([group]);
      for (const house of houses) expect(house).toHaveLength(values);
      for (let j = 0; j < apart.length; j += 2) {
        const held = [...groups, ...sets.map(({ cells }) => cells)];
        expect(held.some((group) => within(apart.slice(j, j + 2), group))).toBe(false);
      }
      const tables = new Set(pairs.map(({ a, b }) => `${a} ${b}`));
      expect(tables.size).toBe(pairs.length);
      expect(pairs.every(({ a, b }) => a < b)).toBe(true);
      for (const { sets: list } of sets) expect(list.toSorted()).toEqual(list);
    }
  });
});

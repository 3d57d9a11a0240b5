import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { compile } from '../../src/constraint/compile.ts';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { faultOf, faultText } from '../../src/constraint/fault.ts';
import { holds } from '../../src/constraint/holds.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import { Random } from '../../src/generate/random.ts';
import { obeys } from './compiled-check.ts';
import { plainSolutions } from './plain-search.ts';
import { KINDS } from './random-constraints.ts';
import { randomVariant } from './random-variants.ts';

const EMPTY: Variant = {
  rows: 4,
  columns: 4,
  least: 1,
  most: 4,
  regions: Array.from({ length: 16 }, () => null),
  givens: Array.from({ length: 16 }, () => null),
  constraints: [],
};

function textFor(value: unknown): string | undefined {
  const fault = faultOf(value);
  return fault && faultText(fault);
}

describe('faultOf', () => {
  onlyQuick(it).each<[string, Readonly<Record<string, unknown>>]>([
    ['least: expected a whole number from 0 to 99, found -1', { least: -1 }],
    ['most: expected a whole number from 2 to 25, found 26', { most: 26 }],
    ['columns: expected a whole number from 1 to 4, found 5', { columns: 5 }],
    ['rows: expected a whole number from 1 to 4, found "4"', { rows: '4' }],
    ['regions: expected 16 cells, found 15', { regions: EMPTY.regions.slice(1) }],
    [
      'regions: expected at most 4 cells in region 7, found 16',
      { regions: EMPTY.regions.map(() => 7) },
    ],
    ['givens[1]: expected a digit from 1 to 4, found 0', { givens: EMPTY.givens.with(1, 0) }],
    [
      'pencilmarks[0][1]: expected a digit from 1 to 4, found 5',
      { pencilmarks: EMPTY.givens.with(0, [1, 5] as never) },
    ],
    ['constraints: expected a list of entries, found an object', { constraints: {} }],
  ])('%s', (text, fields) => {
    expect(textFor({ ...EMPTY, ...fields })).toBe(text);
  });

  it.each<[string, unknown]>([
    [': expected a constraint, found "thermo"', 'thermo'],
    ['.kind: expected a kind of constraint, found "toString"', { kind: 'toString' }],
    ['.cells[1]: expected a cell from 0 to 15, found 16', { kind: 'thermo', cells: [0, 16] }],
    ['.cells: expected at least 1 cell, found 0', { kind: 'sum', cells: [], sum: 3 }],
    ['.cells: expected at most 4 cells, found 5', { kind: 'killer', cells: [0, 1, 2, 3, 4] }],
    ['.cells[2]: expected different cells, found 0', { kind: 'unique', cells: [0, 1, 0] }],
    [
      '.sum: expected a whole number from 0 on, found 1.5',
      { kind: 'killer', cells: [0], sum: 1.5 },
    ],
    ['.down: expected true or false, found undefined', { kind: 'diagonal' }],
    [
      ': expected no fields but kind, cells, sum, found "value"',
      { kind: 'killer', cells: [0, 1], value: 3 },
    ],
    ['.cells: expected 2 cells, found 3', { kind: 'less', cells: [1, 2, 3] }],
    ['.allowed[0]: expected 2 digits, found 1', { kind: 'pair', cells: [0, 1], allowed: [[1]] }],
    ['.sets[1]: expected 2 digits, found 1', { kind: 'sets', cells: [0, 1], sets: [[1, 2], [3]] }],
    ['.values: expected 1 value, found 2', { kind: 'negative', of: ['ratio'], values: [1, 2] }],
    [
      '.of[0]: expected difference, ratio or total, found "sum"',
      { kind: 'negative', of: ['sum'], values: [1] },
    ],
    [
      ': expected a number of digits that is a multiple of 3, found 4',
      { kind: 'entropic', cells: [1] },
    ],
    [
      '.next[0]: expected 4 states, found 1',
      { kind: 'automaton', cells: [0], start: 0, accept: [0], next: [[0]] },
    ],
    [
      '.start: expected a state below 1, found 1',
      { kind: 'automaton', cells: [0], start: 1, accept: [0], next: [[0, 0, 0, 0]] },
    ],
  ])('constraints[0]%s', (text, constraint) => {
    expect(textFor({ ...EMPTY, constraints: [constraint as Constraint] })).toBe(
      `constraints[0]${text}`,
    );
  });

  it('finds none in a variant, never throws, and what it lets pass is compiled right', () => {
    const random = new Random('faults');
    let faults = 0;
    const count = sized(300, 1000);
    for (let i = 0; i < count; i++) {
      const variant = randomVariant(random, KINDS);
      expect(textFor(variant)).toBeUndefined();
      const broken = withJunk(variant, random);
      if (faultOf(broken)) faults++;
      else expectSameGrids(broken as Variant);
    }
    expect(faults).toBeGreaterThan(count / 2);
  });

  it.each([undefined, null, 0, '', 'killer', [], [[]], () => {}, Symbol('x'), 1n])(
    'finds a fault in %s',
    (value) => {
      expect(faultOf(value)).toMatchObject({ place: '', expected: { id: 'variant' } });
    },
  );
});

function expectSameGrids(variant: Variant): void {
  const compiled = compile(variant);
  for (const grid of plainSolutions(variant, { most: 50 })) {
    expect(obeys(compiled, grid), JSON.stringify(variant)).toBe(holds(variant, grid));
  }
}

const JUNK = [
  undefined,
  null,
  -1,
  0,
  2,
  3.5,
  26,
  1e9,
  Number.NaN,
  '',
  '1',
  true,
  [],
  [0],
  [[1]],
  {},
];

/** A copy with one value, at any depth, replaced or removed. */
function withJunk(value: object, random: Random): unknown {
  const copy: unknown = structuredClone(value);
  for (let node = copy as Record<string, unknown>; ; ) {
    const keys = Object.keys(node);
    const key = keys[random.below(keys.length)];
    const next = node[key];
    if (
      typeof next === 'object' &&
      next !== null &&
      Object.keys(next).length > 0 &&
      random.below(6) > 0
    ) {
      node = next as Record<string, unknown>;
    } else {
      node[key] = JUNK[random.below(JUNK.length)];
      return copy;
    }
  }
}

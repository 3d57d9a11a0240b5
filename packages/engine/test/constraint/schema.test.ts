import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { constraintsFault, faultText } from '../../src/constraint/fault.ts';
import { Random } from '../../src/generate/random.ts';
import { parse } from '../../src/index.ts';
import schema from '../../variant.schema.json' with { type: 'json' };
import { KINDS } from './random-constraints.ts';
import { randomVariant } from './random-variants.ts';

const isValid = new Ajv2020().compile(schema);

const BLANK = '.'.repeat(16);

/** What depends on the grid or on several fields, which the schema does not know. */
const BEYOND = /expected (?:at most \d+ cells|\d+ (?:digit|value|state)s?,|a state below)/;

const JUNK = [null, -1, 0, 2, 3.5, 26, 1e9, '', '1', true, [], [0], [[1]], {}];

/** Copies with one value, at any depth, replaced by each piece of junk, or removed. */
function damaged(value: object): object[] {
  const copies: object[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const withInner = (other: unknown): object =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    copies.push(...JUNK.map(withInner));
    if (!Array.isArray(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      copies.push(rest);
    }
    if (typeof inner === 'object') copies.push(...damaged(inner).map(withInner));
  }
  return copies;
}

describe('variant.schema.json', () => {
  it('has all kinds, each with a description', () => {
    const { constraint, ...defined } = schema.$defs;
    const listed = constraint.oneOf.map(({ $ref }) => $ref.replace('#/$defs/', ''));
    expect(listed.toSorted()).toEqual(KINDS.toSorted());
    for (const kind of KINDS) {
      const { description, properties } = defined[kind];
      expect(description).toMatch(/^[A-Z].+\.$/s);
      expect(properties.kind.const).toBe(kind);
    }
  });

  it('agrees with the reader about random puzzles', () => {
    const random = new Random('schema');
    for (let count = sized(50, 150); count > 0; ) {
      const { columns, constraints, givens, least, most, rows } = randomVariant(random, KINDS);
      if (rows !== columns || least !== 1 || most !== rows) continue;
      count--;
      expectRight({ puzzle: givens.map((given) => given ?? '.').join(''), constraints });
    }
  });

  it('agrees with the reader about regions', () => {
    expectRight({ puzzle: BLANK, regions: '1112133243324442', constraints: [] });
  });

  it.each(KINDS)('agrees with the reader about what is wrong with %s', (kind) => {
    const copies = constraintsOf(kind, sized(2, 6)).flatMap((one) => [
      { ...one, other: 1 },
      ...damaged(one),
    ]);
    const disputed = copies.filter((copy) => {
      const fault = constraintsFault([copy], { cells: 625, least: 1, most: 24 });
      const isRight = isValid({ puzzle: BLANK, constraints: [copy] });
      return isRight ? fault && !BEYOND.test(faultText(fault)) : !fault;
    });
    expect(disputed).toEqual([]);
  });

  it.each([
    {},
    { puzzle: 5 },
    { puzzle: BLANK, constraints: ['windoku'] },
    { puzzle: BLANK, constraints: [{ kind: 'fish' }] },
  ])('finds a fault in %j, as the reader does', (puzzle) => {
    expect(isValid(puzzle)).toBe(false);
    expect(parse(JSON.stringify(puzzle), undefined, { variants: true }).ok).toBe(false);
  });
});

function expectRight(puzzle: object): void {
  const text = JSON.stringify(puzzle);
  expect(isValid(puzzle), text).toBe(true);
  expect(parse(text, undefined, { variants: true }).ok, text).toBe(true);
}

function constraintsOf(kind: Constraint['kind'], count: number): Constraint[] {
  const random = new Random(`schema ${kind}`);
  const found: Constraint[] = [];
  while (found.length < count) {
    const variant = randomVariant(random, [kind]);
    if (variant.least === 1) found.push(...variant.constraints.filter((one) => one.kind === kind));
  }
  return found;
}

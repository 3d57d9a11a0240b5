import type { Constraint, ConstraintKind } from '../../src/constraint/constraint.ts';
import { brokenBy } from '../../src/constraint/holds.ts';
import { neighboursIn } from '../../src/constraint/layout.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import type { Random } from '../../src/generate/random.ts';

interface Setting {
  readonly variant: Variant;
  /** A grid of the layout. */
  readonly digits: readonly number[];
  readonly random: Random;
}

/** A constraint of this kind, and dots for `negative`. It holds in the grid unless chance, or the kind, is against it. */
export function randomConstraint(kind: ConstraintKind, setting: Setting): Constraint[] {
  const { digits, random, variant } = setting;
  const needsHolding = random.below(8) > 0;
  for (let tries = 0; tries < 60; tries++) {
    const made = MAKERS[kind](setting);
    if (!made) continue;
    const marks = made.kind === 'negative' || made.kind === 'nonconsecutive' ? dots(setting) : [];
    const constraints = [made, ...marks];
    if (!needsHolding || brokenBy({ ...variant, constraints }, digits).length === 0)
      return constraints;
  }
  return [];
}

/** Half of the time, dots between all neighbours that are consecutive or in the ratio 2. */
function dots({ digits, random, variant }: Setting): Constraint[] {
  const isSparing = random.below(2) === 0;
  return neighboursIn(variant).flatMap((cells): Constraint[] => {
    const [a, b] = cells.map((cell) => digits[cell]);
    const isConsecutive = Math.abs(a - b) === 1;
    const isDouble = Math.max(a, b) === 2 * Math.min(a, b);
    if (isSparing ? !isConsecutive && !isDouble : random.below(8) > 0) return [];
    return [
      isDouble
        ? { kind: 'ratio', cells, value: 2 }
        : { kind: 'difference', cells, value: Math.abs(a - b) },
    ];
  });
}

type Maker = (setting: Setting) => Constraint | undefined;

const MAKERS: Record<ConstraintKind, Maker> = {
  diagonal: ({ random }) => ({ kind: 'diagonal', down: random.below(2) === 0 }),
  windoku: () => ({ kind: 'windoku' }),
  disjoint: ({ variant }) => (variant.regions[0] === null ? undefined : { kind: 'disjoint' }),
  unique: (setting) => ({ kind: 'unique', cells: someCells(setting, 2, valuesOf(setting)) }),
  antiknight: () => ({ kind: 'antiknight' }),
  antiking: () => ({ kind: 'antiking' }),
  nonconsecutive: () => ({ kind: 'nonconsecutive' }),
  negative(setting) {
    const { random } = setting;
    const of = (['difference', 'ratio', 'total'] as const).filter(() => random.below(2) === 0);
    const value = { difference: 1, ratio: 2, total: 5 };
    return of.length === 0
      ? undefined
      : { kind: 'negative', of, values: of.map((kind) => value[kind]) };
  },
  difference: (setting) =>
    withPair(setting, (cells, a, b) => ({ kind: 'difference', cells, value: Math.abs(a - b) })),
  ratio: (setting) =>
    withPair(setting, (cells, a, b) => {
      const value = Math.max(a, b) / Math.max(1, Math.min(a, b));
      return { kind: 'ratio', cells, value: Math.max(1, Math.round(value)) };
    }),
  total: (setting) => withPair(setting, (cells, a, b) => ({ kind: 'total', cells, value: a + b })),
  less: (setting) => withPair(setting, (cells) => ({ kind: 'less', cells })),
  pair: (setting) => {
    const { random } = setting;
    return withPair(setting, (cells, a, b) => ({
      kind: 'pair',
      cells,
      allowed: [
        [a, b],
        ...repeat(1 + random.below(5), () => [someDigit(setting), someDigit(setting)] as const),
      ],
    }));
  },
  killer(setting) {
    const { digits, random } = setting;
    const cells = someCells(setting, 1, valuesOf(setting));
    if (random.below(4) === 0) return { kind: 'killer', cells };
    if (random.below(6) === 0) cells.push(cells[0]);
    return { kind: 'killer', cells, sum: sumAt(cells, digits) };
  },
  sum(setting) {
    const cells = someCells(setting, 1, 5);
    if (setting.random.below(4) === 0) cells.push(cells[0]);
    return { kind: 'sum', cells, sum: sumAt(cells, setting.digits) };
  },
  arrow(setting) {
    const cells = someCells(setting, 2, 8);
    const length = 1 + setting.random.below(Math.min(3, cells.length - 1));
    return { kind: 'arrow', bulb: cells.slice(0, length), shaft: cells.slice(length) };
  },
  equal(setting) {
    const { random } = setting;
    return { kind: 'equal', parts: repeat(2 + random.below(2), () => someCells(setting, 1, 3)) };
  },
  quadruple(setting) {
    const cells = someCells(setting, 2, 5);
    const held = cells.map((cell) => setting.digits[cell]);
    const values = held.slice(0, 1 + setting.random.below(held.length));
    return { kind: 'quadruple', cells, values, exact: setting.random.below(2) === 0 };
  },
  sets(setting) {
    const cells = someCells(setting, 2, valuesOf(setting) - 1);
    const all = repeat(valuesOf(setting), (i) => setting.variant.least + i);
    const others = repeat(setting.random.below(4), () =>
      setting.random.shuffle([...all]).slice(0, cells.length),
    );
    return {
      kind: 'sets',
      cells,
      sets: [cells.map((cell) => setting.digits[cell]), ...others].filter(
        (set) => new Set(set).size === set.length,
      ),
    };
  },
  thermo(setting) {
    const cells = someCells(setting, 2, 5);
    if (cells.length > valuesOf(setting)) return undefined;
    const slow = setting.random.below(3) === 0;
    return {
      kind: 'thermo',
      cells: cells.sort((a, b) => setting.digits[a] - setting.digits[b]),
      slow,
    };
  },
  whisper(setting) {
    const cells = someCells(setting, 2, 5);
    return { kind: 'whisper', cells, value: 1 + setting.random.below(3) };
  },
  renban: (setting) => ({
    kind: 'renban',
    cells: someCells(setting, 2, Math.min(4, valuesOf(setting))),
  }),
  palindrome(setting) {
    const { digits, random } = setting;
    const half = someCells(setting, 1, 3);
    const others = half.map((cell) =>
      digits.findIndex((digit, other) => digit === digits[cell] && other > cell),
    );
    if (others.includes(-1)) return undefined;
    return {
      kind: 'palindrome',
      cells: [...half, ...(random.below(2) ? someCells(setting, 1, 1) : []), ...others.reverse()],
    };
  },
  between: (setting) => ({ kind: 'between', cells: someCells(setting, 2, 5) }),
  lockout(setting) {
    return { kind: 'lockout', cells: someCells(setting, 2, 5), value: 1 + setting.random.below(3) };
  },
  entropic: (setting) =>
    valuesOf(setting) % 3 === 0 ? { kind: 'entropic', cells: someCells(setting, 2, 6) } : undefined,
  modular(setting) {
    const value = 2 + setting.random.below(4);
    return { kind: 'modular', cells: someCells(setting, 2, 6), value };
  },
  sumline(setting) {
    const cells = someCells(setting, 1, 6);
    const sum = sumAt(cells.slice(0, 1 + setting.random.below(3)), setting.digits);
    return sum === 0 ? undefined : { kind: 'sumline', cells, sum };
  },
  sandwich: (setting) => outside(setting, 'sandwich'),
  xsum: (setting) => outside(setting, 'xsum'),
  skyscraper: (setting) => outside(setting, 'skyscraper'),
  automaton(setting) {
    const { random } = setting;
    const states = 2 + random.below(4);
    const accept = repeat(states, (i) => i).filter(() => random.below(2) === 0);
    const next = repeat(states, () =>
      repeat(valuesOf(setting), () => random.below(states + 1) - 1),
    );
    return {
      kind: 'automaton',
      cells: someCells(setting, 1, 6),
      start: random.below(states),
      accept,
      next,
    };
  },
};

/** A clue for a row or column, or for some of its cells, from either side. */
function outside(setting: Setting, kind: 'sandwich' | 'xsum' | 'skyscraper'): Constraint {
  const { random, variant } = setting;
  const isRow = random.below(2) === 0;
  const at = random.below(isRow ? variant.rows : variant.columns);
  const line = isRow
    ? repeat(variant.columns, (i) => at * variant.columns + i)
    : repeat(variant.rows, (i) => i * variant.columns + at);
  const cells = random.below(2) === 0 ? line : line.reverse();
  const most = kind === 'skyscraper' ? 5 : kind === 'xsum' ? 16 : 11;
  return {
    kind,
    cells: random.below(6) === 0 ? someCells(setting, 2, 6) : cells,
    value: random.below(most),
  };
}

function withPair(
  setting: Setting,
  make: (cells: [number, number], a: number, b: number) => Constraint,
): Constraint {
  const [a, b] = someCells(setting, 2, 2);
  return make([a, b], setting.digits[a], setting.digits[b]);
}

function someCells({ digits, random }: Setting, least: number, most: number): number[] {
  const all = random.shuffle(digits.map((_, cell) => cell));
  return all.slice(0, least + random.below(most - least + 1));
}

function someDigit(setting: Setting): number {
  return setting.variant.least + setting.random.below(valuesOf(setting));
}

function valuesOf({ variant }: Setting): number {
  return variant.most - variant.least + 1;
}

function sumAt(cells: readonly number[], digits: readonly number[]): number {
  return cells.reduce((sum, cell) => sum + digits[cell], 0);
}

function repeat<T>(length: number, make: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i));
}
export const KINDS = Object.keys(MAKERS) as ConstraintKind[];

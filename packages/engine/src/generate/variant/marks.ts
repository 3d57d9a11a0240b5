import type { Constraint } from '../../constraint/constraint.ts';
import { neighboursIn } from '../../constraint/layout.ts';
import type { Variant } from '../../constraint/variant.ts';
import type { Random } from '../random.ts';

export type MarkKind = 'kropki' | 'less-than' | 'xv';

interface Setting {
  /** The layout. */
  readonly variant: Variant;
  readonly digits: ArrayLike<number>;
}

/** Kind → all its marks between two cells of a solution. */
export const MARKS: Readonly<Record<MarkKind, (setting: Setting) => Constraint[]>> = {
  kropki: (setting) => [
    ...pairs(setting, (cells, a, b) => {
      if (Math.max(a, b) === 2 * Math.min(a, b)) return { kind: 'ratio', cells, value: 2 };
      return Math.abs(a - b) === 1 ? { kind: 'difference', cells, value: 1 } : undefined;
    }),
    { kind: 'negative', of: ['difference', 'ratio'], values: [1, 2] },
  ],
  xv(setting) {
    const totals = [5, 10].filter((total) => total < 2 * setting.variant.most);
    return [
      ...pairs(setting, (cells, a, b) =>
        totals.includes(a + b) ? { kind: 'total', cells, value: a + b } : undefined,
      ),
      { kind: 'negative', of: totals.map(() => 'total'), values: totals },
    ];
  },
  'less-than': (setting) =>
    pairs(setting, (cells, a, b) => {
      const { regions } = setting.variant;
      if (regions[cells[0]] !== regions[cells[1]]) return undefined;
      return { kind: 'less', cells: a < b ? cells : [cells[1], cells[0]] };
    }),
};

function pairs(
  { digits, variant }: Setting,
  mark: (cells: readonly [number, number], a: number, b: number) => Constraint | undefined,
): Constraint[] {
  return neighboursIn(variant).flatMap((cells) => {
    const made = mark(cells, digits[cells[0]], digits[cells[1]]);
    return made ? [made] : [];
  });
}

/** The share of cells that are odd or even. */
const PARITY = 0.4;

/** Cell → the odd or the even digits, or null, at random. */
export function parities({ digits, variant }: Setting, random: Random): (number[] | null)[] {
  const all = Array.from({ length: variant.most }, (_, i) => i + 1);
  const marks = Array.from(digits, (): number[] | null => null);
  const cells = random.shuffle(marks.map((_, cell) => cell));
  for (const cell of cells.slice(0, Math.round(PARITY * cells.length))) {
    marks[cell] = all.filter((digit) => (digit - digits[cell]) % 2 === 0);
  }
  return marks;
}

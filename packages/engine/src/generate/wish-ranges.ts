import { MAX_SIZE } from '../grid/geometry.ts';

export type Range = readonly [from: number, to: number];

export type RangeName = 'givens' | 'rating' | 'score';

/** A wish that is a range of numbers. */
export interface RangeWish {
  /** Completes "expected …". */
  readonly what: string;
  readonly example: Range;
  /** A range without a beginning or an end goes as far as this one. */
  readonly widest: Range;
  /** A number as people write it. */
  readonly number: RegExp;
  /** The digits after the point. */
  readonly decimals: 0 | 1;
}

/** What the forms, options and plans in which people wish for puzzles know of these wishes. */
export const rangeWishes: Readonly<Record<RangeName, RangeWish>> = {
  givens: {
    what: 'a number of givens',
    example: [22, 26],
    widest: [0, MAX_SIZE ** 2],
    number: /^\d{1,4}$/,
    decimals: 0,
  },
  rating: {
    what: 'a rating',
    example: [7, 7.3],
    widest: [1, 12],
    number: /^\d{1,2}(\.\d)?$/,
    decimals: 1,
  },
  score: {
    what: 'a score',
    example: [1000, 1200],
    widest: [0, 9_999_999],
    number: /^\d{1,7}$/,
    decimals: 0,
  },
};

/**
 * Reads `24`, `22..26`, `..24` or `28..`, which `rangeText` writes with `..`. The first number may be
 * the larger one.
 *
 * @param widest A range without a beginning or an end goes as far as this one.
 */
export function parseRange(
  name: RangeName,
  text: string,
  widest: Range = rangeWishes[name].widest,
): Range | undefined {
  const { number } = rangeWishes[name];
  const texts = text.split('..');
  if (texts.length > 2 || texts.every((end) => end === '')) return undefined;
  const ends = texts.map((end, i) =>
    end === '' ? widest[i] : number.test(end) ? Number(end) : Number.NaN,
  );
  return ends.some(Number.isNaN) ? undefined : [ends[0], ends[ends.length - 1]];
}

/** `7.2`, or `7.0 to 7.3`. */
export function rangeText(name: RangeName, [from, to]: Range, between = ' to '): string {
  const [least, most] = [from, to].map((end) => end.toFixed(rangeWishes[name].decimals));
  return from === to ? least : `${least}${between}${most}`;
}

/** Why a wish is no range of such numbers. Only callers without TypeScript can make this mistake. */
export function rangeMistake(name: RangeName, wished: Range | undefined): string | undefined {
  const { decimals, example } = rangeWishes[name];
  const range: unknown = wished;
  const isRange = Array.isArray(range) && range.length === 2 && range.every(Number.isFinite);
  if (range === undefined || (isRange && (decimals > 0 || range.every(Number.isInteger)))) {
    return undefined;
  }
  const such = rangeText(name, example, ', ');
  return `expected ${name} to be a range such as [${such}], got ${String(wished)}`;
}

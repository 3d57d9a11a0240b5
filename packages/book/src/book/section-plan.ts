import { impossibleReason, symmetries, variantKinds, wishesIn } from '@nonet/engine/generate';
import { CLASSIC, type Geometry, geometry } from '@nonet/engine/grid';
import { levels, techniqueRows, variantRows } from '@nonet/engine/rating';
import { perPageCounts } from '../sheet/sheet.ts';
import type { SectionPlan, SectionWishes } from './plan.ts';
import {
  defaultsTo,
  type Fields,
  isComplete,
  needed,
  optional,
  readFields,
} from './plan-fields.ts';
import {
  type Kind,
  kindOf,
  listOf,
  nameFrom,
  oneOf,
  rangeOf,
  stringUpTo,
  trueOrFalse,
  wholeNumber,
} from './plan-values.ts';

/** A section with the keys that it has in the text of a plan. */
type WrittenSection = Omit<SectionPlan, 'wishes'> & {
  readonly [Name in Exclude<keyof SectionWishes, 'geometry'>]-?: SectionWishes[Name] | undefined;
} & { readonly box: Geometry };

const box: Kind<Geometry> = kindOf('a box from 2x2 to 4x4, such as 2x3', (value) => {
  if (typeof value !== 'string') return undefined;
  const [, rows, columns] = /^([2-4])x([2-4])$/.exec(value) ?? [];
  return rows ? geometry(Number(rows), Number(columns)) : undefined;
});

const techniques = [
  ...new Set([...techniqueRows, ...variantRows].flatMap((row) => [row.id, ...row.techniques])),
];

const variantKind = nameFrom(
  'a kind of variant such as "killer"',
  variantKinds.map(({ id }) => id),
);
const variantList = listOf('a list of 1 to 5 kinds of variants', variantKind, 5);

/** One kind, or several together. */
const variant: Kind<NonNullable<SectionWishes['variant']>> = {
  what: variantKind.what,
  read(node, faults) {
    if (node.type === 'array') return variantList.read(node, faults);
    const kind = variantKind.read(node, faults);
    return kind && [kind];
  },
};

const fields: Fields<WrittenSection> = {
  title: optional(stringUpTo(40)),
  box: defaultsTo(CLASSIC, box),
  variant: optional(variant),
  level: optional(oneOf(levels)),
  rating: optional(rangeOf('rating', 'with at most one decimal, such as 7.2')),
  score: optional(rangeOf('score', 'such as 1200')),
  technique: optional(nameFrom('a technique of HoDoKu such as "x-wing"', techniques)),
  symmetry: optional(oneOf(symmetries.map(({ id }) => id))),
  givens: optional(rangeOf('givens', 'such as 24')),
  minimal: optional(trueOrFalse),
  count: needed(wholeNumber(1, 10_000)),
  perPage: defaultsTo(1, oneOf(perPageCounts)),
};

export const sectionKeys: readonly string[] = Object.keys(fields);

/** The keys that are no wishes. */
const UNWISHED = ['title', 'count', 'perPage'];

/** A section, if there can be puzzles as it wishes. */
export const section: Kind<SectionPlan> = {
  what: 'an object',
  read(node, faults) {
    const read = readFields(node, fields, faults);
    if (!read) return undefined;
    const { box = CLASSIC, ...written } = read.values;
    const wishes: SectionWishes = { geometry: box, ...wishesIn(written) };
    const hasWishes = [...read.faulty].every((key) => UNWISHED.includes(key));
    const reason = hasWishes ? impossibleReason(wishes) : undefined;
    if (reason !== undefined) faults.add(node, reason);
    if (reason !== undefined || !isComplete(read)) return undefined;
    const { count, perPage, title } = read.values;
    return { title, count, perPage, wishes };
  },
};

/** A section as the value that is written as JSON. */
export function writtenSection({ count, perPage, title, wishes }: SectionPlan): object {
  const { geometry, givens, variant, ...others } = wishes;
  return {
    title,
    box: `${geometry.boxRows}x${geometry.boxColumns}`,
    variant: variant?.length === 1 ? variant[0] : variant,
    ...others,
    givens: givens && givens[0] === givens[1] ? givens[0] : givens,
    count,
    perPage,
  };
}

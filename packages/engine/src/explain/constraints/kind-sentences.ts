import type { Constraint, ConstraintKind } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import { isSeenFromOutside } from '../../draw/constraint/outside-clues.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { parityIn } from '../../notation/parts/parity.ts';
import { excludedRelations } from '../sentences/relations.ts';

/** Says what a kind of constraints demands, of all constraints that are drawn alike. */
export type KindSentences = {
  readonly [K in ConstraintKind]: string | ((constraint: Of<K>, geometry: Geometry) => string);
};

/** Lines are named by their form, because a printed page has no colors. */
export const englishKinds: KindSentences = {
  diagonal: 'The digits on a marked diagonal are all different.',
  windoku: 'The digits in each of the shaded boxes are all different.',
  disjoint: 'Cells at the same place in their regions hold different digits.',
  unique: 'The digits in a shaded region are all different.',
  antiknight: 'Cells a knight’s move apart hold different digits.',
  antiking: 'Cells a king’s move apart hold different digits.',
  nonconsecutive:
    'Cells side by side never hold consecutive digits, unless a dot stands between them.',
  negative: (constraint) =>
    `Cells side by side without a mark between them never ${excludedRelations(constraint).join(' or ')}.`,
  difference: ({ value }) =>
    value === 1
      ? 'A white dot joins digits that differ by 1.'
      : 'A white dot with a number joins digits with this difference.',
  ratio: ({ value }) =>
    value === 2
      ? 'A black dot joins digits of which one is twice the other.'
      : 'A black dot with a number joins digits of which one is so many times the other.',
  total: ({ value }) =>
    value === 10
      ? 'Digits with an X between them add up to 10.'
      : value === 5
        ? 'Digits with a V between them add up to 5.'
        : 'Digits with a plus sign between them add up to its number.',
  less: 'The sign between two cells points to the smaller digit.',
  pair: 'A gray dot joins digits that are one of the pairs of the puzzle.',
  killer: ({ sum }) =>
    sum === undefined
      ? 'The digits in a cage are all different.'
      : 'The digits in a cage are all different and add up to its number.',
  sum: ({ cells }, geometry) =>
    isSeenFromOutside(cells, geometry)
      ? 'A number with an arrow is the sum of the digits along it, which may repeat.'
      : 'A number in an outline is the sum of its digits, which may repeat.',
  arrow: 'The digits along an arrow add up to the number in its circle.',
  equal: 'On a line with dots at its ends, the digits in each region have the same sum.',
  quadruple: ({ exact }) =>
    exact
      ? 'The digits in a circle with = are in the cells around it, exactly as often as listed.'
      : 'The digits in a circle on a corner are in the cells around it.',
  sets: (constraint, { size }) => {
    const parity = parityIn(constraint, size);
    if (parity === 'odd') return 'A gray circle marks an odd digit.';
    if (parity === 'even') return 'A gray square marks an even digit.';
    return 'The digits in an outline are one of the sets of the puzzle.';
  },
  thermo: ({ slow }) =>
    slow
      ? 'Along a thermometer with gaps, digits never fall from the bulb on.'
      : 'Along a thermometer, digits rise from the bulb.',
  whisper: ({ value }) => `On a narrow plain line, neighbors differ by at least ${value}.`,
  renban: 'On a wide plain line, the digits are consecutive, in any order.',
  palindrome: 'A line with squares at its ends reads the same from both ends.',
  between: 'On a line between two circles, the digits lie strictly between those in the circles.',
  lockout: ({ value }) =>
    `The digits in two joined diamonds differ by at least ${value}, and those on the line are outside of them.`,
  entropic: 'On a line of short dashes, any three neighbors are a low, a middle and a high digit.',
  modular: ({ value }) =>
    `On a dotted line, any ${value} neighbors have different remainders when divided by ${value}.`,
  sumline: 'A line of long dashes falls into parts that each add up to its number.',
  sandwich: (_, { size }) =>
    `A number between two bars outside the grid is the sum of the digits between 1 and ${size} in its line.`,
  xsum: 'A plain number outside the grid is the sum of the first digits of its line, as many as the first one says.',
  skyscraper:
    'A number in a tower outside the grid says how many digits of its line are greater than all before them.',
  automaton: 'The digits on a thin line of dashes follow the table of the puzzle.',
};

export function kindSentence(
  constraint: Constraint,
  geometry: Geometry,
  sentences: KindSentences,
): string {
  const said = sentences[constraint.kind] as
    | string
    | ((constraint: Constraint, geometry: Geometry) => string);
  return typeof said === 'string' ? said : said(constraint, geometry);
}

import type { Constraint, ConstraintKind } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import { type Geometry, internGeometry } from '../../grid/geometry.ts';
import type { English } from '../english.ts';
import { joined, type Phrase, say } from '../phrase.ts';
import { excludedRelations } from './relations.ts';

/** Says what a constraint demands. A rule for all neighbors is said of the cells `core`. */
type Sentences = {
  readonly [K in ConstraintKind]?: (
    constraint: Of<K>,
    en: English,
    core: readonly number[],
  ) => Phrase;
};

const SENTENCES: Sentences = {
  killer: ({ cells, sum }, en) =>
    sum === undefined
      ? say`The digits of the cage ${en.cells(cells)} are different.`
      : say`The digits of the cage ${en.cells(cells)} are different and add up to ${sum}.`,
  sum: ({ cells, sum }, en) => say`The digits in ${en.cells(cells)} add up to ${sum}.`,
  arrow: ({ bulb, shaft }, en) =>
    bulb.length > 1
      ? say`The digits on the arrow, ${en.cells(shaft)}, add up to the number in its circle, ${en.cells(bulb)}.`
      : say`The digits on the arrow, ${en.cells(shaft)}, add up to the digit in its circle, ${en.cells(bulb)}.`,
  equal: ({ parts }, en) => {
    const named = parts.map((cells) => say`(${joined(cells.map(en.cell), ', ')})`);
    return say`The parts ${en.list(named, 'and')} have the same sum.`;
  },
  sets: ({ cells }, en) => say`The digits in ${en.cells(cells)} are one of the sets of the puzzle.`,
  difference: ({ cells, value }, en) => say`${en.cells(cells)} differ by ${value}.`,
  ratio: ({ cells, value }, en) => say`One of ${en.cells(cells)} is ${value} times the other.`,
  total: ({ cells, value }, en) => say`${en.cells(cells)} add up to ${value}.`,
  less: ({ cells: [a, b] }, en) => say`${en.cell(a)} is less than ${en.cell(b)}.`,
  pair: ({ cells }, en) => say`${en.cells(cells)} are one of the pairs of the puzzle.`,
  nonconsecutive: (_, en, core) =>
    say`${en.cells(core)} are neighbors, so their digits are not consecutive.`,
  negative: (constraint, en, core) =>
    say`There is no mark between ${en.cells(core)}, so they do not ${en.list(excludedRelations(constraint), 'or')}.`,
  thermo: ({ cells, slow }, en) =>
    slow
      ? say`Along the slow thermometer ${en.cells(cells)}, the digits never fall.`
      : say`Along the thermometer ${en.cells(cells)}, the digits rise.`,
  whisper: ({ cells, value }, en) =>
    say`Neighbors on the line ${en.cells(cells)} differ by at least ${value}.`,
  renban: ({ cells }, en) =>
    say`The digits on the line ${en.cells(cells)} are consecutive, in any order.`,
  palindrome: ({ cells }, en) => say`The line ${en.cells(cells)} reads the same from both ends.`,
  between: ({ cells }, en) =>
    say`The inner digits of the line ${en.cells(cells)} lie between those at its ends.`,
  lockout: ({ cells, value }, en) =>
    say`The ends of the line ${en.cells(cells)} differ by at least ${value}, and its inner digits lie outside of them.`,
  entropic: ({ cells }, en) =>
    say`Any three neighbors on the line ${en.cells(cells)} are a low, a middle and a high digit.`,
  modular: ({ cells, value }, en) =>
    say`Any ${value} neighbors on the line ${en.cells(cells)} have different remainders modulo ${value}.`,
  sumline: ({ cells, sum }, en) =>
    say`The line ${en.cells(cells)} falls into parts that each add up to ${sum}.`,
  sandwich: ({ cells, value }, en) =>
    say`In ${line(cells, en)}, the digits between 1 and ${en.geometry.size} add up to ${value}.`,
  xsum: ({ cells, value }, en) =>
    say`In ${line(cells, en)}, the first digit says how many of the first digits add up to ${value}.`,
  skyscraper: ({ cells, value }, en) =>
    value === 1
      ? say`In ${line(cells, en)}, 1 digit is greater than all before it.`
      : say`In ${line(cells, en)}, ${value} digits are greater than all before them.`,
  quadruple: ({ cells, exact, values }, en) =>
    exact
      ? say`${en.cells(cells)} contain ${en.digits(values)}, and none of these digits more often.`
      : say`${en.cells(cells)} contain ${en.digits(values)}.`,
  automaton: ({ cells }, en) =>
    say`The digits in ${en.cells(cells)} follow the table of the puzzle.`,
};

export function ruleSentence(constraint: Constraint, en: English, core: readonly number[]): Phrase {
  const say = SENTENCES[constraint.kind] as
    | ((constraint: Constraint, en: English, core: readonly number[]) => Phrase)
    | undefined;
  if (!say)
    throw new RangeError(`expected a constraint that excludes digits, got ${constraint.kind}`);
  return say(constraint, en, core);
}

/** `row 3 from r3c9 on`, or the cells. */
function line(cells: readonly number[], en: English): Phrase {
  const house = lineOf(cells, en.geometry);
  return house === undefined
    ? en.cells(cells)
    : say`${en.house(house)} from ${en.cell(cells[0])} on`;
}

/** The row or column of these cells, if they are all of it. */
export function lineOf(cells: readonly number[], geometry: Geometry): number | undefined {
  const { houses, size } = internGeometry(geometry);
  const sorted = cells.toSorted((a, b) => a - b).join();
  const house = houses.findIndex((list) => list.join() === sorted);
  return house < 0 || house >= 2 * size ? undefined : house;
}

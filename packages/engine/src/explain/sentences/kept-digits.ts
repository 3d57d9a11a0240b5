import { digitsOf } from '../../grid/digit-set.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { RulePattern } from '../../technique/pattern.ts';
import { cellOf, digitIn } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { is, subject, topic } from '../particle.ts';
import { joined, type Phrase, say } from '../phrase.ts';

/** Cells, and the digits that a step takes from what is left of them. */
interface Kept {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** The most digits that are listed. */
const MOST_LISTED = 3;

/** `Here r1c1 is 5, and r1c2 and r1c3 are at least 4.` No sentence if all digits could be left. */
export function keptFacts(pattern: RulePattern, en: English): Phrase[] {
  const facts = keptIn(pattern, en.geometry).map(({ cells, digits }) => {
    const are = cells.length > 1 ? 'are' : 'is';
    return say`${en.cells(cells)} ${are} ${english(digits, en)}`;
  });
  if (facts.length === 0) return [];
  if (facts.length < 3) return [say`Here ${joined(facts, ', and ')}.`];
  return [say`Here ${joined(facts.slice(0, -1), '; ')}; and ${facts[facts.length - 1]}.`];
}

function english(digits: readonly number[], en: English): string {
  const { size } = en.geometry;
  const [first, last] = [digits[0], digits[digits.length - 1]];
  if (digits.length <= MOST_LISTED) return en.anyDigit(digits);
  if (last - first === digits.length - 1) {
    if (last === size) return `at least ${first}`;
    return first === 1 ? `at most ${last}` : `from ${first} to ${last}`;
  }
  return `not ${en.anyDigit(without(digits, size))}`;
}

/** `지금 r1c1은 5이고, r1c2와 r1c3은 4 이상이에요.` */
export function keptFactsKorean(pattern: RulePattern, ko: Korean): Phrase[] {
  const all = keptIn(pattern, ko.geometry);
  const facts = all.map(({ cells, digits }, i) => {
    const end = i < all.length - 1 ? 'and' : 'end';
    return say`${topic(ko.cells(cells))} ${korean(digits, end, ko)}`;
  });
  return facts.length > 0 ? [say`지금 ${joined(facts, ', ')}.`] : [];
}

function korean(digits: readonly number[], end: 'and' | 'end', ko: Korean): string {
  const { size } = ko.geometry;
  const being = (noun: string): string => (end === 'and' ? `${noun}이고` : is(noun));
  const [first, last] = [digits[0], digits[digits.length - 1]];
  if (digits.length === 1) return being(`${first}`);
  if (digits.length <= MOST_LISTED) return being(`${digits.join(', ')} 중 하나`);
  if (last - first === digits.length - 1) {
    if (last === size) return being(`${first} 이상`);
    return being(first === 1 ? `${last} 이하` : `${first} 이상 ${last} 이하`);
  }
  return `${subject(ko.digits(without(digits, size)))} ${end === 'and' ? '아니고' : '아니에요'}`;
}

function without(digits: readonly number[], size: number): number[] {
  const all = Array.from({ length: size }, (_, i) => i + 1);
  return all.filter((digit) => !digits.includes(digit));
}

/** The digits that are not missing, for the cells of which some are missing. Cells with the same digits are together. */
function keptIn({ missing }: RulePattern, geometry: Geometry): Kept[] {
  const sets = new Map<number, number>();
  for (const candidate of missing) {
    const cell = cellOf(candidate, geometry);
    const before = sets.get(cell) ?? (1 << geometry.size) - 1;
    sets.set(cell, before & ~(1 << (digitIn(candidate, geometry) - 1)));
  }
  const cells = new Map<number, number[]>();
  for (const [cell, set] of sets) cells.set(set, [...(cells.get(set) ?? []), cell]);
  return [...cells].map(([set, list]) => ({ cells: list, digits: digitsOf(set) }));
}

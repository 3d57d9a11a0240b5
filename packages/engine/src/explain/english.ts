import { formatCell } from '../grid/coordinate.ts';
import { CLASSIC, houseName } from '../grid/geometry.ts';
import type { Candidate } from '../technique/step.ts';
import { cellGroups } from './cell-groups.ts';

const KINDS = ['row', 'column', 'box'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function cell(index: number): string {
  return formatCell(CLASSIC, index);
}

/** `r1c2, r1c3 and r1c4` */
export function cells(indexes: readonly number[]): string {
  return list(indexes.map(cell), 'and');
}

/** `r1c2, r1c3 or r1c4` */
export function anyCell(indexes: readonly number[]): string {
  return list(indexes.map(cell), 'or');
}

/** `3, 5 and 7` */
export function digits(all: readonly number[]): string {
  return list(all.map(String), 'and');
}

/** `3, 5 or 7` */
export function anyDigit(all: readonly number[]): string {
  return list(all.map(String), 'or');
}

/** `row 4` */
export function house(index: number): string {
  return houseName(CLASSIC, index);
}

/** `rows 4 and 9`, or `row 4 and box 2` */
export function houses(indexes: readonly number[]): string {
  const [first] = indexes;
  const isOneKind = indexes.every((it) => Math.floor(it / 9) === Math.floor(first / 9));
  if (indexes.length < 2 || !isOneKind) return list(indexes.map(house), 'and');
  const numbers = indexes.map((it) => `${(it % 9) + 1}`);
  return `${plural(KINDS[Math.floor(first / 9)])} ${list(numbers, 'and')}`;
}

/** `a`, `a and b`, `a, b and c` */
export function list(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** `two` */
export function number(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

/** `both` for two, otherwise `all three` */
export function all(count: number): string {
  return count === 2 ? 'both' : `all ${number(count)}`;
}

/** `has` for one cell, `have` for more */
export function have(indexes: readonly number[]): string {
  return indexes.length > 1 ? 'have' : 'has';
}

/** `a 7`, `an 8`, `an X-Wing` */
export function a(noun: string): string {
  return /^[8AEX]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The first letter in upper case. */
export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

function plural(noun: string): string {
  return noun === 'box' ? 'boxes' : `${noun}s`;
}

/** `7 from r1c2 and r5c8, and 2 and 5 from r3c3` */
export function removals(eliminations: readonly Candidate[]): string {
  const groups = cellGroups(eliminations).map(
    (group) => `${digits(group.digits)} from ${cells(group.cells)}`,
  );
  return groups.length < 3
    ? groups.join(', and ')
    : `${groups.slice(0, -1).join('; ')}; and ${groups.at(-1)}`;
}

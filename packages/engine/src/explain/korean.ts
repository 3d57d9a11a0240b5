import { formatCell } from '../grid/coordinate.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Candidate } from '../technique/step.ts';
import { cellGroups } from './cell-groups.ts';
import { and, object } from './particle.ts';

const KINDS = ['행', '열', '번 상자'];
const NUMBERS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];

export function cell(index: number): string {
  return formatCell(CLASSIC, index);
}

/** `r1c2와 r1c3`, `r1c2, r1c3, r1c4` */
export function cells(indexes: readonly number[]): string {
  return list(indexes.map(cell));
}

/** `3과 5`, `3, 5, 7` */
export function digits(all: readonly number[]): string {
  return list(all.map(String));
}

/** `4행`, `5번 상자` */
export function house(index: number): string {
  return `${(index % 9) + 1}${KINDS[Math.floor(index / 9)]}`;
}

/** `4행과 9행`, `4행, 9행, 2번 상자` */
export function houses(indexes: readonly number[]): string {
  return list(indexes.map(house));
}

function list(items: readonly string[]): string {
  return items.length === 2 ? `${and(items[0])} ${items[1]}` : items.join(', ');
}

/** `두`, `세`, or `12` */
export function number(count: number): string {
  return NUMBERS[count] ?? `${count}`;
}

/** `r1c2와 r5c8에서 7을, r3c3에서 2와 5를` */
export function removals(eliminations: readonly Candidate[]): string {
  return cellGroups(eliminations)
    .map((group) => `${cells(group.cells)}에서 ${object(digits(group.digits))}`)
    .join(', ');
}

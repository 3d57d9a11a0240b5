import type { Geometry } from '@nonet/engine/grid';

/** Row, column and box of a cell, counted from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly box: number;
}

export function placeOf(geometry: Geometry, cell: number): Place {
  return {
    row: geometry.row[cell] + 1,
    column: geometry.column[cell] + 1,
    box: geometry.box[cell] + 1,
  };
}

/** The kind of a house, and its number counted from 1. */
export interface HousePlace {
  readonly kind: 'row' | 'column' | 'box' | 'extra region';
  readonly number: number;
}

export function housePlaceOf({ size }: Geometry, house: number): HousePlace {
  const kind = (['row', 'column', 'box'] as const)[Math.floor(house / size)];
  if (!kind) return { kind: 'extra region', number: house - 3 * size + 1 };
  return { kind, number: (house % size) + 1 };
}

// Number.toLocaleString would make a new formatter for every number.
const GROUPED = new Intl.NumberFormat('en');

/** Formats 8365 as `8,365`, in English and in Korean. */
export function grouped(value: number): string {
  return GROUPED.format(value);
}

/** Formats a count with an English noun: `1 cell`, `8,365 cells`. */
export function plural(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats the place of a cell as `r4c2`. */
export function shortPlace({ row, column }: Place): string {
  return `r${row}c${column}`;
}

/** Formats the place of a cell as `row 4, column 2`. */
export function englishPlace({ row, column }: Place): string {
  return `row ${row}, column ${column}`;
}

/** Formats the place of a cell as `4행 2열`. */
export function koreanPlace({ row, column }: Place): string {
  return `${row}행 ${column}열`;
}

/** Formats a house as `row 4`. */
export function englishHouse({ kind, number }: HousePlace): string {
  return `${kind} ${number}`;
}

const HOUSES = { row: '행', column: '열', box: '번 상자', 'extra region': '번 추가 영역' };

/** Formats a house as `4행`. */
export function koreanHouse({ kind, number }: HousePlace): string {
  return `${number}${HOUSES[kind]}`;
}

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

/** The kind of a house, and its number from 1. */
export interface HousePlace {
  readonly kind: 'row' | 'column' | 'box';
  readonly number: number;
}

export function housePlaceOf({ size }: Geometry, house: number): HousePlace {
  const kind = house < size ? 'row' : house < 2 * size ? 'column' : 'box';
  return { kind, number: (house % size) + 1 };
}

/** Formats 8365 as 8,365. Both languages group digits the same way. */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}

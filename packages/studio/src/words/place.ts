import {
  formatCell,
  type Geometry,
  type HousePlace as House,
  housePlaceOf as houseOf,
  isJigsaw,
} from '@nonet/engine/grid';

/** Row, column and box of a cell, counted from 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly box: number;
  /** Whether the box is a region of a jigsaw. */
  readonly isRegion?: boolean;
}

export function placeOf(geometry: Geometry, cell: number): Place {
  return {
    row: geometry.row[cell] + 1,
    column: geometry.column[cell] + 1,
    box: geometry.box[cell] + 1,
    ...(isJigsaw(geometry) && { isRegion: true }),
  };
}

/** The kind of a house, and its number counted from 1, or its first cell if people do not number it. */
export interface HousePlace {
  readonly kind: House['kind'];
  readonly which: number | string;
}

export function housePlaceOf(geometry: Geometry, house: number): HousePlace {
  const place = houseOf(geometry, house);
  const which = 'number' in place ? place.number : formatCell(geometry, place.first);
  return { kind: place.kind, which };
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

const ENGLISH = {
  row: 'row',
  column: 'column',
  box: 'box',
  region: 'region',
  diagonal: 'the diagonal from',
  window: 'the window at',
  'disjoint-group': 'the disjoint group of',
  'extra-region': 'the extra region at',
};

/** Formats a house as `row 4` or `the diagonal from r1c1`. */
export function englishHouse({ kind, which }: HousePlace): string {
  return `${ENGLISH[kind]} ${which}`;
}

const KOREAN = {
  row: '행',
  column: '열',
  box: '번 상자',
  region: '번 영역',
  diagonal: '에서 시작하는 대각선',
  window: '에서 시작하는 안쪽 상자',
  'disjoint-group': '에서 시작하는 같은 자리 묶음',
  'extra-region': '에서 시작하는 추가 영역',
};

/** Formats a house as `4행` or `r1c1에서 시작하는 대각선`. */
export function koreanHouse({ kind, which }: HousePlace): string {
  return `${which}${KOREAN[kind]}`;
}

/** The box of a cell, which is a region in a jigsaw. */
export function boxOf({ box, isRegion }: Place): HousePlace {
  return { kind: isRegion ? 'region' : 'box', which: box };
}

import { shown } from '../grid/wrong-kind.ts';
import type { Expectation, Noun } from './expectation.ts';

/** What is wrong with the data of a variant. */
export interface VariantFault {
  /** For example "constraints[3].cells[1]", or "" for the whole variant. */
  readonly place: string;
  readonly expected: Expectation;
  /** For example "81". */
  readonly found: string;
}

/** The numbers of a grid that bound those of its constraints. */
export interface Bounds {
  readonly cells: number;
  readonly least: number;
  readonly most: number;
}

/** Finds the fault of a value, if it has one. */
export type Form = (value: unknown, place: string, bounds: Bounds) => VariantFault | undefined;

/** The fault of a value. */
export function wrong(place: string, expected: Expectation, found: unknown): VariantFault {
  return { place, expected, found: shown(found) };
}

export const flag: Form = (value, place) =>
  typeof value === 'boolean' ? undefined : wrong(place, { id: 'flag' }, value);

/** A whole number from `from` to `to`. */
export function whole(from: number, to: number = MOST_NUMBER): Form {
  const range: Expectation = { id: 'whole', from, ...(to !== MOST_NUMBER && { to }) };
  return (value, place) => (isWhole(value, from, to) ? undefined : wrong(place, range, value));
}

/** More digits than that are no bits of a number. */
export const MOST_DIGITS = 25;

/** No sum of digits is as large. */
const MOST_NUMBER = 1_000_000;

export function optional(form: Form): Form {
  return (value, place, bounds) => (value === undefined ? undefined : form(value, place, bounds));
}

export function oneOf(texts: readonly string[]): Form {
  return (value, place) =>
    typeof value === 'string' && texts.includes(value)
      ? undefined
      : wrong(place, { id: 'one-of', texts }, value);
}

export const digit: Form = (value, place, { least, most }) =>
  isWhole(value, least, most)
    ? undefined
    : wrong(place, { id: 'digit', from: least, to: most }, value);

export const cell: Form = (value, place, bounds) =>
  isWhole(value, 0, bounds.cells - 1)
    ? undefined
    : wrong(place, { id: 'cell', from: 0, to: bounds.cells - 1 }, value);

/** A list of at least `fewest` and at most `most` entries of a form, which are called `noun`. */
export function list(
  form: Form,
  {
    fewest = 0,
    most = MOST_NUMBER,
    noun = 'entries',
  }: { readonly fewest?: number; readonly most?: number; readonly noun?: Noun } = {},
): Form {
  return (value, place, bounds) => {
    if (!Array.isArray(value)) return wrong(place, { id: 'list', noun }, value);
    if (value.length < fewest || value.length > most) {
      const bound = value.length < fewest ? 'least' : 'most';
      const count = bound === 'least' ? fewest : most;
      const isExact = fewest === most;
      return wrong(place, { id: 'count', count, noun, ...(!isExact && { bound }) }, value.length);
    }
    for (let i = 0; i < value.length; i++) {
      const wrongEntry = form(value[i], `${place}[${i}]`, bounds);
      if (wrongEntry) return wrongEntry;
    }
    return undefined;
  };
}

/** At least `fewest` cells. A cell may be listed several times. */
export function cells(fewest = 1): Form {
  return (value, place, bounds) =>
    list(cell, { fewest, most: bounds.cells, noun: 'cells' })(value, place, bounds);
}

/** Cells of which none is listed twice, no more than there are digits. */
export const differentCells: Form = (value, place, bounds) =>
  cells()(value, place, bounds) ??
  withoutRepeats(value as number[], place, 'cells') ??
  noMoreThanDigits(value as number[], place, bounds);

/** Two cells. */
export const cellPair: Form = (value, place, bounds) =>
  list(cell, { fewest: 2, most: 2, noun: 'cells' })(value, place, bounds) ??
  withoutRepeats(value as number[], place, 'cells');

/** Different digits. */
export const digitSet: Form = (value, place, bounds) =>
  list(digit, { noun: 'digits' })(value, place, bounds) ??
  withoutRepeats(value as number[], place, 'digits');

/** The cells are no more than there are digits, if each is counted once. */
export function noMoreThanDigits(
  value: readonly number[],
  place: string,
  { least, most }: Bounds,
): VariantFault | undefined {
  const count = new Set(value).size;
  const digits = most - least + 1;
  return count <= digits
    ? undefined
    : wrong(place, { id: 'count', bound: 'most', count: digits, noun: 'cells' }, count);
}

function withoutRepeats(
  value: readonly number[],
  place: string,
  noun: Noun,
): VariantFault | undefined {
  const again = value.findIndex((entry, i) => value.indexOf(entry) < i);
  return again < 0
    ? undefined
    : wrong(`${place}[${again}]`, { id: 'different', noun }, value[again]);
}

function isWhole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

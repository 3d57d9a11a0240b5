import { type Geometry, USUAL_SIZES } from '../../grid/geometry.ts';
import type { NotationError } from '../notation-error.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { errorOf } from './fault.ts';
import { type Row, type RowForm, WRONG } from './row.ts';
import { shown, visibleText } from './symbol.ts';

/** The first error in the rows of a record. `count` is their number, kept or not. */
export function errorAmong(
  rows: readonly Row[],
  form: RowForm,
  { shape, count }: { readonly shape: Geometry; readonly count: number },
): NotationError | undefined {
  for (const row of rows) {
    const error = errorIn(row, form, shape);
    if (error) return error;
  }
  if (areNumbered(rows, shape.size)) {
    const found = { id: 'cells', count: shape.size } as const;
    const expected = { id: 'row-of-cells', sizes: [shape.size - 1] } as const;
    return errorOf('length', rows[0].line, rows[0].end, expected, found);
  }
  if (rows.length === shape.size) return undefined;
  const expected = { id: 'rows', count: shape.size } as const;
  const found = { id: 'rows', count } as const;
  const { line, end } = rows[Math.min(rows.length, shape.size + 1) - 1];
  return errorOf('length', line, rows.length > shape.size ? 1 : end, expected, found);
}

/**
 * Whether the rows begin with numbers that go round: 1, 2 … 9, 1 or 0, 1 … 8, 0. The last row may be
 * empty instead. Then they are rows of two grids of the next smaller size, with their numbers.
 */
function areNumbered(rows: readonly Row[], size: number): boolean {
  const most = size - 1;
  if (rows.length !== size || !USUAL_SIZES.includes(most)) return false;
  const isOver = rows[most].cells.every(({ text }) => text === '');
  const numbers = rows.slice(0, isOver ? most : size).map(({ cells: [{ text }] }) => text);
  const first = Number(numbers[0]);
  if (Number.isNaN(first)) return false;
  return [0, 1].some((base) =>
    numbers.every((text, at) => text === `${((first - base + at) % most) + base}`),
  );
}

/** The error in a row, of a grid with this shape or of any usual size. */
export function errorIn(
  row: Row,
  form: RowForm,
  shape: Geometry | undefined,
): NotationError | undefined {
  const { line, cells, end } = row;
  if (row.error) return row.error;
  const wrong = cells.find((cell) => cell.value === WRONG);
  if (wrong) {
    return errorOf('symbol', line, wrong.column, form.expected(shape?.size), quoted(wrong.text));
  }
  if (cells.length !== shape?.size) {
    const sizes = shape ? [shape.size] : USUAL_SIZES;
    const found = { id: 'cells', count: cells.length } as const;
    return errorOf('length', line, end, { id: 'row-of-cells', sizes }, found);
  }
  for (const cell of cells) {
    const past = form.past(cell, shape.size);
    if (!past) continue;
    const expected = { id: 'digit', symbols: form.digits(shape.size) } as const;
    return errorOf('digit', line, past.column, expected, quoted(past.text));
  }
  return undefined;
}

/** Errors quote at most this many characters of a cell. */
const SHOWN = 12;

function quoted(text: string): Phrase {
  const characters = Array.from(text);
  if (characters.length === 1) return shown(text);
  const start = characters.slice(0, SHOWN).map(visibleText).join('');
  return verbatim(`"${start}${characters.length > SHOWN ? '…' : ''}"`);
}

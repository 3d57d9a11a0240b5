import type { Geometry } from '../../grid/geometry.ts';
import type { Notation, NotationError, NotationReader, NotationResult } from '../notation.ts';
import { type Cell, type Row, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { numberOf, spacedForm } from './spaced.ts';

/** A number, or a symbol in quotes as in LeetCode 37. */
const CELL = `(?:\\d+|"[^"\\s]{0,2}"|'[^'\\s]{0,2}')`;
const ROW = `\\[\\s*${CELL}(?:\\s*,\\s*${CELL})*\\s*\\]`;
/** A row, or a whole grid as a list of lists. */
const LIST = new RegExp(`^\\s*\\[?\\s*${ROW}(?:\\s*,\\s*${ROW})*\\s*\\]?\\s*,?\\s*$`);

/**
 * One list per row. Python prints lists this way. So does the article that `randomGrid` is based on.
 */
export const lists: Notation = {
  id: 'lists',
  summary: 'one list per row: [1, 2, 3], as Python prints it; or a list of lists on one line',
  holdsSolution: false,
  head: '',
  reader: (geometry) => new ListRecords(geometry),
  format: ({ givens: { geometry, digits } }, index) => {
    const { size, cells } = geometry;
    let text = index > 0 ? '\n' : '';
    for (let cell = 0; cell < cells; cell += size) {
      text += `[${digits.subarray(cell, cell + size).join(', ')}]\n`;
    }
    return text;
  },
};

/** Whether a line is a list of cells, or a list of lists with all rows of a grid. */
export function isList(text: string): boolean {
  return LIST.test(text);
}

/** Passes rows to RowRecords. If a line is a list of lists, passes its rows one after another. */
class ListRecords implements NotationReader {
  private readonly rows: RowRecords;
  /** The index in the line where the current list starts. */
  private offset = 0;
  private waiting: NotationResult[] = [];

  constructor(geometry: Geometry | undefined) {
    const read = (text: string, line: number): Row => readList(text, line, this.offset);
    this.rows = new RowRecords({ ...spacedForm, read }, geometry);
  }

  line(text: string, number: number): NotationResult | undefined {
    const inner = [...text.matchAll(/\[[^[\]]*\]/g)];
    if (inner.length < 2) return this.rows.line(text, number);
    for (const { 0: list, index } of inner) {
      this.offset = index;
      this.keep(this.rows.line(list, number));
    }
    this.offset = 0;
    this.keep(this.rows.end());
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.waiting.shift();
  }

  broken(error: NotationError): NotationResult | undefined {
    return this.rows.broken(error);
  }

  end(): NotationResult | undefined {
    return this.rows.end();
  }

  private keep(result: NotationResult | undefined): void {
    if (result) this.waiting.push(result);
  }
}

/** Reads numbers, or symbols in quotes. Empty quotes are a blank. */
function readList(text: string, line: number, offset: number): Row {
  const cells: Cell[] = [];
  for (const { 0: written, index } of text.matchAll(/"[^"]*"|'[^']*'|[^\s[\],"']+/g)) {
    const word = written.replaceAll(/["']/g, '').trim();
    const value = word === '' ? 0 : (numberOf(word) ?? WRONG);
    cells.push({ value, column: offset + index + 1, text: word });
  }
  return { line, cells, end: offset + text.trimEnd().length + 1 };
}

import { defineNotation, type Notation, type NotationResult } from '../notation.ts';
import { partsOf, type RowCells, type RowForm, recordText, WRONG } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { numberOf, spacedForm } from './spaced.ts';

/** A number, or a symbol in quotes as in LeetCode 37. */
const CELL = `(?:\\d+|"[^"\\s]{0,2}"|'[^'\\s]{0,2}')`;
const ROW = `\\[\\s*${CELL}(?:\\s*,\\s*${CELL})*\\s*\\]`;
/** A row, or a whole grid as a list of lists. */
const LIST = new RegExp(`^\\s*\\[?\\s*${ROW}(?:\\s*,\\s*${ROW})*\\s*\\]?\\s*,?\\s*$`);

const listForm: RowForm = { ...spacedForm, read: readList };

/** One list per row, as Python prints lists. */
export const lists: Notation = defineNotation({
  id: 'lists',
  summary: 'one list per row: [1, 2, 3], as Python prints it; or a list of lists on one line',
  reader: (geometry) => new ListRecords(listForm, geometry),
  format: ({ givens: { geometry, digits } }, index) =>
    recordText(
      partsOf([...digits], geometry.size).map((row) => `[${row.join(', ')}]`),
      index,
    ),
});

/** Whether a line is a list of cells, or a list of lists with all rows of a grid. */
export function isList(text: string): boolean {
  return LIST.test(text);
}

/** Reads lists of cells. A list of lists on one line is a whole record. */
class ListRecords extends RowRecords {
  /** Results of the latest line that `more` has not returned yet. */
  private readonly results: NotationResult[] = [];

  override line(text: string, number: number): NotationResult | undefined {
    const inner = [...text.matchAll(/\[[^[\]]*\]/g)];
    if (inner.length < 2) return super.line(text, number);
    for (const { 0: list, index } of inner) this.keep(super.line(list, number, index));
    this.keep(this.end());
    return this.more();
  }

  more(): NotationResult | undefined {
    return this.results.shift();
  }

  private keep(result: NotationResult | undefined): void {
    if (result) this.results.push(result);
  }
}

/** Reads numbers, or symbols in quotes. Empty quotes are a blank. */
function readList(text: string, offset: number): RowCells {
  const words = text.matchAll(/"[^"]*"|'[^']*'|[^\s[\],"']+/g);
  const cells = Array.from(words, ({ 0: written, index }) => {
    const word = written.replaceAll(/["']/g, '').trim();
    const value = word === '' ? 0 : (numberOf(word) ?? WRONG);
    return { value, column: offset + index + 1, text: word };
  });
  return { cells };
}

import { defineNotation, type Notation } from '../notation.ts';
import { isNumber, isRule } from '../parts/aside.ts';
import { type Row, recordText } from '../parts/row.ts';
import { RowRecords } from '../parts/row-records.ts';
import { closesList, isCode, isCommentedRow, listForm, rowsIn } from './list-rows.ts';
import { numberWriter } from './spaced.ts';

const listRows = numberWriter((row) => `[${row.join(', ')}]`);

/** One list per row, as Python prints lists. Arrays in code are read too. */
export const lists: Notation = defineNotation({
  id: 'lists',
  summary: 'one list per row: [1, 2, 3], as Python prints it; also arrays in code',
  inRows: true,
  reader: (geometry) => new ListRecords(listForm, geometry),
  format: ({ givens }, index) => recordText([listRows(givens)], index),
});

/** Reads lists of cells. A line with several rows is a whole record. */
class ListRecords extends RowRecords {
  protected override read(text: string, number: number): void {
    const rows = rowsIn(text);
    if (rows.length > 0) {
      for (const row of rows) super.read(row.text, number, row.index);
      if (rows.length > 1 || closesList(text)) this.part();
    } else if (text.trim() === '' || !isCode(text) || isRule(text) || isNumber(text)) {
      super.read(text, number);
    } else if (isCommentedRow(text)) this.aside.add(number, text);
    else if (closesList(text)) this.part();
  }

  /**
   * JavaScript has no cell after the last comma. So if rows of a grid of n rows have n + 1 cells, and
   * the last one is always a hole, it is none.
   */
  protected override fitted(rows: readonly Row[]): readonly Row[] {
    const isOver = ({ cells }: Row): boolean => cells.length === rows.length + 1;
    if (!rows.filter(isOver).every(({ cells }) => cells.at(-1)!.text === '')) return rows;
    return rows.map((row) => (isOver(row) ? { ...row, cells: row.cells.slice(0, -1) } : row));
  }
}

import { isDots, isRule } from './aside.ts';
import { isColumnNumbers, type Row } from './row.ts';

/** A line that may be a row. */
interface LeadLine {
  readonly row: Row;
  readonly text: string;
}

/**
 * Lines before the first row of a record that may be rows or not: `---------`, dots, a number, or
 * `1 2 3 … 9` above the columns. They are rows only if the record is short of as many.
 */
export class RowLead {
  private lines: LeadLine[] = [];

  get length(): number {
    return this.lines.length;
  }

  /** Whether there are only dashes. */
  get areRules(): boolean {
    return this.lines.every(({ text }) => isRule(text));
  }

  /** Whether a line of dots is among them. A second one is a row. */
  get hasDots(): boolean {
    return this.lines.some(({ text }) => isDots(text));
  }

  add(row: Row, text: string): void {
    this.lines.push({ row, text });
  }

  /** Keeps the lines that may be rows above the first row. Returns the others. */
  settle({ cells }: Row): readonly LeadLine[] {
    if (this.lines.length === 0) return this.lines;
    const fits = ({ row }: LeadLine): boolean =>
      row.cells.length === cells.length || isColumnNumbers(row);
    const others = this.lines.filter((line) => !fits(line));
    this.lines = this.lines.filter(fits);
    return others;
  }

  /** How many of the last `most` lines may be rows of a record with these signs for a blank. */
  usable(most: number, blanks: () => ReadonlySet<string>): number {
    const last = this.lines.slice(-most);
    const isUnusable = ({ row, text }: LeadLine): boolean =>
      isRule(text) && !blanks().has(row.cells[0].text);
    return last.length - last.findLastIndex(isUnusable) - 1;
  }

  /** Removes the last `count` lines, and returns their rows. */
  take(count: number): Row[] {
    return this.lines.splice(-count).map(({ row }) => row);
  }

  /** Removes the last line and returns its row, if it is `1 2 3 … 9`. */
  takeHeader(): Row | undefined {
    const last = this.lines.at(-1);
    return last && isColumnNumbers(last.row) ? this.lines.pop()!.row : undefined;
  }

  /** Removes all lines. */
  clear(): LeadLine[] {
    return this.lines.splice(0);
  }
}

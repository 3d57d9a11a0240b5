import { isProse } from '../parts/aside.ts';
import { areCounted } from '../parts/counted-names.ts';
import { PART } from './unwrapped.ts';

// Rows with their names beside them: A–I, 0–8, `[1,]`, `R1`, `Row 1:`; and the names of the columns
// above them.

const NAME =
  /^[\s|]*[["'(]?(?:([A-Y])|\p{L}{0,8}[ _]?(\d{1,2})\p{L}?)(?:,?[\])"']|[:.)])*(?=[\s|:=,;])(?:[:= ]*[\t,;]|[:=\s]*)/iu;
/** A line with the names of columns only: `A B C`, `0 1 2`, `[,1] [,2]`, `V1 V2`. */
const COLUMNS = /^[\s|+]*(?:\[?,?\w{1,4}\]?[\s|+]+)+\[?,?\w{1,4}\]?[\s|+]*$/;
const PACKED_COLUMNS = /^\s+(?:012345678|123456789)\s*$/;

/** A grid has more rows. */
const FEWEST_ROWS = 3;

/** The text without the names of rows and columns. Empty if a row has no name. */
export function withoutNames(text: string): string {
  let next = 0;
  let zero = 0;
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const [all = '', letter = '', number] = NAME.exec(line) ?? [];
    const at = number === undefined ? letter.toUpperCase().charCodeAt(0) - 64 : Number(number);
    const isFirst = at === 1 || (number !== undefined && at === 0);
    const isColumns = next === 0 && isColumnNames(line);
    if (line.trim() === '' || /^[-+|=\s:]+$/.test(line)) {
      kept.push(line);
      if (line.trim() === '' && next > FEWEST_ROWS) next = 0;
    } else if (isColumns) kept.push('');
    else if (next > 0 && at === next + zero) {
      kept.push(line.slice(all.length));
      next++;
    } else if (isFirst && (next === 0 || next > FEWEST_ROWS)) {
      zero = at;
      next = 1;
      kept.push(line.slice(all.length));
    } else if (!/\d/.test(line) || isProse(line)) {
      kept.push(PART);
      next = 0;
    } else return '';
  }
  return kept.join('\n');
}

/** The text without the names of columns, such as `| C1 | C2 | C3 |` or `| A | B | C |`. */
export function withoutColumnNames(text: string): string {
  return text.replace(/^.*$/gm, (line) => (/[a-z]/i.test(line) && isColumnNames(line) ? '' : line));
}

/** Whether the words of a line are the names of columns. */
export function isColumnNames(line: string): boolean {
  if (PACKED_COLUMNS.test(line)) return true;
  return COLUMNS.test(line) && areCounted(line.match(/\w+/g) ?? []);
}

import { PART } from './unwrapped.ts';

// Rows with their names beside them: A–I, 0–8, `[1,]`; and the names of the columns above them.

const NAME = /^[\s|]*(?:\[?(\d{1,2})(?:,?\]|[:.)])?|([A-Y]))(?=[\s|:])[:\s]*/i;
/** A line with the names of columns only: `A B C`, `0 1 2`, `[,1] [,2]`. */
const COLUMNS = /^[\s|+]*(?:\[?,?\w{1,2}\]?[\s|+]+)+\[?,?\w{1,2}\]?[\s|+]*$/;

/** The text without the names of rows and columns. Empty if a row has no name. */
export function withoutNames(text: string): string {
  let next = 0;
  let zero = 0;
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const [all = '', number, letter = ''] = NAME.exec(line) ?? [];
    const at = number === undefined ? letter.toUpperCase().charCodeAt(0) - 64 : Number(number);
    const isFirst = at === 1 || (number !== undefined && at === 0);
    const isColumns = next === 0 && COLUMNS.test(line) && isCounted(line);
    if (line.trim() === '' || /^[-+|=\s:]+$/.test(line)) {
      kept.push(line);
      if (line.trim() === '' && next > 3) next = 0;
    } else if (isColumns) kept.push('');
    else if (next > 0 && at === next + zero) {
      kept.push(line.slice(all.length));
      next++;
    } else if (isFirst) {
      zero = at;
      next = 1;
      kept.push(line.slice(all.length));
    } else if (!/\d/.test(line)) {
      kept.push(PART);
      next = 0;
    } else return '';
  }
  return kept.join('\n');
}

/** Whether the words of a line are A, B, C … or 0, 1, 2 … or 1, 2, 3 …. */
function isCounted(line: string): boolean {
  const words = line.match(/\w+/g) ?? [];
  const places = words.map((word) =>
    /^\d+$/.test(word)
      ? Number(word)
      : word.length === 1
        ? word.toUpperCase().charCodeAt(0) - 64
        : -1,
  );
  return places.length > 3 && places.every((place, at) => place === places[0] + at);
}

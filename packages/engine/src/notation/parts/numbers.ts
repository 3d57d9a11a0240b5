import { type Cell, type Row, textOf } from './row.ts';

// Numbers that have as many digits and signs as the rows of a grid: prices, the numbers of sections,
// telephones, cards and computers.

/** A number with a point, or the address of a computer. */
const DOTTED = /^\d+(?:\.\d+)+$/;
/** At least this long, it is no row of a 4×4 grid. */
const LONG = 6;

/** Whether the first rows and the first cells leave the possibility that all rows are numbers. */
export function areLikeNumbers(rows: readonly Row[]): boolean {
  const [first, second = first] = rows;
  const { cells } = first;
  const isLike = ({ text }: Cell, at: number): boolean =>
    isDigit(text) ? isDigit(cells[at]?.text) : cells[at]?.text === text;
  const isPart = ({ text }: Cell, at: number): boolean =>
    isDigit(text) || (text === '.' && isDigit(cells[at - 1]?.text) && isDigit(cells[at + 1]?.text));
  return (
    second.cells.every(isLike) ||
    rows.every(({ cells: [cell] }) => cell?.text === '0') ||
    (cells.every(isPart) && DOTTED.test(textOf(cells)))
  );
}

function isDigit(text: string | undefined): boolean {
  return text !== undefined && text >= '0' && text <= '9';
}

/** There are no smaller grids. */
const FEWEST = 4;

/** Whether lines are numbers, and no rows of a grid. */
export function areNumbers(lines: readonly string[]): boolean {
  if (lines.length < FEWEST) return false;
  const units = () => [...lines, ...columnsOf(lines)];
  const areDotted = lines.every((line) => line.length >= LONG && DOTTED.test(line));
  if (areDotted || haveSamePlaces(lines)) return units().some(hasRepeated);
  if (!lines.every((line) => /^0\d+$/.test(line))) return false;
  return units().filter(hasRepeated).length > lines.length;
}

/** Whether all lines have digits in the same places and the same signs between them: `1.2.`, `1--4`. */
function haveSamePlaces([first, ...others]: readonly string[]): boolean {
  const places = first.replace(/\d/g, '0');
  const isNumber = /\d/.test(first) && /\D/.test(first) && !/[a-w]/i.test(first);
  return isNumber && others.every((line) => line.replace(/\d/g, '0') === places);
}

function columnsOf(lines: readonly string[]): string[] {
  return Array.from(lines[0], (_, at) => lines.map((line) => line[at] ?? '').join(''));
}

/** Whether a digit appears twice, which no row and no column of a puzzle has. */
export function hasRepeated(cells: string): boolean {
  return /([1-9]).*\1/.test(cells);
}

import { Random, randomGrid } from '@nonet/engine/generate';
import { geometryOfSize } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';

// Made by `nonet generate --seed reading`.

/** Four 9×9 puzzles. The fourth has a blank row between its bands. */
export const NINE: readonly [string, string, string, string] = [
  '.....7.51..3.9.....2..68..4.7..2.8..........39.....4..3....479..6...9..55..3.....',
  '.1......6..9.3.......6..85......7...1.....7.33.4.12...6..9.1..74..2.....5....41..',
  '.....93.7.1......8.68....5..9..5...2....32...6.47...........9......2.184..5.1...6',
  '...1.....6.......9.87.5...3......31..165....8..3..67...5..7.8..7...9..2.....81...',
];

/** Two 9×9 puzzles without a naked single, so a single candidate is a given. */
export const HARD: readonly [string, string] = [
  '.2..31...14........7..8...6..7.5.83...19.7..4...........24....86..2...7.....1.3..',
  '...7..26..2........1..5.87.8..9.3....9..........2.6.3...361...89.4..8..3......6..',
];

export const FOUR: readonly [string, string, string] = [
  '.3..1..43.1.....',
  '4.1.2.........3.',
  '.32.4.........13',
];

export const SIX: readonly [string, string, string] = [
  '...4..3...2..6...5..314...5...1....4',
  '2...1.......5.3......34.3.5...6..2..',
  '.14....2..3.....62.....4.5......35..',
];

/** A full grid, with the blanks that `isBlank` chooses. */
function ofSize(size: number, isBlank: (cell: number) => boolean): string {
  const { geometry, digits } = randomGrid(geometryOfSize(size)!, new Random(`reading ${size}`));
  return packedCells({ geometry, digits: digits.map((d, cell) => (isBlank(cell) ? 0 : d)) });
}

/** Every digit occurs, and there are blanks. */
export const SIXTEEN: readonly [string, string] = [
  ofSize(16, (cell) => (cell * 7) % 5 > 1),
  ofSize(16, (cell) => (cell * 5) % 7 > 2),
];
export const TWENTY_FIVE: string = ofSize(25, (cell) => (cell * 7) % 5 > 1);

/** The rows of a grid. */
export function rowsOf(cells: string): string[] {
  const size = Math.sqrt(cells.length);
  return Array.from({ length: size }, (_, row) => cells.slice(size * row, size * (row + 1)));
}

/** The cells of a grid as one line per row. */
export function inRows(cells: string, blank = '.'): string {
  return rowsOf(cells).join('\n').replaceAll('.', blank);
}

/** The digit of a symbol. 0 for a blank. */
export function digitIn(symbol: string): number {
  return symbol === '.' ? 0 : Number.parseInt(symbol, 36);
}

/** The cells of each row as numbers, or as something else where they are blank. */
export function numbers<Blank>(cells: string, blank: Blank): (number | Blank)[][] {
  return rowsOf(cells).map((row) => Array.from(row, (symbol) => digitIn(symbol) || blank));
}

/** One line per row, with something between two cells. */
export function parted(cells: string, separator: string, blank: string | number = 0): string {
  return numbers(cells, blank)
    .map((row) => row.join(separator))
    .join('\n');
}

/** The width and the height of a box. */
function boxOf(cells: string): { readonly columns: number; readonly rows: number } {
  const { boxColumns, boxRows } = geometryOfSize(Math.sqrt(cells.length))!;
  return { columns: boxColumns, rows: boxRows };
}

/** The bands of a grid: the rows of each row of boxes. */
export function bandsOf(cells: string): string[][] {
  const { rows } = boxOf(cells);
  const all = rowsOf(cells);
  return Array.from({ length: all.length / rows }, (_, band) =>
    all.slice(rows * band, rows * (band + 1)),
  );
}

/** A drawing: bars between boxes, and borders between bands. */
export function drawn(cells: string, blank = '.'): string {
  const { columns } = boxOf(cells);
  const box = new RegExp(`.{${columns}}`, 'g');
  const part = (row: string) => Array.from(row, (c) => (c === '.' ? blank : c)).join(' ');
  const lines = (band: string[]) =>
    band.map((row) => `| ${row.match(box)!.map(part).join(' | ')} |`).join('\n');
  const border = `+${`${'-'.repeat(2 * columns + 1)}+`.repeat(Math.sqrt(cells.length) / columns)}`;
  return [border, bandsOf(cells).map(lines).join(`\n${border}\n`), border].join('\n');
}

/** Cell → its candidates in ascending order, for a 9×9 grid. A given is its own candidate. */
export function candidatesIn(cells: string): string[] {
  const sees = (a: number, b: number): boolean =>
    Math.floor(a / 9) === Math.floor(b / 9) ||
    a % 9 === b % 9 ||
    (Math.floor(a / 27) === Math.floor(b / 27) &&
      Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3));
  return Array.from(cells, (symbol, cell) => {
    if (symbol !== '.') return symbol;
    const taken = Array.from(cells).filter((_, other) => sees(cell, other));
    return Array.from('123456789')
      .filter((digit) => !taken.includes(digit))
      .join('');
  });
}

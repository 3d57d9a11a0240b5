import { describe, expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { geometryOfSize } from '../../src/grid/geometry.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { FAMOUS, readAnswers as read } from './records.ts';

const ROWS = FAMOUS.match(/.{9}/g)!;

describe('drawings in which blank cells are spaces', () => {
  const spaces = ROWS.map((row) => row.replaceAll('.', ' '));
  const boxes = (rows: readonly string[], cell: string, bar: string) =>
    rows.map((row) =>
      row
        .match(/.{3}/g)!
        .map((box) => Array.from(box).join(cell))
        .join(bar),
    );
  /**
   * Draws a frame around rows. Its characters are a dash, and the left end, the crossing and the
   * right end of a border.
   */
  const framed = (rows: readonly string[], every: number, [bar, ...signs]: readonly string[]) => {
    const [dash, ...corners] = signs;
    const width = rows[0].indexOf(bar, 1) - 1;
    const parts = rows[0].split(bar).length - 2;
    const borders = corners.map(
      ([left, middle, right]) => left + Array(parts).fill(dash.repeat(width)).join(middle) + right,
    );
    const bands = rows.flatMap((row, at) =>
      at % every === 0 && at > 0 ? [borders[1], row] : [row],
    );
    return [borders[0], ...bands, borders[2]].join('\n');
  };
  const ASCII = ['|', '-', '+++', '+++', '+++'];
  const LIGHT = ['│', '─', '┌┬┐', '├┼┤', '└┴┘'];
  const HEAVY = ['┃', '━', '┏┳┓', '┣╋┫', '┗┻┛'];
  const DOUBLE = ['║', '═', '╔╦╗', '╠╬╣', '╚╩╝'];
  const wide = (bar: string) => boxes(spaces, ' ', ` ${bar} `).map((row) => `${bar} ${row} ${bar}`);
  const tight = (bar: string) => boxes(spaces, '', bar).map((row) => bar + row + bar);
  const single = (bar: string) =>
    spaces.map((row) => `${bar} ${Array.from(row).join(` ${bar} `)} ${bar}`);
  const markdown = single('|');

  it.each<[string, string]>([
    ['ASCII', framed(wide('|'), 3, ASCII)],
    ['ASCII, indented', framed(wide('|'), 3, ASCII).replaceAll(/^/gm, '      ')],
    ['light lines', framed(wide('│'), 3, LIGHT)],
    ['heavy lines', framed(wide('┃'), 3, HEAVY)],
    ['double lines', framed(wide('║'), 3, DOUBLE)],
    [
      'without padding',
      framed(
        boxes(spaces, ' ', '│').map((row) => `│${row}│`),
        3,
        LIGHT,
      ),
    ],
    ['without spaces between cells', framed(tight('║'), 3, DOUBLE)],
    ['a bar beside each cell', framed(single('│'), 1, LIGHT)],
    ['a bar beside each cell, ASCII', framed(single('|'), 1, ASCII)],
    [
      'a bar beside each cell, no spaces',
      framed(
        spaces.map((row) => `|${Array.from(row).join('|')}|`),
        3,
        ASCII,
      ),
    ],
    ['without a frame', boxes(spaces, ' ', ' | ').join('\n')],
    ['without a frame, trimmed', boxes(spaces, ' ', ' | ').join('\n').replaceAll(/ +$/gm, '')],
    [
      'without a frame, with borders',
      boxes(spaces, '', '|')
        .join('\n')
        .replace(/((.*\n){3})((.*\n){3})/, '$1---+---+---\n$3---+---+---\n'),
    ],
    ['full-width bars', boxes(ROWS, ' ', ' ｜ ').join('\n')],
    [
      'Markdown, the first row as header',
      [markdown[0], `|${' --- |'.repeat(9)}`, ...markdown.slice(1)].join('\n'),
    ],
    [
      'Markdown, an empty header',
      [`|${'   |'.repeat(9)}`, `|${':-:|'.repeat(9)}`, ...markdown].join('\n'),
    ],
    [
      'Markdown, an empty header, all cells written',
      [
        `|${'   |'.repeat(9)}`,
        `|${'---|'.repeat(9)}`,
        ...single('|').map((row, at) =>
          row.replaceAll('   ', ' . ').replaceAll('|  |', `| ${at} |`),
        ),
      ].join('\n'),
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ id: 'block', answers: [FAMOUS] });
    expect(read(`${text}\n\n${text}\n`)).toEqual({ id: 'block', answers: [FAMOUS, FAMOUS] });
    expect(read(`${text}\n${text}\n`)).toEqual({ id: 'block', answers: [FAMOUS, FAMOUS] });
  });

  it('a blank row first', () => {
    const rows = [' '.repeat(9), ...spaces.slice(1)];
    const expected = '.'.repeat(9) + FAMOUS.slice(9);
    const drawing = boxes(rows, ' ', ' | ').map((row) => `| ${row} |`);
    expect(read(framed(drawing, 3, ASCII)).answers).toEqual([expected]);
    const table = rows.map((row) => `| ${Array.from(row).join(' | ')} |`);
    const border = `|${'---|'.repeat(9)}`;
    expect(read(table.join(`\n${border}\n`)).answers).toEqual([expected]);
    // An empty header, and 8 rows.
    const [header, ...others] = table;
    expect(read([header, border, ...others].join('\n')).answers).toEqual([
      '10:38 length: expected 9 rows, found 8 rows',
    ]);
  });

  it.each([4, 6, 9, 12, 16])('of size %i', (size) => {
    const shape = geometryOfSize(size)!;
    const { digits } = randomGrid(shape, new Random('drawn'));
    const given = digits.map((digit, cell) => ((cell * 5) % 7 < 3 ? digit : 0));
    const grid = { geometry: shape, digits: given };
    const rows = packedCells(grid).match(new RegExp(`.{${size}}`, 'g'))!;
    const box = new RegExp(`.{${shape.boxColumns}}`, 'g');
    const drawing = rows.map(
      (row) =>
        `│ ${row
          .replaceAll('.', ' ')
          .match(box)!
          .map((part) => Array.from(part).join(' '))
          .join(' │ ')} │`,
    );
    expect(read(framed(drawing, shape.boxRows, LIGHT))).toEqual({
      id: 'block',
      answers: [packedCells(grid)],
    });
  });

  it('report the cell with an error', () => {
    const text = framed(wide('│'), 3, LIGHT);
    expect(read(text.replace('6     │ 1', '6     │ @')).answers).toEqual([
      '3:11 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@"',
    ]);
    expect(read(text.split('\n').slice(0, -2).join('\n')).answers).toEqual([
      '11:26 length: expected 9 rows, found 8 rows',
    ]);
  });
});

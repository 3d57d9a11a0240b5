import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { geometryOfSize } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { notationErrorText } from '../../src/notation/notation-error.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { formatPuzzles, PuzzleReader, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, placedError } from './records.ts';

// The file formats of SudoCue (sdx), Simple Sudoku (ss), HoDoKu and OpenSudoku.

const ZEROS = FAMOUS.replaceAll('.', '0');

function read(text: string, id?: string): { id: string | undefined; records: PuzzleRecord[] } {
  const reader = new PuzzleReader({ notation: id ? notationById(id) : undefined });
  const results = [...reader.push(text), ...reader.end()];
  const records = results.map((result) => {
    if (!result.ok) throw new Error(notationErrorText(result.error));
    return result.record;
  });
  return { id: reader.notation?.id, records };
}

function answers(text: string, id: string, size?: number): string[] {
  const geometry = size === undefined ? undefined : geometryOfSize(size);
  return parsePuzzles(text, { notation: notationById(id)!, geometry }).map((result) => {
    if (result.ok) return packedCells(result.record.givens).slice(0, 3);
    return placedError(result.error);
  });
}

const FAMOUS_RECORD = read(FAMOUS).records[0];

describe('hodoku', () => {
  // From github.com/SunnieShine/Sudoku, GridApiTest.cs.
  const CELLS =
    '6...8..4..+4.....862..4.67+5.+1+5397+486+2.7...+3+51+4+462+5183+9+7..61.2+4+7572+4+8...+3..1..4+7.+28:314 916 921 325 925 932 933 371 985 991';

  it('reads placed digits and deleted candidates, with or without a library line', () => {
    const [bare, library] = [CELLS, `:0000:x:${CELLS}::`].map((text) => read(text));
    expect([bare.id, library.id]).toEqual(['hodoku', 'hodoku']);
    expect(bare.records).toEqual(library.records);
    const [{ givens, pencilmarks }] = bare.records;
    expect(packedCells(givens)).toBe(CELLS.split(':')[0].replaceAll(/\+\d/g, '.'));
    expect(digitsOf(pencilmarks!.candidates[10])).toEqual([4]);
    expect(digitsOf(pencilmarks!.candidates[3])).not.toContain(3);
  });

  it('reads a line of givens only, without pencilmarks', () => {
    const puzzle =
      '7.2.34.8.........2.8..51.74.......51..63.27..29.......14.76..2.8.........2.51.8.7';
    const [record] = read(`:0000:x:${puzzle}:::`).records;
    expect(packedCells(record.givens)).toBe(puzzle);
    expect(record.pencilmarks).toBeUndefined();
  });

  it('writes library lines', () => {
    const notation = notationById('hodoku')!;
    expect(notation.format(FAMOUS_RECORD, 0)).toBe(`:0000:x:${FAMOUS}:::\n`);
    const pencilmarks = candidatesOf(FAMOUS_RECORD.givens);
    const candidates = pencilmarks.candidates.slice();
    candidates[2] &= ~0b1;
    const record = { ...FAMOUS_RECORD, pencilmarks: { ...pencilmarks, candidates } };
    expect(notation.format(record, 0)).toMatch(/^:0000:x:53\.\.7.*:113::\n$/);
  });

  it.each([
    [FAMOUS.slice(1), '1:81 length: expected 81 cells (9×9), found 80 cells'],
    [`:0000:x:${FAMOUS}1:::`, '1:91 length: expected 81 cells (9×9), found 82 cells'],
    [FAMOUS.replace('1', '+.'), '1:14 symbol: expected a digit 1–9 after +, found "."'],
    [
      FAMOUS.replace('1', '@'),
      '1:13 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@"',
    ],
    [
      `:0000:x:${FAMOUS}:146 1x6::`,
      '1:95 structure: expected a deleted candidate as digit, row, column ("146"), found "1x6"',
    ],
  ])('refuses %s', (text, error) => {
    expect(answers(text, 'hodoku')).toEqual([error]);
  });

  it('refuses another size', () => {
    expect(answers(FAMOUS, 'hodoku', 4)).toEqual([
      '1:1 length: expected a 4×4 grid, found a HoDoKu line, which always has a 9×9 grid',
    ]);
  });
});

describe('sdx', () => {
  const ROWS = ['u1 23 24 4', '34 2 1 3', '2 4 3 u1', '3 1 4 2'];

  it('reads candidates, and digits with u as placed, not given', () => {
    const { id, records } = read(ROWS.join('\n'));
    expect(id).toBe('sdx');
    expect(packedCells(records[0].givens)).toBe('......1.2.3..1.2'.replace('2.3.', '243.'));
    expect(digitsOf(records[0].pencilmarks!.candidates[0])).toEqual([1]);
  });

  it('writes u before placed digits', () => {
    const { records } = read(ROWS.join('\n'));
    expect(formatPuzzles(records, notationById('sdx')!)).toBe(`${ROWS.join('\n')}\n`);
  });

  it.each([
    [
      ROWS.join('\n').replace('34 2', '3@ 2'),
      '2:2 symbol: expected candidates 1–4 or . for none, found "@"',
    ],
    [
      ROWS.join('\n').replace('u1', 'u12'),
      '1:1 symbol: expected candidates 1–4 or . for none, found "u"',
    ],
    [ROWS.join('\n').replace('u1', 'u5'), '1:2 digit: expected a digit 1–4, found "5"'],
    [ROWS.slice(1).join('\n'), '3:8 length: expected 4 rows, found 3 rows'],
  ])('refuses %j', (text, error) => {
    expect(answers(text, 'sdx')).toEqual([error]);
  });
});

describe('ss', () => {
  // The example of sudocue.net/fileformats.php for .sdk, as Simple Sudoku writes it.
  const ROWS = ['2..|1.5|..3', '.54|...|71.', '.1.|2.3|.8.'];
  const TEXT = `${ROWS.join('\n')}\n-----------\n6.2|8.7|3.4\n...|...|...\n1.5|3.9|8.6\n-----------\n.2.|7.1|.6.\n.81|...|24.\n7..|4.2|..1\n`;

  it('reads and writes rows in boxes', () => {
    for (const id of ['ss', undefined]) {
      const { records } = read(TEXT, id);
      expect(packedCells(records[0].givens)).toMatch(/^2\.\.1\.5\.\.3\.54/);
      expect(formatPuzzles(records, notationById('ss')!)).toBe(TEXT);
    }
    const framed = `*-----------*\n${TEXT.replaceAll('-----------', '|---+---+---|').replaceAll(/^[\d.].*$/gm, '|$&|')}*-----------*\n`;
    expect(read(framed, 'ss').records[0].givens).toEqual(read(TEXT).records[0].givens);
  });

  it.each([
    [
      TEXT.replace('2..|', '2.@|'),
      '1:3 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "@"',
    ],
    [TEXT.replace('2..|', '2.|'), '1:11 length: expected a row of 9 cells, found 8 cells'],
    [TEXT.slice(0, -12), '10:12 length: expected 9 rows, found 8 rows'],
  ])('refuses %j', (text, error) => {
    expect(answers(text, 'ss')).toEqual([error]);
  });
});

describe('opensudoku', () => {
  // From the first version of OpenSudoku (SudokuExportTask.java).
  const GNOME = '379000014060010070080009005435007000090040020000800436900700080040080050850000249';
  const FIRST = `<?xml version="1.0" encoding="UTF-8"?><opensudoku>  <name>Gnome-Sudoku Easy</name>  <author>romario333</author>  <level>easy</level>  <game data="${GNOME}" /></opensudoku>`;

  /**
   * Data of version 1. The last field of a given is 0. The player has put a 4 in the first blank.
   */
  const fields = Array.from(ZEROS, (digit, cell) =>
    digit === '0' ? `${cell === 2 ? 4 : 0}|${cell === 3 ? '1,2,' : '-'}|1|` : `${digit}|-|0|`,
  ).join('');
  const game = (data: string) => `<game created="1" state="1" data="${data}" note="x"/>`;
  const file = (...games: string[]) =>
    `<opensudoku version="2">\n<folder name="a" created="2">\n${games.join('\n')}\n</folder>\n</opensudoku>\n`;

  it('reads version 1 on a single line', () => {
    const { id, records } = read(FIRST);
    expect(id).toBe('opensudoku');
    expect(records.map(({ givens }) => packedCells(givens).replaceAll('.', '0'))).toEqual([GNOME]);
  });

  it('reads folders, and only the givens of started puzzles', () => {
    const wider = fields.replaceAll('|-|', '|0|0|').replace('|1,2,|', '|3|0|');
    const games = [
      game(ZEROS),
      game(`version: 1&#10;${fields}`),
      game(`version: 1\n${fields}`),
      `<!-- <game data=""/> -->${game(`version: 4\n${wider}`)}${game(ZEROS)}`,
      `<game\n  data='${ZEROS}'\n/>`,
    ];
    const { id, records } = read(file(...games));
    expect(id).toBe('opensudoku');
    expect(records.map(({ givens }) => packedCells(givens))).toEqual(Array(6).fill(FAMOUS));
    expect(records.map(({ line }) => line)).toEqual([3, 4, 5, 7, 8, 9]);
  });

  it('writes a file', () => {
    expect(formatPuzzles([FAMOUS_RECORD, FAMOUS_RECORD], notationById('opensudoku')!)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n${`  <game data="${ZEROS}"/>\n`.repeat(2)}</opensudoku>\n`,
    );
  });

  it('reports the position of an error in a game and continues', () => {
    const games = [
      '<game/>',
      `<game data="${ZEROS.slice(1)}"/>`,
      `<game data="${ZEROS.replace('1', 'q')}"/>`,
      `<game data="${ZEROS}/>`,
      `<game data="version: 1\n${fields.replace('5|-|0', '5|-|2')}"/>`,
      `<game data="version: 1\n${fields.replace('3|-|0', '12|-|0')}"/>`,
      `<game data="version: 1\n0|-|1|"/>`,
      game(ZEROS),
    ];
    expect(answers(file(...games), 'opensudoku')).toEqual([
      '3:1 structure: expected a game with data="…", found a game without data',
      '4:93 length: expected 81 cells (9×9), found 80 cells',
      '5:25 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "q"',
      '6:95 structure: expected a closing quote, found the end of the tag',
      '8:5 symbol: expected 0 (given) or 1 (not given), found "2"',
      '10:7 digit: expected a digit 1–9 or 0, found "12"',
      '12:7 length: expected 3 or 4 fields for each of 81 cells, found 3 fields',
      '53.',
    ]);
    expect(answers('<opensudoku>\n<game data="', 'opensudoku')).toEqual([
      '2:1 structure: expected ">" after "<", found an unclosed tag',
    ]);
    expect(answers('<opensudoku></opensudoku>', 'opensudoku')).toEqual([
      '1:1 empty: expected a puzzle, found nothing',
    ]);
  });
});

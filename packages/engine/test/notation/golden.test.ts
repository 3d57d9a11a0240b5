import { describe, expect, it } from 'vitest';
import { geometry, geometryOfSize } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { notationById } from '../../src/notation/all.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { formatPuzzles, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, FAMOUS_SOLVED } from './records.ts';

const ROWS = FAMOUS.match(/.{9}/g)!;

function recordsOf(text: string, id?: string): PuzzleRecord[] {
  return parsePuzzles(text, { notation: id ? notationById(id) : undefined }).map((result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.record;
  });
}

const FAMOUS_RECORD = recordsOf(FAMOUS)[0];

const twelve = gridOf(
  geometryOfSize(12)!,
  Array.from({ length: 144 }, (_, cell) => (cell < 12 ? cell + 1 : 0)),
);

describe('writes', () => {
  it.each<[string, string]>([
    ['line', `${FAMOUS}\n`],
    ['sdm', `${FAMOUS}\n`],
    [
      'rows',
      '530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n',
    ],
    [
      'spaced',
      '5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n0 0 0 0 8 0 0 7 9\n',
    ],
    [
      'euler',
      'Grid 01\n530070000\n600195000\n098000060\n800060003\n400803001\n700020006\n060000280\n000419005\n000080079\n',
    ],
    [
      'block',
      '5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9\n',
    ],
    ['sdk', `[Puzzle]\n${ROWS.join('\n')}\n`],
    ['csv', `puzzle,solution\n${FAMOUS},\n`],
    ['json', `{"puzzle":"${FAMOUS}"}\n`],
  ])('%s', (id, text) => {
    expect(formatPuzzles([FAMOUS_RECORD], notationById(id)!)).toBe(text);
  });

  it.each<[string, string]>([
    ['rows', '123456789ABC'],
    ['spaced', '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['block', '1 2 3 4 | 5 6 7 8 | 9 A B C'],
  ])('digits above nine in %s', (id, row) => {
    const text = formatPuzzles([{ givens: twelve, line: 1 }], notationById(id)!);
    expect(text.split('\n')[0]).toBe(row);
  });

  it('an empty line between records, except in euler', () => {
    const two = [FAMOUS_RECORD, FAMOUS_RECORD];
    for (const id of ['rows', 'spaced', 'block', 'pencilmarks', 'sdk']) {
      expect(formatPuzzles(two, notationById(id)!).match(/\n\n/g)).toHaveLength(1);
    }
    expect(formatPuzzles(two, notationById('euler')!)).toMatch(
      /^Grid 01\n[\d\n]*\nGrid 02\n[\d\n]*\n$/,
    );
  });

  it('pencilmarks in an aligned frame', () => {
    const [{ givens }] = recordsOf('1...\n..3.\n....\n...2\n');
    expect(formatPuzzles([{ givens, line: 1 }], notationById('pencilmarks')!)).toBe(
      [
        '+-----------+---------+',
        '| 1    234  | 24  4   |',
        '| 24   24   | 3   14  |',
        '+-----------+---------+',
        '| 234  1234 | 14  134 |',
        '| 34   134  | 14  2   |',
        '+-----------+---------+\n',
      ].join('\n'),
    );
    expect(formatPuzzles([{ givens, line: 1 }], notationById('sukaku')!)).toMatch(
      /^1\.\.\.\.234\.2\.4\.\.\.4\.2\.4/,
    );
  });

  it('names and comments in notations that hold them', () => {
    const record = { ...FAMOUS_RECORD, name: 'Wikipedia', comment: 'two\nlines' };
    expect(notationById('sdk')!.format(record, 0)).toMatch(
      /^#N Wikipedia\n#C two lines\n\[Puzzle]\n/,
    );
    expect(notationById('line')!.format(record, 0)).toBe(`${FAMOUS} two lines\n`);
    expect(notationById('euler')!.format(record, 6)).toMatch(/^Grid 07\n/);
  });

  it('the box shape in json only if it is unusual', () => {
    const givens = gridOf(geometry(3, 2), new Uint8Array(36));
    expect(notationById('json')!.format({ givens, line: 1 }, 0)).toContain('"box":"3x2"');
  });
});

const COMPACT = ROWS.map((row) => row.match(/.{3}/g)!.join('|'));
const framed = (rows: readonly string[], border: string) =>
  rows.map((row, at) => (at % 3 === 0 && at > 0 ? `${border}\n${row}` : row)).join('\n');
const box = (rows: readonly string[], top: string, middle: string, bottom: string, bar: string) =>
  [
    top,
    framed(
      rows.map((row) => `${bar}${row.replaceAll('|', bar)}${bar}`),
      middle,
    ),
    bottom,
  ].join('\n');
const SPACED_ROWS = ROWS.map((row) =>
  row
    .match(/.{3}/g)!
    .map((part) => Array.from(part).join(' '))
    .join(' | '),
);

describe('reads', () => {
  it.each<[string, string]>([
    ['line with zeros', FAMOUS.replaceAll('.', '0')],
    ['line with stars', FAMOUS.replaceAll('.', '*')],
    ['line with dashes', FAMOUS.replaceAll('.', '-')],
    ['line with x', FAMOUS.replaceAll('.', 'x')],
    ['line between spaces', `  ${FAMOUS}\t`],
    ['rows with CR LF', ROWS.join('\r\n')],
    ['spaced, ragged', ROWS.map((row) => `  ${Array.from(row).join('   ')} `).join('\n')],
    ['spaced with tabs', ROWS.map((row) => Array.from(row).join('\t')).join('\n')],
    ['euler', `\ufeffGrid 01\r\n${ROWS.join('\r\n')}`],
    ['Simple Sudoku', framed(COMPACT, '---+---+---')],
    ['Simple Sudoku with plain borders', framed(COMPACT, '-----------')],
    [
      'Simple Sudoku in stars',
      box(COMPACT, '*-----------*', '|---+---+---|', '*-----------*', '|'),
    ],
    ['wide block', framed(SPACED_ROWS, '------+-------+------')],
    [
      'wide block in a frame',
      box(
        SPACED_ROWS.map((row) => ` ${row} `),
        '+-------+-------+-------+',
        '+-------+-------+-------+',
        '+-------+-------+-------+',
        '|',
      ),
    ],
    [
      'QQWing',
      ` ${framed(
        SPACED_ROWS.map((row) => `${row} `),
        '-------|-------|-------',
      )}`,
    ],
    ['thin lines', box(COMPACT, '┌───┬───┬───┐', '├───┼───┼───┤', '└───┴───┴───┘', '│')],
    ['double lines', box(COMPACT, '╔═══╦═══╦═══╗', '╠═══╬═══╬═══╣', '╚═══╩═══╩═══╝', '║')],
    [
      'groups',
      framed(
        COMPACT.map((row) => row.replaceAll('|', ' ')),
        '--- --- ---',
      ),
    ],
    ['LeetCode 37', JSON.stringify(ROWS.map((row) => Array.from(row)))],
    [
      'a list of lists, as Python prints it',
      JSON.stringify(ROWS.map((row) => Array.from(row, (cell) => Number(cell) || 0))).replaceAll(
        ',',
        ', ',
      ),
    ],
    [
      'a list of lists, one row per line',
      `[${ROWS.map((row) => `['${Array.from(row.replaceAll('.', '0')).join("', '")}']`).join(',\n ')}]`,
    ],
    ['SudoCue', `#Anobody\n#Dnothing\n${ROWS.join('\n')}`],
    [
      'SadMan',
      `#A nobody\n[Puzzle]\n${ROWS.join('\n')}\n[State]\n${FAMOUS_SOLVED.match(/.{9}/g)!.join('\n')}\n[PencilMarks]\n49,4,,\n[Colours]\n.........`,
    ],
    ['sdm', `# a file\n\n${FAMOUS}`],
    ['Kaggle', `quizzes,solutions\n${FAMOUS.replaceAll('.', '0')},${FAMOUS_SOLVED}`],
    ['QQWing csv', `Puzzle,Solution,Time (milliseconds),Givens\n${FAMOUS},${FAMOUS_SOLVED},3,30,`],
    ['csv with other columns', `id;Puzzle;source\n1;"${FAMOUS}";"a ""book"""`],
    ['csv without a header', `${FAMOUS},${FAMOUS_SOLVED}`],
    ['json', `{ "puzzle": "${FAMOUS}", "level": [1, {"a": null}], "solution": null }`],
    [
      'json rows',
      `{"puzzle":[${ROWS.map((row) => `[${Array.from(row.replaceAll('.', '0')).join()}]`).join()}]}`,
    ],
    ['json cells', `{"puzzle":[${Array.from(FAMOUS.replaceAll('.', '0')).join()}]}`],
  ])('%s', (_, text) => {
    expect(recordsOf(text).map((record) => packedCells(record.givens))).toEqual([FAMOUS]);
  });

  it('rows that look like numbers with a point', () => {
    const rows = FAMOUS_SOLVED.match(/.{9}/g)!.map((row, at) =>
      row.replace(row[3 + (at % 3)], '.'),
    );
    for (const text of [rows.join('\n'), `[Puzzle]\n${rows.join('\n')}`]) {
      expect(recordsOf(text).map(({ givens }) => packedCells(givens))).toEqual([rows.join('')]);
    }
  });

  it('comments in lines unchanged', () => {
    const text = `${FAMOUS} ED=7.2 # hard\n\n# between\n${FAMOUS}#x\n${FAMOUS}   \n`;
    const records = recordsOf(text, 'line');
    expect(records.map((record) => record.comment)).toEqual(['ED=7.2 # hard', '#x', undefined]);
    expect(records.map((record) => record.line)).toEqual([1, 4, 5]);
  });

  it('several .sdk puzzles in one file', () => {
    const rows = ROWS.join('\n');
    const text = `#Aone\n${rows}\n#N two\n#C a\n#C b\n[Puzzle]\n${rows}\n[State]\n${rows}\n[Puzzle]\n${rows}\n${rows}\n`;
    const records = recordsOf(text);
    expect(records.map(({ name, comment, line }) => [name, comment, line])).toEqual([
      [undefined, undefined, 1],
      ['two', 'a b', 11],
      [undefined, undefined, 34],
      [undefined, undefined, 44],
    ]);
  });

  it('the headers of .sdk files with their letters', () => {
    const rows = `[Puzzle]\n${ROWS.join('\n')}\n`;
    for (const headers of ['#D a', '#N a\n#D b', '#N a\n#C b\n#A c\n#D d\n#L e\n#T f']) {
      const text = `${headers}\n${rows}`;
      expect(formatPuzzles(recordsOf(text), notationById('sdk')!)).toBe(text);
    }
  });

  it("HoDoKu's candidates, without marks, and a shared single as a candidate only", () => {
    const [{ givens, pencilmarks }] = recordsOf(
      [
        '.-----.-----.',
        '| 1 23* | -24 4 |',
        '| 34 2  | 1 3 |',
        ':-----+-----:',
        '| 2 4# | 3 1 |',
        '| 3 1 | 4 2 |',
        "'-----'-----'",
      ].join('\n'),
    );
    expect([...givens.digits]).toEqual([1, 0, 0, 0, 0, 0, 1, 0, 2, 4, 3, 1, 0, 1, 0, 2]);
    expect(pencilmarks!.candidates[1]).toBe(0b110);
    expect(pencilmarks!.candidates[2]).toBe(0b1010);
  });

  it.each(Array.from('.0_-*x?'))('sukaku with %s for a missing candidate', (blank) => {
    const text = '1..4'.repeat(16).replaceAll('.', blank);
    expect([...recordsOf(text, 'sukaku')[0].pencilmarks!.candidates]).toEqual(
      Array(16).fill(0b1001),
    );
  });

  it('solutions', () => {
    for (const text of [
      `puzzle,solution\n${FAMOUS},${FAMOUS_SOLVED}`,
      `{"puzzle":"${FAMOUS}","solution":"${FAMOUS_SOLVED}"}`,
    ]) {
      const [{ solution }] = recordsOf(text);
      expect(packedCells(solution!)).toBe(FAMOUS_SOLVED);
    }
  });

  it('upper-case and lower-case letters', () => {
    const text = 'aBc'.padEnd(144, '.');
    expect([...recordsOf(text)[0].givens.digits.subarray(0, 4)]).toEqual([10, 11, 12, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { geometryOfSize } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { formatPuzzles, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, FAMOUS_SOLVED, readAnswers as read } from './records.ts';

// Texts as people find them in files, spreadsheets, programs and posts.

const ROWS = FAMOUS.match(/.{9}/g)!;
const ZEROS = ROWS.map((row) => row.replaceAll('.', '0'));

/** Joins the cells of each row, and the rows. */
function joined(rows: readonly string[], cell: string, row: string): string {
  return rows.map((cells) => Array.from(cells).join(cell)).join(row);
}

/** The comments of a text's records. */
function comments(text: string): (string | undefined)[] {
  return parsePuzzles(text).map((result) => (result.ok ? result.record.comment : 'error'));
}

describe('symbols', () => {
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) + 0xfee0));
  it.each<[string, string, string]>([
    ['? for a blank', 'line', FAMOUS.replaceAll('.', '?')],
    ['? for a blank, in rows', 'rows', ROWS.join('\n').replaceAll('.', '?')],
    ['full-width digits and dots', 'line', wide(FAMOUS)],
    [
      'full-width digits and zeros in rows',
      'rows',
      wide(ZEROS.join('')).match(/.{9}/g)!.join('\n'),
    ],
    ['full-width spaces', 'spaced', joined(ZEROS, '\u3000', '\n')],
    ['middle dots', 'line', FAMOUS.replaceAll('.', '·')],
    ['Japanese middle dots', 'rows', ROWS.join('\n').replaceAll('.', '・')],
  ])('%s', (_, id, text) => {
    expect(read(text)).toEqual({ id, answers: [FAMOUS] });
  });
});

describe('an id before the cells', () => {
  const bank = `0000183b305c ${ZEROS.join('')}  1.2`;
  it.each<[string, string, string]>([
    ['a hash, and a rating after the cells', bank, '0000183b305c 1.2'],
    ['a number', `1 ${FAMOUS}`, '1'],
    ['a number and a colon', `12:\t${FAMOUS} easy # 3`, '12: easy # 3'],
    ['a word', `  easy-7  ${FAMOUS}`, 'easy-7'],
    ['a number before 4×4', '7 1..4.2..3..1...2', '7'],
  ])('%s', (_, text, comment) => {
    const [{ length }] = [read(text).answers];
    expect([read(text).id, length, comments(text)]).toEqual(['line', 1, [comment]]);
    const record = parsePuzzles(text)[0];
    const written = record.ok ? formatPuzzles([record.record], notationById('line')!) : '';
    expect(comments(written)).toEqual([comment]);
  });

  it('is no id if it may be a puzzle', () => {
    const other = FAMOUS.replaceAll('.', '0');
    expect(comments(`${FAMOUS} ${other}`)).toEqual([other]);
    expect(comments(`1..4.2..3..1...2 ${FAMOUS}`)).toEqual([FAMOUS]);
    expect(read(`${FAMOUS}\n${FAMOUS.slice(1)} ${other}\n`).answers).toEqual([
      FAMOUS,
      '2:81 length: expected 81 cells (9×9), found 80 cells',
    ]);
    expect(read(`1: ${FAMOUS}\n2: ${FAMOUS.slice(1)}\n# 3: ${FAMOUS}\n`).answers).toEqual([
      FAMOUS,
      '2:84 length: expected 81 cells (9×9), found 80 cells',
    ]);
  });
});

describe('16×16 with the digits 0–9 A–F', () => {
  const shape = geometryOfSize(16)!;
  const { digits } = randomGrid(shape, new Random('hexadecimal'));
  const given = Array.from(digits, (digit, cell) => ((cell * 7) % 5 < 2 ? digit : 0));
  const symbols = (base: number) =>
    given.map((digit) => (digit ? '0123456789ABCDEFG'[digit - 1 + base] : '.')).join('');
  const rows = symbols(0).match(/.{16}/g)!;
  const oneBased = packedCells({ geometry: shape, digits: Uint8Array.from(given) });

  it.each<[string, string]>([
    ['line', symbols(0)],
    ['line', symbols(0).toLowerCase().replaceAll('.', '-')],
    ['line', symbols(1)],
    ['rows', rows.join('\n')],
    ['spaced', joined(rows, ' ', '\n')],
    ['block', rows.map((row) => row.match(/.{4}/g)!.join('|')).join('\n')],
    ['table', joined(rows, ',', '\n').replaceAll('.', '')],
    ['lists', JSON.stringify(rows.map((row) => Array.from(row)))],
    ['json', JSON.stringify({ puzzle: symbols(0) })],
  ])('%s', (id, text) => {
    expect(read(text)).toEqual({ id, answers: [oneBased] });
  });

  it('only if 0 cannot be a blank', () => {
    const unchanged = [
      symbols(1).replaceAll('.', '0'),
      symbols(0).replaceAll('0', '.'),
      symbols(1).replace('.', '0'),
      symbols(0).replace('.', '0').replace('.', '0').replace('.', '0'),
    ];
    expect(unchanged[0]).toContain('G');
    for (const text of unchanged) {
      expect(read(text).answers).toEqual([text.replaceAll('0', '.')]);
    }
  });
});

describe('arrays in code', () => {
  const cpp = `{{${joined(ZEROS, ',', '},{')}}}`;
  const python = `[${joined(ZEROS, ', ', '],\n     [')}]`;
  const holes = ROWS.map((row) => Array.from(row, (cell) => cell.replace('.', '')).join());
  const quoted = ROWS.map((row) => `{'${Array.from(row).join("','")}'}`);
  it.each<[string, string]>([
    ['C++, one line', `int grid[9][9] = ${cpp};`],
    ['C++ without a declaration', cpp],
    ['C++, one row per line', `int grid[9][9] = {\n  {${joined(ZEROS, ', ', '},\n  {')}}\n};\n`],
    [
      'C++, brackets on lines of their own',
      `int g[9][9] =\n{\n{${joined(ZEROS, ',', '},\n{')}},\n};`,
    ],
    ['C++, a vector', `vector<vector<int>> g = {\n {${joined(ZEROS, ',', '},\n {')}}};\n`],
    ['C++, characters', `char g[9][9] = {\n${quoted.join(',\n')}\n};\n`],
    ['C++, all cells in one list', `int g[81] = {\n${joined(ZEROS, ', ', ',\n')}\n};\n`],
    ['C++, all cells on one line', `int g[81] = {${joined(ZEROS, ',', ',')}};`],
    ['C++, strings', `string g[9] = {\n"${ROWS.join('",\n"')}"\n};`],
    ['Java', `int[][] grid = {\n{${joined(ZEROS, ', ', '},\n{')}},\n};`],
    ['Java with new', `int[][] grid = new int[][]{{${joined(ZEROS, ', ', '}, {')}}};`],
    ['Java, lists', `List.of(\nList.of(${joined(ZEROS, ', ', '),\nList.of(')}));`],
    ['JavaScript', `const grid = [\n  [${joined(ZEROS, ', ', '],\n  [')}],\n];\n`],
    ['JavaScript, null', `const grid = [[${joined(ZEROS, ',', '],[').replaceAll('0', 'null')}]];`],
    ['JavaScript, holes', `const g = [\n  [${holes.join('],\n  [')}],\n];\n`],
    ['JavaScript, holes on one line', `[[${holes.join('],[')}]]`],
    [
      'JavaScript, holes, a comma after the last one',
      `const g = [[${holes.map((row) => row.replace(/,$/, ',,')).join('],\n[')}]];`,
    ],
    ['JavaScript, strings', `const rows = [\n  '${ROWS.join("',\n  '")}',\n];`],
    ['JavaScript, one string', `const puzzle = '${FAMOUS}';`],
    ['JavaScript, joined strings', `const g =\n'${ROWS.join("' +\n'")}';`],
    ['Python', `grid = [\n    [${joined(ZEROS, ', ', '],\n    [')}]\n]\n`],
    ['Python, comments', `# a puzzle\ngrid = [[${joined(ZEROS, ', ', '],  # row\n [')}]]`],
    ['Python, None', `grid = [${python.replaceAll('0', 'None')}]`],
    ['Python, spaces', `[['${joined(ROWS, "', '", "'],\n['").replaceAll('.', ' ')}']]`],
    ['Python, empty strings', `g = [["${joined(ROWS, '","', '"],\n["').replaceAll('.', '')}"]]`],
    ['Python, tuples', `g = ((${joined(ZEROS, ', ', '),\n(')}))`],
    ['Python, strings on one line', `board = ["${ROWS.join('", "')}"]`],
    ['NumPy', `[[${joined(ZEROS, ' ', ']\n [')}]]\n`],
    ['NumPy, floats', `[[${joined(ZEROS, '. ', '.]\n [')}.]]\n`],
    ['NumPy, repr', `array([${python}], dtype=int8)`],
    [
      'NumPy, a program',
      `import numpy as np\n\ngrid = np.array([\n[${joined(ZEROS, ',', '],\n[')}],\n])`,
    ],
    ['Rust', `let g: [[u8; 9]; 9] = [\n[${joined(ZEROS, ', ', '],\n[')}],\n];`],
    ['Go', `grid := [9][9]int{\n{${joined(ZEROS, ', ', '},\n{')}},\n}`],
    ['Kotlin', `val g = arrayOf(\nintArrayOf(${joined(ZEROS, ', ', '),\nintArrayOf(')}))`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ id: 'lists', answers: [FAMOUS] });
    expect(read(`${text}\n\n${text}\n`)).toEqual({ id: 'lists', answers: [FAMOUS, FAMOUS] });
    expect(read(`${text}\n${text}\n`)).toEqual({ id: 'lists', answers: [FAMOUS, FAMOUS] });
  });

  it('end where their brackets close', () => {
    const short = `int a[9][9] = {\n{${joined(ZEROS.slice(1), ',', '},\n{')}}};\n`;
    const whole = `int b[9][9] = {\n{${joined(ZEROS, ',', '},\n{')}}};\n`;
    expect(read(short + whole).answers).toEqual([
      '9:20 length: expected 9 rows, found 8 rows',
      FAMOUS,
    ]);
  });
});

describe('tables', () => {
  const commas = joined(ROWS, ',', '\n').replaceAll('.', '');
  it.each<[string, string]>([
    ['commas', commas],
    ['commas and CR LF, with a byte order mark', `\ufeff${commas.replaceAll('\n', '\r\n')}\r\n`],
    ['semicolons', commas.replaceAll(',', ';')],
    ['tabs', commas.replaceAll(',', '\t')],
    ['commas and zeros', joined(ZEROS, ',', '\n')],
    ['commas and spaces', joined(ROWS, ', ', '\n').replaceAll('.', '')],
    ['a comma after the last cell', commas.replaceAll('\n', ',\n').concat(',')],
    ['quotes', `"${joined(ROWS, '","', '"\n"').replaceAll('.', '')}"`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ id: 'table', answers: [FAMOUS] });
    expect(read(`${text}\n\n${text}\n`)).toEqual({ id: 'table', answers: [FAMOUS, FAMOUS] });
  });

  it.each([',', ';', '\t'])('blank rows, with %j', (separator) => {
    const row = separator.repeat(8);
    const sparse = [row, `5${row}`, row, row, `${row}3`, row, row, row, row].join('\n');
    const one = '5'.padStart(10, '.').padEnd(44, '.').concat('3').padEnd(81, '.');
    expect(read(sparse)).toEqual({ id: 'table', answers: [one] });
    const other = commas.replaceAll(',', separator);
    expect(read(`${other}\n${row}\n${other}\n${row}\n`).answers).toEqual([FAMOUS, FAMOUS]);
    expect(read(`${other}\n\n${sparse}\n`).answers).toEqual([FAMOUS, one]);
  });

  it('with a row of few digits first', () => {
    for (const first of ['1...2...3', '.12345678', '12345678.', '.1234....']) {
      const rows = [first, '.4.......', ...Array<string>(7).fill('.........')];
      const text = joined(rows, '\t', '\n').replaceAll('.', '');
      expect(read(text)).toEqual({ id: 'table', answers: [rows.join('')] });
    }
    const indented = `\t${joined(ZEROS, '\t', '\n\t')}`;
    expect(read(indented)).toEqual({ id: 'spaced', answers: [FAMOUS] });
  });

  it('report the field with an error', () => {
    expect(read(commas.replace('6,,,1', '6,,,@')).answers).toEqual([
      '2:5 symbol: expected a number 1–9 or a blank (. 0 _ - * x ?), found "@"',
    ]);
    expect(read(commas.replace('6,,,1', '6,,1')).answers).toEqual([
      '2:12 length: expected a row of 9 cells, found 8 cells',
    ]);
  });
});

describe('lists in the fields of CSV', () => {
  const nested = (cells: string) => {
    const rows = cells.replaceAll('.', '0').match(/.{9}/g)!;
    return `"[[${joined(rows, ', ', '], [')}]]"`;
  };
  const [puzzle, solution] = [nested(FAMOUS), nested(FAMOUS_SOLVED)];
  it.each([
    ['a header', `id,puzzle,solution\n1,${puzzle},${solution}\n2,${puzzle},\n`, 2],
    ['no header', `1,${puzzle},${solution}\n2,${puzzle},${solution}\n`, 2],
    ['solutions first', `a,b\n${solution},${puzzle}\n`, 1],
    ['digits in quotes', `puzzle\n${puzzle.replace(/\d/g, '""$&""')}\n`, 1],
    ['arrays of NumPy', `puzzle\n${puzzle.replaceAll('], [', ']\n [').replaceAll(',', '')}\n`, 1],
  ])('%s', (_, text, records) => {
    expect(read(text)).toEqual({ id: 'csv', answers: Array<string>(records).fill(FAMOUS) });
  });

  it('keep the solution', () => {
    const [result] = parsePuzzles(`puzzle,solution\n${puzzle},${solution}\n`);
    expect(result.ok && packedCells(result.record.solution!)).toBe(FAMOUS_SOLVED);
  });

  it.each([
    [puzzle.replace('7', '17'), '2:16 digit: expected a digit 1–9, found "17"'],
    [
      puzzle.replace('7', 'q'),
      '2:16 symbol: expected a digit 1–9 or a blank (. 0 _ - * x ?), found "q"',
    ],
    [puzzle.replace(/\], \[.*$/, ']]"'), '2:31 length: expected 16 cells (4×4), found 9 cells'],
    [
      `${puzzle},${solution.replace('7', '1')}`,
      '2:280 mismatch: expected the given "7", found "1"',
    ],
  ])('report the cell with an error (%#)', (row, error) => {
    expect(read(`puzzle,solution\n${row}\n`).answers).toEqual([error]);
  });
});

describe('the screens of programs', () => {
  const bars = ROWS.map((row) => `│ ${Array.from(row.replaceAll('.', ' ')).join(' │ ')} │`);
  const side = ['', 'Movement', ' h - Move left', '', 'Commands', '', ' Q - Quit', '', ''];
  const rule = `├${Array<string>(9).fill('───').join('┼')}┤`;
  it('nudoku, with its help on the right', () => {
    const lines = bars.flatMap((row, at) => [
      `   ${rule}${at === 0 ? '     nudoku 2.1.0' : ''}`,
      `   ${row}     ${side[at]}`.trimEnd(),
    ]);
    expect(read(`\n\n${lines.join('\n')}\n   ${rule}\n\n`)).toEqual({
      id: 'block',
      answers: [FAMOUS],
    });
  });

  it('QQWing, with statistics', () => {
    const rows = ROWS.map(
      (row) =>
        ` ${row
          .match(/.{3}/g)!
          .map((part) => Array.from(part).join(' '))
          .join(' | ')}`,
    );
    rows.splice(6, 0, '-------|-------|-------');
    rows.splice(3, 0, '-------|-------|-------');
    const statistics = [
      'Number of Givens: 30',
      'Number of Pointing Pairs/Triples: 0',
      'Difficulty: Easy',
      'The solution to the puzzle is unique.',
      'Time: 11.12 milliseconds',
    ].join('\n');
    for (const grid of [`${rows.join('\n')}\n`, `${ROWS.join('\n')}\n`, FAMOUS]) {
      const text = `${grid}\n${statistics}\n`;
      const { answers } = read(`${text}${text}2 puzzles generated in 0.013901 seconds.\n`);
      expect(answers).toEqual([FAMOUS, FAMOUS]);
    }
  });
});

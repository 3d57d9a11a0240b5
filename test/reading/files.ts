import { gzipSync } from 'node:zlib';
import {
  digitIn,
  drawn,
  FOUR,
  inRows,
  NINE,
  numbers,
  parted,
  rowsOf,
  SIX,
  SIXTEEN,
} from './grids.ts';
import { broken, type ReadingText, text } from './text.ts';

// Files of programs, tables, line ends and encodings.

const [A, B, C] = NINE;
const THREE = [A, B, C];
const a = inRows(A);
const b = inRows(B);
/** The regions of a jigsaw. */
const JIGSAW = '111123333112223233114222233144566666445555566444558566478888999778788999777778999';
const euler = `Grid 01\n${inRows(A, '0')}\nGrid 02\n${inRows(B, '0')}\n`;
const named = `Puzzle 1\n${a}\nPuzzle 2\n${b}\n`;
const solved = (cells: string): string => cells.replaceAll('.', '1');
const crlf = (content: string): string => content.replaceAll('\n', '\r\n');
const cr = (content: string): string => content.replaceAll('\n', '\r');
const commas = (cells: string, blank: string | number = ''): string => parted(cells, ',', blank);

/** A saved game of GNOME Sudoku: cells with a digit or with earmarks. */
function gnome(
  cells: string,
  played: readonly number[] = [],
  marked: readonly number[] = [],
): string {
  const saved = numbers(cells, 0).flatMap((row, r) =>
    row.flatMap((digit, c) => {
      const at = 9 * r + c;
      const value = digit || (played.includes(at) ? 5 : 0);
      const earmarks = marked.includes(at) ? [1, 2] : [];
      const isLeftOut = value === 0 && earmarks.length === 0;
      return isLeftOut ? [] : [{ position: [r, c], value, fixed: digit > 0, earmarks }];
    }),
  );
  const game = { difficulty_category: 'easy', time_elapsed: 12.5, cells: saved };
  return JSON.stringify(game, null, 2).replaceAll('":', '" :');
}

/** KSudoku writes the digit 1 as b, column by column. */
function ksudokuValues(cells: string): string {
  const size = Math.sqrt(cells.length);
  const columns = Array.from(cells, (_, at) => cells[(at % size) * size + Math.floor(at / size)]);
  return columns.map((c) => (c === '.' ? '_' : String.fromCharCode(97 + digitIn(c)))).join('');
}
const ksudoku = (cells: string, graph = 'type="sudoku" specific-type="Plain"'): string =>
  `<!DOCTYPE ksudoku>
<ksudoku>
 <game had-help="0" msecs-elapsed="4000">
  <puzzle>
   <graph order="${Math.sqrt(cells.length)}" ${graph}/>
   <values>${ksudokuValues(cells)}</values>
   <solution>${ksudokuValues(solved(cells))}</solution>
  </puzzle>
  <history/>
 </game>
</ksudoku>
`;

/** An id of Simon Tatham's Solo: letters for runs of blanks, `_` between two digits. */
function solo(cells: string): string {
  const { length } = rowsOf(cells);
  const box = length === 6 ? '3x2' : `${Math.sqrt(length)}x${Math.sqrt(length)}`;
  let id = '';
  for (const [run] of cells.matchAll(/\.+|[^.]/g)) {
    if (run[0] !== '.') id += (/\d$/.test(id) ? '_' : '') + digitIn(run);
    else {
      for (let left = run.length; left > 0; left -= 26) {
        id += String.fromCharCode(96 + Math.min(left, 26));
      }
    }
  }
  return `${box}:${id}`;
}

/** A file of NumPy. */
function npy(grids: readonly string[], type: '|i1' | '<i8', shape: string): Uint8Array {
  const header = `{'descr': '${type}', 'fortran_order': False, 'shape': (${shape}), }`;
  const padded = `${header.padEnd(118 - 1)}\n`;
  const digits = grids.flatMap((cells) => numbers(cells, 0).flat());
  const width = type === '<i8' ? 8 : 1;
  const data = new Uint8Array(width * digits.length);
  for (const [at, digit] of digits.entries()) data[width * at] = digit;
  const magic = Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, padded.length, 0);
  return Buffer.concat([magic, Buffer.from(padded, 'latin1'), data]);
}

const utf16 = (content: string): Uint8Array => Buffer.from(`\ufeff${content}`, 'utf16le');
const nested = (cells: string): string =>
  `"${JSON.stringify(numbers(cells, 0)).replaceAll(',', ', ')}"`;

export const FILES: readonly ReadingText[] = [
  // Files of programs
  text('GNOME Sudoku', gnome(A), A),
  text('GNOME Sudoku: a digit of the player, and earmarks', gnome(A, [0], [1, 2]), A),
  text('KSudoku', ksudoku(A), A),
  text('KSudoku: 16×16', ksudoku(SIXTEEN[0]), SIXTEEN[0]),
  text(
    'KSudoku: digits in an attribute',
    `<ksudoku>\n <puzzle order="9" type="sudoku" puzzle="${A.replaceAll('.', '_')}"/>\n</ksudoku>\n`,
    A,
  ),
  broken(
    'KSudoku: a variant',
    ksudoku(
      A,
      'type="custom" specific-type="XSudoku" name="XSudoku" ncliques="29" sizeX="9" sizeY="9" sizeZ="1"',
    ),
  ),
  text('Solo', solo(A), A, 0),
  text('Solo: two ids', `${solo(A)}\n${solo(B)}\n`, [A, B], 0),
  text('Solo: 2x2', solo(FOUR[0]), FOUR[0], 0),
  text('Solo: 4x4', solo(SIXTEEN[0]), SIXTEEN[0], 0),
  text('NumPy: one grid', npy([A], '|i1', '9, 9'), A),
  text('NumPy: 81 cells a row', npy(THREE, '|i1', '3, 81'), THREE),
  text('NumPy: three grids of int64', npy(THREE, '<i8', '3, 9, 9'), THREE),
  text('SadMan', `#A someone\n#D easy\n[Puzzle]\n${a}\n[State]\n${inRows(solved(A))}\n`, A),
  text('SudoCue', `#Asomeone\n#Deasy\n${a}\n`, A),
  text(
    'OpenSudoku',
    `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n  <name>one</name>\n  <game data="${A.replaceAll('.', '0')}"/>\n  <game data="${B.replaceAll('.', '0')}"/>\n</opensudoku>\n`,
    [A, B],
  ),
  text(
    'XML',
    `<?xml version="1.0"?>\n<puzzles>\n  <puzzle id="1">${A}</puzzle>\n  <puzzle id="2">${B}</puzzle>\n</puzzles>\n`,
    [A, B],
  ),
  text(
    'a bank with hashes',
    `${THREE.map((g, i) => `00000000000${i} ${g.replaceAll('.', '0')}  1.${i}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'lines with their counts of givens',
    `${THREE.map((g) => `${g.replaceAll('.', '0')} 26`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'pairs: puzzle, tab, solution',
    `${THREE.map((g) => `${g}\t${solved(g)}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text('lines of different sizes', `${FOUR[0]}\n${A}\n${SIX[0]}\n`, [FOUR[0], A, SIX[0]], 0),
  text('the count of the file, then lines', `# 3 puzzles\n3\n${THREE.join('\n')}\n`, THREE, 2),

  // CSV
  text(
    'CSV: puzzle,solution',
    `puzzle,solution\n${THREE.map((g) => `${g},${solved(g)}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: quizzes,solutions',
    `quizzes,solutions\n${THREE.map((g) => `${g.replaceAll('.', '0')},${solved(g)}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: id,puzzle,clues',
    `id,puzzle,clues,difficulty\n${THREE.map((g, i) => `${i},${g},26,1.${i}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: nested lists',
    `id,puzzle\n${THREE.map((g, i) => `${i},${nested(g)}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: nested lists and solutions',
    `puzzle,solution\n${THREE.map((g) => `${nested(g)},${nested(solved(g))}`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: nested lists as NumPy prints them',
    `board\n${THREE.map(
      (g) =>
        `"[[${numbers(g, 0)
          .map((row) => row.join(' '))
          .join(']\n [')}]]"`,
    ).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: another name',
    `sudoku_string;level\n${THREE.map((g) => `${g};2`).join('\n')}\n`,
    THREE,
    0,
  ),
  text(
    'CSV: 81 columns',
    THREE.map((g) => commas(g, 0).replaceAll('\n', ',')).join('\n'),
    THREE,
    0,
  ),
  text(
    'CSV: 81 columns with names',
    `${Array.from({ length: 81 }, (_, i) => `c${i}`).join()}\n${THREE.map((g) => commas(g, 0).replaceAll('\n', ',')).join('\n')}\n`,
    THREE,
  ),
  text('a table', commas(A), A, 0),
  text(
    'a table with names of rows and columns',
    `,1,2,3,4,5,6,7,8,9\n${rowsOf(A)
      .map(
        (row, i) =>
          `${'ABCDEFGHI'[i]},${Array.from(row.replaceAll('.', ' '), (c) => c.trim()).join()}`,
      )
      .join('\n')}\n`,
    A,
  ),
  text('tables with names between', `Puzzle 1\n${commas(A)}\nPuzzle 2\n${commas(B)}\n`, [A, B], 1),
  text(
    'tables with names in the first cell',
    `Puzzle 1,,,,,,,,\n${commas(A)}\nPuzzle 2,,,,,,,,\n${commas(B)}\n`,
    [A, B],
    1,
  ),
  text(
    'tables of tabs with names',
    `Puzzle 1\n${parted(A, '\t', '')}\nPuzzle 2\n${parted(B, '\t', '')}\n`,
    [A, B],
    1,
  ),
  text('tabs between cells', parted(A, '\t'), A, 0),
  text('tabs, empty cells', parted(A, '\t', ''), A, 0),
  text('tabs and bars', drawn(A).replaceAll(' ', '\t'), A, 0),
  text('semicolons, two grids', `${parted(A, ';', '')}\n\n${parted(B, ';', '')}\n`, [A, B], 0),
  text(
    '4×4 with commas and names',
    FOUR.map((g, i) => `Puzzle ${i + 1}\n${commas(g, 0)}`).join('\n'),
    [...FOUR],
    1,
  ),

  // Line ends, spaces and encodings
  text('CR LF: Grid 01', crlf(euler), [A, B], 0),
  text('CR LF: Puzzle 1', crlf(named), [A, B], 1),
  text('CR LF: drawings', crlf(`${drawn(A)}\n\n${drawn(B)}\n`), [A, B], 0),
  text('CR LF: JSON', crlf(JSON.stringify({ board: numbers(A, 0) }, null, 2)), A),
  text('CR: Grid 01', cr(euler), [A, B], 0),
  text('CR: Puzzle 1', cr(named), [A, B], 1),
  text('CR: lines', cr(`${A}\n${B}\n`), [A, B], 0),
  text('a byte order mark: Grid 01', `\ufeff${euler}`, [A, B], 0),
  text('a byte order mark: Puzzle 1', `\ufeff${named}`, [A, B], 1),
  text('a byte order mark: a count', `\ufeff2\n${a}\n${b}\n`, [A, B], 1),
  text('a byte order mark: JSON', `\ufeff${JSON.stringify({ board: numbers(A, 0) })}`, A),
  text('UTF-16: Puzzle 1', utf16(named), [A, B], 1),
  text('gzip: Puzzle 1', gzipSync(named), [A, B], 1),
  text(
    'spaces at the ends of lines',
    `${a.replaceAll('\n', '   \n')}   \n\n${b.replaceAll('\n', ' \n')} \n`,
    [A, B],
    0,
  ),
  text('tabs at the ends of lines', `${parted(A, ' ').replaceAll('\n', '\t\n')}\t\n`, A, 0),
  text('spaces before the lines', parted(A, ' ').replace(/^/gm, '  '), A, 0),
  text('several spaces between cells', parted(A, '   '), A, 0),
  text('NBSP between cells', parted(A, '\u00a0'), A, 0),
  text(
    'NBSP between cells and names',
    `Puzzle\u00a01\n${parted(A, '\u00a0')}\nPuzzle\u00a02\n${parted(B, '\u00a0')}\n`,
    [A, B],
    1,
  ),
  text('NBSP for blanks, one between cells', parted(A, ' ', '\u00a0'), A, 0),
  text('thin spaces between cells', parted(A, '\u2009'), A, 0),
  text('zero-width spaces', parted(A, '\u200b'), A, 0),
  text('no line end at the end', named.trimEnd(), [A, B], 1),
  text('many empty lines', `\n\n\n\n${a}\n\n\n\n\n${b}\n\n\n\n`, [A, B], 0),
  text('a form feed between', `${a}\n\f\n${b}\n`, [A, B], 0),

  // Variants
  broken('.sdk: regions', `#A x\n[Puzzle]\n${a}\n[Layout]\n${inRows(JIGSAW)}\n`),
  broken('.sdk: a kind', `#TSudoku X\n[Puzzle]\n${a}\n[State]\n${a}\n`),
  broken(
    '.sdk: cages of the second',
    `#N 1\n[Puzzle]\n${a}\n#N 2\n[Puzzle]\n${b}\n[Cages]\n9 1 2\n`,
    [A],
  ),
  broken('a title', `Killer Sudoku\n\n${a}\n`),
  broken('rules', `Rules: normal rules, and a knight's move apart.\n${a}\n`),
];

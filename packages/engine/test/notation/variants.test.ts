import { describe, expect, it } from 'vitest';
import { pack } from '../../src/notation/links/lz-string.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { PuzzleReader, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, FAMOUS_SOLVED, placedError } from './records.ts';

// A puzzle with a rule that classic Sudoku does not have is never read as a classic one.

const NUMBERS = FAMOUS.match(/.{9}/g)!.map((row) => Array.from(row, (cell) => Number(cell) || 0));
const JIGSAW = [
  '111123333',
  '112223233',
  '114222233',
  '144566666',
  '445555566',
  '444558566',
  '478888999',
  '778788999',
  '777778999',
];
const REGIONS = JIGSAW.map((row) => Array.from(row, Number));
const ROWS = FAMOUS.match(/.{9}/g)!;
const ZEROS = FAMOUS.replaceAll('.', '0');
const WIKI = 'https://www.sudokuwiki.org';
const lettersOf = (rows: readonly string[]): string[] =>
  rows.map((row) => row.replace(/[1-9]/g, (digit) => 'ABCDEFGHI'[Number(digit) - 1]));
const spacedOf = (rows: readonly string[]): string =>
  rows.map((row) => Array.from(row).join(' ')).join('\n');
const BOXES = REGIONS.map((row, r) =>
  row.map((_, c) => 3 * Math.floor(r / 3) + Math.floor(c / 3) + 1),
);

const HTML_ROWS = ROWS.map(
  (row) => `<tr>${Array.from(row, (cell) => `<td>${cell.replace('.', ' ')}</td>`).join('')}</tr>`,
).join('\n');

/** Ways to write a puzzle and then the numbers of its regions as text. */
const REGIONS_BELOW: readonly [string, string][] = [
  ['rows', `${ROWS.join('\n')}\n\n${JIGSAW.join('\n')}\n`],
  ['rows, letters', `${ROWS.join('\n')}\n${lettersOf(JIGSAW).join('\n')}\n`],
  ['lines', `${FAMOUS}\n${JIGSAW.join('')}\n`],
  ['spaced rows', `${spacedOf(ROWS)}\n\n${spacedOf(JIGSAW)}\n`],
  ['lists', `${JSON.stringify(NUMBERS)}\n${JSON.stringify(REGIONS)}\n`],
];

/** The errors of a text. A puzzle that is read as classic appears as its cells. */
function answers(text: string): string[] {
  return parsePuzzles(text).map((result) =>
    result.ok ? packedCells(result.record.givens) : placedError(result.error),
  );
}

/** The only error of a text: what it found instead of a classic Sudoku. */
function foundIn(text: string): string {
  const [result, ...more] = parsePuzzles(text);
  expect(more).toEqual([]);
  if (result.ok) return packedCells(result.record.givens);
  expect([result.error.code, result.error.expected]).toEqual(['variant', 'a classic Sudoku']);
  return result.error.found;
}

const plain = (more: object): string => JSON.stringify({ puzzle: FAMOUS, ...more });
const fPuzzle = (more: object, cell: object = {}): string => {
  const grid: object[][] = NUMBERS.map((row) =>
    row.map((value) => (value > 0 ? { value, given: true } : {})),
  );
  grid[8][0] = cell;
  return JSON.stringify({ size: 9, grid, ...more });
};
const pad = (more: object): string => {
  const cells = NUMBERS.map((row) => row.map((value) => (value > 0 ? { value } : {})));
  return JSON.stringify({ cells, ...more });
};
const ipuz = (kind: string, more: object = {}): string =>
  JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: [`http://ipuz.org/${kind}#1`],
    puzzle: NUMBERS,
    ...more,
  });
const gnome = (more: object): string => {
  const cells = NUMBERS.flatMap((row, r) =>
    row.flatMap((value, c) => (value > 0 ? [{ position: [r, c], value, fixed: true }] : [])),
  );
  return JSON.stringify({ cells, ...more });
};
const sdk = (head: string, ...sections: string[]): string =>
  [head, '[Puzzle]', ...ROWS, ...sections].join('\n');
const ksudoku = (attributes: string, inside: string): string => {
  const values = ZEROS.replace(/./g, (digit) => '_bcdefghij'[Number(digit)]);
  const graph = `<graph type="sudoku" order="9" ${attributes}>${inside}</graph>`;
  return `<ksudoku><game><puzzle>${graph}<values>${values}</values></puzzle></game></ksudoku>`;
};
const csv = (name: string, value: string): string => `puzzle,${name}\n${FAMOUS},${value}\n`;
const row = (from: number, to: number): number[][] =>
  Array.from({ length: to - from + 1 }, (_, at) => [0, from + at]);

describe('names the rule', () => {
  it.each<[string, string, string]>([
    ['f-puzzles JSON', 'f-puzzles constraint "diagonal+"', fPuzzle({ 'diagonal+': true })],
    [
      'f-puzzles JSON',
      'f-puzzles constraint "killercage"',
      fPuzzle({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }] }),
    ],
    [
      'f-puzzles JSON over lines',
      'f-puzzles constraint "thermometer"',
      JSON.stringify(
        JSON.parse(fPuzzle({ thermometer: [{ lines: [['R1C1', 'R2C1']] }] })),
        null,
        2,
      ),
    ],
    [
      'f-puzzles JSON in a list',
      'f-puzzles constraint "antiking"',
      `[${fPuzzle({ antiking: true })}]`,
    ],
    [
      'f-puzzles JSON in an object',
      'f-puzzles constraint "odd"',
      `{"data":${fPuzzle({ odd: [{ cell: 'R1C1' }] })}}`,
    ],
    [
      'f-puzzles JSON with rules in words',
      'the rule "ruleset": "Normal rules apply. Arrows sum to their circle."',
      fPuzzle({ ruleset: 'Normal rules apply. Arrows sum to their circle.' }),
    ],
    [
      'f-puzzles link',
      'f-puzzles constraint "nonconsecutive"',
      `https://f-puzzles.com/?load=${pack(fPuzzle({ nonconsecutive: true }))}`,
    ],
    [
      'f-puzzles link',
      'f-puzzles constraint "whispers"',
      `https://f-puzzles.com/?load=${pack(fPuzzle({ whispers: [{ lines: [] }] }))}`,
    ],
    [
      'SudokuPad JSON',
      'SudokuPad element "lines"',
      pad({ lines: [{ wayPoints: row(0, 3), color: '#CFCFCF' }] }),
    ],
    ['SudokuPad JSON', 'SudokuPad element "arrows"', pad({ arrows: [{ wayPoints: row(0, 3) }] })],
    [
      'SudokuPad JSON',
      'SudokuPad element "cages"',
      pad({ cages: [{ cells: row(0, 1), value: 9 }] }),
    ],
    ['SudokuPad JSON', 'SudokuPad element "regions"', pad({ regions: [row(0, 8)] })],
    ['SudokuPad JSON', 'the rule "antiknight"', pad({ metadata: { antiknight: true } })],
    [
      'SudokuPad JSON with rules in words',
      'the rule "rules": "Digits on a whisper line differ by 5."',
      pad({ cages: [{ value: 'rules: Digits on a whisper line differ by 5.' }] }),
    ],
    [
      'SudokuPad link',
      'SudokuPad element "underlays"',
      `https://sudokupad.app/scl${pack(pad({ underlays: [{ center: [1, 1] }] }))}`,
    ],
    ['ipuz', 'ipuz kind "http://ipuz.org/sudoku/diagonalsudoku#1"', ipuz('sudoku/diagonalsudoku')],
    [
      'ipuz',
      'ipuz kind "http://ipuz.org/sudoku/killersudoku#1"',
      ipuz('sudoku/killersudoku', { cages: [{ value: 9, cells: row(0, 1) }] }),
    ],
    ['ipuz', 'ipuz kind "http://ipuz.org/sudoku/jigsawsudoku#1"', ipuz('sudoku/jigsawsudoku')],
    ['ipuz', 'ipuz kind "http://ipuz.org/sudoku/latinsquare#1"', ipuz('sudoku/latinsquare')],
    ['ipuz crossword', 'ipuz kind "http://ipuz.org/crossword#1"', ipuz('crossword')],
    ['ipuz in a call', 'the rule "boxes"', `ipuz(${ipuz('sudoku', { boxes: false })})`],
    ['ipuz', 'the rule "zones"', ipuz('sudoku', { zones: [{ rect: [1, 1, 2, 2] }] })],
    ['ipuz', 'the rule "cages"', ipuz('sudoku', { cages: [{ value: 9, cells: row(0, 1) }] })],
    ['JSON', 'the rule "cages"', plain({ cages: [{ sum: 8, cells: [0, 1] }] })],
    ['JSON', 'the rule "diagonals"', plain({ diagonals: true })],
    ['JSON', 'the rule "anti_knight"', plain({ title: 'One', anti_knight: 1 })],
    ['JSON', 'the rule "thermometers"', plain({ thermometers: [[0, 1, 2]] })],
    ['JSON', 'the rule "arrows"', `{"board":${JSON.stringify(NUMBERS)},"arrows":[[0,1,2]]}`],
    ['JSON', 'the rule "dots"', plain({ dots: [{ cells: [0, 1], color: 'black' }] })],
    ['JSON', 'the rule "constraints"', plain({ constraints: { diagonal: true } })],
    ['JSON', 'the rule "constraints": "antiking"', plain({ constraints: ['antiking'] })],
    ['JSON', 'the rule "rules": "killer"', plain({ rules: ['classic', 'killer'] })],
    ['JSON', 'the rule "variant": "Miracle"', plain({ variant: 'Miracle' })],
    ['JSON', 'the rule "type": "Killer Sudoku"', plain({ type: 'Killer Sudoku' })],
    [
      'JSON with the cells of a rule that look like a grid',
      'the rule "constraints"',
      JSON.stringify({
        givens: NUMBERS.flat(),
        constraints: [{ cells: Array.from({ length: 64 }, (_, at) => at) }],
      }),
    ],
    ['JSON', 'the rule "types": "WhiteDot"', plain({ types: ['Regex', 'WhiteDot'] })],
    ['JSON', 'the rule "regions"', plain({ regions: REGIONS })],
    ['JSON', 'the rule "regions"', plain({ regions: JIGSAW.join('') })],
    ['JSON', 'the rule "shape"', plain({ shape: JIGSAW })],
    [
      'JSON',
      'the rule "jigsaw"',
      JSON.stringify({ data: { settings: { jigsaw: true }, grid: NUMBERS } }),
    ],
    ['JSON', 'the rule "extra_regions"', `{"extra_regions":[[0,1]],"puzzles":["${FAMOUS}"]}`],
    ['JSON', 'the rule "killer"', JSON.stringify({ killer: { puzzle: FAMOUS } })],
    ['JSON', 'the rule "constraints"', plain({ constraints: { killerCages: [{ cells: [0] }] } })],
    ['JSON', 'the rule "odd"', plain({ odd: [{ row: 0, col: 0 }] })],
    ['JSON', 'the rule "thermometers"', plain({ thermometers: [[0]] })],
    ['JSON', 'the rule "parity"', plain({ parity: 'E'.padEnd(81, '.') })],
    ['JSON', 'the rule "latinsquare"', plain({ latinsquare: true })],
    ['JSON', 'the rule "latin"', plain({ latin: true })],
    ['JSON', 'the rule "type": "latin square"', plain({ type: 'latin square' })],
    ['JSON', 'the rule "boxes"', plain({ boxes: false })],
    ['JSON', 'the rule "noBoxes"', plain({ noBoxes: true })],
    ['JSON', 'the rule "type": "X"', plain({ type: 'X' })],
    ['JSON', 'the rule "shape": "jigsaw"', plain({ shape: 'jigsaw' })],
    ['JSON', 'the rule "tags": "thermo"', plain({ tags: ['blue', 'thermo'] })],
    ['JSON', 'the rule "type": "Killer Sudoku"', plain({ meta: { type: 'Killer Sudoku' } })],
    ['JSON', 'the rule "magic_squares"', plain({ magic_squares: [[0, 1]] })],
    ['JSON', 'the rule "rowClues"', plain({ rowClues: [10, 12] })],
    ['JSON', 'the rule "killerPuzzle"', JSON.stringify({ killerPuzzle: FAMOUS })],
    [
      'JSON with rules in words',
      'the rule "description": "Anti-king sudoku."',
      plain({ description: 'Anti-king sudoku.' }),
    ],
    ...[
      'Shaded cells are even.',
      'Digits increase from the bulb.',
      'Adjacent digits on a green line differ by 5.',
      'V: digits sum to 5.',
      '대각선에도 1-9가 있습니다',
    ].map((rules): [string, string, string] => [
      'JSON with rules in words',
      `the rule "rules": "${rules}"`,
      plain({ rules }),
    ]),
    ['JSON', 'the rule "cage_list"', plain({ cage_list: [{ cells: ['A1'], total: 3 }] })],
    ['SudokuPad JSON', 'the rule "type": "killer"', pad({ type: 'killer' })],
    [
      'SudokuPad JSON',
      'the rule "rules": "Latin square"',
      pad({ metadata: { r: 'Latin square' } }),
    ],
    ['SudokuPad JSON', 'the rule "global": "antiking"', pad({ global: ['antiking'] })],
    ['ipuz', 'the rule "org.example:antiknight"', ipuz('sudoku', { 'org.example:antiknight': 1 })],
    ['ipuz', 'the rule "cages"', ipuz('sudoku', { cages: [{ value: 0, cells: [[0, 0]] }] })],
    ['GNOME Sudoku', 'the rule "cages"', gnome({ cages: [[0, 1]] })],
    ['GNOME Sudoku', 'the rule "latin"', gnome({ latin: true })],
    ['link', 'the rule "killersudoku.asp"', `${WIKI}/killersudoku.asp?bd=${ZEROS}`],
    ['link', 'the rule "Sudoku_X.htm"', `${WIKI}/Sudoku_X.htm?bd=${ZEROS}`],
    ['link', 'the rule "colour"', `${WIKI}/colour.htm?bd=${ZEROS}`],
    ['link', 'the rule "Str8ts.asp"', `${WIKI}/Str8ts.asp?bd=${ZEROS}`],
    ['link', 'the rule "jigsaw.htm"', `jigsaw.htm?bd=${ZEROS}`],
    ['link', 'the rule "type": "jigsaw"', `?s=${ZEROS}&type=jigsaw`],
    ['link', 'the rule "killer"', `https://sudoku.coach/en/play/killer/${ZEROS}`],
    [
      'link',
      'the rule "setting-antiknight"',
      `https://sudokupad.app/fpuzzles${pack(fPuzzle({}))}?setting-antiknight=1`,
    ],
    ['link in a sentence', 'the rule "jigsaw.htm"', `Stuck: ${WIKI}/jigsaw.htm?bd=${ZEROS} Why?`],
    ['link', 'the rule "variant": "diagonal"', `?variant=diagonal&puzzle=${FAMOUS}`],
    [
      'link with JSON',
      'the rule "killer"',
      `https://example.com/?data=${encodeURIComponent(plain({ killer: true }))}`,
    ],
    ['link', 'the rule "regions"', `https://example.com/?p=${FAMOUS}&regions=${JIGSAW.join('')}`],
    ['link', 'the rule "killer-sudoku"', `https://example.com/killer-sudoku/${FAMOUS}`],
    ['code', 'the rule "cages"', `p = {'puzzle': '${FAMOUS}', 'cages': [(10, [0, 1])]}`],
    ['code', 'the rule "diagonals"', `const p = {\n  puzzle: "${FAMOUS}",\n  diagonals: true,\n};`],
    ['JSON in a sentence', 'the rule "killer"', `This one: ${plain({ killer: [0] })}`],
    ['XML', 'the rule "type": "killer"', `<sudoku type="killer"><p>${FAMOUS}</p></sudoku>`],
    ['rows', 'the rule "Killer Sudoku"', `Killer Sudoku\n\n${ROWS.join('\n')}\n\nCages: 10 r1c1\n`],
    [
      'rows',
      'the rule "Rules": "normal rules apply, and both diagonals have 1-9"',
      `Rules: normal rules apply, and both diagonals have 1-9\n${ROWS.join('\n')}\n`,
    ],
    ['rows', 'the rule "Type": "Jigsaw"', `Type=Jigsaw\n[Puzzle]\n${ROWS.join('\n')}\n`],
    ['game id', 'the rule "diagonals"', `3x3:d:${FAMOUS}`],
    [
      'OpenSudoku',
      'the rule "type": "killer"',
      `<opensudoku><game type="killer" data="${ZEROS}"/>`,
    ],
    ['KSudoku', 'the rule "cage"', ksudoku('', '<cage value="9" size="2">0 1</cage>')],
    ['KSudoku', 'the rule "XSudoku"', ksudoku('specific-type="XSudoku"', '')],
    ['.sdk', 'the rule "Layout"', sdk('#A x', '[Layout]', ...JIGSAW)],
    [
      '.sdk',
      'the rule "Groups"',
      sdk('#A x', '[Groups]', ...JIGSAW.map((row) => row.split('').join())),
    ],
    ['.sdk before the rows', 'the rule "Regions"', sdk(`[Regions]\n${JIGSAW.join('\n')}`)],
    ['.sdk', 'the rule "Cages"', sdk('', '[State]', ...ROWS, '[Cages]', '10 r1c1 r1c2')],
    ['.sdk', 'the rule "Type": "X"', sdk('[Type] X')],
    ['.sdk', 'the rule "Type": "Jigsaw"', sdk('', '[Type]', 'Jigsaw')],
    ['.sdk', 'the rule "Type": "Jigsaw"', sdk('', '[General]', 'Level=3', 'Type=Jigsaw')],
    ['.sdk', 'the rule "Rules": "Diagonals"', sdk('', '[Rules]', 'Diagonals')],
    ['.sdk without [Puzzle]', 'the rule "JigsawPuzzle"', ['[JigsawPuzzle]', ...ROWS].join('\n')],
    ['.sdk', 'the rule "game": "Sudoku X"', sdk('#TSudoku X')],
    ['.sdk', 'the rule "Type": "Sudoku X"', `#A x\n#Type: Sudoku X\n${ROWS.join('\n')}\n`],
    ['.sdk', 'the rule "variant": "killer"', `#A x\n# variant: killer\n${ROWS.join('\n')}\n`],
    ['CSV', 'the rule "cages"', csv('cages', '[[0]]')],
    ['CSV', 'the rule "latinsquare"', csv('latinsquare', 'yes')],
    ['CSV', 'the rule "boxes"', csv('boxes', 'false')],
    ['CSV', 'the rule "genre": "Killer"', csv('genre', 'Killer')],
    ['CSV', 'the rule "cages"', csv('cages', '"[[9,[0,1]]]"')],
    ['CSV', 'the rule "variant": "jigsaw"', csv('variant', 'jigsaw')],
    [
      'CSV',
      'the rule "constraints": "anti-knight; diagonals"',
      csv('constraints', 'anti-knight; diagonals'),
    ],
    [
      'CSV',
      'the rule "Rules": "Normal rules, and a knight\'s move apart"',
      csv('Rules', '"Normal rules, and a knight\'s move apart"'),
    ],
    ['CSV', 'the rule "diagonal"', csv('diagonal', 'true')],
    ['CSV', 'the rule "regions"', csv('regions', JIGSAW.join(''))],
  ])('%s: %s', (_, rule, text) => {
    expect(foundIn(text)).toBe(rule);
  });

  it.each([
    ['Windoku'],
    ['Miracle Sudoku'],
    ['Skyscraper sudoku'],
    ['Thermo Sudoku: The Wave', 'Thermo Sudoku'],
    ['Puzzle 3: Killer Sudoku (hard)', 'Killer Sudoku'],
    ['Title: Anti-Knight Sudoku by Ann', 'Anti-Knight Sudoku'],
    ["Today's Killer Sudoku 12"],
    ['Sudoku - Killer'],
    ['Killer #3'],
    ['Sudoku X'],
    ['Jigsaw'],
    ['Squiggly'],
    ['Nonomino'],
    ['Renban'],
    ['German Whispers'],
    ['Whispers'],
    ['Puzzle 12: Chaos Construction by Ann', 'Chaos Construction'],
    ['The Times Killer Sudoku 5432', 'Killer Sudoku 5432'],
    ['킬러 스도쿠'],
    ['오늘의 대각선 스도쿠 3'],
    ['윈도쿠'],
    ['직소 스도쿠 (어려움)', '직소 스도쿠'],
  ])('a title: %s', (title, name = title) => {
    const rule = `the rule "${name}"`;
    expect(foundIn(`${title}\n\n${ROWS.join('\n')}\n`)).toBe(rule);
    expect(foundIn(`== ${title} ==\n${FAMOUS}\n`)).toBe(rule);
    expect(foundIn(`<h2><b>${title}</b></h2>\n<table>${HTML_ROWS}</table>\n`)).toBe(rule);
    expect(foundIn(plain({ title }))).toBe(`the rule "title": "${title}"`);
    expect(foundIn(sdk(`#N${title}`))).toBe(`the rule "title": "${title}"`);
  });

  it.each([
    "No two cells a knight's move apart may contain the same digit.",
    "Cells that are a king's move apart must be different.",
    'Both diagonals must contain each digit once.',
    'Digits in a cage must not repeat.',
    'Digits along a thermometer increase from the bulb.',
    'Each shaded 3x3 region must also contain the digits 1 to 9.',
    'Digits along a German whisper line differ by at least 5.',
    'Each Renban line contains consecutive digits.',
    '두 대각선에도 1부터 9까지의 숫자가 한 번씩 들어갑니다.',
    '체스의 나이트 행마로 떨어진 칸에는 같은 숫자를 넣을 수 없다.',
    '케이지 안의 숫자의 합은 왼쪽 위의 수와 같습니다.',
  ])('a sentence: %s', (sentence) => {
    const found = /^the rule "rules": "/;
    expect(foundIn(`${sentence}\n\n${ROWS.join('\n')}\n`)).toMatch(found);
    expect(foundIn(`<p>${sentence}</p>\n<table>${HTML_ROWS}</table>\n`)).toMatch(found);
    expect(foundIn(plain({ description: sentence }))).toMatch(/^the rule "description"/);
    const [first, second] = answers(`${ROWS.join('\n')}\n\n${sentence}\n`);
    expect(first).toBe(FAMOUS);
    expect(second).toMatch(/^11:1 variant/);
  });

  it.each([
    ['# killer', 'killer'],
    ['# Sudoku X, hard', 'Sudoku X, hard'],
    ['Killer Sudoku 3'],
    ['# 킬러', '킬러'],
  ])('a comment: %s', (comment, name = comment) => {
    expect(answers(`${FAMOUS}\n${FAMOUS} ${comment}\n${FAMOUS}\n`)).toEqual([
      FAMOUS,
      `2:1 variant: expected a classic Sudoku, found the rule "${name}"`,
      FAMOUS,
    ]);
  });

  it.each([
    ['the name of a folder', `<folder name="Windoku 1"><game data="${ZEROS}"/></folder>`],
    ['the name of a file', `<name>Windoku 1</name><game data="${ZEROS}"/>`],
  ])('OpenSudoku: %s', (_, inside) => {
    expect(foundIn(`<opensudoku>${inside}</opensudoku>`)).toMatch(/"Windoku 1"$/);
  });

  it.each(['Type: Killer', '<h3>Killer Sudoku</h3>', '종류: 킬러'])(
    'between two tables of HTML: %s',
    (line) => {
      const table = `<table>${HTML_ROWS}</table>`;
      expect(answers(`${table}\n<p>${line}</p>\n${table}`)).toEqual([
        FAMOUS,
        expect.stringMatching(/^\d+:\d+ variant/),
      ]);
    },
  );

  it('and where it is', () => {
    expect(answers(`{\n "puzzle": "${FAMOUS}",\n "cages": [[0, 1]]\n}`)).toEqual([
      '3:11 variant: expected a classic Sudoku, found the rule "cages"',
    ]);
    expect(answers(`Stuck here.\nIt is ${WIKI}/jigsaw.htm?bd=${ZEROS}\n`)).toEqual([
      '2:34 variant: expected a classic Sudoku, found the rule "jigsaw.htm"',
    ]);
    expect(answers(csv('variant', 'killer'))).toEqual([
      '2:83 variant: expected a classic Sudoku, found the rule "variant": "killer"',
    ]);
  });

  it('for the puzzles that have it', () => {
    const list = `[${plain({})},${plain({ antiking: true })},${plain({ antiking: false })}]`;
    expect(answers(list)).toEqual([
      FAMOUS,
      '1:202 variant: expected a classic Sudoku, found the rule "antiking"',
      FAMOUS,
    ]);
    expect(
      answers(`${sdk('#N one')}\n${sdk('#N two', '[Cages]', '1')}\n${sdk('#N three')}`),
    ).toEqual([FAMOUS, '23:1 variant: expected a classic Sudoku, found the rule "Cages"', FAMOUS]);
    expect(answers(`puzzle,type\n${FAMOUS},classic\n${FAMOUS},killer\n${FAMOUS},\n`)).toEqual([
      FAMOUS,
      '3:83 variant: expected a classic Sudoku, found the rule "type": "killer"',
      FAMOUS,
    ]);
  });
});

describe('reads as classic', () => {
  it.each<[string, string]>([
    [
      'metadata',
      plain({ id: 7, title: 'Diagonal thinking', author: 'Jigsaw', difficulty: 'hard', seed: 3 }),
    ],
    ['lists of numbers', plain({ scores: [1, 2], times: Array(36).fill(0), moves: [[0, 1, 5]] })],
    ['a map without marks', plain({ cages: NUMBERS.flat().fill(0), odd: [0, 0, 0] })],
    ['tags', plain({ tags: ['x', 'diagonal symmetry'], mode: 'timed', game: 'classic' })],
    ['other texts', plain({ zone: 'Europe/Amsterdam', line: 'a text of sixteen', unit: 'px' })],
    ['rules in words', plain({ rules: 'Each row, column and box has the digits 1 to 9 once.' })],
    ['.sdk with options', sdk('', '[Options]', 'AntiKnight=0', 'Diagonals=false')],
    [
      'techniques',
      plain({ steps: { Skyscraper: 2 }, quadruples: 1, tags: ['skyscraper', 'naked quadruple'] }),
    ],
    ['a pointer', plain({ cursor: { type: 'arrow', lines: [[0, 1]] } })],
    ['a description', plain({ description: 'A killer. Try both chains.', instructions: 'Go' })],
    [
      '.sdk',
      sdk(
        '#A Killer Joe\n#T Monday',
        '[State]',
        ...ROWS,
        '[Notes]',
        'A killer',
        '[Cages]',
        '[Time]',
        '3',
      ),
    ],
    ['.sdk', sdk('[Type] Classic', '[Layout]', ...BOXES.map((row) => row.join('')))],
    ['link', `${WIKI}/Sudoku_Solver.htm?bd=${ZEROS}&utm_source=killer`],
    ['link', `https://example.com/play?puzzle=${FAMOUS}&mode=timed&type=classic`],
    ['link in a sentence', `A killer from https://example.com/?puzzle=${FAMOUS} today`],
    ['code', `p = {'puzzle': '${FAMOUS}', 'cages': [], 'diagonals': False, 'type': 'sudoku'}`],
    ['HTML', `<p class="killer" style="type: arrow">${FAMOUS}</p>`],
    ['rows', `I like killer sudoku: here is none.\nRules: the usual ones.\n${ROWS.join('\n')}\n`],
    ...[
      'Next week: Killer Sudoku',
      "Yesterday's Killer Sudoku: solution on page 9",
      'Skyscraper: 5 in r1c2, r4c8',
      'Skyscraper sudoku technique explained',
      'X-Wing killer',
      'Killer',
      'Level: Killer',
      'Also try Windoku!',
      'Source: Killer Sudoku Online',
      'No two cells in a row may contain the same digit.',
      'A killer puzzle: each digit must be placed with care.',
      'Two cells on the diagonal of the rectangle contain the digits 1 and 2.',
      '다음 주: 킬러 스도쿠',
      '난이도: 킬러',
      '대각선 대칭입니다',
    ].flatMap((line): [string, string][] => [
      [`"${line}" above rows`, `${line}\n\n${ROWS.join('\n')}\n`],
      [`"${line}" below a line`, `${FAMOUS}\n${line}\n`],
      [`"${line}" in HTML`, `<p>${line}</p>\n<table>${HTML_ROWS}</table>\n`],
      [`"${line}" as a name`, `#N${line}\n[Puzzle]\n${ROWS.join('\n')}\n`],
    ]),
    ['a link to a variant', `<a href="/k">Killer Sudoku</a>\n<table>${HTML_ROWS}</table>\n`],
    ['the name of a site', plain({ site: { name: 'Killer Sudoku' }, title: 'Killer' })],
    ['comments', `${FAMOUS} # hard\n`],
    ['GNOME Sudoku', gnome({ time_elapsed: 3, difficulty_category: 'hard' })],
    ['rules that are off', plain({ diagonals: false, cages: [], arrows: null, killer: 0, xv: '' })],
    ['rules of classic Sudoku', plain({ rules: 'Normal sudoku rules apply.', variant: 'classic' })],
    ['the names of its houses', plain({ constraints: ['rows', 'columns', 'boxes'], type: '9x9' })],
    ['nested rules that are off', plain({ rules: { diagonal: false, cages: [[]] } })],
    ['names with other meanings', plain({ lines: 9, ratio: 0.4, odd: 12, kind: 'proper' })],
    ['the boxes as regions', plain({ regions: BOXES })],
    ['a solved grid under another key', plain({ last: FAMOUS_SOLVED })],
    ['f-puzzles JSON', fPuzzle({ title: 'X', author: 'y', ruleset: 'Normal sudoku rules apply.' })],
    ['SudokuPad JSON', pad({ cages: [{ value: 'title: X' }], metadata: { antiknight: false } })],
    ['ipuz', ipuz('sudoku', { title: 'Killer', boxes: true, cages: [], cageborder: 'thick' })],
    ['CSV', `puzzle,cages,variant,diagonal,rules\n${FAMOUS},[],classic,false,none\n`],
  ])('%s', (_, text) => {
    expect(answers(text)).toEqual([FAMOUS]);
  });

  it('boxes of an unusual shape that regions describe', () => {
    const regions = Array.from('112233'.repeat(3) + '445566'.repeat(3), Number);
    const [result] = parsePuzzles(JSON.stringify({ puzzle: '1'.padEnd(36, '.'), regions }));
    expect(result.ok && [result.record.givens.geometry.boxRows]).toEqual([3]);
  });

  const six = '...4..3...2..6...5..314...5...1....4';
  const rows = JSON.stringify(six.match(/.{6}/g)!.map((line) => Array.from(line)));
  it.each<[string, string, number]>([
    ['box', `{"puzzle":"${six}","box":"3x2"}`, 3],
    ['box', `{"puzzle":"${six}","box":{"rows":3,"columns":2}}`, 3],
    ['boxSize', `{"puzzle":"${six}","boxSize":[3,2]}`, 3],
    ['regions', `{"puzzle":"${six}","regions":"3x2"}`, 3],
    ['regionWidth', `{"board":${rows},"regionWidth":2,"regionHeight":3}`, 3],
    ['boxWidth', `{"puzzle":"${six}","boxWidth":3,"boxHeight":2}`, 2],
    ['boxWidth alone', `{"puzzle":"${six}","boxWidth":2}`, 3],
    ['settings', `{"settings":{"box_rows":3,"box_cols":2},"grid":${rows}}`, 3],
    ['width and height', `{"width":2,"height":3,"board":${rows}}`, 3],
    ['the size of the grid', `{"width":6,"height":6,"size":"6x6","board":${rows}}`, 2],
    ['CSV', `puzzle,box\n${six},3x2\n`, 3],
    ['CSV', `puzzle,blockRows,blockCols\n${six},3,2\n`, 3],
    ['CSV', `puzzle,size\n${six},6\n`, 2],
  ])('boxes of a shape that is stated: %s %j', (_, text, boxRows) => {
    const [result] = parsePuzzles(text);
    expect(result.ok && packedCells(result.record.givens)).toBe(six);
    expect(result.ok && result.record.givens.geometry.boxRows).toBe(boxRows);
  });

  it.each(REGIONS_BELOW)('a jigsaw as %s', (_, text) => {
    const results = parsePuzzles(text);
    expect(results.map((result) => result.ok || result.error.code)).toEqual(['variant', 'variant']);
  });

  it('a jigsaw whose regions come first, and no grid after it', () => {
    const text = [JIGSAW, ROWS, ROWS].map((rows) => rows.join('\n')).join('\n\n');
    const reader = new PuzzleReader();
    const inLines = text.split(/(?<=\n)/).flatMap((line) => reader.push(line));
    for (const results of [parsePuzzles(text), [...inLines, ...reader.end()]]) {
      expect(results.map(({ ok }) => ok)).toEqual([false, false, true]);
    }
  });
});

describe('a title or a rule in a text', () => {
  const rowsOfNine = FAMOUS.match(/.{9}/g)!.join('\n');

  it.each([
    'Killer-Sudoku Nr. 5',
    'Killer_Sudoku',
    'Subject: Killer Sudoku',
    'Re: Killer Sudoku',
    'name: Killer Sudoku',
    'Sudoku-X Nr. 5',
    'Killer Sudoku 12/05/2024',
    'Sudoku jigsaw nº 3',
    '* Killer Sudoku',
    '// killer sudoku',
    '/* Killer Sudoku */',
    '; Killer sudoku',
    '% killer sudoku',
    'REM Killer Sudoku',
    'Here is a killer sudoku for you',
    'This is a diagonal sudoku.',
  ])('%s above a puzzle refuses it', (title) => {
    for (const puzzle of [FAMOUS, rowsOfNine]) {
      const results = parsePuzzles(`${title}\n\n${puzzle}\n`);
      expect(results.map((one) => one.ok || one.error.code)).toEqual(['variant']);
    }
  });

  it.each([
    'Classic-Sudoku Nr. 3',
    'Subject: Sudoku',
    'name: Killer',
    '// sudoku 12/05/2024',
    'Here is a hard sudoku for you',
    'For killer sudoku see page 4',
    'Next week: Killer Sudoku',
  ])('%s above a puzzle does not refuse it', (title) => {
    for (const puzzle of [FAMOUS, rowsOfNine]) {
      const results = parsePuzzles(`${title}\n\n${puzzle}\n`);
      expect(results.map(({ ok }) => ok)).toEqual([true]);
    }
  });

  it.each([
    ['a title above a line', `Killer Sudoku\n\n${FAMOUS}\n`, 1, 0],
    ['a title with a level above rows', `Killer Sudoku (hard):\n${rowsOfNine}\n`, 1, 0],
    ['a title with a name above a line', `Killer Sudoku by Ann\n${FAMOUS}\n`, 1, 0],
    ['a title in HTML above rows', `<h2>Killer Sudoku</h2>\n\n${rowsOfNine}\n`, 1, 0],
    ['a heading above rows', `# Even-Odd Sudoku\n\n${rowsOfNine}\n`, 1, 0],
    ['a heading above a line', `## Killer Sudoku\n${FAMOUS}\n`, 1, 0],
    ['a rule below rows', `${rowsOfNine}\n\nRules: anti-knight\n`, 11, 1],
    ['a title above the second grid', `${rowsOfNine}\n\nKiller Sudoku\n\n${rowsOfNine}\n`, 11, 1],
    ['a rule below a line of code', `p = "${FAMOUS}";\nconst diagonal = true;\n`, 2, 1],
  ])('%s is said with its line', (_, text, line, read) => {
    const results = parsePuzzles(text);
    expect(results.filter(({ ok }) => ok)).toHaveLength(read);
    expect(results.flatMap((one) => (one.ok ? [] : [[one.error.code, one.error.line]]))).toEqual([
      ['variant', line],
    ]);
  });
});

it('compressed data has no rules, whatever is between its slashes', () => {
  const data = pack(JSON.stringify({ size: 9, grid: [] }));
  const [result] = parsePuzzles(`https://sudokupad.app/fpuzzles${data.slice(0, 20)}/X8v3/killer`);
  expect(result).toMatchObject({ ok: false, error: { notation: 'sudokupad' } });
  expect(result).not.toMatchObject({ error: { code: 'variant' } });
});

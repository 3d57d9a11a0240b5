import { describe, expect, it } from 'vitest';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { CLASSIC, layoutGeometry } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import { pack } from '../../src/notation/links/lz-string.ts';
import { lostBy, type PuzzleRecord } from '../../src/notation/notation.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { formatPuzzles, PuzzleReader } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, placedError } from './records.ts';

// The variants of SudokuPad, ipuz and KSudoku, and of links.

const ROWS = FAMOUS.match(/.{9}/g)!;
const NUMBERS = ROWS.map((row) => Array.from(row, (cell) => Number(cell) || 0));
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
const BOXES = Array.from(JIGSAW.join(''), (region) => Number(region) - 1);
const LAYOUT = layoutGeometry({ boxes: BOXES });

/** The puzzles of a text, and the errors with their places. */
function answers(text: string, variants = true): (PuzzleRecord | string)[] {
  const reader = new PuzzleReader({ variants });
  return [...reader.push(text), ...reader.end()].map((result) =>
    result.ok ? result.record : placedError(result.error),
  );
}

function only(text: string): PuzzleRecord {
  const [record, ...more] = answers(text);
  if (typeof record === 'string' || more.length > 0) throw new Error(`${JSON.stringify(record)}`);
  return record;
}

/** The error of a text without a puzzle that can be read. */
function errorIn(text: string): string {
  const [error] = answers(text);
  if (typeof error !== 'string') throw new Error(`expected an error in ${text}`);
  return error;
}

const pairs = (...cells: [number, number][]): [number, number][] => cells;
const pad = (more: object): string => {
  const cells = NUMBERS.map((row) => row.map((value) => (value > 0 ? { value } : {})));
  return JSON.stringify({ cells, ...more });
};
const ipuz = (kinds: string[], more: object = {}): string =>
  JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: kinds.map((kind) => `http://ipuz.org/${kind}#1`),
    puzzle: NUMBERS,
    ...more,
  });
const IPUZ = notationById('ipuz')!;
const KILLER = ['sudoku/killersudoku'];
const regionCells = (region: number): [number, number][] =>
  BOXES.flatMap((own, cell) =>
    own === region ? [[Math.floor(cell / 9), cell % 9] as [number, number]] : [],
  );
const REGIONS = Array.from({ length: 9 }, (_, region) => regionCells(region));

describe('SudokuPad', () => {
  it.each<[string, object, Constraint[]]>([
    [
      'a cage with a value',
      { cages: [{ cells: pairs([0, 0], [0, 1]), value: '9' }] },
      [{ kind: 'killer', cells: [0, 1], sum: 9 }],
    ],
    [
      'a cage with a sum beside another value',
      { cages: [{ cells: pairs([1, 0], [2, 0]), value: 'A', sum: 12, unique: true }] },
      [{ kind: 'killer', cells: [9, 18], sum: 12 }],
    ],
    [
      'a cage without a sum',
      { cages: [{ cells: pairs([8, 7], [8, 8]), unique: true }] },
      [{ kind: 'killer', cells: [79, 80] }],
    ],
    [
      'a cage in which digits may repeat',
      { cages: [{ cells: pairs([0, 2], [1, 1]), value: 4, unique: false }] },
      [{ kind: 'sum', cells: [2, 10], sum: 4 }],
    ],
    [
      'short keys, metadata and a title',
      {
        ca: [{ v: 'title: Killer Sudoku' }, { v: 'rules: Cages sum.' }, { ce: [[0, 0]], v: 5 }],
      },
      [{ kind: 'killer', cells: [0], sum: 5 }],
    ],
    [
      'rules of the whole grid',
      { metadata: { antiknight: true, title: 'Leap', rules: 'Anti-knight applies.' } },
      [{ kind: 'antiknight' }],
    ],
    ['a list of rules', { global: ['antiking'] }, [{ kind: 'antiking' }]],
  ])('reads %s', (_, more, constraints) => {
    expect(only(pad(more)).constraints).toEqual(constraints);
    const link = `https://sudokupad.app/scl${pack(pad(more))}`;
    expect(only(link).constraints).toEqual(constraints);
  });

  it('reads the regions of a jigsaw', () => {
    const { constraints, givens } = only(pad({ regions: REGIONS }));
    expect([givens.geometry, constraints]).toEqual([LAYOUT, undefined]);
  });

  it.each([
    [{ lines: [{ wayPoints: [[0, 0]] }] }, 'SudokuPad element "lines"'],
    [
      { overlays: [{ center: [1, 1] }], metadata: { antiking: true } },
      'SudokuPad element "overlays"',
    ],
    [{ foglight: ['r1c1'] }, 'SudokuPad element "foglight"'],
    [{ cages: [{ cells: pairs([0, 0]) }] }, 'SudokuPad element "cages"'],
    [{ cages: [{ cells: pairs([0, 0]), unique: false }] }, 'SudokuPad element "cages"'],
    [{ cages: [{ cells: pairs([0, 0]), value: '<10' }] }, 'the rule "cages": "<10"'],
    [{ cages: [{ cells: pairs([0, 0]), style: 'fpRowIndexer' }] }, 'SudokuPad element "cages"'],
    [{ regions: REGIONS.slice(1) }, 'SudokuPad element "regions"'],
    [{ metadata: { norowcol: true } }, 'the rule "norowcol"'],
    [{ metadata: { antiknight: true, antiqueen: true } }, 'the rule "antiqueen"'],
    [
      {
        cages: [{ cells: pairs([0, 0], [0, 1]), value: 9 }],
        metadata: { rules: 'Cages sum. Digits along a thermometer increase.' },
      },
      'the rule "rules": "Digits along a thermometer increase."',
    ],
  ])('refuses %j', (more, found) => {
    const error = errorIn(pad(more));
    expect(error.replace(/^.*?: /, '')).toBe(`expected a classic Sudoku, found ${found}`);
  });

  it.each([
    ['a number', 7, 'an array of cells in "cages", entry 1, found 7'],
    [
      'a name',
      ['r1c1'],
      'a cell [row, column] from [0, 0] to [8, 8] in "cages", entry 1, found "r1c1"',
    ],
    [
      'a cell outside',
      [[9, 0]],
      'a cell [row, column] from [0, 0] to [8, 8] in "cages", entry 1, found an array',
    ],
    [
      'a half',
      [[0.5, 0]],
      'a cell [row, column] from [0, 0] to [8, 8] in "cages", entry 1, found an array',
    ],
    [
      'a cell twice',
      [
        [0, 0],
        [0, 0],
      ],
      'different cells in "cages", entry 1, found an array',
    ],
  ])('says where a cage has %s', (_, cells, error) => {
    const text = pad({ cages: [{ cells, value: 3 }] });
    const place = text.indexOf('"cages":[{"cells":') + '"cages":[{"cells":'.length;
    const answer = errorIn(text);
    expect(answer.replace(/^\d+:\d+ /, '')).toBe(`structure: expected ${error}`);
    const column = Number(/^1:(\d+)/.exec(answer)![1]);
    expect(column).toBeGreaterThan(place);
    expect(column).toBeLessThanOrEqual(place + JSON.stringify(cells).length);
  });
});

describe('ipuz', () => {
  it.each<[string, string, Constraint[]]>([
    [
      'cages from 0',
      ipuz(KILLER, {
        cages: [
          {
            cells: [
              [0, 0],
              [0, 1],
            ],
            value: 9,
            type: '+',
          },
          { cells: [[8, 2]], value: 3 },
        ],
      }),
      [
        { kind: 'killer', cells: [0, 9], sum: 9 },
        { kind: 'killer', cells: [26], sum: 3 },
      ],
    ],
    [
      'cages from 1',
      ipuz(KILLER, { cages: [{ rect: [8, 1, 9, 1], value: 9 }], showoperators: false }),
      [{ kind: 'killer', cells: [7, 8], sum: 9 }],
    ],
    [
      'diagonals',
      ipuz(['sudoku/diagonalsudoku']),
      [
        { kind: 'diagonal', down: true },
        { kind: 'diagonal', down: false },
      ],
    ],
    [
      'a killer with diagonals',
      ipuz([...KILLER, 'sudoku/diagonalsudoku'], { cages: [{ cells: [[0, 0]], value: 5 }] }),
      [
        { kind: 'diagonal', down: true },
        { kind: 'diagonal', down: false },
        { kind: 'killer', cells: [0], sum: 5 },
      ],
    ],
  ])('reads %s, and writes it again', (_, text, constraints) => {
    const record = only(text);
    expect(record.constraints).toEqual(constraints);
    expect(lostBy(IPUZ, record)).toEqual([]);
    const written = formatPuzzles([record], IPUZ);
    expect(answers(written)).toEqual([record]);
    expect(answers(written, false)).toEqual([expect.stringContaining('ipuz kind "')]);
  });

  it('names the rules that it cannot write', () => {
    const record = only(FAMOUS);
    const lost = (...constraints: Constraint[]) => lostBy(IPUZ, { ...record, constraints });
    expect(lost({ kind: 'diagonal', down: true })).toEqual(['constraints of kind diagonal']);
    expect(lost({ kind: 'killer', cells: [0, 1] }, { kind: 'windoku' })).toEqual([
      'constraints of kind killer',
      'constraints of kind windoku',
    ]);
    // Cells inside the grid do not tell whether they are counted from 0 or from 1.
    expect(lost({ kind: 'killer', cells: [40], sum: 5 })).toEqual(['constraints of kind killer']);
  });

  it('reads the zones of a jigsaw', () => {
    const zones = REGIONS.map((cells) => ({ cells: cells.map(([row, column]) => [column, row]) }));
    const { givens } = only(ipuz(['sudoku/jigsawsudoku'], { zones, boxes: false }));
    expect(givens.geometry).toBe(LAYOUT);
    // The zones tell how cells are counted, so a cage may be anywhere.
    const cage: Constraint = { kind: 'killer', cells: [40, 41], sum: 5 };
    const record = { givens, constraints: [cage], line: 1 };
    expect(answers(formatPuzzles([record], IPUZ))).toEqual([record]);
  });

  it.each([
    [ipuz(['sudoku/kakuro']), 'ipuz kind "http://ipuz.org/sudoku/kakuro#1"'],
    [ipuz(['sudoku/calcudoku']), 'ipuz kind "http://ipuz.org/sudoku/calcudoku#1"'],
    [ipuz(KILLER), 'ipuz kind "http://ipuz.org/sudoku/killersudoku#1"'],
    [ipuz(['sudoku/jigsawsudoku']), 'ipuz kind "http://ipuz.org/sudoku/jigsawsudoku#1"'],
    [ipuz(KILLER, { cages: [{ cells: [[0, 0]], value: 9, type: '*' }] }), 'the rule "cages"'],
    [ipuz(KILLER, { cages: [{ cells: [[0, 0]] }] }), 'the rule "cages"'],
    [
      ipuz(KILLER, {
        cages: [
          {
            cells: [
              [4, 4],
              [4, 5],
            ],
            value: 9,
          },
        ],
      }),
      'the rule "cages"',
    ],
    [
      ipuz(KILLER, {
        cages: [
          {
            cells: [
              [0, 0],
              [9, 9],
            ],
            value: 9,
          },
        ],
      }),
      'the rule "cages"',
    ],
    [ipuz(['sudoku'], { zones: [{ rect: [0, 0, 2, 2] }] }), 'the rule "zones"'],
    [ipuz(['sudoku'], { boxes: false }), 'the rule "boxes"'],
    [
      ipuz(['sudoku/diagonalsudoku'], { 'org.example:antiking': 1 }),
      'the rule "org.example:antiking"',
    ],
  ])('refuses %#', (text, found) => {
    const error = errorIn(text);
    expect(error.replace(/^.*? variant: /, '')).toBe(`expected a classic Sudoku, found ${found}`);
  });

  it.each<[unknown, string]>([
    ['all', 'an array in "cages", found "all"'],
    [[7], 'an object in "cages", entry 1, found 7'],
    [[{ value: 3 }], 'an array of cells in "cages", entry 1, found an object'],
    [
      [{ cells: [[0, 0]], value: 1 }, { cells: [[0]] }],
      'a cell [column, row] of a 9×9 grid in "cages", entry 2, found an array',
    ],
    [
      [{ cells: [[0, 10]] }],
      'a cell [column, row] of a 9×9 grid in "cages", entry 1, found an array',
    ],
    [[{ cells: ['a1'] }], 'a cell [column, row] of a 9×9 grid in "cages", entry 1, found "a1"'],
    [
      [
        {
          cells: [
            [0, 0],
            [0, 0],
          ],
        },
      ],
      'different cells in "cages", entry 1, found an array',
    ],
    [
      [{ rect: [0, 0, 1] }],
      'two corners [column, row, column, row] in "cages", entry 1, found an array',
    ],
  ])('says what is wrong in the cages %j', (cages, error) => {
    const text = ipuz(KILLER, { cages });
    const answer = errorIn(text);
    expect(answer.replace(/^\d+:\d+ /, '')).toBe(`structure: expected ${error}`);
    expect(Number(/^1:(\d+)/.exec(answer)![1])).toBeGreaterThan(text.indexOf('"cages"'));
  });
});

describe('KSudoku', () => {
  const columnwise = (rows: string): string =>
    Array.from({ length: 81 }, (_, at) => rows[(at % 9) * 9 + Math.floor(at / 9)])
      .join('')
      .replace(/[.\d]/g, (digit) => '_bcdefghij'[Number(digit) || 0]);
  const game = (graph: string): string =>
    `<ksudoku><game><puzzle>${graph}<values>${columnwise(FAMOUS)}</values></puzzle></game></ksudoku>`;
  const custom = (name: string, inside: string): string =>
    game(
      `<graph type="custom" order="9" sizeX="9" sizeY="9" sizeZ="1" specific-type="${name}" name="${name}">${inside}</graph>`,
    );
  const clique = (cells: readonly number[]): string =>
    `<clique size="${cells.length}">${cells.map((cell) => (cell % 9) * 9 + Math.floor(cell / 9)).join(' ')} </clique>`;
  const lines = (withBlocks: 0 | 1): string => `<sudokugroups at="0" withblocks="${withBlocks}"/>`;
  const cliques = CLASSIC.houses.map((house) => clique([...house])).join('');
  const diagonals = [
    clique([0, 10, 20, 30, 40, 50, 60, 70, 80]),
    clique([8, 16, 24, 32, 40, 48, 56, 64, 72]),
  ].join('');
  const pieces = REGIONS.map((cells) => clique(cells.map(([r, c]) => r * 9 + c))).join('');

  it('reads a jigsaw', () => {
    const { constraints, givens } = only(custom('Jigsaw', lines(0) + pieces));
    expect([givens.geometry, constraints, packedCells(givens)]).toEqual([
      LAYOUT,
      undefined,
      FAMOUS,
    ]);
  });

  it.each<[string, string, Constraint[]]>([
    [
      'diagonals',
      custom('XSudoku', cliques + diagonals),
      [
        { kind: 'diagonal', down: true },
        { kind: 'diagonal', down: false },
      ],
    ],
    [
      'another group',
      custom('Centre', lines(1) + clique([30, 40, 50])),
      [{ kind: 'unique', cells: [30, 40, 50] }],
    ],
    [
      'cages',
      custom(
        'KillerSudoku',
        `${lines(1)}<cage operator="4" size="2" value="8">0 1 </cage><cage operator="0" size="1" value="7">80 </cage>`,
      ),
      [
        { kind: 'killer', cells: [0, 9], sum: 8 },
        { kind: 'killer', cells: [80], sum: 7 },
      ],
    ],
  ])('reads %s', (_, text, constraints) => {
    const record = only(text);
    expect(record.constraints).toEqual(constraints);
    expect(record.givens.geometry).toBe(CLASSIC);
    expect(answers(text, false)[0]).toContain('variant: expected a classic Sudoku, found the rule');
  });

  it.each([
    ['Mathdoku', lines(0)],
    ['KillerSudoku', `${lines(1)}<cage operator="3" size="2" value="8">0 1 </cage>`],
    ['KillerSudoku', `${lines(1)}<cage operator="4" size="2" value="8">0 81 </cage>`],
    ['KillerSudoku', `${lines(1)}<cage operator="4" size="2" value="8">0 0 </cage>`],
    ['Jigsaw', lines(0) + pieces + clique([0, 1, 2, 3, 4, 9, 10, 11, 12])],
    ['Rows', cliques.slice(0, 100)],
    ['Large', lines(1) + clique([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
  ])('refuses %s: %s', (name, inside) => {
    expect(answers(custom(name, inside))).toEqual([
      expect.stringContaining(`variant: expected a classic Sudoku, found the rule "${name}"`),
    ]);
  });
});

describe('links and JSON of f-puzzles', () => {
  const constraints: Constraint[] = [
    { kind: 'antiknight' },
    { kind: 'killer', cells: [0, 1, 9], sum: 15 },
    { kind: 'thermo', cells: [60, 61, 62] },
  ];
  const record: PuzzleRecord = { ...only(FAMOUS), constraints };

  it.each(['f-puzzles', 'sudokupad'])('%s reads back what it writes', (id) => {
    const notation = notationById(id)!;
    const text = formatPuzzles([record], notation);
    expect(only(text)).toEqual(record);
    const jigsaw = { ...record, givens: { ...record.givens, geometry: LAYOUT } };
    expect(only(formatPuzzles([jigsaw], notation))).toEqual(jigsaw);
    expect(answers(text, false)).toEqual([
      expect.stringMatching(/^1:\d+ variant: .*f-puzzles constraint "antiknight"$/),
    ]);
  });

  it('name what they cannot hold', () => {
    const writer = notationById('f-puzzles')!.writer();
    expect(writer.lost(record)).toEqual([]);
    expect(writer.lost({ ...record, constraints: [{ kind: 'less', cells: [0, 1] }] })).toEqual([
      'constraints of kind less',
    ]);
    expect(notationById('line')!.writer().lost(record)).toEqual(['constraints']);
  });
});

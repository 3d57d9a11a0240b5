import { describe, expect, it } from 'vitest';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { faultOf } from '../../src/constraint/fault.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { layoutGeometry } from '../../src/grid/geometry.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { writeFPuzzleConstraints } from '../../src/notation/objects/f-puzzles-constraints.ts';
import { formatFPuzzle, readFPuzzle } from '../../src/notation/objects/f-puzzles-object.ts';
import { englishPhrases } from '../../src/notation/parts/english-phrases.ts';
import { isFault } from '../../src/notation/parts/fault.ts';
import { parseJson } from '../../src/notation/parts/json-text.ts';
import { koreanPhrases } from '../../src/notation/parts/korean-phrases.ts';
import { phraseIn } from '../../src/notation/phrase.ts';
import { F_PUZZLES_FIXTURES } from './f-puzzles-fixtures.ts';

type Cell = Readonly<Record<string, unknown>>;

function written(keys: object, cellOf: (cell: number) => Cell = () => ({}), size = 9): string {
  const grid = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellOf(row * size + column)),
  );
  return JSON.stringify({ size, grid, ...keys });
}

/** The record of a text, or what is wrong in it: its code, the text from its place on, and its phrases. */
function read(text: string): PuzzleRecord | string {
  const root = parseJson(text);
  if (isFault(root)) throw new Error(`no JSON: ${text}`);
  const content = readFPuzzle(root, undefined);
  if (!isFault(content)) {
    const { refusal: _, ...record } = content;
    return { line: 1, ...record };
  }
  const { code, expected, found, index } = content;
  const [wanted, got] = [expected, found].map((phrase) => phraseIn(englishPhrases, phrase));
  phraseIn(koreanPhrases, expected);
  return `${code}: expected ${wanted}, found ${got} @ ${text.slice(index, index + 12)}`;
}

function recordOf(text: string): PuzzleRecord {
  const record = read(text);
  if (typeof record === 'string') throw new Error(record);
  return record;
}

function faultIn(text: string): string {
  const answer = read(text);
  if (typeof answer !== 'string') throw new Error(`expected a fault in ${text}`);
  return answer;
}

function formOf({ constraints = [], givens, pencilmarks }: PuzzleRecord): unknown {
  const { size, box } = givens.geometry;
  return faultOf({
    rows: size,
    columns: size,
    least: 1,
    most: size,
    regions: Array.from(box),
    givens: Array.from(givens.digits, (digit) => digit || null),
    pencilmarks: pencilmarks && Array.from(pencilmarks.candidates, (set) => digitsOf(set)),
    constraints,
  });
}

describe('the keys of constraints', () => {
  it('are 60 puzzles', () => {
    expect(F_PUZZLES_FIXTURES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(F_PUZZLES_FIXTURES)('%s', (_, keys, constraints) => {
    const record = recordOf(written(keys));
    expect(record.constraints).toEqual(constraints);
    expect(formOf(record)).toBeUndefined();
    expect(recordOf(formatFPuzzle(record))).toEqual(record);
  });

  it('depend on the size of the grid', () => {
    const keys = {
      whispers: [{ lines: [['R1C1', 'R1C2']] }],
      lockout: [{ lines: [['R1C1', 'R2C1']] }],
    };
    expect(recordOf(written(keys, undefined, 6)).constraints).toEqual([
      { kind: 'whisper', cells: [0, 1], value: 3 },
      { kind: 'lockout', cells: [0, 6], value: 3 },
    ]);
  });

  it('are not said by other keys', () => {
    const constraints: Constraint[] = [
      { kind: 'less', cells: [0, 1] },
      { kind: 'total', cells: [0, 1], value: 7 },
      { kind: 'sets', cells: [0, 1], sets: [[1, 2]] },
      { kind: 'antiking' },
    ];
    const record: PuzzleRecord = { ...recordOf(written({})), constraints };
    expect(recordOf(formatFPuzzle(record)).constraints).toEqual([{ kind: 'antiking' }]);
  });
});

describe('the marks of cells', () => {
  const sets = (text: string): Record<number, number[]> => {
    const { pencilmarks } = recordOf(text);
    const marked = Array.from(
      pencilmarks!.candidates,
      (set, cell) => [cell, digitsOf(set)] as const,
    );
    return Object.fromEntries(marked.filter(([, digits]) => digits.length < 9));
  };

  it('are candidates', () => {
    const keys = { odd: [{ cell: 'R1C1' }], even: [{ cell: 'R9C9' }] };
    const cellOf = (cell: number): Cell =>
      cell === 40
        ? { givenPencilMarks: [2, 3] }
        : cell === 10
          ? { value: 7, given: true }
          : { value: 4, cornerPencilMarks: [1] };
    const text = written(keys, cellOf);
    expect(sets(text)).toEqual({ 0: [1, 3, 5, 7, 9], 10: [7], 40: [2, 3], 80: [2, 4, 6, 8] });
    expect(recordOf(formatFPuzzle(recordOf(text)))).toEqual(recordOf(text));
  });

  it('are also written of rules for single cells', () => {
    const sets = [[1], [3], [5], [7], [9]];
    const { keys, lost } = writeFPuzzleConstraints(
      [
        { kind: 'sets', cells: [0], sets },
        { kind: 'sets', cells: [80], sets: [[2], [4], [6], [8]] },
        { kind: 'sets', cells: [0, 1], sets: [[1, 2]] },
      ],
      recordOf(written({})).givens,
      undefined,
    );
    expect(keys).toEqual({ odd: [{ cell: 'R1C1' }], even: [{ cell: 'R9C9' }] });
    expect(lost).toHaveLength(1);
  });

  it('may contradict a given', () => {
    const text = written({ odd: [{ cell: 'R1C1' }] }, (cell) =>
      cell === 0 ? { value: 2, given: true } : {},
    );
    expect(sets(text)).toEqual({ 0: [] });
    expect(recordOf(formatFPuzzle(recordOf(text)))).toEqual(recordOf(text));
  });
});

describe('regions', () => {
  it('are the pieces of a jigsaw', () => {
    const regions = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
    const text = written({}, (cell) => ({ region: regions[cell] }), 4);
    const record = recordOf(text);
    expect(record.givens.geometry).toBe(layoutGeometry({ boxes: regions }));
    expect(recordOf(formatFPuzzle(record))).toEqual(record);
  });

  it('are the rows where a size has no boxes', () => {
    const boxes = Array.from({ length: 25 }, (_, cell) => cell - (cell % 5));
    const record = recordOf(written({}, () => ({}), 5));
    expect(record.givens.geometry).toBe(layoutGeometry({ boxes: boxes.map((at) => at / 5) }));
    expect(recordOf(written({}, (cell) => (cell < 9 ? { region: boxes[cell] } : {}), 5))).toEqual(
      record,
    );
  });

  it.each([
    ['regions with other numbers of cells', { region: 1 }],
    ['cells without a region', { region: null }],
  ] as const)('are refused: %s', (found, first: Cell) => {
    expect(read(written({}, (cell) => (cell === 0 ? first : {})))).toContain(
      `structure: expected regions with as many cells as a row, found ${found}`,
    );
  });
});

describe('what is not understood is named', () => {
  it.each([
    [{ rowindexer: [{ cells: ['R1C1'] }] }, 'f-puzzles constraint "rowindexer"'],
    [{ antiking: true, nabner: [{ lines: [['R1C1', 'R1C2']] }] }, 'f-puzzles constraint "nabner"'],
    [{ fogofwar: ['R1C1'], antiking: true }, 'f-puzzles constraint "fogofwar"'],
    [{ newthing: true }, 'f-puzzles constraint "newthing"'],
    [{ line: [{ lines: [['R1C1', 'R1C2']] }] }, 'f-puzzles constraint "line"'],
    [{ circle: [{ cells: ['R1C1'] }] }, 'f-puzzles constraint "circle"'],
    [{ whispers: [{ lines: [] }] }, 'f-puzzles constraint "whispers"'],
    [
      { littlekillersum: [{ cell: 'R0C1', direction: 'DR', value: '' }] },
      'f-puzzles constraint "littlekillersum"',
    ],
    [{ negative: ['skyscraper'] }, 'the rule "negative": "skyscraper"'],
    [{ killercage: [{ cells: ['R1C1'], value: '<10' }] }, 'the rule "killercage": "<10"'],
    [{ difference: [{ cells: ['R1C1', 'R1C2'], value: 'x' }] }, 'the rule "difference": "x"'],
    [
      {
        killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }],
        line: [{ lines: [['R4C4', 'R5C5']] }],
        ruleset: 'Digits in cages sum to the clue. Digits on a purple line are consecutive.',
      },
      'the rule "ruleset": "Digits on a purple line are consecutive."',
    ],
    [{ ruleset: 'Anti-knight sudoku.' }, 'the rule "ruleset": "Anti-knight sudoku."'],
  ])('%j', (keys, rule) => {
    const [answer] = faultIn(written(keys)).split(' @ ');
    expect(answer).toBe(`variant: expected a classic Sudoku, found ${rule}`);
  });
});

const cage = (...cells: unknown[]): object => ({ killercage: [{ cells }] });
const thermo = (lines: unknown): object => ({ thermometer: [{ lines }] });

/** A puzzle with a fault, what was expected, what was found, and the text at its place. */
const MALFORMED: readonly (readonly [object, string, string, string])[] = [
  [{ antiknight: 'yes' }, 'true or false in "antiknight"', '"yes"', '"yes"'],
  [{ 'diagonal+': 1 }, 'true or false in "diagonal+"', '1', '1'],
  [{ antiking: ['R1C1'] }, 'true or false in "antiking"', 'an array', '["R1C1"]'],
  [{ negative: 'ratio' }, 'an array in "negative"', '"ratio"', '"ratio"'],
  [{ negative: [2] }, 'a string in "negative"', '2', '2'],
  [{ killercage: 'R1C1' }, 'an array in "killercage"', '"R1C1"', '"R1C1"'],
  [{ killercage: { cells: ['R1C1'] } }, 'an array in "killercage"', 'an object', '{"cells"'],
  [{ killercage: ['R1C1'] }, 'an object in "killercage", entry 1', '"R1C1"', '"R1C1"'],
  [
    { killercage: [{}] },
    'JSON with a key "cells" in "killercage", entry 1',
    'an object without this key',
    '{}',
  ],
  [cage(), 'at least 1 cell in "killercage", entry 1', '0 cells', '[]'],
  [cage('R1C10'), 'a cell r1c1–r9c9 in "killercage", entry 1', '"R1C10"', '"R1C10"'],
  [cage('R0C1'), 'a cell r1c1–r9c9 in "killercage", entry 1', '"R0C1"', '"R0C1"'],
  [cage('R1C1', 'A2'), 'a cell r1c1–r9c9 in "killercage", entry 1', '"A2"', '"A2"'],
  [cage('R1C1', 7), 'a cell r1c1–r9c9 in "killercage", entry 1', '7', '7'],
  [cage('R1C1', 'R1C2', 'R1C1'), 'different cells in "killercage", entry 1', '"R1C1"', '"R1C1"]'],
  [
    cage(...Array.from({ length: 10 }, (_, at) => `R${1 + Math.floor(at / 9)}C${1 + (at % 9)}`)),
    'at most 9 cells in "killercage", entry 1',
    '10 cells',
    '["R1C1"',
  ],
  [
    { killercage: [{ cells: ['R1C1'] }, { cells: ['R1C2'], value: -3 }] },
    'a whole number from 0 on in "killercage", entry 2',
    '-3',
    '-3',
  ],
  [
    { killercage: [{ cells: ['R1C1'], value: 4.5 }] },
    'a whole number from 0 on in "killercage", entry 1',
    '4.5',
    '4.5',
  ],
  [
    { killercage: [{ cells: ['R1C1'], value: [4] }] },
    'a whole number from 0 on in "killercage", entry 1',
    'an array',
    '[4]',
  ],
  [
    { extraregion: [{ cells: 'R1C1' }] },
    'an array of cells in "extraregion", entry 1',
    '"R1C1"',
    '"R1C1"',
  ],
  [
    { thermometer: [{ cells: ['R1C1'] }] },
    'JSON with a key "lines" in "thermometer", entry 1',
    'an object without this key',
    '{"cells"',
  ],
  [
    thermo('R1C1R1C2'),
    'JSON with a key "lines" in "thermometer", entry 1',
    'an object without this key',
    '"R1C1R1C2"',
  ],
  [thermo(['R1C1', 'R1C2']), 'an array of cells in "thermometer", entry 1', '"R1C1"', '"R1C1"'],
  [thermo([['R1C1']]), 'at least 2 cells in "thermometer", entry 1', '1 cell', '["R1C1"]'],
  [
    thermo([
      ['R1C1', 'R1C2'],
      ['R1C1', 'R1C0'],
    ]),
    'a cell r1c1–r9c9 in "thermometer", entry 1',
    '"R1C0"',
    '"R1C0"',
  ],
  [
    {
      renban: [
        {
          lines: [
            Array.from({ length: 10 }, (_, at) => `R${1 + (at % 5)}C${1 + Math.floor(at / 5)}`),
          ],
        },
      ],
    },
    'at most 9 cells in "renban", entry 1',
    'an array',
    '[["R1C1"',
  ],
  [
    { regionsumline: [{ lines: [['R1C1', 'R1C2', 'R1C1']] }] },
    'different cells in "regionsumline", entry 1',
    '"R1C1"',
    '"R1C1"]',
  ],
  [
    { modularline: [{ lines: [['R1C1', 'R1C2']], value: 1 }] },
    'a whole number from 2 on in "modularline", entry 1',
    '1',
    '1',
  ],
  [
    { arrow: [{ lines: [['R1C1', 'R1C2']] }] },
    'JSON with a key "cells" in "arrow", entry 1',
    'an object without this key',
    '{"lines"',
  ],
  [
    { arrow: [{ cells: ['R5C5'], lines: [['R1C1', 'R1C2']] }] },
    'a line that begins in its circle in "arrow", entry 1',
    'an array',
    '[["R1C1"',
  ],
  [
    { arrow: [{ cells: ['R1C1', 'R1C2', 'R1C3', 'R1C4'], lines: [] }] },
    'at most 3 cells in "arrow", entry 1',
    '4 cells',
    '["R1C1"',
  ],
  [
    { littlekillersum: [{ cell: 'R0C1', direction: 'N', value: '9' }] },
    'a direction "UL", "UR", "DL" or "DR" in "littlekillersum", entry 1',
    '"N"',
    '"N"',
  ],
  [
    { littlekillersum: [{ cell: 'R0C1', direction: 'UL', value: '9' }] },
    'an arrow into the grid in "littlekillersum", entry 1',
    '"R0C1"',
    '"R0C1"',
  ],
  [
    { littlekillersum: [{ cell: 'R0C12', direction: 'DL', value: '9' }] },
    'a cell r0c0–r10c10 in "littlekillersum", entry 1',
    '"R0C12"',
    '"R0C12"',
  ],
  [
    { littlekillersum: [{ cell: 'R0C8', cells: ['R1C9', 'R2C9'], direction: 'DR', value: '9' }] },
    'the cells that its arrow points at in "littlekillersum", entry 1',
    'an array',
    '["R1C9"',
  ],
  [
    { difference: [{ cells: ['R1C1'] }] },
    'at least 2 cells in "difference", entry 1',
    '1 cell',
    '["R1C1"]',
  ],
  [
    { ratio: [{ cells: ['R1C1', 'R1C2'], value: 0 }] },
    'a whole number from 1 on in "ratio", entry 1',
    '0',
    '0',
  ],
  [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 'L' }] }, '"X" or "V" in "xv", entry 1', '"L"', '"L"'],
  [{ xv: [{ cells: ['R1C1', 'R1C2'], value: 10 }] }, 'a string in "xv", entry 1', '10', '10'],
  [
    { quadruple: [{ cells: ['R1C1'], values: [10] }] },
    'a number 1–9 in "quadruple", entry 1',
    '10',
    '10',
  ],
  [{ quadruple: [{ cells: ['R1C1'] }] }, 'an array in "quadruple", entry 1', 'none', '{"cells"'],
  [
    { clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R3C3'] }] },
    'at least 2 cells in "clone", entry 1',
    '1 cell',
    '["R3C3"]',
  ],
  [
    { sandwichsum: [{ cell: 'R1C1', value: '9' }] },
    'a place beside a row or a column, such as r1c0 or r10c1 in "sandwichsum", entry 1',
    '"R1C1"',
    '"R1C1"',
  ],
  [
    { xsum: [{ cell: 'R0C0', value: '9' }] },
    'a place beside a row or a column, such as r1c0 or r10c1 in "xsum", entry 1',
    '"R0C0"',
    '"R0C0"',
  ],
  [
    { skyscraper: [{ value: '3' }] },
    'a cell r0c0–r10c10 in "skyscraper", entry 1',
    'none',
    '{"value"',
  ],
  [{ odd: [{ cell: 'R10C1' }] }, 'a cell r1c1–r9c9 in "odd", entry 1', '"R10C1"', '"R10C1"'],
  [{ even: ['R1C1'] }, 'an object in "even", entry 1', '"R1C1"', '"R1C1"'],
  [{ maximum: [{}] }, 'a cell r1c1–r9c9 in "maximum", entry 1', 'none', '{}'],
];

describe('a malformed constraint', () => {
  it('is one of 40', () => {
    expect(MALFORMED.length).toBeGreaterThanOrEqual(40);
  });

  it.each(MALFORMED)('%j', (keys, expected, found, place) => {
    const [message, at] = faultIn(written(keys)).split(' @ ');
    expect(message).toBe(`structure: expected ${expected}, found ${found}`);
    expect(at.startsWith(place)).toBe(true);
  });

  it('has its place in the marks of a cell', () => {
    const text = written({}, (cell) => (cell === 80 ? { givenPencilMarks: [1, 12] } : {}));
    expect(read(text)).toBe(
      'structure: expected a number 1–9 in "givenPencilMarks", found 12 @ 12]}]]}',
    );
  });

  it('needs thirds on an entropic line', () => {
    const keys = { entropicline: [{ lines: [['R1C1', 'R1C2']] }] };
    expect(read(written(keys, undefined, 4))).toContain(
      'a grid whose size is a multiple of 3 in "entropicline"',
    );
  });
});

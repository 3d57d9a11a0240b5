import type { Constraint } from '../../src/constraint/constraint.ts';

/** A puzzle of f-puzzles: its name, its keys beside the grid, and the constraints that they mean. */
export type FPuzzleFixture = readonly [
  name: string,
  keys: Readonly<Record<string, unknown>>,
  constraints: readonly Constraint[],
];

const line = (...cells: string[]): { lines: string[][] } => ({ lines: [cells] });
const column = (at: number, isFromBelow = false): number[] => {
  const cells = Array.from({ length: 9 }, (_, row) => row * 9 + at);
  return isFromBelow ? cells.reverse() : cells;
};
const row = (at: number, isFromRight = false): number[] => {
  const cells = Array.from({ length: 9 }, (_, column) => at * 9 + column);
  return isFromRight ? cells.reverse() : cells;
};
const boxNames = (top: number, left: number): string[] =>
  Array.from({ length: 9 }, (_, at) => `R${top + Math.floor(at / 3)}C${left + (at % 3)}`);

const FLAGS: readonly FPuzzleFixture[] = [
  ['positive diagonal', { 'diagonal+': true }, [{ kind: 'diagonal', down: false }]],
  ['negative diagonal', { 'diagonal-': true }, [{ kind: 'diagonal', down: true }]],
  [
    'both diagonals',
    { 'diagonal-': true, 'diagonal+': true },
    [
      { kind: 'diagonal', down: false },
      { kind: 'diagonal', down: true },
    ],
  ],
  ['anti-knight', { antiknight: true }, [{ kind: 'antiknight' }]],
  ['anti-king', { antiking: true, antiknight: false }, [{ kind: 'antiking' }]],
  ['disjoint groups', { disjointgroups: true }, [{ kind: 'disjoint' }]],
  ['nonconsecutive', { nonconsecutive: true }, [{ kind: 'nonconsecutive' }]],
  [
    'miracle',
    { antiking: true, antiknight: true, nonconsecutive: true },
    [{ kind: 'antiknight' }, { kind: 'antiking' }, { kind: 'nonconsecutive' }],
  ],
];

const CAGES: readonly FPuzzleFixture[] = [
  [
    'extra region',
    { extraregion: [{ cells: ['R5C5', 'R4C4', 'R6C6'] }] },
    [{ kind: 'unique', cells: [40, 30, 50] }],
  ],
  [
    'windoku as extra regions',
    {
      extraregion: [
        [2, 2],
        [2, 6],
        [6, 2],
        [6, 6],
      ].map(([top, left]) => ({
        cells: boxNames(top, left),
      })),
    },
    [{ kind: 'windoku' }],
  ],
  [
    'three of four windoku regions',
    {
      extraregion: [
        [2, 2],
        [2, 6],
        [6, 2],
      ].map(([r, c]) => ({ cells: boxNames(r, c) })),
    },
    [
      [1, 1],
      [1, 5],
      [5, 1],
    ].map(([r, c]) => ({
      kind: 'unique',
      cells: Array.from({ length: 9 }, (_, at) => (r + Math.floor(at / 3)) * 9 + c + (at % 3)),
    })),
  ],
  [
    'killer cage',
    { killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }] },
    [{ kind: 'killer', cells: [0, 1], sum: 9 }],
  ],
  [
    'killer cage with a number, and one without',
    { killercage: [{ cells: ['R9C8', 'R9C9'], value: 17 }, { cells: ['R2C2', 'R2C3'] }] },
    [
      { kind: 'killer', cells: [79, 80], sum: 17 },
      { kind: 'killer', cells: [10, 11] },
    ],
  ],
  [
    'killer cage with an empty sum',
    { killercage: [{ cells: ['R1C1', 'R2C1', 'R2C2'], value: '' }] },
    [{ kind: 'killer', cells: [0, 9, 10] }],
  ],
  [
    'little killer down',
    {
      littlekillersum: [
        { cell: 'R0C6', cells: ['R1C7', 'R2C8', 'R3C9'], direction: 'DR', value: '18' },
      ],
    },
    [{ kind: 'sum', cells: [6, 16, 26], sum: 18 }],
  ],
  [
    'little killer without cells',
    { littlekillersum: [{ cell: 'R4C10', direction: 'UL', value: '12' }] },
    [{ kind: 'sum', cells: [26, 16, 6], sum: 12 }],
  ],
  [
    'little killers at corners',
    {
      littlekillersum: [
        { cell: 'R0C0', direction: 'DR', value: '45' },
        { cell: 'R10C10', direction: 'UL', value: '40' },
        { cell: 'R10C0', direction: 'UR', value: '41' },
      ],
    },
    [
      { kind: 'sum', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80], sum: 45 },
      { kind: 'sum', cells: [80, 70, 60, 50, 40, 30, 20, 10, 0], sum: 40 },
      { kind: 'sum', cells: [72, 64, 56, 48, 40, 32, 24, 16, 8], sum: 41 },
    ],
  ],
  [
    'little killer without a sum beside one with a sum',
    {
      littlekillersum: [
        { cell: 'R0C2', direction: 'DL', value: '' },
        { cell: 'R0C3', direction: 'DL', value: '7' },
      ],
    },
    [{ kind: 'sum', cells: [1, 9], sum: 7 }],
  ],
  [
    'quadruple',
    { quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, 2, 2] }] },
    [{ kind: 'quadruple', cells: [0, 1, 9, 10], values: [1, 2, 2] }],
  ],
  [
    'clone',
    { clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R5C4', 'R5C5'] }] },
    [
      { kind: 'palindrome', cells: [0, 39] },
      { kind: 'palindrome', cells: [1, 40] },
    ],
  ],
];

const ARROWS: readonly FPuzzleFixture[] = [
  [
    'arrow',
    { arrow: [{ cells: ['R1C1'], lines: [['R1C1', 'R1C2', 'R2C3']] }] },
    [{ kind: 'arrow', bulb: [0], shaft: [1, 11] }],
  ],
  [
    'two arrows from a circle',
    {
      arrow: [
        {
          cells: ['R5C5'],
          lines: [
            ['R5C5', 'R5C6'],
            ['R5C5', 'R6C6', 'R7C6'],
          ],
        },
      ],
    },
    [
      { kind: 'arrow', bulb: [40], shaft: [41] },
      { kind: 'arrow', bulb: [40], shaft: [50, 59] },
    ],
  ],
  [
    'pill arrow from right to left',
    { arrow: [{ cells: ['R3C4', 'R3C3'], lines: [['R3C4', 'R4C5', 'R5C5', 'R6C5']] }] },
    [{ kind: 'arrow', bulb: [20, 21], shaft: [31, 40, 49] }],
  ],
  [
    'arrow of three digits',
    { arrow: [{ cells: ['R1C1', 'R1C2', 'R1C3'], lines: [['R1C3', 'R2C4', 'R3C4']] }] },
    [{ kind: 'arrow', bulb: [0, 1, 2], shaft: [12, 21] }],
  ],
];

const LINES: readonly FPuzzleFixture[] = [
  [
    'thermometer',
    { thermometer: [line('R1C1', 'R2C1', 'R3C2')] },
    [{ kind: 'thermo', cells: [0, 9, 19] }],
  ],
  [
    'branching thermometer',
    {
      thermometer: [
        {
          lines: [
            ['R5C5', 'R5C6'],
            ['R5C5', 'R6C5', 'R7C5'],
          ],
        },
      ],
    },
    [
      { kind: 'thermo', cells: [40, 41] },
      { kind: 'thermo', cells: [40, 49, 58] },
    ],
  ],
  [
    'slow thermometer',
    { slowthermometer: [line('R1C1', 'R2C2', 'R3C3')] },
    [{ kind: 'thermo', cells: [0, 10, 20], slow: true }],
  ],
  [
    'palindrome',
    { palindrome: [line('R1C1', 'R2C2', 'R3C3', 'R4C4')] },
    [{ kind: 'palindrome', cells: [0, 10, 20, 30] }],
  ],
  [
    'palindrome of two neighbours',
    { palindrome: [line('R1C3', 'R2C4')] },
    [{ kind: 'palindrome', cells: [2, 12] }],
  ],
  ['renban', { renban: [line('R1C1', 'R1C2', 'R2C2')] }, [{ kind: 'renban', cells: [0, 1, 10] }]],
  [
    'closed renban',
    { renban: [line('R1C1', 'R1C2', 'R2C2', 'R2C1', 'R1C1')] },
    [{ kind: 'renban', cells: [0, 1, 10, 9] }],
  ],
  [
    'german whisper',
    { whispers: [line('R1C1', 'R1C2', 'R1C3')] },
    [{ kind: 'whisper', cells: [0, 1, 2], value: 5 }],
  ],
  [
    'dutch whisper',
    { whispers: [{ ...line('R4C4', 'R5C5'), value: '4' }] },
    [{ kind: 'whisper', cells: [30, 40], value: 4 }],
  ],
  [
    'region sum line',
    { regionsumline: [line('R3C2', 'R3C3', 'R3C4', 'R4C5')] },
    [{ kind: 'equal', parts: [[19, 20], [21], [31]] }],
  ],
  [
    'region sum line that comes back',
    { regionsumline: [line('R1C3', 'R1C4', 'R2C3')] },
    [{ kind: 'equal', parts: [[2], [3], [11]] }],
  ],
  [
    'double arrow',
    { doublearrow: [line('R1C1', 'R1C2', 'R1C3', 'R2C3')] },
    [
      {
        kind: 'equal',
        parts: [
          [0, 11],
          [1, 2],
        ],
      },
    ],
  ],
  [
    'zipper of an odd length',
    { zipperline: [line('R1C1', 'R1C2', 'R1C3', 'R2C3', 'R3C3')] },
    [{ kind: 'equal', parts: [[0, 20], [1, 11], [2]] }],
  ],
  [
    'zipper of an even length',
    { zipperline: [line('R1C1', 'R1C2', 'R1C3', 'R2C3', 'R3C3', 'R4C3')] },
    [
      {
        kind: 'equal',
        parts: [
          [0, 29],
          [1, 20],
          [2, 11],
        ],
      },
    ],
  ],
  [
    'between line',
    { betweenline: [line('R1C1', 'R2C2', 'R3C3')] },
    [{ kind: 'between', cells: [0, 10, 20] }],
  ],
  [
    'lockout line',
    { lockout: [line('R1C1', 'R2C2', 'R3C3')] },
    [{ kind: 'lockout', cells: [0, 10, 20], value: 4 }],
  ],
  [
    'lockout line with a value',
    { lockout: [{ ...line('R1C1', 'R2C2'), value: '5' }] },
    [{ kind: 'lockout', cells: [0, 10], value: 5 }],
  ],
  [
    'entropic line',
    { entropicline: [line('R1C1', 'R1C2', 'R1C3', 'R2C3')] },
    [{ kind: 'entropic', cells: [0, 1, 2, 11] }],
  ],
  [
    'modular line',
    { modularline: [line('R1C1', 'R1C2', 'R1C3')] },
    [{ kind: 'modular', cells: [0, 1, 2], value: 3 }],
  ],
  [
    'modular line with a value',
    { modularline: [{ ...line('R1C1', 'R1C2', 'R1C3'), value: '4' }] },
    [{ kind: 'modular', cells: [0, 1, 2], value: 4 }],
  ],
];

const DOTS: readonly FPuzzleFixture[] = [
  [
    'white dot',
    { difference: [{ cells: ['R1C1', 'R1C2'] }] },
    [{ kind: 'difference', cells: [0, 1], value: 1 }],
  ],
  [
    'white dot with a value',
    { difference: [{ cells: ['R1C1', 'R2C1'], value: '3' }] },
    [{ kind: 'difference', cells: [0, 9], value: 3 }],
  ],
  [
    'black dots',
    {
      ratio: [
        { cells: ['R1C1', 'R1C2'], value: '' },
        { cells: ['R3C1', 'R3C2'], value: '3' },
      ],
    },
    [
      { kind: 'ratio', cells: [0, 1], value: 2 },
      { kind: 'ratio', cells: [18, 19], value: 3 },
    ],
  ],
  [
    'X and V',
    {
      xv: [
        { cells: ['R1C1', 'R1C2'], value: 'X' },
        { cells: ['R5C5', 'R6C5'], value: 'v' },
      ],
    },
    [
      { kind: 'total', cells: [0, 1], value: 10 },
      { kind: 'total', cells: [40, 49], value: 5 },
    ],
  ],
  [
    'all X and V are given',
    { negative: ['xv'], xv: [{ cells: ['R1C1', 'R1C2'], value: 'X' }] },
    [
      { kind: 'total', cells: [0, 1], value: 10 },
      { kind: 'negative', of: ['total', 'total'], values: [5, 10] },
    ],
  ],
  ['no black dots', { negative: ['ratio'] }, [{ kind: 'negative', of: ['ratio'], values: [2] }]],
  [
    'all black dots of two values are given',
    {
      negative: ['ratio'],
      ratio: [{ cells: ['R1C1', 'R1C2'], value: '3' }, { cells: ['R2C1', 'R2C2'] }],
    },
    [
      { kind: 'ratio', cells: [0, 1], value: 3 },
      { kind: 'ratio', cells: [9, 10], value: 2 },
      { kind: 'negative', of: ['ratio', 'ratio'], values: [2, 3] },
    ],
  ],
  [
    'all kropki dots are given',
    {
      nonconsecutive: true,
      negative: ['ratio'],
      ratio: [{ cells: ['R1C1', 'R1C2'] }],
      difference: [{ cells: ['R2C1', 'R2C2'] }],
    },
    [
      { kind: 'nonconsecutive' },
      { kind: 'difference', cells: [9, 10], value: 1 },
      { kind: 'ratio', cells: [0, 1], value: 2 },
      { kind: 'negative', of: ['ratio'], values: [2] },
    ],
  ],
  [
    'all differences are given',
    { negative: ['difference'], difference: [{ cells: ['R2C1', 'R2C2'], value: '2' }] },
    [
      { kind: 'difference', cells: [9, 10], value: 2 },
      { kind: 'negative', of: ['difference'], values: [2] },
    ],
  ],
];

const OUTSIDE: readonly FPuzzleFixture[] = [
  [
    'sandwich above',
    { sandwichsum: [{ cell: 'R0C1', value: '15' }] },
    [{ kind: 'sandwich', cells: column(0), value: 15 }],
  ],
  [
    'sandwich on the right',
    { sandwichsum: [{ cell: 'R2C10', value: '0' }] },
    [{ kind: 'sandwich', cells: row(1, true), value: 0 }],
  ],
  [
    'x-sums on the left and below',
    {
      xsum: [
        { cell: 'R9C0', value: '20' },
        { cell: 'R10C9', value: '7' },
      ],
    },
    [
      { kind: 'xsum', cells: row(8), value: 20 },
      { kind: 'xsum', cells: column(8, true), value: 7 },
    ],
  ],
  [
    'skyscraper',
    { skyscraper: [{ cell: 'R0C5', value: '3' }] },
    [{ kind: 'skyscraper', cells: column(4), value: 3 }],
  ],
  [
    'skyscraper without a number beside one with a number',
    {
      skyscraper: [
        { cell: 'R1C0', value: '' },
        { cell: 'R1C10', value: '4' },
      ],
    },
    [{ kind: 'skyscraper', cells: row(0, true), value: 4 }],
  ],
];

const EXTREMES: readonly FPuzzleFixture[] = [
  [
    'minimum in a corner',
    { minimum: [{ cell: 'R1C1' }] },
    [
      { kind: 'less', cells: [0, 1] },
      { kind: 'less', cells: [0, 9] },
    ],
  ],
  [
    'maximum',
    { maximum: [{ cell: 'R5C5' }] },
    [31, 39, 41, 49].map((cell) => ({ kind: 'less', cells: [cell, 40] })),
  ],
  [
    'two minimums side by side',
    { minimum: [{ cell: 'R1C1' }, { cell: 'R1C2' }] },
    [
      { kind: 'less', cells: [0, 9] },
      { kind: 'less', cells: [1, 2] },
      { kind: 'less', cells: [1, 10] },
    ],
  ],
  [
    'minimum and maximum',
    { maximum: [{ cell: 'R9C9' }], minimum: [{ cell: 'R1C9' }] },
    [
      { kind: 'less', cells: [8, 7] },
      { kind: 'less', cells: [8, 17] },
      { kind: 'less', cells: [71, 80] },
      { kind: 'less', cells: [79, 80] },
    ],
  ],
];

const TOGETHER: readonly FPuzzleFixture[] = [
  [
    'killer, thermometer and diagonal',
    {
      killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }],
      thermometer: [line('R9C9', 'R8C9')],
      'diagonal-': true,
      ruleset: 'Normal sudoku rules apply. Digits in cages sum to the number in the corner.',
    },
    [
      { kind: 'diagonal', down: true },
      { kind: 'killer', cells: [0, 1], sum: 5 },
      { kind: 'thermo', cells: [80, 71] },
    ],
  ],
  [
    'drawings beside a killer cage',
    {
      killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }],
      circle: [{ cells: ['R5C5'], width: 1, height: 1 }],
      cage: [{ cells: [], value: 'author: somebody' }],
      ruleset: 'Killer cages show their sums.',
    },
    [{ kind: 'killer', cells: [0, 1], sum: 5 }],
  ],
  [
    'a renban that is drawn as well',
    {
      renban: [line('R1C1', 'R1C2')],
      line: [{ ...line('R1C1', 'R1C2'), outlineC: '#F067F0', width: 0.4, isNewConstraint: true }],
    },
    [{ kind: 'renban', cells: [0, 1] }],
  ],
];

/** 60 puzzles with all keys that are understood, except those of single cells. */
export const F_PUZZLES_FIXTURES: readonly FPuzzleFixture[] = [
  ...FLAGS,
  ...CAGES,
  ...ARROWS,
  ...LINES,
  ...DOTS,
  ...OUTSIDE,
  ...EXTREMES,
  ...TOGETHER,
];

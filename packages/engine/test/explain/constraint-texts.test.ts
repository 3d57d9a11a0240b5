import { expect, it } from 'vitest';
import type { Constraint } from '../../src/constraint/constraint.ts';
import { cellRules } from '../../src/explain/constraints/cell-rules.ts';
import { constraintText } from '../../src/explain/constraints/constraint-text.ts';
import { ruleSentences } from '../../src/explain/constraints/rule-texts.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { CLASSIC, layoutGeometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';

const ROW = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const ODD = [[1], [3], [5], [7], [9]];

const TEXTS: readonly (readonly [Constraint, en: string, ko: string])[] = [
  [
    { kind: 'thermo', cells: [21, 31, 40, 39] },
    'Thermometer of 4 cells: r3c4, r4c5, r5c5, r5c4',
    '4칸 온도계: r3c4, r4c5, r5c5, r5c4',
  ],
  [
    { kind: 'killer', cells: [0, 1, 9], sum: 15 },
    'Killer cage of 3 cells, sum 15: r1c1, r1c2, r2c1',
    '3칸 킬러 케이지, 합 15: r1c1, r1c2, r2c1',
  ],
  [
    { kind: 'sandwich', cells: ROW, value: 12 },
    'Sandwich of 9 cells, sum 12: r1c9 to r1c1',
    '9칸 샌드위치, 합 12: r1c9부터 r1c1까지',
  ],
  [
    { kind: 'arrow', bulb: [0], shaft: [1, 2] },
    'Arrow of 3 cells: r1c1; r1c2, r1c3',
    '3칸 화살표: r1c1; r1c2, r1c3',
  ],
  [{ kind: 'total', cells: [0, 1], value: 10 }, 'X, sum 10: r1c1, r1c2', 'X, 합 10: r1c1, r1c2'],
  [
    { kind: 'less', cells: [1, 0] },
    'Inequality, smaller, then larger: r1c2, r1c1',
    '부등호, 작은 칸, 큰 칸: r1c2, r1c1',
  ],
  [{ kind: 'sets', cells: [40], sets: ODD }, 'Odd cell: r5c5', '홀수 칸: r5c5'],
  [
    { kind: 'whisper', cells: [0, 1, 2], value: 5 },
    'Whisper line of 3 cells, at least 5 apart: r1c1, r1c2, r1c3',
    '3칸 위스퍼, 차 5 이상: r1c1, r1c2, r1c3',
  ],
  [
    { kind: 'skyscraper', cells: ROW, value: 3 },
    'Skyscraper of 9 cells, 3 seen: r1c9 to r1c1',
    '9칸 스카이스크래퍼, 보이는 수 3개: r1c9부터 r1c1까지',
  ],
  [{ kind: 'antiknight' }, 'Anti-knight', '안티 나이트'],
  [
    { kind: 'quadruple', cells: [0, 1, 9, 10], values: [3, 5] },
    'Quadruple of 4 cells, digits 3 5: r1c1, r1c2, r2c1, r2c2',
    '4칸 쿼드러플, 숫자 3 5: r1c1, r1c2, r2c1, r2c2',
  ],
];

it.each(TEXTS)('a screen reader says %o', (constraint, en, ko) => {
  expect(constraintText(constraint, CLASSIC, 'en')).toBe(en);
  expect(constraintText(constraint, CLASSIC, 'ko')).toBe(ko);
});

it('a cell has the texts of all its constraints', () => {
  const constraints: Constraint[] = [
    { kind: 'diagonal', down: true },
    { kind: 'antiknight' },
    { kind: 'killer', cells: [0, 1], sum: 3 },
  ];
  const rules = cellRules(CLASSIC, constraints, 'en');
  expect(rules.get(0)).toBe('Diagonal of 9 cells: r1c1 to r9c9. Killer cage, sum 3: r1c1, r1c2');
  expect(rules.get(1)).toBe('Killer cage, sum 3: r1c1, r1c2');
  expect(rules.has(2)).toBe(false);
});

it('the rules of a puzzle are said once each, with its regions and its odd and even cells', () => {
  const boxes = Array.from({ length: 16 }, (_, cell) => cell >> 2);
  [boxes[3], boxes[4]] = [1, 0];
  const geometry = layoutGeometry({ boxes });
  const givens = gridOf(geometry, Array(16).fill(0));
  const candidates = Int32Array.from({ length: 16 }, (_, cell) =>
    cell === 0 ? digitSet(2, 4) : 15,
  );
  const constraints: Constraint[] = [
    { kind: 'modular', cells: [0, 1, 2, 3], value: 3 },
    { kind: 'killer', cells: [0, 1], sum: 3 },
    { kind: 'killer', cells: [2, 3], sum: 5 },
    { kind: 'sum', cells: [1, 6, 11], sum: 5 },
    { kind: 'negative', of: ['difference', 'ratio'], values: [1, 2] },
  ];
  const puzzle = { givens, constraints, pencilmarks: { geometry, candidates } };
  expect(ruleSentences(puzzle, 'en')).toEqual([
    'Each row, each column and each region holds each digit once.',
    'On a dotted line, any 3 neighbors have different remainders when divided by 3.',
    'The digits in a cage are all different and add up to its number.',
    'A number with an arrow is the sum of the digits along it, which may repeat.',
    'Cells side by side without a mark between them never differ by 1 or have the ratio 2 : 1.',
    'A gray square marks an even digit.',
  ]);
  expect(ruleSentences(puzzle, 'ko')).toEqual([
    '가로줄, 세로줄, 영역마다 모든 숫자가 한 번씩 들어가요.',
    '둥근 점선에서 이웃한 3칸의 숫자는 3으로 나눈 나머지가 모두 달라요.',
    '케이지의 숫자는 모두 다르고, 그 합은 적힌 수와 같아요.',
    '화살표에 적힌 수는 화살표가 가리키는 숫자의 합이에요. 같은 숫자가 또 나와도 돼요.',
    '표시가 없는 이웃한 두 칸은 차가 1이 아니고, 비가 2 대 1이 아니에요.',
    '회색 네모가 있는 칸은 짝수예요.',
  ]);
});

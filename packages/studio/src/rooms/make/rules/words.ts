import type { Bilingual } from '../../../words/words.ts';
import type { Refusal } from './drawn-constraints.ts';
import type { Family, Gesture, NumberName } from './tools.ts';

const en = {
  label: 'Variant rules',
  kinds: 'Kinds of rules',
  list: 'Rules of the puzzle',
  families: {
    houses: 'Regions',
    neighbours: 'Neighbors',
    pairs: 'Two cells',
    cages: 'Cages and sums',
    lines: 'Lines',
    outside: 'Outside',
  } satisfies Record<Family, string>,
  /** The forms of a kind that has several. */
  forms: {
    'diagonal-down': 'Diagonal ╲',
    'diagonal-up': 'Diagonal ╱',
    'negative-dots': 'All dots are given',
    'negative-xv': 'All X and V are given',
    odd: 'Odd',
    even: 'Even',
    'slow-thermo': 'Slow thermometer',
    regions: 'Jigsaw',
  } as Readonly<Record<string, string>>,
  /** How the cells are chosen. */
  gestures: {
    line: 'Drag along the cells.',
    pair: 'Drag from a cell to the one beside it, or press both.',
    corner: 'Drag across the corner of four cells.',
    cell: 'Press a cell.',
    cells: 'Press cells or drag over them, and then add the rule.',
    outside: 'Drag the way that the clue looks, along a row or column, or press a border cell.',
    regions: (cells: number) =>
      `Choose a region and drag over its cells. The puzzle changes as soon as each region has ${cells} cells.`,
  } satisfies Partial<Record<Gesture | 'regions', unknown>>,
  less: 'Drag from the smaller digit to the larger one beside it, or press both.',
  diagonal: 'Drag the way that the clue looks, along a diagonal.',
  keys: {
    line: 'With keys: Enter at the start and at each corner, and twice at the end.',
    cells: 'With keys: Enter at each cell, and twice at the last one.',
    outside: 'With keys: Enter at both cells, or twice at a border cell.',
    others: 'With keys: Enter at each cell.',
  },
  numbers: { sum: 'Sum', value: 'Value', values: 'Digits' } satisfies Record<NumberName, string>,
  add: 'Add',
  boxes: 'Back to boxes',
  region: (region: number, cells: number, size: number) =>
    `Region ${region}: ${cells} of ${size} cells`,
  refusals: {
    few: 'It needs more cells.',
    many: 'It has too many cells for different digits.',
    neighbours: 'The two cells must lie side by side.',
    corner: 'The two cells must touch at a corner.',
    direction: 'It must run along a row or column.',
    diagonal: 'It must run along a diagonal.',
    regions: 'The line must cross a border of regions.',
    number: 'The number does not fit.',
    size: 'This rule does not fit a grid of this size.',
  } satisfies Record<Refusal, string>,
  redundant: 'not needed',
  core: {
    none: 'No grid has these regions.',
    givens: (cells: string) => `These givens cannot stand together: ${cells}.`,
    rule: 'This rule cannot be kept:',
    rules: 'These rules cannot hold together:',
    withGivens: (cells: string, givens: number, rules: number) =>
      `${rules === 1 ? 'This rule' : 'These rules'} cannot hold with the ${givens === 1 ? 'given' : 'givens'} in ${cells}:`,
  },
  hide: (rule: string) => `Hide in the grid: ${rule}`,
  remove: (rule: string) => `Remove: ${rule}`,
  last: { mirrored: 'Add last rule mirrored', turned: 'Add last rule turned 90°' },
};

const ko: typeof en = {
  label: '변형 규칙',
  kinds: '규칙의 종류',
  list: '퍼즐의 규칙',
  families: {
    houses: '영역',
    neighbours: '이웃한 칸',
    pairs: '두 칸',
    cages: '케이지와 합',
    lines: '선',
    outside: '판 바깥',
  },
  forms: {
    'diagonal-down': '대각선 ╲',
    'diagonal-up': '대각선 ╱',
    'negative-dots': '점이 모두 있음',
    'negative-xv': 'X와 V가 모두 있음',
    odd: '홀수',
    even: '짝수',
    'slow-thermo': '느린 온도계',
    regions: '직소',
  },
  gestures: {
    line: '칸을 따라 드래그하세요.',
    pair: '이웃한 두 칸을 드래그하거나 차례로 누르세요.',
    corner: '네 칸이 만나는 꼭짓점을 대각선으로 지나도록 드래그하세요.',
    cell: '칸을 누르세요.',
    cells: '칸을 누르거나 드래그해서 고른 다음 추가하세요.',
    outside: '바깥의 수가 있는 쪽에서 행이나 열을 따라 드래그하거나 가장자리 칸을 누르세요.',
    regions: (cells) =>
      `영역을 고르고 칸 위로 드래그하세요. 모든 영역이 ${cells}칸이 되면 퍼즐이 바뀌어요.`,
  },
  less: '작은 숫자에서 이웃한 큰 숫자로 드래그하거나 차례로 누르세요.',
  diagonal: '바깥의 수가 있는 쪽에서 대각선을 따라 드래그하세요.',
  keys: {
    line: '키보드: 첫 칸과 꺾이는 칸에서 엔터, 마지막 칸에서 엔터 두 번.',
    cells: '키보드: 칸마다 엔터, 마지막 칸에서 엔터 두 번.',
    outside: '키보드: 두 칸에서 엔터, 또는 가장자리 칸에서 엔터 두 번.',
    others: '키보드: 칸마다 엔터.',
  },
  numbers: { sum: '합', value: '값', values: '숫자' },
  add: '추가',
  boxes: '상자로 되돌리기',
  region: (region, cells, size) => `영역 ${region}: ${size}칸 중 ${cells}칸`,
  refusals: {
    few: '칸이 더 필요해요.',
    many: '칸이 너무 많아서 모두 다른 숫자가 될 수 없어요.',
    neighbours: '두 칸이 이웃해야 해요.',
    corner: '두 칸이 대각선으로 맞닿아야 해요.',
    direction: '행이나 열을 따라야 해요.',
    diagonal: '대각선을 따라야 해요.',
    regions: '선이 영역의 경계를 지나야 해요.',
    number: '맞지 않는 수예요.',
    size: '이 크기의 판에는 맞지 않는 규칙이에요.',
  },
  redundant: '없어도 됨',
  core: {
    none: '이런 영역으로는 판을 채울 수 없어요.',
    givens: (cells) => `주어진 숫자가 서로 맞지 않아요: ${cells}.`,
    rule: '이 규칙은 지킬 수 없어요.',
    rules: '이 규칙들은 함께 지킬 수 없어요.',
    withGivens: (cells, _, rules) =>
      `주어진 숫자(${cells})가 있어서 ${rules === 1 ? '이 규칙은' : '이 규칙들은 함께'} 지킬 수 없어요.`,
  },
  hide: (rule) => `판에서 숨기기: ${rule}`,
  remove: (rule) => `지우기: ${rule}`,
  last: { mirrored: '마지막 규칙을 뒤집어 추가', turned: '마지막 규칙을 90° 돌려 추가' },
};

export const ruleWords: Bilingual<typeof en> = { en, ko };

// The texts of the boards that show a search.
import { koreanParticle } from '@nonet/engine/explain';
import type { ShownStrategy } from './search-record.ts';

/** A cell: its row and column, from 1. */
export type Place = readonly [row: number, column: number];

export interface SearchSentences {
  readonly unsupported: string;
  board(number: number, strategy: string): string;
  start(blanks: number): string;
  placed(digit: number, place: Place): string;
  tookOut(digit: number, place: Place): string;
  deadEnd(place: Place): string;
  readonly solved: string;
  readonly exhausted: string;
  cut(events: string): string;
  readonly play: string;
  readonly pause: string;
  readonly stepBack: string;
  readonly step: string;
  readonly nextDeadEnd: string;
  readonly event: string;
  eventOf(event: string, events: string): string;
  readonly placements: string;
  readonly backs: string;
  readonly tries: string;
  path(filled: number, blanks: number): string;
  readonly digits: string;
  next(place: Place): string;
  readonly noNext: string;
  readonly rows: Readonly<Record<'row' | 'column' | 'box' | 'all' | 'fits', string>>;
  readonly isUsed: string;
  readonly isFree: string;
  readonly change: string;
  readonly sample: string;
  readonly puzzles: string;
  readonly own: string;
  readonly help: Readonly<Record<ShownStrategy, string>>;
}

export const searchEn: SearchSentences = {
  unsupported: 'This board shows searches of puzzles of givens, up to 9×9.',
  board: (number, strategy) => `Live search ${number}: ${strategy}`,
  start: (blanks) => `${blanks} blanks. Press Play, or take one step.`,
  placed: (digit, place) => `Put ${digit} in ${placeEn(place)}.`,
  tookOut: (digit, place) => `Took ${digit} out of ${placeEn(place)}.`,
  deadEnd: (place) => `Dead end: no digit is left for ${placeEn(place)}.`,
  solved: 'Solved.',
  exhausted: 'No solution: every digit has been tested.',
  cut: (events) => `The search goes on. Only its first ${events} events are shown.`,
  play: 'Play',
  pause: 'Pause',
  stepBack: 'Step back',
  step: 'Step',
  nextDeadEnd: 'Next dead end',
  event: 'Event',
  eventOf: (event, events) => `${event} of ${events}`,
  placements: 'Placements',
  backs: 'Backs',
  tries: 'Tries',
  path: (filled, blanks) => `The blanks in the order of the search: ${filled} of ${blanks} filled`,
  digits: 'Digit',
  next: (place) => `Next cell: ${placeEn(place)}`,
  noNext: 'No cell is left.',
  rows: { row: 'Row', column: 'Column', box: 'Box', all: 'Together', fits: 'Fits' },
  isUsed: 'used',
  isFree: 'free',
  change: 'Another puzzle',
  sample: 'Sample of Baekjoon 2239',
  puzzles: 'Choose a puzzle',
  own: 'Your own',
  help: {
    scan: 'A digit fits if it is in no row, column or box of the cell.',
    'used-arrays': '● The digit is checked off. The test reads one column of this table.',
    bitmask: '1 means used. OR joins the three numbers.',
    'bitmask-mrv': 'Small numbers on the board: how many digits fit the cell.',
  },
};

const placeEn = ([row, column]: Place): string => `r${row}c${column}`;
const placeKo = ([row, column]: Place): string => `${row}행 ${column}열`;
const objectKo = (digit: number): string => koreanParticle.object(`${digit}`);

export const searchKo: SearchSentences = {
  unsupported: '이 판에서는 숫자가 주어진 9×9 이하 퍼즐의 탐색만 볼 수 있어요.',
  board: (number, strategy) => `탐색 보기 ${number}: ${strategy}`,
  start: (blanks) => `빈칸 ${blanks}개. 재생하거나 한 단계씩 넘겨 보세요.`,
  placed: (digit, place) => `${placeKo(place)}에 ${objectKo(digit)} 넣었어요.`,
  tookOut: (digit, place) => `${placeKo(place)}에서 ${objectKo(digit)} 뺐어요.`,
  deadEnd: (place) => `막다른 길: ${placeKo(place)}에 넣을 숫자가 없어요.`,
  solved: '완성했어요.',
  exhausted: '해가 없어요. 모든 숫자를 시도했어요.',
  cut: (events) => `탐색은 더 이어져요. 처음 이벤트 ${events}개까지만 보여요.`,
  play: '재생',
  pause: '일시정지',
  stepBack: '뒤로',
  step: '앞으로',
  nextDeadEnd: '다음 막다른 길',
  event: '이벤트',
  eventOf: (event, events) => `${events}개 중 ${event}번째`,
  placements: '넣은 횟수',
  backs: '뺀 횟수',
  tries: '시도 횟수',
  path: (filled, blanks) => `탐색 순서대로 늘어놓은 빈칸: ${blanks}개 중 ${filled}개 채움`,
  digits: '숫자',
  next: (place) => `다음 칸: ${placeKo(place)}`,
  noNext: '남은 칸이 없어요.',
  rows: { row: '행', column: '열', box: '상자', all: 'OR', fits: '가능' },
  isUsed: '이미 있음',
  isFree: '없음',
  change: '다른 퍼즐로 바꾸기',
  sample: '백준 2239 예제',
  puzzles: '퍼즐 고르기',
  own: '직접 입력',
  help: {
    scan: '칸의 행, 열, 상자 어디에도 없는 숫자만 넣을 수 있어요.',
    'used-arrays': '● 체크한 숫자. 숫자 하나를 검사할 때 표의 세로 한 줄만 읽어요.',
    bitmask: '1은 이미 있는 숫자. 정수 세 개를 OR로 합쳐요.',
    'bitmask-mrv': '판의 작은 숫자: 그 칸에 넣을 수 있는 숫자의 개수.',
  },
};

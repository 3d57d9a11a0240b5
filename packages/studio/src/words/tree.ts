import { grouped, type Place } from './place.ts';

const cell = ({ row, column }: Place): string => `r${row}c${column}`;
const nodes = (count: number): string => (count === 1 ? '1 node' : `${grouped(count)} nodes`);

function shortened(count: number, units: readonly string[], step: number): string {
  let unit = 0;
  let value = count;
  for (; value >= step && unit < units.length - 1; unit++) value /= step;
  const digits = unit > 0 && value < 10 ? value.toFixed(1) : String(Math.floor(value));
  return `${digits}${units[unit]}`;
}

const everySo = (rows: number, moments: number): string =>
  grouped(Math.round((moments - 1) / Math.max(1, rows - 1)));

export const treeEn = {
  label: 'Depth: list of blanks, call stack and search tree',
  title: 'Search tree',
  show: 'Show tree',
  hide: 'Hide tree',
  view: 'View of the tree',
  views: { tree: 'Tree', icicle: 'Icicle', list: 'List' },
  zoom: 'Width of a column',
  wider: 'Wider columns',
  narrower: 'Narrower columns',
  key: {
    path: 'on the path',
    failed: 'failed',
    folded: 'failed, folded',
    remaining: 'not tried yet',
  },
  /** 1,204 as 1.2k: what a mark has room for. */
  short: (count: number) => shortened(count, ['', 'k', 'M', 'G'], 1_000),
  grown: (share: string) => `The tree is being counted: ${share}.`,
  waiting: 'The tree appears when the run is recorded this far.',
  list: (event: number) => `Path of the tree after event ${grouped(event)}`,
  level: (depth: number, at: Place) => `Depth ${grouped(depth)}, ${cell(at)}`,
  stands: (digit: string) => `${digit} stands`,
  forced: (digit: string) => `${digit} is forced`,
  here: 'the search is here',
  failed: (digit: string, count: number) => `${digit} failed (${nodes(count)})`,
  remaining: (digits: string) => `not tried yet: ${digits}`,
  toEvent: (event: number) => `to event ${grouped(event)}`,
  unfold: (digit: string, at: Place) => `Unfold ${digit} at ${cell(at)}`,
  fold: (digit: string, at: Place) => `Fold ${digit} at ${cell(at)}`,
  mark: (digit: string, at: Place, count: number) => `${cell(at)} = ${digit}: ${nodes(count)}`,
  sampled: (rows: number, moments: number) =>
    `Sampled: ${grouped(rows)} of ${grouped(moments)} moments, a row every ${everySo(rows, moments)} events.`,
  whole: (moments: number) => `All ${grouped(moments)} moments, a row each.`,
  icicle: 'Icicle: depth to the right, time downward',
};

export const treeKo: typeof treeEn = {
  label: '깊이: 빈칸 목록, 호출 스택, 탐색 트리',
  title: '탐색 트리',
  show: '트리 보기',
  hide: '트리 숨기기',
  view: '트리를 보는 방식',
  views: { tree: '트리', icicle: '고드름', list: '목록' },
  zoom: '열 너비',
  wider: '열을 넓게',
  narrower: '열을 좁게',
  key: {
    path: '지금 경로',
    failed: '실패',
    folded: '실패, 접어 둠',
    remaining: '아직 안 해 봄',
  },
  short: (count) =>
    count < 10_000 ? String(count) : shortened(count, ['', '만', '억', '조'], 10_000),
  grown: (share) => `트리를 세는 중이에요: ${share}`,
  waiting: '여기까지 기록되면 트리가 나타나요.',
  list: (event) => `이벤트 ${grouped(event)} 뒤의 트리 경로`,
  level: (depth, { row, column }) => `깊이 ${grouped(depth)}, ${row}행 ${column}열`,
  stands: (digit) => `${digit} 놓여 있음`,
  forced: (digit) => `${digit} 정해짐`,
  here: '지금 탐색하는 칸',
  failed: (digit, count) => `${digit} 실패(노드 ${grouped(count)}개)`,
  remaining: (digits) => `아직 안 해 본 숫자: ${digits}`,
  toEvent: (event) => `이벤트 ${grouped(event)}번으로`,
  unfold: (digit, { row, column }) => `${row}행 ${column}열의 ${digit} 펼치기`,
  fold: (digit, { row, column }) => `${row}행 ${column}열의 ${digit} 접기`,
  mark: (digit, { row, column }, count) =>
    `${row}행 ${column}열 = ${digit}: 노드 ${grouped(count)}개`,
  sampled: (rows, moments) =>
    `표본: 순간 ${grouped(moments)}개 가운데 ${grouped(rows)}개, 이벤트 ${everySo(rows, moments)}개마다 한 줄이에요.`,
  whole: (moments) => `순간 ${grouped(moments)}개를 모두 한 줄씩 그렸어요.`,
  icicle: '고드름: 오른쪽이 깊이, 아래쪽이 시간',
};

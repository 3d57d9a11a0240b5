import { grouped, koreanPlace, type Place, plural, shortPlace } from './place.ts';

function shortened(count: number, units: readonly string[], step: number): string {
  let unit = 0;
  let value = count;
  for (; value >= step && unit < units.length - 1; unit++) value /= step;
  const digits = unit > 0 && value < 10 ? value.toFixed(1) : String(Math.floor(value));
  return `${digits}${units[unit]}`;
}

const eventsPerRow = (rows: number, moments: number): string =>
  grouped(Math.round((moments - 1) / Math.max(1, rows - 1)));

export const treeEn = {
  label: 'Views of the search depth: list of blanks, call stack and search tree',
  title: 'Search tree',
  view: 'View of the tree',
  views: { tree: 'Tree', icicle: 'Icicle', list: 'List' },
  hint: 'The search tree grows here: a column for each blank, a row for each digit.',
  zoom: 'Column width',
  wider: 'Wider columns',
  narrower: 'Narrower columns',
  key: {
    path: 'on the path',
    failed: 'failed',
    folded: 'failed, folded',
    found: 'solved',
    remaining: 'not tried yet',
  },
  /** Shortens a count to fit in a small shape: 1,204 is `1.2k`. */
  short: (count: number) => shortened(count, ['', 'k', 'M', 'G'], 1_000),
  progress: (share: string) => `Building the tree: ${share}.`,
  list: (event: number) => `Search tree after event ${grouped(event)}`,
  level: (depth: number, at: Place) => `Depth ${grouped(depth)}, ${shortPlace(at)}`,
  placed: (digit: string) => `${digit} placed`,
  forced: (digit: string) => `${digit} forced`,
  here: 'the search is here',
  failed: (digit: string, count: number) => `${digit} failed (${plural(count, 'node')})`,
  solved: (digit: string, count: number, solutions: number) =>
    `${digit} led to ${plural(solutions, 'solution')} (${plural(count, 'node')})`,
  found: (solutions: number) => plural(solutions, 'solution'),
  remaining: (digits: string) => `not tried yet: ${digits}`,
  toEvent: (event: number) => `to event ${grouped(event)}`,
  unfold: (digit: string, at: Place) => `Unfold ${digit} at ${shortPlace(at)}`,
  fold: (digit: string, at: Place) => `Fold ${digit} at ${shortPlace(at)}`,
  /** Describes a mark in the tree. The page adds one of the texts in `kinds` at the end. */
  mark: (digit: string, at: Place, event: number, count: number) =>
    `${shortPlace(at)} = ${digit}, event ${grouped(event)}: ${plural(count, 'node')}`,
  kinds: {
    call: 'on the path',
    forced: 'on the path, forced',
    failed: 'failed',
    folded: 'failed, folded',
    unfolded: 'failed, unfolded',
  },
  sampled: (rows: number, moments: number) =>
    `Sampled: ${grouped(rows)} of ${grouped(moments)} moments, one row every ${eventsPerRow(rows, moments)} events.`,
  whole: (moments: number) => `All ${grouped(moments)} moments, one row each.`,
};

export const treeKo: typeof treeEn = {
  label: '깊이: 빈칸 목록, 호출 스택, 탐색 트리',
  title: '탐색 트리',
  view: '트리를 보는 방식',
  views: { tree: '트리', icicle: '아이시클', list: '목록' },
  hint: '여기에 탐색 트리가 자라요. 열은 빈칸, 행은 숫자예요.',
  zoom: '열 너비',
  wider: '열을 넓게',
  narrower: '열을 좁게',
  key: {
    path: '현재 경로',
    failed: '실패',
    folded: '실패(접음)',
    found: '해 있음',
    remaining: '시도 전',
  },
  short: (count) =>
    count < 10_000 ? String(count) : shortened(count, ['', '만', '억', '조'], 10_000),
  progress: (share) => `트리를 만드는 중: ${share}`,
  list: (event) => `이벤트 ${grouped(event)}번까지의 탐색 트리`,
  level: (depth, place) => `깊이 ${grouped(depth)}, ${koreanPlace(place)}`,
  placed: (digit) => `${digit} 넣음`,
  forced: (digit) => `${digit} 확정`,
  here: '지금 탐색하는 칸',
  failed: (digit, count) => `${digit} 실패(노드 ${grouped(count)}개)`,
  solved: (digit, count, solutions) =>
    `${digit}에서 해 ${grouped(solutions)}개(노드 ${grouped(count)}개)`,
  found: (solutions) => `해 ${grouped(solutions)}개`,
  remaining: (digits) => `시도 전: ${digits}`,
  toEvent: (event) => `이벤트 ${grouped(event)}번으로 이동`,
  unfold: (digit, at) => `${koreanPlace(at)}의 ${digit} 펼치기`,
  fold: (digit, at) => `${koreanPlace(at)}의 ${digit} 접기`,
  mark: (digit, at, event, count) =>
    `${koreanPlace(at)} = ${digit}, 이벤트 ${grouped(event)}번: 노드 ${grouped(count)}개`,
  kinds: {
    call: '현재 경로',
    forced: '현재 경로, 확정',
    failed: '실패',
    folded: '실패, 접음',
    unfolded: '실패, 펼침',
  },
  sampled: (rows, moments) =>
    `표본: 순간 ${grouped(moments)}개 가운데 ${grouped(rows)}개, 이벤트 ${eventsPerRow(rows, moments)}개마다 한 줄이에요.`,
  whole: (moments) => `순간 ${grouped(moments)}개를 모두 한 줄씩 그렸어요.`,
};

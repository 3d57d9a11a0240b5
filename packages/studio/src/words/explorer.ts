import { grouped, koreanPlace, type Place, plural, shortPlace } from './place.ts';

/** A cell in which two solutions differ. */
interface Difference {
  readonly place: Place;
  readonly digit: string;
  readonly other: string;
}

/** At most this many differing cells are named. */
const NAMED = 12;

export const explorerEn = {
  label: 'Solutions',
  solutions: 'List of solutions',
  searching: (count: number) => `Searching: ${plural(count, 'solution')} so far.`,
  done: (count: number) => `All ${plural(count, 'solution')} found.`,
  stopped: (count: number) => `Stopped: ${plural(count, 'solution')} found.`,
  over: (count: number) =>
    `More than ${plural(count, 'solution')}; the first ${grouped(count)} are listed.`,
  stop: 'Stop',
  views: {
    label: 'In the grid',
    givens: 'Givens',
    heat: 'Heat map',
    solution: 'One solution',
    number: (number: number) => `No. ${grouped(number)}`,
  },
  always: (digit: string) => `${digit} in every solution`,
  /** A digit, and the number of solutions that have it in a cell. */
  heat: (digits: readonly { digit: string; times: number }[]) =>
    `in the solutions: ${digits.map(({ digit, times }) => `${digit} ${times === 1 ? 'once' : `${grouped(times)} times`}`).join(', ')}`,
  instead: (digit: string, other: string, number: number) =>
    `${digit}, but ${other} in No. ${grouped(number)}`,
  inCell: ({ row, column }: Place) => `Row ${row}, column ${column}: solutions with each digit`,
  watch: (number: number) => `Watch the search find No. ${grouped(number)}`,
  pin: (number: number) => `Compare No. ${grouped(number)} with another`,
  unpin: 'Stop comparing',
  pinned: 'compared',
  compared: 'Two solutions compared',
  chooseOther: 'Choose another solution in the list.',
  difference: (number: number, other: number, cells: readonly Difference[]) => {
    const named = cells
      .slice(0, NAMED)
      .map(({ place, digit, other }) => `${shortPlace(place)} ${digit} instead of ${other}`);
    const more = cells.length > NAMED ? ', …' : '.';
    return `No. ${grouped(number)} differs from No. ${grouped(other)} in ${plural(cells.length, 'cell')}: ${named.join(', ')}${more}`;
  },
  list: {
    label: 'Puzzles in the text',
    total: (puzzles: number) => `${plural(puzzles, 'puzzle')}.`,
    shown: (number: number, total: number) =>
      `This is No. ${grouped(number)} of ${grouped(total)}; Make lists them all.`,
    broken: (lines: readonly number[], count: number) =>
      `${count === 1 ? '1 record has an error' : `${grouped(count)} records have errors`}: ${count === 1 ? 'line' : 'lines'} ${lines.join(', ')}${count > lines.length ? ' …' : ''}.`,
    line: (line: number) => `Line ${line}`,
    givens: (givens: number) => plural(givens, 'given'),
  },
  paging: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    range: (from: number, to: number, total: number) =>
      `${grouped(from)}–${grouped(to)} of ${grouped(total)}`,
  },
};

export const explorerKo: typeof explorerEn = {
  label: '해',
  solutions: '해 목록',
  searching: (count) => `찾는 중: 해 ${grouped(count)}개`,
  done: (count) => `해 ${grouped(count)}개를 모두 찾았어요.`,
  stopped: (count) => `해 ${grouped(count)}개까지 찾고 멈췄어요.`,
  over: (count) => `해가 ${grouped(count)}개보다 많아요. 처음 ${grouped(count)}개만 보여 드려요.`,
  stop: '멈추기',
  views: {
    label: '판에 표시할 것',
    givens: '주어진 숫자',
    heat: '히트맵',
    solution: '해 보기',
    number: (number) => `${grouped(number)}번 해`,
  },
  always: (digit) => `모든 해에서 ${digit}`,
  heat: (digits) =>
    `해에 따라 다름: ${digits.map(({ digit, times }) => `${digit} ${grouped(times)}번`).join(', ')}`,
  instead: (digit, other, number) => `${digit}, ${grouped(number)}번 해에서는 ${other}`,
  inCell: (place) => `${koreanPlace(place)}: 숫자별 해의 수`,
  watch: (number) => `${grouped(number)}번 해를 찾는 탐색 보기`,
  pin: (number) => `${grouped(number)}번 해를 다른 해와 비교`,
  unpin: '비교 끝내기',
  pinned: '비교 기준',
  compared: '두 해의 비교',
  chooseOther: '해 목록에서 다른 해를 고르세요.',
  difference: (number, other, cells) => {
    const named = cells
      .slice(0, NAMED)
      .map(({ place, digit, other }) => `${koreanPlace(place)} ${digit}(${other})`);
    const more = cells.length > NAMED ? ' …' : '';
    return `${grouped(number)}번 해는 ${grouped(other)}번 해와 ${grouped(cells.length)}칸이 달라요. 괄호 안은 ${grouped(other)}번 해의 숫자예요: ${named.join(', ')}${more}`;
  },
  list: {
    label: '텍스트의 퍼즐',
    total: (puzzles) => `퍼즐 ${grouped(puzzles)}개를 읽었어요.`,
    shown: (number, total) =>
      `${grouped(total)}개 중 ${grouped(number)}번째예요. 만들기 화면에서 모두 볼 수 있어요.`,
    broken: (lines, count) =>
      `오류가 ${grouped(count)}개 있어요: ${lines.join(', ')}${count > lines.length ? ' …' : ''}번째 줄.`,
    line: (line) => `${line}번째 줄`,
    givens: (givens) => `주어진 숫자 ${grouped(givens)}개`,
  },
  paging: {
    label: '페이지',
    previous: '이전 페이지',
    next: '다음 페이지',
    range: (from, to, total) => `${grouped(from)}–${grouped(to)} / ${grouped(total)}`,
  },
};

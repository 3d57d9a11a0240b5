import { grouped } from './place.ts';

const plural = (events: number): string => `${grouped(events)} event${events === 1 ? '' : 's'}`;

export const raceEn = {
  label: 'Race',
  clock: 'One clock, by',
  clocks: { events: 'events', share: 'share of the run' },
  add: 'Add a lane',
  remove: (strategy: string) => `Remove the lane ${strategy}`,
  lane: (number: number) => `Lane ${grouped(number)}: strategy`,
  position: (strategy: string) => `${strategy}: event`,
  grid: (strategy: string, filled: number, blanks: number) =>
    `${strategy}: ${grouped(filled)} of ${grouped(blanks)} blanks filled`,
  solved: 'solved',
  finished: 'finished: no solution',
  stopped: 'stopped',
  recording: (events: number) => `recording ${grouped(events)}`,
  stop: 'Stop',
  stopLane: (strategy: string) => `Stop recording ${strategy}`,
  unavailable:
    'Not available: it takes no pencilmarks. It is a program of the articles, which knows givens only.',
  takesNone: (strategy: string) => `${strategy} (takes no pencilmarks)`,
  chart: 'The whole run of each lane',
  log: 'log scale',
  time: 'time to record',
  milliseconds: (text: string) => `${text} ms`,
  timeNote:
    'The time was measured in this browser, to look at; the counts are the same everywhere.',
  /** Once all is recorded: who is done first, and who last. */
  outcome: (first: string, events: number, last: string, lastEvents: number) =>
    `${first} is done first, after ${plural(events)}; ${last} last, after ${plural(lastEvents)}.`,
  even: (events: number) => `All are done after ${plural(events)}.`,
  underWay: 'The lanes are being recorded.',
  waiting: 'The bars follow when every lane is recorded.',
};

export const raceKo: typeof raceEn = {
  label: '경주',
  clock: '시계 기준',
  clocks: { events: '이벤트 수', share: '진행 비율' },
  add: '레인 더하기',
  remove: (strategy) => `${strategy} 레인 빼기`,
  lane: (number) => `${grouped(number)}번 레인의 전략`,
  position: (strategy) => `${strategy}: 이벤트`,
  grid: (strategy, filled, blanks) =>
    `${strategy}: 빈칸 ${grouped(blanks)}개 중 ${grouped(filled)}개 채움`,
  solved: '다 풀었음',
  finished: '끝남: 해가 없음',
  stopped: '멈춤',
  recording: (events) => `기록 중 ${grouped(events)}`,
  stop: '멈추기',
  stopLane: (strategy) => `${strategy} 기록 멈추기`,
  unavailable: '쓸 수 없어요. 글에 나온 프로그램이라 주어진 숫자만 알고 후보 표시는 받지 않아요.',
  takesNone: (strategy) => `${strategy} (후보 표시를 받지 않음)`,
  chart: '레인마다 처음부터 끝까지',
  log: '로그 눈금',
  time: '기록 시간',
  milliseconds: (text) => `${text}밀리초`,
  timeNote: '시간은 이 브라우저에서 잰 값이니 참고만 하세요. 횟수는 어디서나 같아요.',
  outcome: (first, events, last, lastEvents) =>
    `가장 먼저 끝난 전략은 ${first}(이벤트 ${grouped(events)}개), 가장 늦은 전략은 ${last}(이벤트 ${grouped(lastEvents)}개)예요.`,
  even: (events) => `모두 이벤트 ${grouped(events)}개 만에 끝났어요.`,
  underWay: '레인을 기록하는 중이에요.',
  waiting: '모든 레인을 기록하면 막대로 견주어 보여 줘요.',
};

import { koreanParticle } from '@nonet/engine/explain';
import { grouped, plural } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';

const raceEn = {
  label: 'Race',
  clock: 'Compare by',
  clocks: { events: 'events', share: 'share of the run' },
  add: 'Add a strategy',
  remove: (strategy: string) => `Remove ${strategy}`,
  lane: (number: number) => `Strategy ${grouped(number)}`,
  position: (strategy: string) => `${strategy}: event`,
  grid: (strategy: string, filled: number, blanks: number) =>
    `${strategy}: ${grouped(filled)} of ${grouped(blanks)} blanks filled`,
  conflict: (strategy: string, cells: number) =>
    `${strategy}: nothing to search, because the digits of ${grouped(cells)} cells are repeated in a row, column or box`,
  lacksProgram:
    'The link has one more lane, for a program whose trace it does not contain. If you have the trace, open it and add the lane.',
  solved: 'solved',
  finished: 'finished: no solution',
  failed: 'failed',
  stopped: 'stopped',
  recording: (events: number) => `recording ${grouped(events)}`,
  stop: 'Stop',
  stopLane: (strategy: string) => `Stop recording ${strategy}`,
  takesNone: (strategy: string, isVariant: boolean) =>
    `${strategy} (${isVariant ? 'not for this variant' : 'no pencilmarks'})`,
  outcome: (first: string, events: number, last: string, lastEvents: number) =>
    `${first} finished first, after ${plural(events, 'event')}; ${last} last, after ${plural(lastEvents, 'event')}.`,
  failedLane: (name: string) => `${name} failed.`,
  even: (events: number) => `All finished after ${plural(events, 'event')}.`,
  alone: (name: string, events: number) => `${name} finished after ${plural(events, 'event')}.`,
  underWay: 'Recording the strategies.',
  follows: 'Recording. Playback follows the last event so far.',
  ready: (lanes: number) =>
    lanes === 1
      ? 'Press Play: one strategy searches the puzzle.'
      : `Press Play: ${grouped(lanes)} strategies search the same puzzle, side by side.`,
  leads: (names: string, filled: number, blanks: number) =>
    `${names}: furthest, with ${grouped(filled)} of ${grouped(blanks)} blanks filled.`,
  level: (filled: number, blanks: number) =>
    `All level: ${grouped(filled)} of ${grouped(blanks)} blanks filled.`,
  finishedFirst: (names: string, events: number) =>
    `Finished first: ${names}, after ${plural(events, 'event')}. The others are still searching.`,
};

const raceKo: typeof raceEn = {
  label: '전략 비교',
  clock: '비교 기준',
  clocks: { events: '이벤트 수', share: '진행 비율' },
  add: '전략 추가',
  remove: (strategy) => `${strategy} 빼기`,
  lane: (number) => `${grouped(number)}번째 전략`,
  position: (strategy) => `${strategy}: 이벤트`,
  grid: (strategy, filled, blanks) =>
    `${strategy}: 빈칸 ${grouped(blanks)}개 중 ${grouped(filled)}개 채움`,
  conflict: (strategy, cells) =>
    `${strategy}: 같은 행, 열, 상자에 겹친 숫자가 ${grouped(cells)}칸에 있어 탐색할 수 없음`,
  lacksProgram:
    '링크에는 프로그램도 하나 있지만 그 탐색 기록은 들어 있지 않아요. 기록이 있으면 열어서 추가하세요.',
  solved: '다 풀었음',
  finished: '끝남: 해가 없음',
  failed: '실패',
  stopped: '멈춤',
  recording: (events) => `기록 중 ${grouped(events)}`,
  stop: '멈추기',
  stopLane: (strategy) => `${strategy} 기록 멈추기`,
  takesNone: (strategy, isVariant) =>
    `${strategy} (${isVariant ? '이 변형에는 불가' : '후보 숫자 불가'})`,
  outcome: (first, events, last, lastEvents) =>
    `가장 먼저 끝난 전략은 ${first}(${grouped(events)}단계), 가장 늦게 끝난 전략은 ${koreanParticle.is(`${last}(${grouped(lastEvents)}단계)`)}.`,
  failedLane: (name) => `${koreanParticle.topic(name)} 풀지 못했어요.`,
  even: (events) => `모두 ${grouped(events)}단계 만에 끝났어요.`,
  alone: (name, events) => `${name} 전략이 ${grouped(events)}단계 만에 끝났어요.`,
  underWay: '전략마다 탐색을 기록하고 있어요.',
  follows: '기록하고 있어요. 재생은 지금까지의 마지막 이벤트를 따라가요.',
  ready: (lanes) =>
    lanes === 1
      ? '재생을 누르세요. 전략 하나가 이 퍼즐을 탐색해요.'
      : `재생을 누르세요. 같은 퍼즐을 ${grouped(lanes)}가지 전략으로 나란히 탐색해요.`,
  leads: (names, filled, blanks) =>
    `지금 앞선 전략은 ${names}, 빈칸 ${grouped(blanks)}개 중 ${grouped(filled)}개를 채웠어요.`,
  level: (filled, blanks) =>
    `모두 똑같이 빈칸 ${grouped(blanks)}개 중 ${grouped(filled)}개를 채웠어요.`,
  finishedFirst: (names, events) =>
    `${names} 전략이 ${grouped(events)}단계 만에 가장 먼저 끝났고, 나머지는 아직 탐색 중이에요.`,
};

export const raceWords: Bilingual<typeof raceEn> = { en: raceEn, ko: raceKo };

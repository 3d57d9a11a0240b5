import { englishPlace, grouped, koreanPlace, type Place } from '../../../words/place.ts';
import type { Bilingual } from '../../../words/words.ts';

/** Formats milliseconds as seconds, such as `2` or `6.2`. */
function seconds(milliseconds: number): string {
  return String(Number((milliseconds / 1_000).toFixed(1)));
}

const judgeEn = {
  label: 'Judge',
  judge: 'Judge',
  stop: 'Stop judging',
  intro:
    'Press Judge. Your program gets cases from easy to hard, and if it fails one, you read why.',
  noProblem: 'Choose a problem first: without one, the judge does not know what is right.',
  /** `name` is the language. */
  loading: (name: string, share: number) => `Loading ${name}: ${Math.floor(100 * share)} %.`,
  measuring: (name: string) => `Measuring how fast ${name} runs in this browser.`,
  preparing: 'Preparing the cases.',
  running: (number: number, cases: number) => `Case ${grouped(number)} of ${grouped(cases)}.`,
  /** Stands after the verdict. */
  runningStress: (number: number, cases: number) =>
    `Stress: case ${grouped(number)} of ${grouped(cases)}.`,
  explaining: (number: number) => `Finding out why the program failed case ${grouped(number)}.`,
  stopped: 'Stopped before all cases had run.',
  changed: 'The program has changed since it was judged.',
  noFunction: (found: string) =>
    `LeetCode 37 calls a function solveSudoku in class Solution. The program has ${found === 'no function' ? 'no function' : `other functions: ${found}`}.`,
  served: 'The report of nonet judge. The times are those of your terminal, not of this browser.',
  limits: (name: string, slowness: number, time: number) =>
    slowness === 1
      ? `${name} is as fast in this browser as on a judge’s server, so a case may take ${seconds(time)} s, as there.`
      : `${name} runs ${slowness} × slower in this browser than on a judge’s server, so a case may take ${seconds(slowness * time)} s instead of ${seconds(time)} s.`,
  number: 'No.',
  /** The head of the column. Nobody counts what the user's program places. */
  plainSearch: (placements: string) => `${placements} of a plain search`,
  result: 'Result',
  time: (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`,
  isRunning: 'running',
  answer: (place: Place) =>
    `What your program printed. The first wrong cell is ${englishPlace(place)}.`,
  wrongCell: (place: Place) => `Marked: the first wrong cell, ${englishPlace(place)}.`,
  puzzle: 'The puzzle that your program failed.',
  stressResult: (result: string) => `Stress cases, harder than the problem allows: ${result}`,
  watch: 'Watch this case',
  open: 'Open this puzzle',
  opened: 'The input is now this puzzle.',
};

const judgeKo: typeof judgeEn = {
  label: '채점',
  judge: '채점하기',
  stop: '채점 멈추기',
  intro: '채점하기를 누르세요. 쉬운 데이터부터 차례로 풀게 하고, 틀리면 왜 틀렸는지 알려 줘요.',
  noProblem: '먼저 문제를 고르세요. 문제가 있어야 무엇이 맞는 답인지 알 수 있어요.',
  loading: (name, share) => `${name} 불러오는 중: ${Math.floor(100 * share)}%`,
  measuring: (name) => `이 브라우저에서 ${name} 실행이 얼마나 빠른지 재는 중이에요.`,
  preparing: '데이터를 준비하는 중이에요.',
  running: (number, cases) => `데이터 ${grouped(cases)}개 중 ${grouped(number)}번`,
  runningStress: (number, cases) =>
    `스트레스 테스트: 데이터 ${grouped(cases)}개 중 ${grouped(number)}번`,
  explaining: (number) => `${grouped(number)}번 데이터에서 왜 실패했는지 알아보는 중이에요.`,
  stopped: '데이터를 다 채점하기 전에 멈췄어요.',
  changed: '채점한 뒤에 프로그램을 고쳤어요.',
  noFunction: (found) =>
    `리트코드 37은 solveSudoku 함수를 불러요. 이 프로그램에는 ${found === 'no function' ? '함수가 없어요' : `다른 함수만 있어요: ${found}`}.`,
  served: '터미널에서 채점한 결과예요. 시간도 이 브라우저가 아니라 터미널에서 잰 값이에요.',
  limits: (name, slowness, time) =>
    slowness === 1
      ? `이 브라우저의 ${name} 실행 속도는 채점 서버와 같아서, 시간제한도 문제와 같은 ${seconds(time)}초예요.`
      : `이 브라우저의 ${name} 실행 속도는 채점 서버보다 ${slowness}배 느려서, 시간제한을 ${seconds(time)}초에서 ${seconds(slowness * time)}초로 늘렸어요.`,
  number: '번호',
  plainSearch: (placements) => `단순 탐색이 ${placements}`,
  result: '결과',
  time: (milliseconds) => `${(milliseconds / 1_000).toFixed(2)}초`,
  isRunning: '실행 중',
  answer: (place) => `프로그램이 출력한 판이에요. 처음 틀린 칸은 ${koreanPlace(place)}이에요.`,
  wrongCell: (place) => `표시한 칸이 처음 틀린 칸이에요: ${koreanPlace(place)}.`,
  puzzle: '프로그램이 풀지 못한 퍼즐이에요.',
  stressResult: (result) => `문제의 조건을 넘는 스트레스 테스트에서 ${result}`,
  watch: '이 데이터의 탐색 보기',
  open: '이 퍼즐 열기',
  opened: '이제 이 퍼즐이 입력이에요.',
};

export const judgeWords: Bilingual<typeof judgeEn> = { en: judgeEn, ko: judgeKo };

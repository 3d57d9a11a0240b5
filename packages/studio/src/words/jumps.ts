import { grouped, plural } from './place.ts';

export const jumpsEn = {
  label: 'Jump to',
  to: {
    nextDeadEnd: 'Next dead end',
    deepest: 'Deepest dead end',
    longestRetreat: 'Longest backtrack',
    firstWrong: 'First wrong digit',
  },
  solution: 'This solution',
  looking: (target: string, event: number, events: number) =>
    `${target}: ${grouped(event)} of ${plural(events, 'event')} searched.`,
  found: {
    solution: 'Here the search finds the solution.',
    nextDeadEnd: 'The next dead end.',
    deepest: 'The deepest dead end of this search.',
    longestRetreat: (from: number, until: number) =>
      `The longest backtrack: ${plural(until - from, 'digit')} removed in a row, up to event ${grouped(until)}.`,
    firstWrong: (from: number, until: number, isKept = false) =>
      isKept
        ? `The first wrong digit: placed at event ${grouped(from)}, still in the grid at the end of the recording.`
        : `The first wrong digit: placed at event ${grouped(from)}, removed after ${plural(until - from, 'wasted event')}.`,
  },
  none: {
    solution: 'The search ends before it finds this solution.',
    nextDeadEnd: 'No more dead ends.',
    deepest: 'This search has no dead end.',
    longestRetreat: 'This search never backtracks.',
    firstWrong:
      'No wrong digit was placed. (A digit can only be wrong if the puzzle has exactly one solution.)',
  },
};

export const jumpsKo: typeof jumpsEn = {
  label: '지점으로 이동',
  to: {
    nextDeadEnd: '다음 막다른 길',
    deepest: '가장 깊은 막다른 길',
    longestRetreat: '가장 긴 백트래킹',
    firstWrong: '처음 틀린 숫자',
  },
  solution: '이 해',
  looking: (target, event, events) =>
    `${target} 찾는 중: 이벤트 ${grouped(events)}개 중 ${grouped(event)}개 확인`,
  found: {
    solution: '여기서 탐색이 이 해를 찾아요.',
    nextDeadEnd: '다음 막다른 길이에요.',
    deepest: '이 탐색에서 가장 깊은 막다른 길이에요.',
    longestRetreat: (from, until) =>
      `가장 긴 백트래킹: 이벤트 ${grouped(until)}번까지 숫자 ${grouped(until - from)}개를 연달아 빼요.`,
    firstWrong: (from, until, isKept) =>
      isKept
        ? `처음 틀린 숫자: 이벤트 ${grouped(from)}번에서 넣고, 기록이 끝날 때까지 빼지 않아요.`
        : `처음 틀린 숫자: 이벤트 ${grouped(from)}번에서 넣고, 헛수고한 이벤트 ${grouped(until - from)}개 뒤에 빼요.`,
  },
  none: {
    solution: '탐색이 이 해를 찾기 전에 끝나요.',
    nextDeadEnd: '막다른 길이 더 없어요.',
    deepest: '이 탐색에는 막다른 길이 없어요.',
    longestRetreat: '이 탐색은 한 번도 백트래킹하지 않아요.',
    firstWrong: '틀린 숫자가 없거나, 해가 하나가 아니에요.',
  },
};

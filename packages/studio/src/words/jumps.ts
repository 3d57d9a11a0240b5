import { grouped } from './place.ts';

export const jumpsEn = {
  label: 'Jump to',
  to: {
    'next-dead-end': 'Next dead end',
    deepest: 'Deepest dead end',
    'longest-retreat': 'Longest retreat',
    'first-wrong': 'First wrong digit',
  },
  looking: (event: number) => `Looking: ${grouped(event)} events so far.`,
  cancel: 'Cancel',
  found: {
    'next-dead-end': 'The next dead end.',
    deepest: 'Deeper than here the search never had to turn back.',
    'longest-retreat': (from: number, until: number) =>
      `The longest retreat: ${grouped(until - from)} in a row come out, up to event ${grouped(until)}.`,
    'first-wrong': (from: number, until: number) =>
      `The first wrong digit: doomed from event ${grouped(from)} to event ${grouped(until)}, ${grouped(until - from)} events.`,
  },
  none: {
    'next-dead-end': 'No dead end comes any more.',
    deepest: 'This search never meets a dead end.',
    'longest-retreat': 'This search never goes back.',
    'first-wrong':
      'No digit is wrong: every one is the solution’s, or there is not just one solution.',
  },
};

export const jumpsKo: typeof jumpsEn = {
  label: '건너뛰기',
  to: {
    'next-dead-end': '다음 막다른 길',
    deepest: '가장 깊은 막다른 길',
    'longest-retreat': '가장 긴 후퇴',
    'first-wrong': '처음 틀린 숫자',
  },
  looking: (event) => `찾는 중: 지금까지 이벤트 ${grouped(event)}개`,
  cancel: '그만두기',
  found: {
    'next-dead-end': '다음 막다른 길이에요.',
    deepest: '이보다 깊은 곳에서 되돌아간 적은 없어요.',
    'longest-retreat': (from, until) =>
      `가장 긴 후퇴: 이벤트 ${grouped(until)}번까지 숫자 ${grouped(until - from)}개를 잇달아 빼요.`,
    'first-wrong': (from, until) =>
      `처음 틀린 숫자: 이벤트 ${grouped(from)}번부터 ${grouped(until)}번까지, 이벤트 ${grouped(until - from)}개가 헛수고예요.`,
  },
  none: {
    'next-dead-end': '막다른 길이 더는 없어요.',
    deepest: '이 탐색에는 막다른 길이 없어요.',
    'longest-retreat': '이 탐색은 한 번도 되돌아가지 않아요.',
    'first-wrong': '틀린 숫자가 없어요. 모두 해의 숫자이거나, 해가 하나가 아니에요.',
  },
};

import { grouped } from './place.ts';

export const trackEn = {
  depth: (depth: number) => `depth ${depth}`,
  depths: (least: number, greatest: number) => `depth ${least} to ${greatest}`,
  position: (event: number) => `Event ${grouped(event)}`,
  marks: {
    deepest: 'deepest dead end',
    longestRetreat: 'longest backtrack',
    firstWrong: 'wasted: built on a wrong digit',
  },
  deadEnds: 'dead ends',
};

export const trackKo: typeof trackEn = {
  depth: (depth) => `깊이 ${depth}`,
  depths: (least, greatest) => `깊이 ${least}~${greatest}`,
  position: (event) => `이벤트 ${grouped(event)}번`,
  marks: {
    deepest: '가장 깊은 막다른 길',
    longestRetreat: '가장 긴 백트래킹',
    firstWrong: '틀린 숫자 때문에 헛수고',
  },
  deadEnds: '막다른 길',
};

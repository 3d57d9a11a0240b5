import { count } from '@nonet/engine';

const constraints = ['antiknight', 'antiking', 'nonconsecutive'].map((kind) => ({ kind }));

export const miracle = {
  id: 'miracle',
  kind: 'seconds',
  title: { en: 'The Miracle Sudoku', ko: '미러클 스도쿠' },
  source: 'M. Lee, 2020',
  how: {
    en: 'The rules are anti-knight, anti-king and nonconsecutive. `nonet count` finds all grids without a given, one by one.',
    ko: '규칙은 안티 나이트, 안티 킹, 비연속입니다. `nonet count`로 주어진 숫자가 없을 때의 해를 하나씩 모두 찾습니다.',
  },
  chunks: () => 1,
  compute: () =>
    count(JSON.stringify({ puzzle: '.'.repeat(81), constraints }), { limit: 1_000 }).count,
  rows: ([{ result }]) => [
    { name: { en: 'grids', ko: '완성된 판' }, value: result, published: 72 },
  ],
};

import { rate } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import { Random, randomGrid, UniformGrids } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { ClassicDigger } from '../../packages/engine/dist/generate/classic-digger.js';
import { sum } from '../interval.mjs';
import { addTables, moments } from '../ratings.mjs';

const CELLS = 81;
/** The puzzles of each kind in a chunk, and how many of the first kind are rated. */
const MADE = 8_192;
const DIG_BATCH = 4_096;
const RATED = 512;
const CHUNKS = 36;

/** Givens → puzzles, from uniform grids and from grids that backtracking filled, and ER → puzzles. */
function compute({ seed, chunk }) {
  const random = new Random(`${seed} top-down ${chunk}`);
  const uniform = new UniformGrids();
  const er = {};
  const givens = dug(random, (grids, at) => uniform.draw(random, grids, at), er);
  const backtracking = dug(random, (grids, at) =>
    grids.set(randomGrid(CLASSIC, random).digits, at),
  );
  return { givens, backtracking, er };
}

/** Removes givens from grids in random order. Returns givens → puzzles, and rates the first puzzles. */
function dug(random, drawGrid, er) {
  const orbits = Array.from({ length: CELLS }, (_, cell) => Uint16Array.of(cell));
  const digger = new ClassicDigger(new BulkSolver(), orbits);
  const table = {};
  for (let from = 0; from < MADE; from += DIG_BATCH) {
    const grids = new Uint8Array(CELLS * DIG_BATCH);
    const orders = new Uint8Array(CELLS * DIG_BATCH);
    for (let at = 0; at < grids.length; at += CELLS) {
      drawGrid(grids, at);
      orders.set(random.shuffle([...orbits.keys()]), at);
    }
    const work = digger.dig(grids, orders, new Uint8Array(DIG_BATCH));
    while (!work.next().done);
    for (let i = 0; i < DIG_BATCH; i++) {
      const puzzle = grids.subarray(CELLS * i, CELLS * (i + 1));
      add(table, puzzle.filter((digit) => digit > 0).length);
      if (er && from + i < RATED) add(er, rate(gridOf(CLASSIC, puzzle)).er);
    }
  }
  return table;
}

function add(table, key) {
  table[key] = (table[key] ?? 0) + 1;
}

function rows(results) {
  const both = (field, name, published) => {
    const table = addTables(results.map(({ result }) => result[field]));
    const { mean, deviation } = moments(table);
    const error = (1.96 * deviation) / Math.sqrt(sum(Object.values(table)));
    return [
      {
        name: { en: `mean ${name.en}`, ko: `${name.ko} 평균` },
        value: mean.toFixed(3),
        interval: [(mean - error).toFixed(3), (mean + error).toFixed(3)],
        published: published[0],
      },
      {
        name: { en: `standard deviation of ${name.en}`, ko: `${name.ko} 표준 편차` },
        value: deviation.toFixed(2),
        published: published[1],
      },
    ];
  };
  return [
    ...both(
      'backtracking',
      { en: 'givens, grids by backtracking', ko: '백트래킹으로 채운 판, 주어진 숫자의 수' },
      ['24.38', '1.12'],
    ),
    ...both(
      'givens',
      { en: 'givens, uniform grids', ko: '똑같은 확률로 뽑은 판, 주어진 숫자의 수' },
      [],
    ),
    ...both('er', { en: 'ER, uniform grids', ko: '똑같은 확률로 뽑은 판, ER' }, ['3.77', '2.42']),
  ];
}

export const topDown = {
  id: 'top-down',
  kind: 'seconds',
  title: { en: 'What a generator makes', ko: '생성기가 만드는 퍼즐' },
  source:
    'D. Berthier, [Classification results](http://denis.berthier.pagesperso-orange.fr/HLS/Classification/index.html): suexg, 1,000,000',
  how: {
    en: 'Givens are removed from a full grid in random order while the puzzle stays proper ("top-down"). `nonet generate --minimal` does this with grids that are all equally likely. Its mean is above the published one, because the published generators fill their grids by backtracking, which prefers some grids. With grids of this kind we get the published mean.',
    ko: '완성된 판에서 해가 하나인 동안 무작위 순서로 주어진 숫자를 뺍니다(top-down). `nonet generate --minimal`은 모든 판이 똑같이 나오게 뽑아 이렇게 합니다. 평균이 발표된 값보다 큰데, 발표된 생성기는 백트래킹으로 판을 채워 몇몇 판이 더 자주 나오기 때문입니다. 그런 판으로 만들면 발표된 평균이 나옵니다.',
  },
  chunks: () => CHUNKS,
  compute,
  rows,
};

import { rate } from '@nonet/engine';
import { Random } from '@nonet/engine/generate';
import { ratio, sum } from '../interval.mjs';
import { addTables, ER_CLASSES, moments } from '../ratings.mjs';
import { expectedAppearances, Splitting } from './splitting.mjs';

/** A chunk takes about four seconds: ROUNDS independent rounds with DRAWN sets each. */
const ROUNDS = 4;
const DRAWN = 4_096;
const GRIDS = Number(6_670_903_752_021_072_936_960n);
/** Givens → the share of the puzzles that are rated. All puzzles with more than 26 givens are. */
const RATED = {
  18: 0.02,
  19: 0.02,
  20: 0.02,
  21: 0.02,
  22: 0.02,
  23: 0.02,
  24: 0.1,
  25: 0.25,
  26: 0.5,
};

const shareRated = (givens) => RATED[givens] ?? 1;

/** Finds minimal puzzles: { found: givens → puzzles, er: givens → 10 × ER → puzzles }. */
function compute({ seed, chunk }) {
  const random = new Random(`${seed} unbiased ${chunk}`);
  const splitting = new Splitting(random);
  const found = {};
  const er = {};
  for (let round = 0; round < ROUNDS; round++) {
    splitting.run(DRAWN, (masks, givens) => {
      found[givens] = (found[givens] ?? 0) + 1;
      if (random.next() >= shareRated(givens) * 2 ** 32) return;
      const rating = Math.round(10 * rate(textOf(masks)).er);
      er[givens] ??= {};
      er[givens][rating] = (er[givens][rating] ?? 0) + 1;
    });
  }
  return { found, er };
}

const textOf = (masks) =>
  Array.from(masks, (mask) => (mask & (mask - 1) ? '.' : 32 - Math.clz32(mask))).join('');

/** The puzzles of an average grid that each puzzle found stands for, in a chunk. */
const weight = (givens) => 1 / (expectedAppearances(givens) * ROUNDS * DRAWN);

/** Sums `term(givens, rating)` over all minimal puzzles of an average grid, as a chunk estimates it. */
const estimate = ({ found }, term) =>
  sum(Object.entries(found).map(([n, count]) => weight(Number(n)) * count * term(Number(n))));

const estimateRated = ({ er }, term) =>
  sum(
    Object.entries(er).flatMap(([n, ratings]) =>
      Object.entries(ratings).map(
        ([rating, count]) =>
          (weight(Number(n)) / shareRated(Number(n))) * count * term(rating / 10, Number(n)),
      ),
    ),
  );

const one = () => 1;

/** Number → its text with an interval, as shares in percent. */
function shareRow(name, part, digits, published) {
  const text = (value) => `${(100 * value).toFixed(digits)} %`;
  return {
    name,
    value: text(part.value),
    interval: [text(part.low), text(part.high)],
    published: published === undefined ? undefined : `${published} %`,
  };
}

function meanRow(name, mean, digits, published) {
  return {
    name,
    value: mean.value.toFixed(digits),
    interval: [mean.low.toFixed(digits), mean.high.toFixed(digits)],
    published,
  };
}

const plain = (text) => ({ en: text, ko: text });

function rows(chunks) {
  const results = chunks.map(({ result }) => result);
  const all = (result) => estimate(result, one);
  const rated = (result) => estimateRated(result, one);
  const givens = ratio(results, (result) => estimate(result, (n) => n), all);
  const spread = ratio(results, (it) => estimate(it, (n) => (n - givens.value) ** 2), all);
  const er = ratio(results, (it) => estimateRated(it, (rating) => rating), rated);
  const erSpread = ratio(results, (it) => estimateRated(it, (r) => (r - er.value) ** 2), rated);
  const means = meansOf(results);
  const within = ratio(results, (it) => estimateRated(it, (r, n) => (r - means[n]) ** 2), rated);
  const perGrid = ratio(results, all, one);
  const total = (value) => (GRIDS * value).toExponential(3).replace(/e\+(\d+)/, ' × 10^$1');
  return [
    meanRow({ en: 'mean givens', ko: '주어진 숫자의 수 평균' }, givens, 3, '26.577'),
    {
      name: { en: 'standard deviation of givens', ko: '주어진 숫자의 수 표준 편차' },
      value: Math.sqrt(spread.value).toFixed(3),
      interval: [spread.low, spread.high].map((value) => Math.sqrt(value).toFixed(3)),
    },
    ...Object.entries(PUBLISHED).map(([n, published]) =>
      shareRow(
        { en: `${n} givens`, ko: `주어진 숫자 ${n}개` },
        ratio(results, (it) => estimate(it, (m) => Number(m === Number(n))), all),
        Number(n) < 24 ? 4 : 2,
        published,
      ),
    ),
    {
      name: { en: 'minimal puzzles in all', ko: '최소 퍼즐의 수' },
      value: total(perGrid.value),
      interval: [total(perGrid.low), total(perGrid.high)],
      published: '3.1055 × 10^37',
    },
    meanRow({ en: 'mean ER', ko: 'ER 평균' }, er, 3, '4.73'),
    {
      name: { en: 'standard deviation of ER', ko: 'ER 표준 편차' },
      value: Math.sqrt(erSpread.value).toFixed(3),
      interval: [erSpread.low, erSpread.high].map((value) => Math.sqrt(value).toFixed(3)),
    },
    {
      name: {
        en: 'standard deviation of ER with equally many givens',
        ko: '주어진 숫자의 수가 같을 때 ER 표준 편차',
      },
      value: Math.sqrt(within.value).toFixed(3),
      interval: [within.low, within.high].map((value) => Math.sqrt(value).toFixed(3)),
      published: '2.49',
    },
    ...ER_CLASSES.map(([low, high]) =>
      shareRow(
        plain(high > 11 ? `ER ≥ ${low.toFixed(1)}` : `ER ${low.toFixed(1)}–${high.toFixed(1)}`),
        ratio(results, (it) => estimateRated(it, (r) => Number(r >= low && r <= high)), rated),
        2,
      ),
    ),
  ];
}

/** The shares of all minimal puzzles: givens → share, and ER → share. */
export function unbiasedShares(results) {
  const all = sum(results.map((result) => estimate(result, one)));
  const byGivens = Object.fromEntries(
    Object.entries(addTables(results.map(({ found }) => found))).map(([n, count]) => [
      n,
      (count * weight(Number(n))) / all,
    ]),
  );
  const byRating = addTables(
    results.flatMap(({ er }) =>
      Object.entries(er).flatMap(([n, ratings]) =>
        Object.entries(ratings).map(([rating, count]) => ({
          [rating / 10]: (count * weight(Number(n))) / shareRated(Number(n)),
        })),
      ),
    ),
  );
  return { byGivens, byRating };
}

/** Givens → the mean ER of the puzzles with this many givens. */
function meansOf(results) {
  const givens = new Set(results.flatMap(({ er }) => Object.keys(er)));
  return Object.fromEntries(
    [...givens].map((n) => [n, moments(addTables(results.map(({ er }) => er[n] ?? {}))).mean / 10]),
  );
}

/** Givens → percent of the minimal puzzles. */
const PUBLISHED = {
  22: '0.0034',
  23: '0.149',
  24: '2.28',
  25: '13.42',
  26: '31.94',
  27: '32.74',
  28: '15.48',
  29: '3.56',
  30: '0.41',
};

export const unbiased = {
  id: 'unbiased',
  kind: 'hours',
  title: { en: 'All minimal puzzles', ko: '모든 최소 퍼즐' },
  source:
    'D. Berthier, Unbiased Statistics of a CSP, 2009; [The real distribution of minimal puzzles](http://forum.enjoysudoku.com/the-real-distribution-of-minimal-puzzles-t30127-7.html); [ER](http://forum.enjoysudoku.com/myth-buster-t38283.html)',
  how: {
    en: 'Proper sets of 40 givens are drawn from random grids. On each level some givens of each set are chosen with a fixed chance, and if one is redundant, the set without it goes to the next level. So every proper set of n givens is expected equally often, and this number is known. A set without a redundant given is a minimal puzzle, and counts as many puzzles as this number says. Berthier removes one random given at a time and gives up if it is needed ("controlled-bias"). Here the chances keep the population alive instead ("splitting"). The interval is that of the means of independent chunks. The published deviation of ER is the root of the mean variance at each number of givens, which leaves out that puzzles with more givens are harder.',
    ko: '무작위로 뽑은 판에서 해가 하나인 집합(주어진 숫자 40개)을 뽑습니다. 단계마다 정해진 확률로 집합에서 숫자를 고릅니다. 그 숫자를 빼도 해가 하나이면, 뺀 집합이 다음 단계로 갑니다. 그러면 숫자가 n개이고 해가 하나인 집합은 모두 같은 횟수로 나오리라 기대되며, 그 횟수를 계산할 수 있습니다. 뺄 수 있는 숫자가 없는 집합이 최소 퍼즐이고, 기대 횟수의 역수만큼의 퍼즐을 대표합니다. 베르티에는 숫자를 하나씩 무작위로 빼다가 뺄 수 없는 숫자를 만나면 포기합니다(controlled-bias). 여기서는 확률을 조절해 집합의 수를 유지합니다(splitting). 신뢰 구간은 서로 독립인 묶음들에서 구합니다. 발표된 ER 표준 편차는 숫자의 수마다 구한 분산의 평균에서 나온 값이라, 주어진 숫자가 많을수록 어렵다는 차이가 빠져 있습니다.',
  },
  chunks: () => Number.POSITIVE_INFINITY,
  compute,
  rows,
};

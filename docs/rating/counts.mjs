import { Random } from '@nonet/engine/generate';
import { CLASSIC, randomTransform, transformed } from '@nonet/engine/grid';
import { producersOf } from '@nonet/engine/rating';
import { markdown } from '../../bench/measure.mjs';
import { Assumption } from '../../packages/engine/dist/technique/explainer/chain/assumption.js';
import { ChainTree } from '../../packages/engine/dist/technique/explainer/chain/chain-tree.js';
import { ReachGraph } from '../../packages/engine/dist/technique/explainer/chain/reach-graph.js';
import { FAMILIES, familyOf } from './families.mjs';
import { askedPositions, hardestOf, minimalPuzzles, pathOf } from './puzzles.mjs';

// The counts in docs/rating.md. They are the same on every machine.

/** Puzzles whose ratings are counted. */
const RATED = 4_000;
/** Puzzles that are transformed and rated again. */
const TRANSFORMED = 1_000;
/** Puzzles in which the searches of the chain producers are counted. */
const SEARCHED = 1_000;
/** The first producer of chains. */
const CHAINS = 20;

const whole = (count) => count.toLocaleString('en');
const tenths = (value) =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A table of the puzzles by the family of their hardest step. */
function classes(rated, lang) {
  let total = 0;
  const rows = FAMILIES.map(({ name, rating }, i) => {
    const count = rated.filter(({ hardest }) => familyOf(hardest.producer) === i).length;
    total += count;
    return [name[lang], rating, whole(count), `${tenths((100 * total) / rated.length)} %`];
  });
  const head = {
    en: ['hardest step', 'rating from', 'puzzles', 'up to here'],
    ko: ['가장 어려운 단계', '최소 난이도', '퍼즐 수', '누적 비율'],
  };
  return markdown(head[lang], rows);
}

/** Rates puzzles with chains again, after a random symmetry. */
function symmetries(rated) {
  const random = new Random('symmetry');
  const chains = rated.filter(({ hardest }) => hardest.producer >= CHAINS);
  let steps = 0;
  let ratings = 0;
  for (const { givens, length, hardest } of chains) {
    const other = pathOf(
      transformed(
        givens,
        randomTransform(CLASSIC, (n) => random.below(n)),
      ),
    );
    if (other.length !== length) steps++;
    if (Math.abs(hardestOf(other).step.rating - hardest.step.rating) > 0.01) ratings++;
  }
  return { chains: whole(chains.length), steps: whole(steps), ratings: whole(ratings) };
}

function symmetryText(rated) {
  const { chains, steps, ratings } = symmetries(rated);
  const en = [
    'We applied random symmetries, such as an exchange of rows and columns,',
    `to ${chains} random minimal puzzles that need chains.`,
    `After that, ${steps} of them had a different number of steps, and ${ratings} had a different ER.`,
  ];
  const ko = [
    `체인이 필요한 무작위 최소 퍼즐 ${chains}개를 무작위로 대칭 변환해(행과 열 바꾸기 등)`,
    `다시 풀었습니다. ${steps}개는 단계의 수가 달라졌고, ${ratings}개는 ER도 달라졌습니다.`,
  ];
  return { en: en.join(' '), ko: ko.join(' ') };
}

/** Counts the calls of a method while `work` runs. */
function callsOf({ prototype }, method, work) {
  const original = prototype[method];
  let calls = 0;
  prototype[method] = function (...args) {
    calls++;
    return original.apply(this, args);
  };
  try {
    work();
  } finally {
    prototype[method] = original;
  }
  return calls;
}

/**
 * The chain producers, the method with which each follows an assumption, and the number of
 * assumptions per candidate: on and off, or only on.
 */
const SEARCHES = [
  { producer: 20, type: ChainTree, method: 'grow', states: 2 },
  { producer: 22, type: Assumption, method: 'follow', states: 2 },
  { producer: 23, type: ReachGraph, method: 'follow', states: 1 },
  { producer: 24, type: Assumption, method: 'follow', states: 2 },
];

/** The numbers of assumptions per call of a producer: all of them, and those that it follows. */
function searches() {
  const paths = minimalPuzzles(SEARCHED).map((givens) => pathOf(givens, { from: CHAINS }));
  return SEARCHES.map(({ producer, type, method, states }) => {
    const finder = producersOf('se')[producer];
    const positions = paths.flatMap((steps) => askedPositions(steps, producer));
    const followed = callsOf(type, method, () => {
      for (const position of positions) finder.find(position);
    });
    const possible = positions.reduce((sum, it) => sum + states * candidatesIn(it), 0);
    return [producer, tenths(possible / positions.length), tenths(followed / positions.length)];
  });
}

function searchTable(rows, lang) {
  const head = {
    en: ['per call', 'assumptions', 'followed one by one'],
    ko: ['호출 한 번', '가정', '따로 따라간 가정'],
  };
  const named = rows.map(([producer, ...rest]) => [
    FAMILIES[familyOf(producer)].name[lang],
    ...rest,
  ]);
  return markdown(head[lang], named);
}

function candidatesIn({ candidates }) {
  let count = 0;
  for (const set of candidates) for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Returns the texts for docs/rating.md and docs/rating.ko.md. */
export function counts() {
  const rated = minimalPuzzles(RATED).map((givens) => {
    const path = pathOf(givens);
    return { givens, length: path.length, hardest: hardestOf(path) };
  });
  const rows = searches();
  const symmetry = symmetryText(rated.slice(0, TRANSFORMED));
  const inLanguage = (lang) => ({
    classes: classes(rated, lang),
    searches: searchTable(rows, lang),
    symmetry: symmetry[lang],
  });
  return { en: inLanguage('en'), ko: inLanguage('ko') };
}

import { rate } from '@nonet/engine';
import { CLASSIC, identityTransform, transformed } from '@nonet/engine/grid';
import { parsePuzzle } from '@nonet/engine/notation';
import { producersOf } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { figure, machine, markdown, median, processorSeconds } from '../../bench/measure.mjs';
import { LinearChains } from '../../packages/engine/dist/technique/explainer/chain/linear-chains.js';
import { FAMOUS } from '../kernel/puzzles.mjs';
import { FAMILIES, producersIn } from './families.mjs';
import { askedPositions, hardestOf, minimalPuzzles, pathOf } from './puzzles.mjs';

// The times in docs/rating.md, measured on this machine.

/** Puzzles of the set "minimal". */
const MINIMAL = 2_000;
/** Puzzles from which the set "hard" is chosen. */
const CHOSEN_FROM = 20_000;
/** The least ER of the set "hard". */
const HARD = 8.0;
/** AI Escargot by Arto Inkala (2006). The set "Inkala" has it and a puzzle of 2012. */
const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const ROUNDS = 5;
/** The family of nested chains. */
const NESTED = FAMILIES.length - 1;
const TRANSPOSE = { ...identityTransform(CLASSIC), transpose: true };
/** The producer of forcing chains and cycles. */
const LINEAR = 20;

function setsOf() {
  const hard = minimalPuzzles(CHOSEN_FROM).filter(
    (givens) => hardestOf(pathOf(givens)).step.rating >= HARD,
  );
  const inkala = [ESCARGOT, FAMOUS].map((line) => parsePuzzle(line).record.givens);
  return { minimal: minimalPuzzles(MINIMAL), hard, Inkala: inkala };
}

function find(producer, position) {
  return 'find' in producer ? producer.find(position) : finish(producer.begin(position)).step;
}

/** Asks the producers of a family as the paths do. Returns the number of calls. */
function replay(paths, family, producers) {
  const numbers = producersIn(family);
  let calls = 0;
  for (const steps of paths) {
    for (const { position, producer } of steps) {
      for (const number of numbers) {
        if (number > producer) break;
        find(producers[number], position);
        calls++;
      }
    }
  }
  return calls;
}

/** The median of the seconds that `work` takes. Calls `prepare` before each round. */
function secondsOf(work, prepare = () => {}) {
  const round = () => {
    prepare();
    return processorSeconds(work);
  };
  round();
  return median(Array.from({ length: ROUNDS }, round));
}

/**
 * The calls and the seconds of each family, and the seconds of whole ratings.
 *
 * The producers remember nested chains, even from one puzzle to the next. So before each round with
 * nested chains, the transposed puzzles are rated, which makes the producers forget most of them.
 */
function measure(puzzles, paths) {
  const producers = producersOf('se');
  const forget = () => {
    for (const givens of puzzles) rate(transformed(givens, TRANSPOSE));
  };
  const families = FAMILIES.map((_, family) => {
    let calls = 0;
    const work = () => {
      calls = replay(paths, family, producers);
    };
    const seconds = secondsOf(work, family === NESTED ? forget : undefined);
    return { seconds, calls };
  });
  const work = () => {
    for (const givens of puzzles) rate(givens);
  };
  return { families, perSecond: puzzles.length / secondsOf(work, forget) };
}

/** The time of the search for all chains, divided by the time of the search for the best chain. */
function allToBest(paths) {
  const chains = new LinearChains();
  const positions = paths.flatMap((steps) => askedPositions(steps, LINEAR));
  const secondsBy = (method) =>
    secondsOf(() => {
      for (const position of positions) chains[method](position);
    });
  return secondsBy('all') / secondsBy('find');
}

const HEAD = {
  en: ['producers', 'calls: minimal', 'hard', 'Inkala', 'µs per call'],
  ko: ['탐색기', '호출 수: minimal', 'hard', 'Inkala', '호출당 µs'],
};

/** The calls per puzzle of each set, and the time of a call in the first set that has 100 calls. */
function table(measured, lang) {
  const rows = FAMILIES.map(({ name }, family) => {
    const sets = [measured.hard, measured.Inkala].map(({ families }) => families[family]);
    const { calls, seconds } = sets.find((set) => set.calls >= 100) ?? sets.at(-1);
    const each = Object.values(measured).map(({ families, puzzles }) =>
      figure(families[family].calls / puzzles),
    );
    return [name[lang], ...each, figure((1e6 * seconds) / calls)];
  });
  return markdown(HEAD[lang], rows);
}

/** Returns the texts for the essays, and the shares for the drawings. */
export function times() {
  const measured = {};
  let ratio = 0;
  for (const [name, puzzles] of Object.entries(setsOf())) {
    const paths = puzzles.map((givens) => pathOf(givens, { from: 0 }));
    measured[name] = { puzzles: puzzles.length, ...measure(puzzles, paths) };
    if (name === 'minimal') ratio = figure(allToBest(paths));
  }
  const { minimal, hard, Inkala } = measured;
  const speed = ({ perSecond }) => figure(perSecond);
  const where = machine();
  const command = '`node docs/rating.mjs --times`';
  const en = [
    `One core rates ${speed(minimal)} puzzles per second of the set *minimal*,`,
    `${speed(hard)} of *hard* and ${speed(Inkala)} of *Inkala*.`,
    `Measured in processor time, on one core of a busy machine: ${where}.`,
    `${command} measures these figures.`,
  ];
  const ko = [
    `코어 하나가 1초에 *minimal* ${speed(minimal)}개, *hard* ${speed(hard)}개,`,
    `*Inkala* ${speed(Inkala)}개의 난이도를 구합니다.`,
    `다른 작업도 도는 컴퓨터의 코어 하나에서 잰 프로세서 시간입니다: ${where}.`,
    `${command}로 다시 잴 수 있습니다.`,
  ];
  const all = {
    en: [
      'On the same positions, the search for all chains and cycles takes',
      `${ratio} times as long as the search for the best one.`,
    ],
    ko: [
      '같은 상태에서 체인과 사이클을 모두 찾으면',
      `가장 좋은 하나만 찾을 때보다 ${ratio}배 오래 걸립니다.`,
    ],
  };
  const blocks = Object.fromEntries(
    Object.entries({ en, ko }).map(([lang, sentences]) => [
      lang,
      {
        producers: `${table(measured, lang)}\n\n${sentences.join(' ')}`,
        all: all[lang].join(' '),
      },
    ]),
  );
  const shares = Object.fromEntries(
    Object.entries(measured).map(([name, { families }]) => {
      const total = families.reduce((sum, { seconds }) => sum + seconds, 0);
      return [name, families.map(({ seconds }) => seconds / total)];
    }),
  );
  return { blocks, shares };
}

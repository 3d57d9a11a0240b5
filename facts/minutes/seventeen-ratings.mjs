import { rate } from '@nonet/engine';
import { puzzleLines } from '../puzzle-lines.mjs';
import { addTables, ER_CLASSES, moments, share } from '../ratings.mjs';

/** The number of puzzles in a chunk. */
const SOME = 400;
const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

function compute({ chunk, file }) {
  const tables = { er: {}, ep: {}, ed: {}, level: {}, score: {} };
  for (const line of puzzleLines(file).slice(SOME * chunk, SOME * (chunk + 1))) {
    const { er, ep, ed } = rate(line);
    const { level, score } = rate(line, { scale: 'hodoku' });
    for (const [name, key] of Object.entries({ er, ep, ed, level, score })) {
      tables[name][key] = (tables[name][key] ?? 0) + 1;
    }
  }
  return tables;
}

const percent = (value) => `${(100 * value).toFixed(2)} %`;

function rows(results) {
  const [er, ep, ed, level, score] = ['er', 'ep', 'ed', 'level', 'score'].map((name) =>
    addTables(results.map(({ result }) => result[name])),
  );
  const plain = (text) => ({ en: text, ko: text });
  const mean = (name, table, published) => ({
    name: { en: `mean ${name}`, ko: `${name} 평균` },
    value: `${moments(table).mean.toFixed(3)} ± ${moments(table).deviation.toFixed(3)}`,
    published,
  });
  return [
    mean('ER', er),
    mean('EP', ep),
    mean('ED', ed),
    { name: { en: 'largest ER', ko: 'ER 최댓값' }, value: Math.max(...Object.keys(er)).toFixed(1) },
    ...ER_CLASSES.map(([low, high]) => ({
      name: plain(high > 11 ? `ER ≥ ${low.toFixed(1)}` : `ER ${low.toFixed(1)}–${high.toFixed(1)}`),
      value: percent(share(er, (key) => key >= low && key <= high)),
    })),
    {
      name: { en: 'most frequent ER', ko: '가장 흔한 ER' },
      value: Object.entries(er)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 5)
        .map(([key, count]) => `${Number(key).toFixed(1)} (${count.toLocaleString('en')})`)
        .join(', '),
    },
    mean('HoDoKu', score),
    ...LEVELS.map((name) => ({
      name: plain(`HoDoKu ${name[0].toUpperCase()}${name.slice(1)}`),
      value: percent(share(level, (key) => key.toLowerCase() === name)),
    })),
  ];
}

export const seventeenRatings = {
  id: 'seventeen-ratings',
  kind: 'minutes',
  title: { en: 'How hard 17 givens are', ko: '주어진 숫자 17개의 난이도' },
  source: '',
  how: {
    en: '`nonet rate` of every puzzle of the file: ER, EP and ED of Sudoku Explainer 1.2.1, and the level and score of HoDoKu 2.2.0. After ± is the standard deviation of the puzzles. All puzzles are rated, so there is no interval.',
    ko: '파일의 모든 퍼즐에 `nonet rate`를 씁니다. Sudoku Explainer 1.2.1의 ER, EP, ED와 HoDoKu 2.2.0의 등급과 점수입니다. ± 뒤는 퍼즐들의 표준 편차입니다. 모든 퍼즐을 재므로 신뢰 구간은 없습니다.',
  },
  chunks: ({ file }) => Math.ceil(puzzleLines(file).length / SOME),
  compute,
  rows,
};

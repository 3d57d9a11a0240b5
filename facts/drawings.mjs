import { writeFileSync } from 'node:fs';
import { DARK, drawing, group, LIGHT, line, rules, tag, text } from '../docs/svg.mjs';
import { unbiasedShares } from './hours/unbiased.mjs';
import { addTables, ER_CLASSES, share } from './ratings.mjs';
import { readChunks } from './store.mjs';

// The drawings of docs/random-sudoku.md: shares of puzzles as bars. Sizes are in pixels.

const WIDTH = 720;
const HEIGHT = 300;
const MARGIN = { left: 48, right: 16, top: 56, bottom: 44 };
const STYLE = `
text{font-family:system-ui,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;font-size:12px;font-variant-numeric:tabular-nums;text-anchor:middle}
.left{text-anchor:start}.right{text-anchor:end}.bold{font-weight:600;font-size:14px}.small{font-size:11px}
path{fill:none}
${rules(LIGHT)}
@media (prefers-color-scheme:dark){${rules(DARK)}}
`;
const ROLES = ['placed', 'current', 'quiet'];

const TEXTS = {
  en: {
    all: 'all minimal puzzles',
    made: 'made by a generator',
    seventeen: '17 givens',
    givens: 'Minimal puzzles by their number of givens',
    er: 'Puzzles by ER, the rating of the hardest step',
  },
  ko: {
    all: '모든 최소 퍼즐',
    made: '생성기가 만든 퍼즐',
    seventeen: '주어진 숫자 17개',
    givens: '주어진 숫자의 수로 나눈 최소 퍼즐',
    er: 'ER(가장 어려운 단계의 난이도)로 나눈 퍼즐',
  },
};

/** Draws the pictures if the facts that they show have results. */
export function writeDrawings(seed) {
  const [all, made, seventeen] = ['unbiased', 'top-down', 'seventeen-ratings'].map((id) =>
    [...readChunks(id, seed).values()].map(({ result }) => result),
  );
  if ([all, made, seventeen].some(({ length }) => length === 0)) return;
  const { byGivens, byRating } = unbiasedShares(all);
  const table = (results, field) => addTables(results.map((result) => result[field]));
  const sharesOf = (ratings) =>
    ER_CLASSES.map(([low, high]) => share(ratings, (key) => key >= low && key <= high));
  const numbers = Array.from({ length: 11 }, (_, i) => 20 + i);
  const givens = table(made, 'givens');
  for (const [language, words] of Object.entries(TEXTS)) {
    const end = language === 'en' ? '.svg' : `.${language}.svg`;
    const write = (name, chart) =>
      writeFileSync(new URL(`../docs/facts/${name}${end}`, import.meta.url), bars(chart, language));
    write('givens', {
      title: words.givens,
      labels: numbers.map(String),
      series: [
        { name: words.all, shares: numbers.map((n) => byGivens[n] ?? 0) },
        { name: words.made, shares: numbers.map((n) => share(givens, (key) => Number(key) === n)) },
      ],
    });
    write('er', {
      title: words.er,
      labels: ER_CLASSES.map(([low, high]) =>
        high > 11 ? `≥ ${low.toFixed(1)}` : `${low.toFixed(1)}–${high.toFixed(1)}`,
      ),
      series: [
        { name: words.all, shares: sharesOf(byRating) },
        { name: words.made, shares: sharesOf(table(made, 'er')) },
        { name: words.seventeen, shares: sharesOf(table(seventeen, 'er')) },
      ],
    });
  }
}

/** Groups of bars, one per label, with a bar of each series. */
function bars({ title, labels, series }, lang) {
  const most = Math.ceil(10 * Math.max(...series.flatMap(({ shares }) => shares))) / 10;
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  const pitch = (WIDTH - MARGIN.left - MARGIN.right) / labels.length;
  const width = (0.8 * pitch) / series.length;
  const y = (value) => MARGIN.top + height * (1 - value / most);
  const ticks = Array.from({ length: Math.round(10 * most) + 1 }, (_, i) => i / 10);
  const drawn = labels.flatMap((label, i) => {
    const left = MARGIN.left + i * pitch + 0.1 * pitch;
    const middle = left + 0.4 * pitch;
    return [
      ...series.map(({ shares }, j) =>
        tag('rect', {
          x: left + j * width,
          y: y(shares[i]),
          width: width - 1,
          height: height + MARGIN.top - y(shares[i]),
          class: `f-${ROLES[j]}`,
        }),
      ),
      text(middle, HEIGHT - MARGIN.bottom + 18, 'f-ink', label),
    ];
  });
  const legend = series.map(({ name }, i) =>
    group(MARGIN.left + 190 * i, 34, [
      tag('rect', { x: 0, y: 0, width: 12, height: 12, class: `f-${ROLES[i]}` }),
      text(18, 10, 'left f-ink', name),
    ]),
  );
  return drawing({ width: WIDTH, height: HEIGHT, lang, title, style: STYLE }, [
    text(MARGIN.left, 20, 'left bold f-ink', title),
    ...legend,
    ...ticks.map((tick) => line(`M${MARGIN.left} ${y(tick)}H${WIDTH - MARGIN.right}`, 'line', 1)),
    ...ticks.map((tick) =>
      text(MARGIN.left - 6, y(tick) + 4, 'right small f-quiet', `${Math.round(100 * tick)} %`),
    ),
    ...drawn,
  ]);
}

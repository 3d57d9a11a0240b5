import { koreanParticle } from '@nonet/engine/explain';
import { CLASSIC, formatCell } from '@nonet/engine/grid';
import { candidateOf, cellOf, digitIn, positionOf } from '@nonet/engine/rating';
import { timeDrawing } from '../kernel/drawings.mjs';
import { DARK, drawing, group, LIGHT, line, rules, tag, text } from '../svg.mjs';
import { EXAMPLE, hardestOf, minimalPuzzles, pathOf } from './puzzles.mjs';

// The drawings in docs/rating.md and docs/rating.ko.md. Sizes are in pixels.

const WIDTH = 800;
const MARGIN = 24;
const CELL = 58;
/** The distance of two candidates of a cell. */
const PITCH = 18;
/** The radius of the circle around a candidate. */
const RADIUS = 7;
const HEIGHT = 9 * CELL + 2 * MARGIN;

const STYLE = `
text{font-family:system-ui,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;font-size:12px;font-variant-numeric:tabular-nums;text-anchor:middle}
.digit{font-size:28px}.given{font-weight:700}.left{text-anchor:start}.bold{font-weight:600}.big{font-size:14px}.small{font-size:11px}
path,.none{fill:none}
${rules(LIGHT)}
.on-colour{fill:${LIGHT.paper}}
@media (prefers-color-scheme:dark){${rules(DARK)}.on-colour{fill:${DARK.paper}}}
`;

const TEXTS = {
  en: {
    title: 'A forcing chain: if r1c1 were 3, it would follow step by step that r1c1 is not 3',
    heading: 'An XY chain',
    assumption: 'the assumption',
    cell: { off: 'one digit per cell', on: 'the last digit of the cell' },
    house: {
      off: (digit, house) => `${digit} only once in ${house}`,
      on: (_, house) => `the last place in ${house}`,
    },
    houses: ['the row', 'the column', 'the box'],
    legend: ['on: the digit is in the cell', 'off: it is not', 'weak link', 'strong link'],
  },
  ko: {
    title: '포싱 체인. r1c1이 3이라고 가정하면 차례로 따라가 r1c1이 3이 아니라는 결론에 이릅니다',
    heading: 'XY체인',
    assumption: '가정',
    cell: { off: '한 칸에는 숫자 하나', on: '칸에 하나 남은 숫자' },
    house: {
      off: (digit, house) => `${house}에 ${koreanParticle.topic(`${digit}`)} 하나뿐`,
      on: (_, house) => `${house}에 하나 남은 자리`,
    },
    houses: ['행', '열', '상자'],
    legend: ['참: 칸에 그 숫자가 있음', '거짓: 없음', '약한 링크', '강한 링크'],
  },
};

/** Returns in words why a node of a chain follows from the one before. */
function reasonOf({ candidate, house, on }, before, texts) {
  if (!before) return texts.assumption;
  const cell = cellOf(candidate);
  const side = on ? 'on' : 'off';
  if (on ? house === undefined : cell === cellOf(before.candidate)) return texts.cell[side];
  // A candidate that is off is in a house of the one before: a box if possible.
  const inHouse = (it) => it.includes(cell) && it.includes(cellOf(before.candidate));
  const index = on ? house : CLASSIC.houses.findLastIndex(inHouse);
  return texts.house[side](digitIn(candidate), texts.houses[Math.floor(index / 9)]);
}

const left = (cell) => MARGIN + CLASSIC.column[cell] * CELL;
const top = (cell) => MARGIN + CLASSIC.row[cell] * CELL;

/** The middle of a candidate. */
function pointOf(candidate) {
  const cell = cellOf(candidate);
  const i = digitIn(candidate) - 1;
  return {
    x: left(cell) + CELL / 2 + ((i % 3) - 1) * PITCH,
    y: top(cell) + CELL / 2 + (Math.floor(i / 3) - 1) * PITCH,
  };
}

function gridLines() {
  const thin = [];
  const thick = [];
  for (let i = 0; i <= 9; i++) {
    const at = MARGIN + i * CELL;
    const lines = `M${MARGIN} ${at}h${9 * CELL}M${at} ${MARGIN}v${9 * CELL}`;
    (i % 3 === 0 ? thick : thin).push(lines);
  }
  return [line(thin.join(''), 'line', 1), line(thick.join(''), 'ink', 2)];
}

function digitsOf(position, givens) {
  return Array.from(position.values, (digit, cell) => {
    if (digit === 0) return '';
    const classes = givens.values[cell] === 0 ? 'digit f-quiet' : 'digit given f-ink';
    return text(left(cell) + CELL / 2, top(cell) + CELL / 2 + 10, classes, `${digit}`);
  }).filter(Boolean);
}

/** Draws the candidates that are not in the chain. */
function candidatesOf(position, chain) {
  const drawn = [];
  for (let candidate = 0; candidate < 729; candidate++) {
    if (!position.has(cellOf(candidate), digitIn(candidate)) || chain.has(candidate)) continue;
    const { x, y } = pointOf(candidate);
    drawn.push(text(x, y + 4, 'f-quiet', `${digitIn(candidate)}`));
  }
  return drawn;
}

function circle({ candidate, on }, isSource) {
  const { x, y } = pointOf(candidate);
  const role = isSource ? 'f-dead' : on ? 'f-placed' : 'none s-placed';
  const digit = on || isSource ? 'bold on-colour' : 'bold f-placed';
  return [
    tag('circle', { cx: x, cy: y, r: RADIUS, class: role, 'stroke-width': 1.5 }),
    text(x, y + 4, digit, `${digitIn(candidate)}`),
  ];
}

const WEAK = { 'stroke-dasharray': '4 3' };

/** Draws an arrow between the circles of two nodes: dashed if the link is weak. */
function arrow(from, to) {
  const a = pointOf(from.candidate);
  const b = pointOf(to.candidate);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  // Long arrows are curved, because straight arrows would hide the digits between their ends.
  const bend = length > 2 * CELL ? 0.06 * length : 0;
  const middle = {
    x: (a.x + b.x) / 2 + along.y * bend,
    y: (a.y + b.y) / 2 - along.x * bend,
  };
  const start = towards(a, middle, RADIUS + 1);
  const end = towards(b, middle, RADIUS + 2);
  const back = towards(end, middle, Math.min(6, length - 2 * RADIUS - 2));
  const across = { x: ((end.y - back.y) * 2) / 3, y: ((back.x - end.x) * 2) / 3 };
  const head = `M${at(back, across, 1)}L${at(end, across, 0)}L${at(back, across, -1)}`;
  const way = `M${at(start, across, 0)}Q${at(middle, across, 0)} ${at(end, across, 0)}`;
  return [
    line(way, 'ring', 1.75, to.on ? {} : WEAK),
    line(head, 'ring', 1.75, { 'stroke-linejoin': 'round' }),
  ];
}

/** The point at a distance from `from`, on the line to `to`. */
function towards(from, to, distance) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}

const at = ({ x, y }, across, side) =>
  `${(x + side * across.x).toFixed(1)} ${(y + side * across.y).toFixed(1)}`;

/** Lists the nodes of the chain with their reasons. */
function list(nodes, texts) {
  const x = MARGIN + 9 * CELL + 24;
  const source = nodes[0].candidate;
  const rows = nodes.flatMap((node, i) => {
    const { candidate, on } = node;
    const name = formatCell(CLASSIC, cellOf(candidate));
    const y = MARGIN + 44 + 36 * i;
    const role = candidate === source ? 'f-dead' : 'f-placed';
    return [
      text(x, y, `left bold big ${role}`, `${name} ${on ? '=' : '≠'} ${digitIn(candidate)}`),
      text(x, y + 15, 'left small f-quiet', reasonOf(node, nodes[i - 1], texts)),
    ];
  });
  const foot = MARGIN + 44 + 36 * nodes.length + 14;
  const [on, off, weak, strong] = texts.legend;
  return [
    text(x, MARGIN + 14, 'left bold big f-ink', texts.heading),
    ...rows,
    group(x, foot, [
      tag('circle', { cx: 8, cy: -4, r: RADIUS, class: 'f-placed' }),
      text(28, 0, 'left f-ink', on),
      tag('circle', { cx: 8, cy: 18, r: RADIUS, class: 'none s-placed', 'stroke-width': 1.5 }),
      text(28, 22, 'left f-ink', off),
      line('M0 40h18', 'ring', 1.75, WEAK),
      text(28, 44, 'left f-ink', weak),
      line('M0 62h18', 'ring', 1.75),
      text(28, 66, 'left f-ink', strong),
    ]),
  ];
}

function chainDrawing(lang) {
  const [givens] = minimalPuzzles(1, EXAMPLE);
  const { step, position } = hardestOf(pathOf(givens, { from: 0 }));
  const nodes = step.pattern.chains[0].map(({ cells: [cell], digit, house, on }) => ({
    candidate: candidateOf(cell, digit),
    house,
    on,
  }));
  const source = nodes[0].candidate;
  const chain = new Set(nodes.map(({ candidate }) => candidate));
  const texts = TEXTS[lang];
  const root = { width: WIDTH, height: HEIGHT, lang, title: texts.title, style: STYLE };
  return drawing(root, [
    ...gridLines(),
    ...digitsOf(position, positionOf(givens)),
    ...candidatesOf(position, chain),
    ...nodes.slice(1).flatMap((node, i) => arrow(nodes[i], node)),
    ...nodes.slice(0, -1).flatMap((it) => circle(it, it.candidate === source)),
    ...list(nodes, texts),
  ]);
}

/** Returns the drawings that are the same on every machine, by file name. */
export function drawings() {
  return { 'chain.svg': chainDrawing('en'), 'chain.ko.svg': chainDrawing('ko') };
}

/** The parts of the bars: the first family of each part, and the name of the part. */
const PARTS = [
  { first: 0, en: 'singles to quadruples, BUG', ko: '싱글부터 쿼드러플까지, BUG' },
  { first: 6, en: 'aligned pair exclusion', ko: 'APE' },
  { first: 7, en: 'forcing chains and cycles', ko: '포싱 체인과 사이클' },
  { first: 8, en: 'aligned triple exclusion, Nishio', ko: 'ATE, 니시오' },
  { first: 10, en: 'multiple chains', ko: '다중 체인' },
  { first: 11, en: 'dynamic chains', ko: '동적 체인' },
  { first: 13, en: 'nested chains', ko: '중첩 체인' },
];

const BARS = {
  en: { title: 'Where the time of a rating goes', heading: 'Where the time goes' },
  ko: { title: '난이도를 구하는 시간의 비율', heading: '시간의 비율' },
};

/** Draws a bar per set. `shares` maps the name of a set to the shares of the families. */
export function timeDrawings(shares) {
  const sets = Object.fromEntries(
    Object.entries(shares).map(([name, all]) => [
      name,
      PARTS.map(({ first }, i) =>
        all.slice(first, PARTS[i + 1]?.first).reduce((sum, share) => sum + share, 0),
      ),
    ]),
  );
  const draw = (lang) =>
    timeDrawing(
      sets,
      PARTS.map((part) => part[lang]),
      { lang, ...BARS[lang] },
    );
  return { 'time.svg': draw('en'), 'time.ko.svg': draw('ko') };
}

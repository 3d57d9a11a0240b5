// npm run build && node docs/picture.mjs
//
// Draws docs/solve.svg and docs/solve.ko.svg: four moments of a search. The files are the same on every
// machine.

import { readFileSync, writeFileSync } from 'node:fs';
import { formatCell } from '@nonet/engine/grid';
import { parsePuzzle, symbolOf } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { DARK, drawing, group, LIGHT, line, rounded, rules, tag, text } from './svg.mjs';

const bitmask = strategyById('bitmask');

const path = (name) => new URL(name, import.meta.url);

const { record } = parsePuzzle(readFileSync(path('../examples/baekjoon-2239.txt'), 'utf8'));
const { geometry, digits: givens } = record.givens;
const recording = new Recording(record, bitmask);
finish(recording);

/** Each panel shows this many blanks in its list. */
const SHOWN = 6;
/** The dead end in the picture is at this event or later. */
const SETTLED = 20;

/** Returns the last event of the backs (digits taken out) that directly follow `event`. */
function afterBacks(event) {
  let at = event;
  while (recording.at(at).next?.kind === 'back') at++;
  return at;
}

/** Returns the first dead end with two or more backs right after it that all fit in a panel. */
function firstRetreat() {
  for (let event = SETTLED; ; event++) {
    const backs = afterBacks(event) - event;
    if (recording.at(event).deadEnd && backs > 1 && backs < SHOWN - 1) return event;
  }
}

/** Returns the last placement before `event` that comes right before another placement. */
function placementBefore(event) {
  let at = event - 1;
  while (recording.at(at).last.kind === 'back' || recording.at(at).next.kind === 'back') at--;
  return at;
}

const deadEnd = recording.at(firstRetreat());
const retreat = recording.at(afterBacks(deadEnd.event));
const placement = recording.at(placementBefore(deadEnd.event));
const solved = recording.at(recording.events);

/** `pointer` is the index of the current blank. `taken` has the digits placed before the backs. */
const panels = [
  { moment: placement, pointer: placement.index - 1, kind: 'place' },
  { moment: deadEnd, pointer: deadEnd.index, kind: 'dead' },
  { moment: retreat, pointer: retreat.index, kind: 'back', taken: deadEnd.path },
  { moment: solved, pointer: solved.index, kind: 'solved' },
];
/** Kind of panel → the role of its colour. */
const ROLES = { place: 'ring', dead: 'dead', back: 'ring', solved: 'solved' };

const name = (cell) => formatCell(geometry, cell);

const TEXTS = {
  'solve.svg': {
    lang: 'en',
    title: 'Backtracking on the sample of Baekjoon 2239, as Nonet recorded it',
    place: (cell, digit) => `Place ${digit} at ${cell}`,
    dead: (cell) => `Dead end at ${cell}`,
    back: (cell, digit) => `Back to ${cell}, next is ${digit}`,
    solved: (events) => `Solved in ${events} events`,
    axis: 'Depth of the search, event by event. The marks below are dead ends.',
  },
  'solve.ko.svg': {
    lang: 'ko',
    title: 'Nonet이 기록한 백준 2239 예제의 백트래킹',
    place: (cell, digit) => `${cell}에 ${digit} 넣기`,
    dead: (cell) => `막다른 칸: ${cell}`,
    back: (cell, digit) => `백트래킹: ${cell}, 다음은 ${digit}`,
    solved: (events) => `${events}번째 이벤트에서 완성`,
    axis: '이벤트마다 잰 탐색의 깊이. 아래 눈금은 막다른 칸.',
  },
};

// Sizes in pixels. Coordinates count from the top left corner of a panel.

const CELL = 21;
const SIDE = CELL * geometry.size;
const MARGIN = 27;
const GUTTER = 30;
const WIDTH = 2 * MARGIN + 4 * SIDE + 3 * GUTTER;
const ENTRY = SIDE / SHOWN;
const LIST = { y: 50, height: 25 };
const GRID_Y = 108;
const WAVE = { y: GRID_Y + SIDE + 50, height: 48 };
const HEIGHT = WAVE.y + WAVE.height + 44;

const STYLE = `
text{font-family:system-ui,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;font-size:14px;font-variant-numeric:tabular-nums;text-anchor:middle}
.given{font-weight:700}.small{font-size:10.5px}.note{font-size:12px}.left{text-anchor:start}.bold{font-weight:600}.caption{font-size:13.5px}
text.on-current{fill:${LIGHT.ink}}path.on-current{stroke:${LIGHT.ink}}path,.none{fill:none}
${rules(LIGHT)}
@media (prefers-color-scheme:dark){${rules(DARK)}text.on-current{fill:${DARK.paper}}path.on-current{stroke:${DARK.paper}}}
`;

/** Draws a cell of the grid or of the list. */
function box({ x, y, width, height }, look) {
  const middle = [x + width / 2, y + height / 2];
  const frame = { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 };
  const digit = (classes) => text(middle[0], middle[1] + 5, classes, symbolOf(look.digit));
  switch (look.as) {
    case 'given':
      return [digit('given f-ink')];
    case 'placed':
      return [digit('f-placed')];
    case 'solved':
      return [digit('f-solved')];
    case 'current':
      return [
        tag('rect', { ...frame, class: 'f-current s-ring', 'stroke-width': 3 }),
        digit(look.out ? 'on-current' : 'on-current bold'),
        ...(look.out ? [struck(middle, 'on-current')] : []),
      ];
    case 'dead': {
      const [cx, cy] = middle;
      const cross = `M${rounded(cx - 5)} ${rounded(cy - 5)}l10 10m0-10l-10 10`;
      return [
        tag('rect', { ...frame, fill: 'url(#hatch)', class: 's-dead', 'stroke-width': 2 }),
        line(cross, 'paper', 6, { 'stroke-linecap': 'round' }),
        line(cross, 'dead', 2.5, { 'stroke-linecap': 'round' }),
      ];
    }
    case 'taken':
      return [
        tag('rect', { ...frame, class: 'none s-quiet', 'stroke-dasharray': '3 2' }),
        digit('f-quiet'),
        struck(middle, 's-dead'),
      ];
    default:
      return [];
  }
}

/** Draws a line through a digit that was taken out. */
function struck([x, y], classes) {
  const d = `M${rounded(x - 6)} ${rounded(y + 6)}l12 -12`;
  return tag('path', { d, class: classes, 'stroke-width': 1.5 });
}

/** Returns how a cell looks in a panel. */
function lookOf(cell, { moment, pointer, kind, taken }) {
  const digit = moment.grid.digits[cell];
  if (givens[cell] !== 0) return { as: 'given', digit };
  const out = digit === 0 ? taken?.find((entry) => entry.cell === cell)?.digit : undefined;
  if (cell === moment.blanks[pointer]) {
    return kind === 'dead' ? { as: 'dead' } : { as: 'current', digit: out ?? digit, out };
  }
  if (digit !== 0) return { as: kind === 'solved' ? 'solved' : 'placed', digit };
  return out ? { as: 'taken', digit: out } : { as: 'blank' };
}

const DOTTED = { 'stroke-dasharray': '2 2' };

/**
 * Draws SHOWN entries of the list, from entry `from` on. Dotted lines show that the list continues.
 */
function list(panel, from) {
  const { moment, pointer, kind } = panel;
  const { y, height } = LIST;
  const bottom = y + height;
  const beyond = from + SHOWN < moment.blanks.length ? 9 : 0;
  const drawn = [];
  for (const level of [y, bottom]) {
    drawn.push(line(`M0 ${level}H${SIDE}`, 'quiet', 1));
    drawn.push(line(`M0 ${level}h-9M${SIDE} ${level}h${beyond}`, 'quiet', 1, DOTTED));
  }
  for (let i = 0; i <= SHOWN; i++) drawn.push(line(`M${ENTRY * i} ${y}v${height}`, 'quiet', 1));
  for (let i = 0; i < SHOWN; i++) {
    const cell = moment.blanks[from + i];
    const here = from + i === pointer ? 'f-ink bold' : 'f-quiet';
    drawn.push(text(ENTRY * (i + 0.5), y - 6, `small ${here}`, name(cell)));
    drawn.push(...box({ x: ENTRY * i, y, width: ENTRY, height }, lookOf(cell, panel)));
  }
  if (kind === 'solved') {
    const tick = `M${SIDE - 7} ${bottom + 10}l5 5l9 -10`;
    return [...drawn, line(tick, 'solved', 2.5, { 'stroke-linecap': 'round' })];
  }
  const x = ENTRY * (pointer - from + 0.5);
  if (kind === 'back') {
    const start = ENTRY * (deadEnd.index - from + 0.5);
    const way = `M${start} ${bottom + 4}v8q0 4 -4 4H${x + 4}q-4 0 -4 -4`;
    drawn.push(line(way, 'dead', 1.75));
  }
  const triangle = `M${x} ${bottom + 3}l-6 10h12z`;
  return [...drawn, tag('path', { d: triangle, class: 'f-current s-ring' })];
}

function grid(panel) {
  const { boxRows, boxColumns, size, row, column, cells } = geometry;
  const thin = [];
  const thick = [];
  for (let i = 0; i <= size; i++) {
    (i % boxRows === 0 ? thick : thin).push(`M0 ${CELL * i}H${SIDE}`);
    (i % boxColumns === 0 ? thick : thin).push(`M${CELL * i} 0V${SIDE}`);
  }
  const boxes = Array.from({ length: cells }, (_, cell) => {
    const place = { x: CELL * column[cell], y: CELL * row[cell], width: CELL, height: CELL };
    return box(place, lookOf(cell, panel));
  });
  const rings = panel.kind === 'solved' ? [5, 9] : [];
  return [
    line(thin.join(''), 'line', 1),
    line(thick.join(''), 'ink', 2, { 'stroke-linecap': 'square' }),
    ...boxes.flat(),
    ...rings.map((by) => {
      const side = SIDE + 2 * by;
      const rect = { x: -by, y: -by, width: side, height: side, rx: by / 2 };
      return tag('rect', { ...rect, class: 'none s-solved', 'stroke-width': 1.75 });
    }),
  ];
}

function caption({ moment, pointer, kind }, texts) {
  if (kind === 'solved') return texts.solved(moment.event);
  const digit = kind === 'back' ? moment.next.digit : moment.last.digit;
  return texts[kind](name(moment.blanks[pointer]), symbolOf(digit));
}

function panelAt(x, panel, number, texts) {
  const last = panel.moment.blanks.length - SHOWN;
  const from = panel.kind === 'solved' ? last : Math.min(last, retreat.index - 1);
  const role = ROLES[panel.kind];
  return group(x, 0, [
    text(0, 22, `left bold caption f-${role}`, `${number}`),
    text(14, 22, 'left bold caption f-ink', caption(panel, texts)),
    ...list(panel, from),
    group(0, GRID_Y, grid(panel)),
  ]);
}

/**
 * Draws the depth of the search as a curve. Marks the dead ends below the curve, and the moments of
 * the four panels above it.
 */
function waveform(texts) {
  const { events } = recording;
  const { y, height } = WAVE;
  const across = WIDTH - 2 * MARGIN;
  const at = (event) => rounded((across * event) / events);
  const up = (depth) => rounded(height * (1 - depth / solved.blanks.length));
  let outline = `M0 ${height}`;
  let ticks = '';
  for (let event = 1; event <= events; event++) {
    const { index, deadEnd: dead } = recording.at(event);
    outline += `H${at(event)}V${up(index)}`;
    if (dead) ticks += `M${at(event)} ${height + 4}v6`;
  }
  const flags = panels.flatMap(({ moment, kind }, i) => {
    const x = at(moment.event);
    const role = ROLES[kind];
    return [
      line(`M${x} ${height}V-4`, role, 1.5),
      tag('circle', { cx: x, cy: up(moment.index), r: 2.5, class: `f-${role}` }),
      text(x, -9, `small bold f-${role}`, `${i + 1}`),
    ];
  });
  return group(MARGIN, y, [
    tag('path', { d: `${outline}V${height}Z`, class: 'f-line', style: 'fill-opacity:.5' }),
    line(outline, 'quiet', 1),
    line(ticks, 'dead', 1.25),
    ...flags,
    text(0, height + 28, 'left note f-quiet', texts.axis),
  ]);
}

const HATCH = tag(
  'pattern',
  {
    id: 'hatch',
    width: 5,
    height: 5,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  },
  line('M0 0V5', 'dead', 1.5, { 'stroke-opacity': 0.55 }),
);

function picture(texts) {
  const { lang, title } = texts;
  const root = { width: WIDTH, height: HEIGHT, lang, title, style: STYLE, defs: HATCH };
  const drawn = panels.map((panel, i) =>
    panelAt(MARGIN + i * (SIDE + GUTTER), panel, i + 1, texts),
  );
  return drawing(root, [...drawn, waveform(texts)]);
}

for (const [file, texts] of Object.entries(TEXTS)) writeFileSync(path(file), picture(texts));

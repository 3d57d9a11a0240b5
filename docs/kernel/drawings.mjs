import { DARK, drawing, group, LIGHT, line, rules, tag, text } from '../svg.mjs';
import { CONFIGURATIONS, configurationsOf, placesOf } from './lane.mjs';

// The drawings in docs/kernel.md. Sizes are in pixels.

const WIDTH = 800;
const MARGIN = 24;

const STYLE = `
text{font-family:system-ui,sans-serif;font-size:13px;font-variant-numeric:tabular-nums;text-anchor:middle}
.left{text-anchor:start}.right{text-anchor:end}.bold{font-weight:600}.small{font-size:11px}.big{font-size:15px}
path,.none{fill:none}.faint{fill-opacity:.28}.half{fill-opacity:.6}
${rules(LIGHT)}
.on-colour{fill:${LIGHT.paper}}.on-current{fill:${LIGHT.ink}}
@media (prefers-color-scheme:dark){${rules(DARK)}.on-colour,.on-current{fill:${DARK.paper}}}
`;

const picture = (height, title, content, lang = 'en') =>
  drawing({ width: WIDTH, height, lang, title, style: STYLE }, content);

const rect = (x, y, width, height, classes, more = {}) =>
  tag('rect', { x, y, width, height, class: classes, ...more });

const caption = (x, y, content) => text(x, y, 'left f-ink', content);
const heading = (y, content) => text(MARGIN, y, 'left bold f-ink', content);

/** Draws an arrow to the right, or to the left if the length is negative. */
function arrow(x, y, length, role = 'quiet') {
  const back = Math.sign(length) * 6;
  return line(`M${x} ${y}h${length}m${-back} -4l${back} 4l${-back} 4`, role, 1.5);
}

const LANES = 8;
/** The lane that is highlighted. */
const LANE = 2;

function block() {
  const cell = { width: 38, height: 24 };
  const top = 92;
  const left = 262;
  const rows = ['0', '1', '2', '3', '⋮', '79', '80', 'progress', 'puzzle'];
  const drawn = rows.flatMap((name, i) => {
    const y = top + i * (cell.height + 4) + (i > 6 ? 8 : 0);
    if (name === '⋮') {
      const middle = left + (LANES * cell.width) / 2;
      return [text(middle, y + 17, 'f-quiet', name), text(left - 30, y + 17, 'f-quiet', name)];
    }
    return [
      text(left - 12, y + 17, 'right f-ink', i > 6 ? name : `cell ${name}`),
      ...Array.from({ length: LANES }, (_, lane) => {
        const classes = lane === LANE ? 'f-placed s-placed half' : 'none s-quiet';
        return rect(left + lane * cell.width, y, cell.width, cell.height, classes);
      }),
    ];
  });
  const right = left + LANES * cell.width;
  const middle = left + (LANE + 0.5) * cell.width;
  const bottom = top + 9 * 28 + 8;
  return picture(bottom + 46, 'A block: 83 vectors of eight lanes', [
    ...mask(left - 8, 30, [1, 4, 9]),
    line(`M${middle} ${top}v-24m-4 6l4 -6l4 6`, 'placed', 1.5),
    ...drawn,
    text(left - 12, bottom + 18, 'right f-quiet', 'lane'),
    ...Array.from({ length: LANES }, (_, lane) => {
      const role = lane === LANE ? 'bold f-placed' : 'f-quiet';
      return text(left + (lane + 0.5) * cell.width, bottom + 18, role, `${lane}`);
    }),
    ...grid(MARGIN, top + 2),
    text(MARGIN + 72, top + 166, 'small f-quiet', 'the cells of a node,'),
    text(MARGIN + 72, top + 181, 'small f-quiet', 'row by row'),
    line(`M${right + 8} ${top}h8v24h-8`, 'quiet', 1.25),
    caption(right + 26, top + 17, 'a vector, 128 bits:'),
    caption(right + 26, top + 34, 'one cell of eight nodes'),
    caption(right + 26, top + 221, 'progress of each node'),
    caption(right + 26, top + 249, 'number of its puzzle'),
  ]);
}

function grid(x, y) {
  const side = 16;
  const thin = [];
  const thick = [];
  for (let i = 0; i <= 9; i++) {
    (i % 3 === 0 ? thick : thin).push(`M0 ${side * i}h${9 * side}M${side * i} 0v${9 * side}`);
  }
  const numbers = [0, 1, 2, 3, 79, 80].map((cell) =>
    text(
      side * ((cell % 9) + 0.5),
      side * (Math.floor(cell / 9) + 0.5) + 4,
      'small f-placed',
      `${cell}`,
    ),
  );
  return [
    group(x, y, [line(thin.join(''), 'line', 1), line(thick.join(''), 'ink', 1.5), ...numbers]),
  ];
}

/** Draws the 16 bits of a candidate mask. */
function mask(x, y, digits) {
  const side = 20;
  const bits = Array.from({ length: 16 }, (_, i) => 15 - i);
  const held = bits.map((bit) => digits.includes(bit + 1));
  return [
    ...bits.flatMap((bit, i) => {
      const classes = held[i] ? 'f-placed s-placed' : `none s-${bit > 8 ? 'line' : 'quiet'}`;
      const name = bit > 8 ? '0' : `${bit + 1}`;
      const role = held[i] ? 'bold on-colour' : bit > 8 ? 'f-line' : 'f-quiet';
      return [
        rect(x + i * side, y, side, side, classes),
        text(x + (i + 0.5) * side, y + 15, `small ${role}`, name),
      ];
    }),
    caption(x + 16 * side + 14, y + 15, `candidates ${digits.join(', ')}`),
    text(x - 12, y + 15, 'right f-ink', 'one cell of lane 2'),
  ];
}

const MINI = 11;
const BAND = { width: 9 * MINI + 8, height: 3 * MINI };

/** Draws a band. `classOf` returns the CSS class of a miniline, or undefined to leave it empty. */
function band(x, y, classOf) {
  const drawn = [];
  for (let m = 0; m < 9; m++) {
    const at = { x: (m % 3) * (3 * MINI + 4), y: Math.floor(m / 3) * MINI };
    const classes = classOf(m);
    if (classes) drawn.push(rect(at.x, at.y, 3 * MINI, MINI, classes));
  }
  const boxes = [0, 1, 2].flatMap((box) => {
    const from = box * (3 * MINI + 4);
    const inner = [1, 2].map(
      (i) => `M${from} ${i * MINI}h${3 * MINI}M${from + i * MINI} 0v${3 * MINI}`,
    );
    return [line(inner.join(''), 'line', 1), rect(from, 0, 3 * MINI, 3 * MINI, 'none s-quiet')];
  });
  return group(x, y, [...drawn, ...boxes]);
}

/** Miniline → whether it can take the digit 7. In the third box, only the third miniline can. */
const MAY = [1, 1, 0, 1, 1, 0, 1, 1, 1];

function configurations() {
  const left = configurationsOf(MAY);
  const kept = placesOf(left);
  const gap = (WIDTH - 2 * MARGIN - 6 * BAND.width) / 5;
  const columns = CONFIGURATIONS.map((_, k) => MARGIN + k * (BAND.width + gap));
  const cross = (x, y) =>
    line(`M${x - 6} ${y - 6}l12 12m0 -12l-12 12`, 'dead', 2.5, { 'stroke-linecap': 'round' });
  const rows = { t: 168, k: 238, u: 326 };
  const beside = MARGIN + BAND.width + 24;
  return picture(
    rows.u + 62,
    'The six configurations of a digit in a band, and what two of them leave',
    [
      text(
        MARGIN,
        26,
        'left bold f-ink',
        'A digit needs one miniline in each line, and each in another box',
      ),
      ...columns.flatMap((x, k) => [
        text(x + BAND.width / 2, 50, 'small f-quiet', `K${k}`),
        band(x, 58, (m) => (CONFIGURATIONS[k].includes(m) ? 'f-placed' : undefined)),
      ]),
      line(`M${MARGIN} 116h${WIDTH - 2 * MARGIN}`, 'line', 1),
      heading(146, 'An example: in the third box, 7 can only be in the third line'),
      band(MARGIN, rows.t, (m) => (MAY[m] ? 'f-placed half' : undefined)),
      caption(beside, rows.t + 13, 'T: seven of the nine minilines can take 7.'),
      caption(
        beside,
        rows.t + 30,
        'left f-ink',
        'Two configurations use only these minilines. The other four need a missing one:',
      ),
      ...columns.flatMap((x, k) => {
        const stays = left[k] !== 0;
        const other = stays ? 'f-placed' : 'f-line';
        return [
          band(x, rows.k, (m) =>
            CONFIGURATIONS[k].includes(m) ? (MAY[m] ? other : 'f-dead faint') : undefined,
          ),
          text(
            x + BAND.width / 2,
            rows.k + 50,
            `small ${stays ? 'f-placed bold' : 'f-quiet'}`,
            `K${k}`,
          ),
          ...(stays ? [] : [cross(x + BAND.width / 2, rows.k + BAND.height / 2)]),
        ];
      }),
      band(MARGIN, rows.u, (m) => (kept[m] ? 'f-solved' : MAY[m] ? 'f-dead faint' : undefined)),
      caption(
        beside,
        rows.u + 13,
        'left f-ink',
        'U: the union of these two configurations. The third line loses 7 in the first two boxes.',
      ),
      text(beside, rows.u + 30, 'left f-ink', 'In the third box, 7 is locked in one miniline.'),
    ],
  );
}

const STEPS = [
  {
    name: 'survey',
    words: [
      'for each miniline:',
      'its digits,',
      'digits of two or more cells,',
      'its naked singles',
    ],
  },
  {
    name: 'configure',
    words: [
      'T: digits without singles',
      'of the rest of the line',
      'K: the six configurations',
      'U: digits still possible',
    ],
  },
  {
    name: 'reduce',
    words: [
      'each cell keeps',
      'only the digits in U;',
      'a cell with a hidden single',
      'keeps only this digit',
    ],
  },
];

const ENDS = [
  {
    name: 'dead',
    role: 'dead',
    words: ['a digit without a', 'configuration, or', 'an empty cell'],
    next: 'next node or puzzle',
  },
  {
    name: 'solved',
    role: 'solved',
    words: ['nine hidden singles', 'in every column,', 'every row full'],
    next: 'write it, next node',
  },
  {
    name: 'stalled',
    role: 'ring',
    words: ['no new hidden single', 'since the previous', 'pass'],
    next: 'branch: one child waits',
  },
];

function pass() {
  const box = { width: 208, height: 118 };
  const gap = (WIDTH - 2 * MARGIN - 3 * box.width) / 2;
  const top = 58;
  const xOf = (i) => MARGIN + i * (box.width + gap);
  const steps = STEPS.flatMap(({ name, words }, i) => [
    rect(xOf(i), top, box.width, box.height, 'f-placed s-placed faint', { rx: 6 }),
    text(xOf(i) + 14, top + 24, 'left bold big f-placed', `${i + 1}  ${name}`),
    ...words.map((one, at) => caption(xOf(i) + 14, top + 46 + 17 * at, one)),
    ...(i < 2 ? [arrow(xOf(i) + box.width + 6, top + 60, gap - 12)] : []),
  ]);
  const foot = top + box.height;
  const loop = `M${xOf(2) + box.width / 2} ${foot}v24H${xOf(0) + box.width / 2}v-20m-4 6l4 -6l4 6`;
  const low = foot + 92;
  const ends = ENDS.flatMap(({ name, role, words, next }, i) => [
    rect(xOf(i), low, box.width, 104, `none s-${role}`, { rx: 6, 'stroke-width': 1.75 }),
    text(xOf(i) + 14, low + 24, `left bold big f-${role}`, name),
    ...words.map((one, at) => caption(xOf(i) + 14, low + 45 + 16 * at, one)),
    text(xOf(i) + 14, low + 126, 'left f-quiet', `→ ${next}`),
  ]);
  return picture(low + 146, 'A pass: survey, configure, reduce, for three bands and three stacks', [
    text(MARGIN, 32, 'left bold f-ink', 'One band or stack, eight nodes at once'),
    ...steps,
    line(loop, 'quiet', 1.5),
    rect(WIDTH / 2 - 142, foot + 14, 284, 20, 'f-paper'),
    text(WIDTH / 2, foot + 29, 'f-ink', 'three bands, then three stacks'),
    text(MARGIN, low - 16, 'left bold f-ink', 'After a pass a lane goes on, or it is'),
    ...ends,
  ]);
}

/** Returns the drawings that are the same on every machine, by file name. */
export function drawings() {
  return { 'block.svg': block(), 'configurations.svg': configurations(), 'pass.svg': pass() };
}

/** Part of the kernel → the class of its bar, and the classes of the text on the bar. */
const PART_LOOKS = [
  ['f-placed', 'on-colour bold'],
  ['f-placed half', 'f-ink'],
  ['f-current', 'on-current bold'],
  ['f-solved', 'on-colour bold'],
  ['f-dead', 'on-colour bold'],
  ['f-quiet', 'on-colour bold'],
  ['f-line', 'f-ink'],
];

const KERNEL = {
  lang: 'en',
  title: 'Where the time of the kernel goes',
  heading: 'Where the time goes',
};

/**
 * Draws a bar per set. `sets` maps the name of a set to the shares of the parts, which add up to 1.
 * There are at most seven parts.
 */
export function timeDrawing(sets, parts, texts = KERNEL) {
  const left = MARGIN + 84;
  const across = WIDTH - MARGIN - left;
  const height = 26;
  const rowAt = (i) => 54 + i * (height + 14);
  const bars = Object.entries(sets).flatMap(([name, shares], i) => {
    let x = left;
    const pieces = shares.flatMap((share, part) => {
      const width = share * across;
      const from = x;
      x += width;
      const label =
        width < 30
          ? []
          : [
              text(
                from + width / 2,
                rowAt(i) + 17,
                `small ${PART_LOOKS[part][1]}`,
                `${Math.round(100 * share)} %`,
              ),
            ];
      return [rect(from, rowAt(i), Math.max(0, width - 1), height, PART_LOOKS[part][0]), ...label];
    });
    return [text(left - 12, rowAt(i) + 18, 'right f-ink', name), ...pieces];
  });
  const legend = parts.flatMap((name, part) => {
    const x = MARGIN + (part % 3) * 252;
    const y = rowAt(Object.keys(sets).length) + 10 + 22 * Math.floor(part / 3);
    return [rect(x, y, 12, 12, PART_LOOKS[part][0]), caption(x + 20, y + 11, name)];
  });
  const content = [heading(32, texts.heading), ...bars, ...legend];
  return picture(rowAt(Object.keys(sets).length) + 88, texts.title, content, texts.lang);
}

import { COLUMNS } from '../../test/columns.mjs';
import { DARK, drawing, group, LIGHT, rules, tag, text } from '../svg.mjs';

/** The floors of the house, from the top to the bottom. A floor may import from those below it. */
const FLOORS = [
  [
    { name: 'studio', about: 'the web page: play, make, watch and race' },
    { name: 'cli', about: 'the command line' },
  ],
  [{ name: 'judge', about: 'judges a solver, and finds out why it fails' }],
  [
    { name: 'book', about: 'sheets and books: pages as SVG, and PDF files of them' },
    { name: 'bank', about: 'the database of puzzles' },
    { name: 'tracer', about: 'what runs inside a watched program, and what reads its record' },
    { name: 'scan', about: 'finds and reads the Sudoku in a photograph' },
  ],
  [{ name: 'engine', about: 'solves, makes, rates and explains; no files, no clock, no screen' }],
];

// Sizes in pixels.

const WIDTH = 960;
const MARGIN = 16;
const PADDING = 14;
const HEAD = 34;
const ROW = 20;
const COLUMN = 97;
/** Between two floors, and between two packages of a floor. */
const GAP = 14;
const NARROW_GAP = 3;

const STYLE = `
text{font-family:system-ui,sans-serif;font-size:13px}
.name{font-weight:700}
.arrow{text-anchor:middle}
.room{fill:none}
${rules(LIGHT)}
@media (prefers-color-scheme:dark){${rules(DARK)}}
`;

const heightOf = ({ name }) =>
  HEAD + PADDING + ROW * Math.max(...COLUMNS[name].map(({ length }) => length));

function roomAt(room, y) {
  const columns = COLUMNS[room.name].flatMap((names, i) => {
    const left = PADDING + i * COLUMN;
    const arrow = i > 0 ? [text(left - 9, HEAD + ROW - 5, 'arrow f-quiet', '←')] : [];
    const rows = names.map((name, j) => text(left, HEAD + (j + 1) * ROW - 5, 'f-ink', name));
    return [...arrow, ...rows];
  });
  const size = { width: WIDTH - 2 * MARGIN, height: heightOf(room) };
  return group(MARGIN, y, [
    tag('rect', { ...size, rx: 4, class: 'room s-line' }),
    text(PADDING, 24, 'name f-placed', room.name),
    text(PADDING + 66, 24, 'f-quiet', room.about),
    ...columns,
  ]);
}

/** Draws the packages as floors of a house, with the columns of their folders. */
export function house() {
  let y = MARGIN;
  const rooms = FLOORS.flatMap((floor) => {
    const drawn = floor.map((room) => {
      const at = y;
      y += heightOf(room) + NARROW_GAP;
      return roomAt(room, at);
    });
    y += GAP - NARROW_GAP;
    return drawn;
  });
  const title =
    'The packages as floors of a house: studio and cli at the top, judge below them, then book, bank, tracer and scan, and engine at the bottom. In each package, the folders stand in columns, and arrows point from each column to the one on its left.';
  return drawing(
    { width: WIDTH, height: y - GAP + MARGIN, lang: 'en', title, style: STYLE },
    rooms,
  );
}

/** The same rule as text, also inside the folders that have columns. */
export function importRule() {
  const labels = Object.keys(COLUMNS).map((place) => `inside ${place}`);
  const width = Math.max(...labels.map(({ length }) => length));
  const lines = Object.values(COLUMNS).map(
    (columns, i) =>
      `${labels[i].padEnd(width)}  ${columns.map((names) => names.join(' · ')).join('  ←  ')}`,
  );
  const between = `${'between packages'.padEnd(width)}  engine  ←  book · bank · tracer · scan  ←  judge  ←  cli · studio`;
  return `\`\`\`\n${[...lines, between].join('\n')}\n\`\`\``;
}

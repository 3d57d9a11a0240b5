// npm run build && node docs/terminal.mjs
//
// Draws docs/terminal/*.svg: what commands write to a terminal, in colour. A drawing is left as it is if only
// times differ.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paletteOf } from '../packages/cli/dist/report/palette.js';
import { withoutTimes } from './examples/blocks.mjs';
import { DARK, drawing, LIGHT, rules, tag } from './svg.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `command` is run in the folder `examples`, with `nonet` and the folder `$T` for files. */
const PICTURES = [
  {
    file: 'judge.svg',
    lang: 'en',
    title: 'nonet judge on a terminal: a table with the result of each case, then the reason.',
    command: 'nonet judge --language en judge/first.py',
    columns: 90,
  },
  {
    file: 'judge.ko.svg',
    lang: 'ko',
    title: '터미널에서 실행한 nonet judge. 데이터마다 결과가 나오고, 그 아래 틀린 이유가 나옵니다.',
    command: 'nonet judge --language ko judge/first.py',
    columns: 90,
  },
  {
    file: 'watch.svg',
    lang: 'en',
    title:
      'The search of solve.py in the terminal player: the grid, the counts, the source with the running line, the list of blanks and the depth of the whole run.',
    command:
      'nonet watch solve.py --to $T/search.trace < baekjoon-2239.txt > $T/out; nonet trace --at 152 $T/search.trace',
    columns: 122,
    rows: 31,
  },
];

// Sizes in pixels. Monospaced fonts are about 0.6 em wide.

const FONT = 14;
const COLUMN = 8.4;
const ROW = 17;
const MARGIN = 16;

const palette = paletteOf(24);

/** SGR parameters → the classes of the text. */
const CLASSES = new Map([
  ['', 'f-ink'],
  [palette.quiet, 'f-quiet'],
  [palette.faint, 'faint'],
  [palette.given, 'bold f-ink'],
  [palette.placed, 'f-placed'],
  [palette.call, 'bold f-placed'],
  [palette.current, 'bold on-current'],
  [palette.pointer, 'f-ring'],
  [palette.dead, 'bold f-dead'],
  [palette.solved, 'f-solved'],
]);

const STYLE = `
text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Nanum Gothic Coding",monospace;font-size:${FONT}px;white-space:pre}
.bold{font-weight:700}
.faint{fill:${LIGHT.line}}.on-current{fill:${LIGHT.ink}}
${rules(LIGHT)}
@media (prefers-color-scheme:dark){${rules(DARK)}.faint{fill:${DARK.line}}.on-current{fill:${DARK.paper}}}
`;

/** Runs a command in a terminal. Returns the lines of its last screen, or of all that it wrote. */
function linesOf({ command, columns, rows = 40 }) {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-terminal-'));
  const nonet = `"${process.execPath}" "${here('../packages/cli/bin/nonet.js')}"`;
  const { NODE_EXTRA_CA_CERTS: _, NO_COLOR: __, ...inherited } = process.env;
  const env = { ...inherited, T: folder, TERM: 'xterm-256color', COLORTERM: 'truecolor' };
  try {
    const script = `nonet() { ${nonet} "$@"; }\n${command}`;
    const args = [here('examples/terminal.py'), script, `${columns}`, `${rows}`];
    const options = { cwd: here('../examples'), env, maxBuffer: 1 << 26 };
    return screenOf(execFileSync('python3', args, options).toString());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Replaces the escape character, because the linter forbids control characters in regular
 * expressions.
 */
const ESCAPE = '␛';

function screenOf(output) {
  const end = output.lastIndexOf('\x1b[?2026l');
  const frame = end < 0 ? output : output.slice(output.lastIndexOf('\x1b[H', end), end);
  const lines = frame
    .replaceAll('\x1b', ESCAPE)
    .replaceAll(/\r*\n/g, '\n')
    // Drops lines that were overwritten.
    .replaceAll(/.*\r␛\[K/g, '')
    .replaceAll(/␛\[[\d;]*[HJK]/g, '')
    .split('\n');
  while (lines.at(-1).trim() === '') lines.pop();
  return lines;
}

/** Korean syllables take two columns. */
const widthOf = (text) =>
  Array.from(text).reduce((sum, symbol) => sum + (/[가-힣]/.test(symbol) ? 2 : 1), 0);

/** The parts of a line, each with its first column and its SGR parameters. */
function partsOf(line) {
  let column = 0;
  let sgr = '';
  const parts = [];
  // Columns of a table are parts of their own, so that they are in line in every font.
  for (const piece of line.split(/(␛\[[\d;]*m| {2,})/)) {
    const [, parameters] = /^␛\[([\d;]*)m$/.exec(piece) ?? [];
    if (parameters !== undefined) sgr = parameters.replace(/^0;?/, '');
    else if (piece !== '') {
      parts.push({ column, sgr, text: piece });
      column += widthOf(piece);
    }
  }
  return parts;
}

/** Breaks a line where a terminal does. */
function broken(parts, columns) {
  const rows = [[]];
  for (const { column, sgr, text } of parts) {
    let at = column;
    let part;
    for (const symbol of text) {
      const row = Math.floor(at / columns);
      if (!part || part.row !== row) {
        part = { row, column: at % columns, sgr, text: '' };
        rows[row] ??= [];
        rows[row].push(part);
      }
      part.text += symbol;
      at += widthOf(symbol);
    }
  }
  return rows;
}

function drawn({ column, sgr, text }, row) {
  const classes = CLASSES.get(sgr);
  if (!classes) throw new Error(`expected a colour of the palette, got ${sgr}`);
  const start = text.length - text.trimStart().length;
  const shown = text.trim();
  if (shown === '') return sgr === palette.current ? [cellOf(column, text, row)] : [];
  const width = COLUMN * widthOf(shown);
  const place = {
    x: MARGIN + COLUMN * (column + start),
    y: MARGIN + ROW * row + FONT - 1,
    class: classes,
    textLength: width,
    lengthAdjust: 'spacingAndGlyphs',
  };
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = sgr === palette.current ? [cellOf(column, text, row)] : [];
  return [...cell, tag('text', place, escaped)];
}

/** The background of the current cell. */
function cellOf(column, text, row) {
  const x = MARGIN + COLUMN * column;
  const width = COLUMN * widthOf(text);
  return tag('rect', { x, y: MARGIN + ROW * row, width, height: ROW, class: 'f-current' });
}

function picture({ lang, title, columns }, lines) {
  const rows = lines.flatMap((line) => broken(partsOf(line), columns));
  const width = 2 * MARGIN + COLUMN * columns;
  const height = 2 * MARGIN + ROW * rows.length;
  const content = rows.flatMap((parts, row) => parts.flatMap((part) => drawn(part, row)));
  return drawing({ width, height, lang, title, style: STYLE }, content);
}

/** The text of a drawing, line by line, without times. */
function textIn(svg) {
  const rows = new Map();
  for (const [, y, text] of svg.matchAll(/<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)/g)) {
    rows.set(y, `${rows.get(y) ?? ''} ${text}`);
  }
  return withoutTimes([...rows.values()].join('\n'));
}

mkdirSync(here('terminal'), { recursive: true });
for (const wanted of PICTURES) {
  const path = here(`terminal/${wanted.file}`);
  const svg = picture(wanted, linesOf(wanted));
  const isSame = existsSync(path) && textIn(readFileSync(path, 'utf8')) === textIn(svg);
  if (!isSame) writeFileSync(path, svg);
  console.log(`docs/terminal/${wanted.file}: ${isSame ? 'unchanged' : `${svg.length} characters`}`);
}

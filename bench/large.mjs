import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LearningSearch } from '../packages/engine/dist/exact-cover/index.js';
import { Random, randomGrid } from '../packages/engine/dist/generate/index.js';
import { geometryOfSize, gridOf } from '../packages/engine/dist/grid/index.js';
import { parsePuzzles, symbolOf } from '../packages/engine/dist/notation/index.js';
import { coverOf } from '../packages/engine/dist/search/sudoku-cover.js';
import { figure, machine, markdown } from './measure.mjs';

// npm run bench:large [-- FILE]
//
// Compares 25×25 puzzles with the SAT solvers CaDiCaL and MiniSat (packages cadical and minisat of Debian),
// which get the plain encoding of the whole grid. Each program finds one solution of each puzzle in a
// process of its own, in turn. Times are those of the processor, start included. Then `nonet check` shows
// whether there is a second one, and CaDiCaL as well, by a clause that excludes the first. The puzzles are
// those of FILE, and 30 of our own making.

const SIZE = 25;
/** Blanks → how many puzzles have so many. Those with about 340 are the hardest; from 355 on, some have several solutions. */
const OWN = [300, 320, 335, 340, 345, 355, 375, 390, 410, 440];
const EACH = 3;
/** Seconds after which a program is stopped. */
const LIMIT = 120;
/** The exit status of a program that was stopped. */
const STOPPED = 124;

const geometry = geometryOfSize(SIZE);
const [file] = process.argv.slice(2);
const puzzles = [
  ...(file ? parsePuzzles(readFileSync(file, 'utf8')).map(({ record }) => record.givens) : []),
  ...OWN.flatMap((blanks) => Array.from({ length: EACH }, (_, i) => ownPuzzle(blanks, i))),
];
const folder = mkdtempSync(join(tmpdir(), 'nonet-large-'));
const first = join(folder, 'first.mjs');
await build({
  stdin: { contents: firstSolution(), resolveDir: folder },
  outfile: first,
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
});
const rows = puzzles.map(measure);
rmSync(folder, { recursive: true });

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const SECONDS = ['nonet', 'cadical', 'minisat', 'check', 'both', 'learning'];
const text = (row) => [
  ...SECONDS.map((key) => figure(row[key])),
  String(row.conflicts),
  figure(row.conflicts / row.learning / 1e3),
  figure(row.propagations / row.learning / 1e6),
];
const HEAD = [
  '25×25',
  'Nonet s',
  'CaDiCaL s',
  'MiniSat s',
  'check s',
  'CaDiCaL twice s',
  'learning s',
  'conflicts',
  'k a s',
  'M propagations a s',
];
const all = Object.fromEntries(
  [...SECONDS, 'conflicts', 'propagations'].map((key) => [key, sum(key)]),
);
console.log(
  markdown(
    HEAD,
    [...rows, all].map((row, i) => [i < rows.length ? String(i + 1) : 'all', ...text(row)]),
  ),
);
const faster = rows.filter(({ nonet, cadical }) => nonet < cadical).length;
console.log(
  `\nCaDiCaL ÷ Nonet ${figure(sum('cadical') / sum('nonet'))}, faster on ${faster} of ${rows.length}; whether there are two solutions: ${figure(sum('both') / sum('check'))}`,
);
console.log(`\n${machine()}`);

function ownPuzzle(blanks, number) {
  const random = new Random(`large ${blanks} ${number}`);
  const digits = Array.from(randomGrid(geometry, random).digits);
  const cells = random.shuffle(digits.map((_, cell) => cell));
  for (const cell of cells.slice(0, blanks)) digits[cell] = 0;
  return gridOf(geometry, digits);
}

/** A program that prints the first solution of the puzzle in a file. */
function firstSolution() {
  const engine = fileURLToPath(new URL('../packages/engine/dist/', import.meta.url));
  return `
    import { readFileSync } from 'node:fs';
    import { parsePuzzles } from '${engine}notation/index.js';
    import { solvePuzzle } from '${engine}solve/index.js';
    const [{ record }] = parsePuzzles(readFileSync(process.argv[2], 'utf8'));
    const { solution } = solvePuzzle(record, { limit: 1 });
    console.log(solution ? solution.digits.join() : '');
  `;
}

function measure(givens, i) {
  const puzzle = join(folder, 'puzzle.txt');
  const encoded = join(folder, 'puzzle.cnf');
  writeFileSync(
    puzzle,
    `${Array.from(givens.digits, (digit) => (digit ? symbolOf(digit) : '.')).join('')}\n`,
  );
  writeFileSync(encoded, encoding(givens));
  const own = timed(process.execPath, [first, puzzle]);
  const bin = fileURLToPath(new URL('../packages/cli/bin/nonet.js', import.meta.url));
  const row = {
    nonet: own.seconds,
    cadical: timed('cadical', ['-q', '-n', encoded]).seconds,
    minisat: timed('minisat', ['-verb=0', encoded]).seconds,
    check: timed(process.execPath, [bin, 'check', '--quiet', puzzle]).seconds,
    ...learned(givens),
  };
  const found = own.output.trim().split(',').map(Number);
  const isRight = givens.geometry.houses.every(
    (house) => new Set(Array.from(house, (cell) => found[cell])).size === SIZE,
  );
  if (!isRight || Array.from(givens.digits).some((digit, cell) => digit && digit !== found[cell])) {
    throw new Error(`puzzle ${i + 1} was not solved`);
  }
  writeFileSync(encoded, encoding(givens, found));
  row.both = row.cadical + timed('cadical', ['-q', '-n', encoded]).seconds;
  process.stderr.write(
    `${i + 1}: ${figure(row.nonet)}, ${figure(row.cadical)}, ${figure(row.minisat)}, check ${figure(row.check)}, CaDiCaL twice ${figure(row.both)} s\n`,
  );
  return row;
}

/** What the search that learns clauses does to the first solution. */
function learned(givens) {
  const blanks = Uint16Array.from(
    Array.from(givens.digits).flatMap((digit, cell) => (digit ? [] : [cell])),
  );
  const search = new LearningSearch(coverOf(givens, blanks).problem);
  const before = process.cpuUsage();
  while (search.status === 'paused') search.step();
  const { user, system } = process.cpuUsage(before);
  const { conflicts, propagations } = search;
  return { conflicts, propagations, learning: (user + system) / 1e6 };
}

/** The output of a program, and the seconds of the processor that it took. */
function timed(program, args) {
  const script = 'TIMEFORMAT="%U %S"; time "$@"';
  const { stdout, stderr, status } = spawnSync(
    'timeout',
    [String(LIMIT), 'bash', '-c', script, 'bash', program, ...args],
    {
      encoding: 'utf8',
    },
  );
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return { output: stdout, seconds: status === STOPPED ? LIMIT : user + system };
}

/**
 * The plain encoding as clauses: each cell has a digit, each house has each digit, and none twice. The solution
 * `excluded` is ruled out.
 */
function encoding({ digits, geometry: { cells, houses } }, excluded = []) {
  const number = (cell, digit) => cell * SIZE + digit;
  const all = Array.from({ length: SIZE }, (_, i) => i + 1);
  const clauses = [];
  const exactlyOne = (literals) => {
    clauses.push(literals);
    literals.forEach((one, i) => {
      for (const other of literals.slice(i + 1)) clauses.push([-one, -other]);
    });
  };
  for (let cell = 0; cell < cells; cell++) {
    exactlyOne(all.map((digit) => number(cell, digit)));
    if (digits[cell]) clauses.push([number(cell, digits[cell])]);
  }
  for (const house of houses) {
    for (const digit of all) exactlyOne(Array.from(house, (cell) => number(cell, digit)));
  }
  if (excluded.length > 0) clauses.push(excluded.map((digit, cell) => -number(cell, digit)));
  return `p cnf ${cells * SIZE} ${clauses.length}\n${clauses.map((clause) => `${clause.join(' ')} 0`).join('\n')}\n`;
}

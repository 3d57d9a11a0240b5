import { compile } from '../packages/engine/dist/constraint/compile.js';
import { layoutGeometry } from '../packages/engine/dist/grid/index.js';
import { ConstraintSearch } from '../packages/engine/dist/search/constraint/constraint-search.js';
import { beginRun } from '../packages/engine/dist/solve/default-run.js';
import { figure, machine, markdown } from './measure.mjs';
import { startIss } from './variants/iss.mjs';
import { publishedVariants } from './variants/puzzles.mjs';

// npm run bench:variants -- FOLDER [COLLECTION]
//
// Compares the search of variants with Interactive Sudoku Solver (github.com/sigh/Interactive-Sudoku-Solver),
// whose repository is in FOLDER. Each puzzle is solved from its data on, up to two solutions, by one and the
// other in turn. Times are those of the processor.

/** Each program solves a puzzle for at least so many seconds, in rounds. */
const SECONDS = 0.1;
const ROUNDS = 3;
/** A puzzle that takes longer is solved once. */
const LONG = 1;

const [folder, only = ''] = process.argv.slice(2);
if (!folder) throw new Error('npm run bench:variants -- FOLDER-OF-ISS [COLLECTION]');
const iss = await startIss(folder);
const collections = new Map();
for (const puzzle of publishedVariants()) {
  if (!puzzle.collection.startsWith(only)) continue;
  const results = collections.get(puzzle.collection) ?? [];
  collections.set(puzzle.collection, results);
  const result = measure(puzzle);
  if (result) results.push(result);
  else process.stderr.write(`${puzzle.name} is not in its data\n`);
}
const rows = [...collections].map(([name, results]) => [name, ...summary(results)]);
rows.push(['all', ...summary([...collections.values()].flat())]);
const HEAD = ['ISS ÷ Nonet', 'n', 'total', 'geometric', 'ms', 'ISS ms', 'guesses', 'ISS guesses'];
console.log(`${markdown(HEAD, rows)}\n\n${machine()}`);

function summary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const logs = results.reduce((total, { own, other }) => total + Math.log(other / own), 0);
  return [
    String(results.length),
    figure(sum('other') / sum('own')),
    figure(Math.exp(logs / results.length)),
    figure(1e3 * sum('own')),
    figure(1e3 * sum('other')),
    String(sum('guesses')),
    String(sum('otherGuesses')),
  ];
}

/** The seconds and guesses of both, or undefined if the other does not have the puzzle. */
function measure(puzzle) {
  const count = iss.counterOf(puzzle);
  if (!count) return;
  let guesses = 0;
  const solve = () => {
    const solutions = solutionsOf(puzzle);
    guesses = solutions.guesses;
    return solutions.found;
  };
  for (const [program, answer] of [
    ['Nonet', solve()],
    ['ISS', count()],
  ]) {
    if (answer !== puzzle.count) process.stderr.write(`${program}: ${puzzle.name}: ${answer}\n`);
  }
  let own = Infinity;
  let other = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    own = Math.min(own, secondsOf(solve));
    other = Math.min(other, secondsOf(count));
    if (own > LONG || other > LONG) break;
  }
  process.stderr.write(
    `${puzzle.name.slice(0, 50)}: ${figure(1e3 * own)}, ${figure(1e3 * other)} ms\n`,
  );
  return { own, other, guesses, otherGuesses: iss.guesses() };
}

function solutionsOf({ variant, isLayout }) {
  if (isLayout && isGrid(variant)) return layoutRun(variant);
  const compiled = compile(variant);
  if (isLayout) inOrder(compiled);
  const search = new ConstraintSearch(compiled);
  const limit = isLayout ? 1 : 2;
  let found = 0;
  while (found < limit && search.advance(Infinity) === 'solution') found++;
  return { found, guesses: search.counters.nodes - 1 };
}

/** Any digits of a layout can be exchanged, so its first house may have them in order: ISS does the same. */
function inOrder({ houses, domains }) {
  houses[0]?.forEach((cell, i) => {
    domains[cell] &= 1 << i;
  });
}

/** A layout is searched as `count` does it without a strategy. */
function layoutRun({ regions, constraints }) {
  const geometry = layoutGeometry({ boxes: regions });
  const digits = Uint8Array.from(regions, (_, cell) => (cell < geometry.size ? cell + 1 : 0));
  const run = beginRun({ givens: { geometry, digits }, constraints }, { limit: 1 });
  while (!run.advance());
  return { found: run.count, guesses: run.counters.nodes - 1 };
}

function isGrid({ rows, columns, most, regions }) {
  return rows === columns && rows === most && !regions.includes(null);
}

function secondsOf(work) {
  const start = process.cpuUsage();
  let times = 0;
  let seconds = 0;
  while (seconds < SECONDS) {
    work();
    times++;
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / 1e6;
  }
  return seconds / times;
}

import { parseArgs } from 'node:util';
import { generate, generateVariants, puzzleMaker, variantKinds } from '@nonet/engine/generate';
import { geometryOfSize } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { figure, machine, markdown, median, processorSeconds } from '../bench/measure.mjs';
import { writeBlock } from '../bench/write-block.mjs';

// npm run build && node docs/generate.mjs [--puzzles N] [--table NAME] [--write]
//
// Makes five tables for docs/generate.md: the numbers of givens in N minimal puzzles (default:
// 1000000), the time to make puzzles with a rating or a level, the time to make one puzzle of each
// size, and the time to make each kind of variant. With --table, makes only one of them: givens,
// ratings, levels, sizes or variants. With --write, writes the tables into generate.md and
// generate.ko.md.

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '1000000' },
    table: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const PUZZLES = Number(values.puzzles);
const SLICE = 4_096;
/** Ranges of ratings, and the number of puzzles to make of each. */
const RATINGS = [
  [1.2, 1.2, 10_000],
  [1.5, 2.0, 10_000],
  [2.0, 2.6, 5_000],
  [3.0, 4.0, 1_000],
  [5.0, 6.0, 500],
  [6.5, 7.2, 2_000],
  [7.0, 7.3, 2_000],
  [8.0, 8.5, 300],
];
/** Levels, and the number of puzzles to make of each. */
const LEVELS = [
  ['easy', 50_000],
  ['medium', 10_000],
  ['hard', 5_000],
  ['unfair', 2_000],
  ['extreme', 2_000],
];
/** The number of minimal puzzles of which the share in a range is taken. */
const RATED = 10_000;
/** The number of variants to make of each kind. */
const VARIANTS = 50;
const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 25];

/**
 * Number of givens → percentage of all minimal puzzles, as estimated by Berthier in "Unbiased
 * statistics of a CSP: a controlled-bias generator" (2009) and in the thread "The real distribution
 * of minimal puzzles" of the New Sudoku Players' Forum.
 */
const UNIFORM = {
  20: 0.000000132,
  21: 0.000034,
  22: 0.00348,
  23: 0.148,
  24: 2.28,
  25: 13.42,
  26: 31.91,
  27: 32.71,
  28: 15.48,
  29: 3.598,
  30: 0.41,
  31: 0.0241,
  32: 0.00102,
};

function givensOf({ digits }) {
  return digits.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0);
}

function distribution() {
  const counts = new Map();
  const maker = puzzleMaker({ minimal: true }, 'givens');
  for (let first = 0; first < PUZZLES; first += SLICE) {
    for (const { made } of finish(maker.make(first, Math.min(SLICE, PUZZLES - first)))) {
      const givens = givensOf(made.givens);
      counts.set(givens, (counts.get(givens) ?? 0) + 1);
    }
  }
  return counts;
}

function moments(shares) {
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  const mean = shares.reduce((total, [givens, share]) => total + givens * share, 0) / sum;
  const square = shares.reduce((total, [givens, share]) => total + (givens - mean) ** 2 * share, 0);
  return `${mean.toFixed(2)} ± ${Math.sqrt(square / sum).toFixed(2)}`;
}

function givensTable() {
  const counts = distribution();
  const uniform = Object.entries(UNIFORM).map(([givens, share]) => [Number(givens), share]);
  const all = [...new Set([...counts.keys(), ...uniform.map(([givens]) => givens)])];
  const rows = all
    .sort((a, b) => a - b)
    .map((givens) => [
      givens,
      counts.has(givens) ? figure((100 * counts.get(givens)) / PUZZLES) : '0',
      UNIFORM[givens] === undefined ? '' : `${Number(UNIFORM[givens].toPrecision(3))}`,
    ]);
  rows.push(['mean', moments([...counts]), moments(uniform)]);
  return markdown(['givens', '% of those generated', '% of all minimal puzzles'], rows);
}

function ratingsTable() {
  const rows = RATINGS.map(([from, to, count]) => {
    const range = `${from.toFixed(1)} to ${to.toFixed(1)}`;
    const name = from === to ? from.toFixed(1) : range;
    return [name, ...difficultyRow({ rating: [from, to] }, count)];
  });
  return markdown(['rating', 'per second', 'givens', '% of minimal puzzles'], rows);
}

function levelsTable() {
  const rows = LEVELS.map(([level, count]) => [level, ...difficultyRow({ level }, count)]);
  return markdown(['level', 'per second', 'givens', '% of minimal puzzles'], rows);
}

/** Puzzles per second, the mean number of givens, and the share of minimal puzzles that fit. */
function difficultyRow(wishes, count) {
  generate({ ...wishes, seed: 'warm', count: 20 });
  let made = [];
  const seconds = processorSeconds(() => {
    made = generate({ ...wishes, seed: 'ratings', count }).puzzles;
  });
  const sieve = puzzleMaker({ ...wishes, minimal: true, tries: 1 }, 'share');
  const fit = finish(sieve.make(0, RATED)).filter(({ ok }) => ok).length;
  const givens = made.reduce((sum, { givens }) => sum + givensOf(givens), 0) / made.length;
  return [figure(made.length / seconds), givens.toFixed(1), figure((100 * fit) / RATED)];
}

function sizesTable() {
  const rows = SIZES.map((size) => {
    const geometry = geometryOfSize(size);
    const made = timedPuzzles({ geometry });
    // A minimal puzzle of 25×25 takes minutes.
    const minimal = size > 16 ? ['', ''] : timedPuzzles({ geometry, minimal: true });
    return [`${size}×${size}`, ...made, ...minimal];
  });
  return markdown(['one puzzle', 'ms', 'givens', 'minimal: ms', 'givens'], rows);
}

/** The median of the milliseconds per puzzle, and that of the givens, of seven puzzles. */
function timedPuzzles(wishes) {
  const seconds = [];
  const givens = [];
  for (let first = 0; first < 7; first++) {
    let made;
    seconds.push(
      processorSeconds(() => {
        [made] = generate({ ...wishes, seed: 'sizes', first }).puzzles;
      }),
    );
    if (solvePuzzle({ givens: made.givens }).count !== 1) throw new Error('not proper');
    givens.push(givensOf(made.givens));
  }
  return [figure(1_000 * median(seconds)), median(givens)];
}

function variantsTable() {
  const rows = variantKinds.map(({ id }) => {
    generateVariants({ kinds: [id], seed: 'warm', count: 5 });
    let made = [];
    const seconds = processorSeconds(() => {
      made = generateVariants({ kinds: [id], seed: 'variants', count: VARIANTS }).puzzles;
    });
    const givens = made.reduce((sum, { givens }) => sum + givensOf(givens), 0) / made.length;
    return [id, figure(made.length / seconds), givens.toFixed(1)];
  });
  return markdown(['variant', 'per second', 'givens'], rows);
}

const measured = (table) => `${table}\n\nMeasured on one core: ${machine()}.`;
const tables = {
  givens: givensTable,
  ratings: () => measured(ratingsTable()),
  levels: () => measured(levelsTable()),
  sizes: () => measured(sizesTable()),
  variants: () => measured(variantsTable()),
};
for (const [name, make] of Object.entries(tables)) {
  if (values.table !== undefined && values.table !== name) continue;
  const table = make();
  console.log(`${name}\n\n${table}\n`);
  if (!values.write) continue;
  for (const file of ['generate.md', 'generate.ko.md']) writeBlock(`docs/${file}`, name, table);
}

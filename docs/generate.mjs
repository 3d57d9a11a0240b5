import { generate, puzzleMaker } from '@nonet/engine/generate';
import { geometryOfSize } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { figure, machine, markdown, median, processorSeconds } from '../bench/measure.mjs';
import { writeBlock } from '../bench/write-block.mjs';

// npm run build && node docs/generate.mjs [PUZZLES] [--write]
//
// Makes two tables for docs/generate.md: the numbers of givens in PUZZLES minimal puzzles (default:
// 1000000), and the time to make one puzzle of each size. With --write, writes the tables into
// generate.md and generate.ko.md.

const PUZZLES = Number(process.argv[2] ?? 1_000_000);
const SLICE = 4_096;
const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 25];

/**
 * Number of givens → percentage of all minimal puzzles, as estimated by Berthier in "Unbiased statistics
 * of a CSP: a controlled-bias generator" (2009) and in the thread "The real distribution of minimal
 * puzzles" of the New Sudoku Players' Forum.
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
    for (const { puzzle } of finish(maker.make(first, Math.min(SLICE, PUZZLES - first)))) {
      const givens = givensOf(puzzle);
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

function sizesTable() {
  const rows = SIZES.map((size) => {
    const geometry = geometryOfSize(size);
    const seconds = [];
    const givens = [];
    for (let first = 0; first < 7; first++) {
      let made;
      seconds.push(
        processorSeconds(() => {
          [made] = generate({ geometry, seed: 'sizes', first }).puzzles;
        }),
      );
      if (solvePuzzle({ givens: made.puzzle }).count !== 1) throw new Error('not proper');
      givens.push(givensOf(made.puzzle));
    }
    return [`${size}×${size}`, figure(1_000 * median(seconds)), median(givens)];
  });
  return markdown(['one puzzle, no given can be removed', 'ms', 'givens'], rows);
}

const tables = {
  givens: givensTable(),
  sizes: `${sizesTable()}\n\nMeasured on one core: ${machine()}.`,
};
for (const [name, table] of Object.entries(tables)) console.log(`${name}\n\n${table}\n`);

if (process.argv.includes('--write')) {
  for (const file of ['generate.md', 'generate.ko.md']) {
    for (const [name, table] of Object.entries(tables)) writeBlock(`docs/${file}`, name, table);
  }
}

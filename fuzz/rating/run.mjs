import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generate, Random } from '@nonet/engine/generate';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { rated } from './rated.mjs';
import { Reference } from './reference.mjs';

// Rates puzzles with Nonet and with Sudoku Explainer 1.2.1, and prints the first step that differs.
//
// node fuzz/rating/run.mjs --reference FOLDER                 1,000 random minimal puzzles
//   --seed TEXT --count N                                     other puzzles
//   --file FILE                                               puzzles drawn from the lines of a file
//   --passes N                                                rates them N times. In the first pass
//                                                             Node and Java still compile their code
//
// FOLDER has the sources of Sudoku Explainer 1.2.1 (the folder that contains diuf/).

/** Seconds between two lines of progress. */
const INTERVAL = 30;

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    seed: { type: 'string', default: 'rating' },
    count: { type: 'string', default: '1000' },
    file: { type: 'string' },
    passes: { type: 'string', default: '1' },
  },
});
if (values.reference === undefined) throw new Error('expected --reference FOLDER');
const count = Number(values.count);

const reference = new Reference(values.reference);
const classes = new Map();
let differences = 0;
const times = [];
let lastProgress = performance.now();
for (let pass = 1; pass <= Number(values.passes); pass++) {
  const time = { ours: 0, theirs: 0 };
  times.push(time);
  let number = 0;
  for (const puzzle of puzzles()) {
    await compare(puzzle, time);
    number++;
    if (performance.now() - lastProgress > 1_000 * INTERVAL) {
      lastProgress = performance.now();
      console.log(`pass ${pass}: ${number} of ${count}, ${differences} differ, ${ratio(time)}`);
    }
  }
}
reference.end();
for (const [group, { differ, puzzles }] of classes) {
  console.log(`${group}: ${puzzles} ratings, ${differ} differ`);
}
for (const [i, time] of times.entries()) console.log(`pass ${i + 1}: ${ratio(time)}`);
process.exitCode = differences === 0 ? 0 : 1;

/** Rates a puzzle with both programs, adds their times, and prints the first step that differs. */
async function compare(puzzle, time) {
  const theirs = await reference.rate(puzzle);
  const ours = rated(puzzle);
  time.ours += ours.milliseconds;
  time.theirs += theirs.milliseconds;
  const rating = Number(theirs.log.at(-1).split(' ')[1]);
  const group = rating < 90 ? 'below 9.0' : 'from 9.0 on';
  const sums = classes.get(group) ?? { puzzles: 0, differ: 0 };
  classes.set(group, sums);
  sums.puzzles++;
  const step = theirs.log.findIndex((line, i) => line !== ours.log[i]);
  if (step < 0) return;
  sums.differ++;
  differences++;
  console.log(`${puzzle} step ${step}`);
  console.log(`  Sudoku Explainer: ${theirs.log[step]}`);
  console.log(`  Nonet:            ${ours.log[step]}`);
}

/** Yields `count` puzzles, each as 81 characters. */
function* puzzles() {
  if (values.file !== undefined) {
    const lines = readFileSync(values.file, 'utf8').split('\n');
    const parsed = lines.map((line) => parsePuzzle(line)).filter((result) => result.ok);
    const drawn = new Random(values.seed).shuffle(parsed).slice(0, count);
    for (const { record } of drawn) yield packedCells(record.givens);
    return;
  }
  const made = generate({ minimal: true, seed: values.seed, count });
  for (const { puzzle } of made.puzzles) yield packedCells(puzzle);
}

/**
 * Says how many times as fast as Sudoku Explainer Nonet is, and gives both CPU times in seconds.
 */
function ratio({ ours, theirs }) {
  const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(2);
  return `${(theirs / ours).toFixed(0)} times as fast (${seconds(ours)} s, ${seconds(theirs)} s)`;
}

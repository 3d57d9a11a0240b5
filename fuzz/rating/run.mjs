import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generate, Random } from '@nonet/engine/generate';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { EXPLAINER } from './explainer.mjs';
import { HODOKU } from './hodoku.mjs';
import { Reference } from './reference.mjs';

// Rates puzzles with Nonet and with the original program of a scale, Sudoku Explainer 1.2.1 or
// HoDoKu 2.2.0, and prints the first step that differs.
//
// node fuzz/rating/run.mjs --reference FOLDER                 1,000 random minimal puzzles
//   --scale hodoku                                            default: se
//   --seed TEXT --count N                                     other puzzles
//   --file FILE                                               puzzles drawn from the lines of a file
//   --passes N                                                rates them N times. In the first pass
//                                                             Node and Java still compile their code
//
// FOLDER has the sources of the program: the folder that contains diuf/ or solver/.

const SCALES = { se: EXPLAINER, hodoku: HODOKU };

/** Seconds between two lines of progress. */
const INTERVAL = 30;

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    scale: { type: 'string', default: 'se' },
    seed: { type: 'string', default: 'rating' },
    count: { type: 'string', default: '1000' },
    file: { type: 'string' },
    passes: { type: 'string', default: '1' },
  },
});
if (values.reference === undefined) throw new Error('expected --reference FOLDER');
const scale = SCALES[values.scale];
if (scale === undefined) throw new Error('expected --scale se or --scale hodoku');
const count = Number(values.count);

const reference = new Reference(scale, values.reference);
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
  const ours = timed(puzzle);
  time.ours += ours.milliseconds;
  time.theirs += theirs.milliseconds;
  const group = scale.groupOf(theirs.log.at(-1));
  const sums = classes.get(group) ?? { puzzles: 0, differ: 0 };
  classes.set(group, sums);
  sums.puzzles++;
  if (stepThatDiffers(theirs.log, ours.log) === undefined) return;
  // What the program remembers from other puzzles can change its steps.
  const fresh = await reference.freshLog(puzzle);
  const step = stepThatDiffers(fresh, ours.log);
  if (step === undefined) {
    console.log(`${puzzle} differs only when ${scale.program} has rated other puzzles before`);
    return;
  }
  sums.differ++;
  differences++;
  console.log(`${puzzle} step ${step}`);
  console.log(`  ${scale.program}: ${fresh[step]}`);
  console.log(`  Nonet: ${ours.log[step]}`);
}

/** Returns our log of a puzzle, and the CPU time in milliseconds. */
function timed(puzzle) {
  const started = process.cpuUsage();
  const log = scale.log(puzzle);
  const { user, system } = process.cpuUsage(started);
  return { log, milliseconds: (user + system) / 1_000 };
}

/** The number of the first step that differs. The line of the puzzle is number 0. */
function stepThatDiffers(theirs, ours) {
  const step = theirs.findIndex((line, i) => line !== ours[i]);
  return step < 0 ? undefined : step;
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
  for (const { givens } of made.puzzles) yield packedCells(givens);
}

/** Says how many times as fast as the program Nonet is, and gives both CPU times in seconds. */
function ratio({ ours, theirs }) {
  const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(2);
  return `${(theirs / ours).toFixed(1)} times as fast (${seconds(ours)} s, ${seconds(theirs)} s)`;
}

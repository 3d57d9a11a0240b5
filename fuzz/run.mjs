import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { drawCase } from './case.mjs';
import { digitOfByte } from './puzzles.mjs';
import { PATIENCE, watch } from './watch.mjs';

// npm run fuzz                                     tests for ten minutes with a random seed
// npm run fuzz -- --seed TEXT --minutes N          tests for N minutes with this seed
// npm run fuzz -- --seed TEXT --case NUMBER        repeats one case
// npm run fuzz -- --puzzle HEX --limit N --way W   tests one puzzle of 81 bytes in hexadecimal with
//                                                  limit N in the way of case W (see ways.mjs)

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: randomUUID().slice(0, 8) },
    minutes: { type: 'string', default: '10' },
    case: { type: 'string' },
    puzzle: { type: 'string' },
    limit: { type: 'string', default: '2' },
    way: { type: 'string', default: '0' },
  },
});
const { seed } = values;
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new RangeError(`expected a number of minutes, got ${values.minutes}`);
const number = values.case === undefined ? undefined : Number(values.case);
const puzzle = values.puzzle && {
  bytes: Buffer.from(values.puzzle, 'hex'),
  limit: Number(values.limit),
  way: Number(values.way),
};
if (puzzle && puzzle.bytes.length !== 81) throw new RangeError('expected 162 hex digits');

/** Seconds between two lines of progress. */
const INTERVAL = 15;
const started = performance.now();
const sums = { cases: 0, puzzles: 0, unchecked: 0, refusals: 0 };
let fault;
let lastProgress = started;

const task = puzzle ? { puzzle } : { seed, first: number ?? 0, last: number ?? Number.MAX_VALUE };
if (!puzzle) console.log(`seed ${seed}`);
const hung = await watch(task, (result) => {
  if (!result.fault) sums.cases++;
  for (const name of ['puzzles', 'unchecked', 'refusals']) sums[name] += result[name];
  fault = result.fault;
  const now = performance.now();
  const isLast = now - started >= 60_000 * minutes;
  if (now - lastProgress >= 1_000 * INTERVAL && !isLast) {
    lastProgress = now;
    printProgress();
  }
  return fault !== undefined || isLast;
});
if (hung) fault = await hangFault();
if (fault) printFault();
console.log(
  `${figure(sums.cases)} cases, ${figure(sums.puzzles)} puzzles (${figure(sums.unchecked)} unchecked), ` +
    `${figure(sums.refusals)} refusals in ${minutesGone().toFixed(1)} min: ${fault ? '1 fault' : 'no fault'}`,
);
process.exitCode = fault ? 1 : 0;

function printProgress() {
  const rate = sums.puzzles / (60 * minutesGone());
  const left = Math.max(0, minutes - minutesGone());
  console.log(
    `${figure(sums.puzzles)} puzzles, ${figure(rate)} per second, ${left.toFixed(1)} min left`,
  );
}

function printFault() {
  const { what, puzzle } = fault;
  console.log(`FAULT: ${what}`);
  if (puzzle) {
    const symbols = Array.from(puzzle.bytes, (byte) => digitOfByte(byte) || '.').join('');
    const hex = Buffer.from(puzzle.bytes).toString('hex');
    console.log(`puzzle ${symbols}, limit ${puzzle.limit}`);
    const way = task.seed ? task.first + sums.cases : values.way;
    console.log(`npm run fuzz -- --puzzle ${hex} --limit ${puzzle.limit} --way ${way}`);
  }
  if (task.seed) console.log(`npm run fuzz -- --seed ${seed} --case ${task.first + sums.cases}`);
}

/** Describes a case that hangs. If one of its puzzles also hangs alone, includes this puzzle. */
async function hangFault() {
  const what = `no answer in ${PATIENCE} s`;
  if (puzzle) return { what, puzzle };
  const tried = new Set();
  for (const { puzzles, counts, options, refused } of drawCase(seed, task.first + sums.cases)) {
    for (let i = 0; i < counts.length && !refused; i++) {
      const bytes = puzzles.slice(i * options.stride, i * options.stride + 81);
      const key = [...bytes, options.limit].join();
      if (tried.has(key)) continue;
      tried.add(key);
      const alone = { bytes, limit: options.limit, way: task.first + sums.cases };
      if (await watch({ puzzle: alone }, () => true)) return { what, puzzle: alone };
    }
  }
  return { what };
}

function minutesGone() {
  return (performance.now() - started) / 60_000;
}

function figure(value) {
  return Math.round(value).toLocaleString('en');
}

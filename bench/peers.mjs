import { CLASSIC, gridOf, solves } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { figure, machine, markdown, secondsPerItem } from './measure.mjs';
import { GIVEN_UP, startProgram, startSolver } from './peers/contestants.mjs';
import { installPackages } from './peers/packages.mjs';
import { programs } from './peers/programs.mjs';
import { NONET, NPM } from './peers/solvers.mjs';
import { sets } from './sets.mjs';
import { READMES, RESULTS, writeBlock } from './write-block.mjs';

// npm run bench:peers             measures Nonet and other solvers on this machine and prints a table
// npm run bench:peers -- --write  also writes the table into bench/results.md, and four of its rows into the READMEs

const DRAWN = 2_048;
/** The beginnings of the labels in the READMEs: two programs, and two packages. */
const SHORT = ['Nonet, `nonet solve`', 'tdoku', 'Nonet, `solve(text)`', '`dancing-links`'];
const SETS = ['easy', 'minimal', '17-clue', 'hardest'];

installPackages();
const peers = [
  ...NONET.map((solver) => ({ ...solver, start: startSolver })),
  ...programs().map((program) => ({ ...program, start: startProgram })),
  ...NPM.map((solver) => ({ ...solver, start: startSolver })),
];
const columns = [];
for (const set of sets(SETS, DRAWN)) {
  process.stderr.write(`${set.name} …\n`);
  columns.push({ name: set.name, cells: await measureSet(set) });
}
const rows = peers.map(({ label }, i) => [label, ...columns.map(({ cells }) => cells[i])]);
const short = SHORT.flatMap((start) => rows.filter(([label]) => label.startsWith(start)));
const notes = peers.flatMap(({ note }) => note ?? []);
console.log(blockOf(rows));

if (process.argv.includes('--write')) {
  writeBlock(RESULTS, 'peers', blockOf(rows));
  for (const file of READMES) writeBlock(file, 'peers', blockOf(short));
}

/** Returns the table with these rows, and how it was measured. */
function blockOf(rows) {
  const table = markdown(['µs per puzzle', ...columns.map(({ name }) => name)], rows);
  return `${table}\n\n${[`Measured on one core: ${machine()}.`, ...notes].join(' ')}`;
}

/**
 * Returns a table column with one cell per solver: the microseconds per puzzle, and the number of
 * wrong answers if there are any. The cell is GIVEN_UP if the solver is too slow.
 */
async function measureSet({ puzzles }) {
  const texts = puzzles.map((givens) => packedCells(givens));
  const started = [];
  try {
    for (const peer of peers) started.push(await peer.start(peer, texts));
    const running = started.filter((one) => one !== undefined);
    const seconds = await secondsPerItem(running);
    return started.map((one) => {
      if (!one) return GIVEN_UP;
      const time = figure(1e6 * seconds[running.indexOf(one)]);
      const wrong = one.answers.filter((answer, i) => !isSolution(answer, puzzles[i])).length;
      return wrong === 0 ? time : `${time} (${wrong} of ${one.answers.length} wrong)`;
    });
  } finally {
    for (const one of started) one?.stop();
  }
}

function isSolution(answer, givens) {
  if (typeof answer !== 'string' || !/^[1-9]{81}$/.test(answer)) return false;
  return solves(gridOf(CLASSIC, Uint8Array.from(answer, Number)), givens);
}

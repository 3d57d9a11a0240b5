import { Session } from 'node:inspector/promises';
import { BulkSolver } from '@nonet/engine/bulk';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { figure, machine, markdown, secondsPerItem, timed } from '../../bench/measure.mjs';
import { compileAssembly } from '../../packages/engine/compile-assembly.mjs';
import { setsOf } from './counts.mjs';
import { puzzleAt, sizeOf } from './puzzles.mjs';

const bitmaskMrv = strategyById('bitmask-mrv');
const propagation = strategyById('propagation');
const scan = strategyById('scan');

// The times in docs/kernel.md, measured on this machine.

const PUZZLES = 20_480;
const HARD = 1_024;
const ROUNDS = 7;
/** Puzzles per round for `bitmask-mrv` and `propagation`. */
const COMPARED = 100;
/** Puzzles for `scan`. */
const SCANNED = 40;
/** A strategy gives up on a puzzle after this many events. */
const EVENTS = 1_000_000;
const BATCH = 4_096;

/** Returns work to be timed: a strategy solves the first `count` puzzles of a set. */
function byStrategy(strategy, puzzles, count) {
  const grids = Array.from({ length: count }, (_, i) =>
    gridOf(CLASSIC, puzzleAt(puzzles, i).slice()),
  );
  const work = () => {
    for (const givens of grids) solvePuzzle({ givens }, { strategy, events: EVENTS });
  };
  return timed(count, work);
}

function byBulk(puzzles, { alone = false } = {}) {
  const solver = new BulkSolver('simd');
  const count = sizeOf(puzzles);
  const solutions = new Uint8Array(81 * count);
  const counts = new Uint32Array(count);
  const one = (i) =>
    solver.solve(puzzleAt(puzzles, i), puzzleAt(solutions, i), counts.subarray(i, i + 1));
  const work = () => {
    if (!alone) solver.solve(puzzles, solutions, counts);
    else for (let i = 0; i < count; i++) one(i);
  };
  return timed(count, work);
}

/** Returns microseconds per puzzle, in the order of `works`. */
async function measure(puzzles) {
  const some = puzzles.subarray(0, 81 * HARD);
  const works = [
    { ...byStrategy(scan, puzzles, SCANNED), rounds: 1 },
    byStrategy(bitmaskMrv, puzzles, COMPARED),
    byStrategy(propagation, puzzles, COMPARED),
    byBulk(some, { alone: true }),
    byBulk(puzzles),
  ];
  const seconds = await secondsPerItem(works, { rounds: ROUNDS });
  return seconds.map((each) => 1e6 * each);
}

/** Part of the kernel → its functions in the compiled module. */
const PARTS = {
  'passes: bands': ['pass/band'],
  'passes: stacks': ['pass/stack'],
  branching: ['index/branchAll', 'branch/branch'],
  'taking waiting nodes': ['index/refill', 'waiting/move'],
  'naked singles': ['index/start', 'singles/findSingles', 'singles/findRound'],
  'puzzles in, solutions out': [
    'index/loadPuzzles',
    'transpose/loadGivens',
    'transpose/loadRows',
    'transpose/loadTransposed',
    'transpose/storeTransposed',
    'solutions/takeSolutions',
  ],
  'the loop, and checking solutions': ['index/advance', 'solutions/validRows'],
};
const PROFILED_MS = 1_500;

/** Profiles a kernel compiled with function names. Returns each part's share of time, per set. */
async function profile(sets) {
  const { module } = await compileAssembly('kernel', { names: true });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(module));
  const input = new Uint8Array(exports.memory.buffer, exports.input(), 81 * BATCH);
  const solve = (puzzles, until) => {
    while (performance.now() < until) {
      const rows = puzzles.subarray(0, input.length);
      input.set(rows);
      exports.start(sizeOf(rows), 2, false, false, false);
      while (!exports.advance(BATCH));
    }
  };
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  const shares = {};
  for (const [name, puzzles] of Object.entries(sets)) {
    solve(puzzles, performance.now() + PROFILED_MS / 3);
    await session.post('Profiler.start');
    solve(puzzles, performance.now() + PROFILED_MS);
    const { nodes } = (await session.post('Profiler.stop')).profile;
    const hits = Object.values(PARTS).map((functions) =>
      nodes
        .filter(({ callFrame }) => functions.includes(callFrame.functionName))
        .reduce((sum, { hitCount }) => sum + hitCount, 0),
    );
    const all = hits.reduce((a, b) => a + b);
    if (all === 0) throw new Error('expected samples of the kernel, found none');
    shares[name] = hits.map((hit) => hit / all);
  }
  session.disconnect();
  return shares;
}

/** Returns the texts for docs/kernel.md, and the shares and parts for docs/kernel/time.svg. */
export async function times() {
  const sets = setsOf(PUZZLES, HARD);
  const measured = [];
  for (const [name, puzzles] of Object.entries(sets)) {
    measured.push([name, ...(await measure(puzzles))]);
  }
  const shares = await profile(sets);
  const ratios = markdown(
    ['speed, `propagation` = 1', '`scan`', '`bitmask-mrv`', 'the kernel'],
    measured.map(([name, byScan, mrv, reference, , kernel]) => [
      name,
      ...[byScan, mrv, kernel].map((time) => figure(reference / time)),
    ]),
  );
  const microseconds = markdown(
    ['µs per puzzle', '`propagation`', 'kernel, one puzzle per call', 'kernel'],
    measured.map(([name, , , ...times]) => [name, ...times.map(figure)]),
  );
  const where = `Measured on one core: ${machine()}. Each search stops at its second solution. \`node docs/kernel.mjs --times\` measures these figures.`;
  const scanned = `The strategy \`scan\` was measured on only ${SCANNED} puzzles of each set, and gave up on a puzzle after placing and removing ${EVENTS.toLocaleString('en')} digits.`;
  const parts = markdown(
    ['share of the time', ...Object.keys(sets)],
    Object.keys(PARTS).map((part, i) => [
      part,
      ...Object.values(shares).map((of) => `${Math.round(100 * of[i])} %`),
    ]),
  );
  return {
    blocks: {
      ratios: `${ratios}\n\n${scanned}\n\n${where}`,
      microseconds: `${microseconds}\n\n${where}`,
      parts: `${parts}\n\n${where}`,
    },
    shares,
    parts: Object.keys(PARTS),
  };
}

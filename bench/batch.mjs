import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Batches, workOnBatches } from '@nonet/bank';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:batch -- --bank postgres://… [--queue redis://…]
// measures what two workers do in the time of one, and how many parts and bytes one server carries
//
// Before: npm run drivers -w @nonet/bank

const { values } = parseArgs({
  options: {
    bank: { type: 'string' },
    queue: { type: 'string' },
    parts: { type: 'string', default: '2000' },
    /** In the processes that this program starts: the bytes of an answer. */
    answer: { type: 'string' },
  },
});
const { bank: place, queue = place } = values;
if (!place) throw new Error('expected --bank postgres://…');
const VERSION = '0.1.0';
/** Parts that a process works on at the same time. */
const LIMIT = 16;

if (values.answer !== undefined) {
  await idleWorker(Number(values.answer));
  process.exit();
}

/** Does parts that take no time, until none is left. */
async function idleWorker(bytes) {
  const output = Buffer.alloc(bytes, '123456789');
  await workOnBatches({
    place,
    queue,
    limit: LIMIT,
    version: VERSION,
    untilDone: true,
    signal: new AbortController().signal,
    run: async () => ({ output, messages: '', notes: null, status: 0, seconds: 0 }),
  });
}

const NONET = fileURLToPath(new URL('../packages/cli/bin/nonet.js', import.meta.url));
const nonet = (...args) =>
  execFileSync(process.execPath, [NONET, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });

async function ended(child) {
  if (child.exitCode === null) await once(child, 'exit');
}

/** Milliseconds in which a worker of `secondsInTurns` may compute, and in which it is stopped. */
const TURN = { works: 80, waits: 120 };

/** Lets a process compute only in its turn, until it has ended. */
async function takeTurns(child, index) {
  child.kill('SIGSTOP');
  await setTimeout(((TURN.works + TURN.waits) / 2) * index);
  while (child.exitCode === null) {
    child.kill('SIGCONT');
    await setTimeout(TURN.works);
    child.kill('SIGSTOP');
    await setTimeout(TURN.waits);
  }
}

/** Seconds that some workers take for a batch. */
async function secondsOfWorkers(count, file, drive = ended) {
  const words = ['rate', file];
  const id = nonet('batch', 'submit', '--bank', place, '--parts', '40', '--quiet', ...words).trim();
  const flags = ['--bank', place, '--queue', queue, '--threads', '1', '--until-done', '--quiet'];
  const began = performance.now();
  const workers = Array.from({ length: count }, () =>
    spawn(process.execPath, [NONET, 'batch', 'worker', ...flags], { stdio: 'inherit' }),
  );
  const driven = Promise.all(workers.map(drive));
  const watch = ['batch', 'watch', '--bank', place, '--quiet', id];
  await ended(spawn(process.execPath, [NONET, ...watch], { stdio: 'ignore' }));
  const seconds = (performance.now() - began) / 1_000;
  await driven;
  if (nonet('batch', 'result', '--bank', place, id) !== expected) throw new Error('other answers');
  nonet('batch', 'delete', '--bank', place, id);
  return seconds;
}

/** The same with workers that compute in turns. They disturb each other no more than two machines do. */
const secondsInTurns = (count, file) => secondsOfWorkers(count, file, takeTurns);

/** Parts a second of some processes whose parts take no time. */
async function partsPerSecond(processes, bytes) {
  const parts = Number(values.parts);
  const batches = await Batches.open(place);
  const batch = { command: ['bench'], json: false, file: undefined, parts, version: VERSION };
  const id = await batches.submit(
    batch,
    Array.from({ length: parts }, (_, i) => ({ number: i + 1, items: 1, begins: i, ends: i + 1 })),
  );
  const began = performance.now();
  const args = ['--bank', place, '--queue', queue, '--answer', `${bytes}`];
  const children = Array.from({ length: processes }, () => fork(process.argv[1], args));
  for (;;) {
    const [{ state }] = await batches.states(id);
    if (state === 'done') break;
    await setTimeout(20);
  }
  const seconds = (performance.now() - began) / 1_000;
  await Promise.all(children.map(ended));
  await batches.delete(id);
  await batches.close();
  return parts / seconds;
}

/** Seconds that processes without a server take for the same puzzles, each for a part of them. */
async function secondsOfProcesses(count, file) {
  const began = performance.now();
  const parts = Array.from({ length: count }, (_, i) => ['--part', `${i + 1}/${count}`]);
  const processes = parts.map((part) =>
    spawn(process.execPath, [NONET, 'rate', '--threads', '1', ...part, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await Promise.all(processes.map(ended));
  return (performance.now() - began) / 1_000;
}

const PUZZLES = 24_000;
const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-'));
const file = join(folder, 'puzzles.txt');
nonet('generate', '--count', `${PUZZLES}`, '--minimal', '--seed', 'bench', '--quiet', '-o', file);
const expected = nonet('rate', '--threads', '1', file);
const rounds = [];
for (let round = 0; round < 3; round++) {
  const both = [];
  for (const seconds of [secondsOfWorkers, secondsOfProcesses, secondsInTurns]) {
    both.push(await seconds(1, file), await seconds(2, file));
  }
  rounds.push(both);
}
rmSync(folder, { recursive: true });
const middle = (figure) => median(rounds.map(figure)).toFixed(2);
const rows = [
  [
    `rate ${PUZZLES.toLocaleString('en')} puzzles: one worker by two`,
    middle(([one, two]) => one / two),
  ],
  ['one process by two, without a server', middle(([, , one, two]) => one / two)],
  [
    'one worker by two that compute in turns, as on two machines',
    middle(([, , , , one, two]) => one / two),
  ],
  ['one worker by one process', middle(([worker, , process]) => worker / process)],
  ['one worker, s', middle(([one]) => one)],
  ['two workers, s', middle(([, two]) => two)],
];
for (const [processes, bytes] of [
  [1, 100],
  [2, 100],
  [4, 100],
  [2, 100_000],
  [2, 1_000_000],
]) {
  const rate = await partsPerSecond(processes, bytes);
  const what = `empty parts a second, ${processes} processes, answers of ${bytes.toLocaleString('en')} bytes`;
  rows.push([what, Math.round(rate).toLocaleString('en')]);
}
console.log(machine());
console.log(markdown(['what', ''], rows));

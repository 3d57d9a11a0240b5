import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Bank } from '@nonet/bank';
import { generate, Random } from '@nonet/engine/generate';
import { puzzleFacts } from '@nonet/engine/making';
import { packedCells } from '@nonet/engine/notation';
import { difficultyTools } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:bank -- [--bank FOLDER] [--bank postgres://…] [--rows N]
// measures how fast a new bank takes puzzles, and how long it searches for them
//
// By default, the bank is in a temporary folder. Another folder must not be there yet. The puzzles stay in
// it, or in the database, which should be empty. They have the facts of 500 that were made, with canonical
// forms by chance. Before, for a server: npm run drivers -w @nonet/bank

const { values } = parseArgs({
  options: {
    bank: { type: 'string', multiple: true },
    rows: { type: 'string', default: '1000000' },
  },
});
const temporary = values.bank ? undefined : mkdtempSync(join(tmpdir(), 'nonet-bench-'));
const banks = values.bank ?? [join(temporary, 'bank')];
const taken = banks.find((place) => existsSync(place));
if (taken !== undefined) throw new Error(`expected a new folder, found ${taken}`);
process.once('exit', () => temporary && rmSync(temporary, { recursive: true }));

const ROWS = Number(values.rows);
const FIRST = Math.min(100_000, ROWS);
const BATCH = 400;
const ROUNDS = 200;

const random = new Random('bench bank');
const tools = difficultyTools();
const models = generate({ seed: 'bench', count: 500, minimal: true }).puzzles.map((made) => {
  const { difficulty, minimal, symmetry } = finish(puzzleFacts(made.givens, { tools }));
  const { se, ...hodoku } = difficulty;
  const cells = packedCells(made.givens);
  const givens = cells.replaceAll('.', '').length;
  const fixed = { boxRows: 3, boxColumns: 3, source: 'bench', version: '0.1.0' };
  return { ...fixed, cells, givens, symmetry, minimal, se, hodoku };
});

function batch(first, count) {
  return Array.from({ length: count }, (_, i) => {
    const form = Array.from({ length: 81 }, () => random.below(10) || '.').join('');
    const origin = { seed: 'bench', number: first + i + 1 };
    return { ...models[random.below(models.length)], form, origin };
  });
}

async function add(bank, from, to) {
  let milliseconds = 0;
  for (let first = from; first < to; first += BATCH) {
    const some = batch(first, Math.min(BATCH, to - first));
    const began = performance.now();
    await bank.add(some);
    milliseconds += performance.now() - began;
  }
  return Math.round((to - from) / (milliseconds / 1000));
}

const QUERIES = {
  'er 7.0..7.3, x-wing, at most 24 givens, 100': [
    { er: [7.0, 7.3], techniques: ['x-wing'], givens: [17, 24] },
    { by: 'er', limit: 100 },
  ],
  'level hard, 100 at random': [{ levels: ['hard'] }, { by: 'random', limit: 100 }],
  'er 7.1, 10': [{ er: [7.1, 7.1] }, { by: 'added', limit: 10 }],
};

/** The 50th and the 95th percentile of the time of some calls, in milliseconds. */
async function timed(rounds, call) {
  const times = [];
  for (let i = 0; i < rounds; i++) {
    const began = performance.now();
    await call(i);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return [median(times), times[Math.floor(0.95 * times.length)]];
}

const BARE = 'create table bare as select * from nonet.puzzle limit 0';
const SOME = `(select * from nonet.puzzle limit ${FIRST})`;

/** How many rows a second COPY writes into a table without indexes. */
async function copied(place) {
  let milliseconds = 0;
  if (place.startsWith('postgres')) {
    const psql = (sql, input) =>
      execFileSync('psql', ['-qX', place, '-c', sql], { input, maxBuffer: 1 << 30 });
    psql(BARE);
    const text = psql(`copy ${SOME} to stdout`);
    const began = performance.now();
    psql('copy bare from stdin', text);
    milliseconds = performance.now() - began;
    psql('drop table bare');
  } else {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(join(place, 'data'));
    await database.exec(BARE);
    const { blob } = await database.query(`copy ${SOME} to '/dev/blob'`);
    const began = performance.now();
    await database.query("copy bare from '/dev/blob'", [], { blob });
    milliseconds = performance.now() - began;
    await database.exec('drop table bare');
    await database.close();
  }
  return Math.round(FIRST / (milliseconds / 1000));
}

const rows = [];
for (const place of banks) {
  const bank = await Bank.open(place);
  const name = place.startsWith('postgres') ? 'server' : 'folder';
  const perSecond = await add(bank, 0, FIRST);
  rows.push([
    name,
    `add ${FIRST.toLocaleString('en')}, rows a second`,
    perSecond.toLocaleString('en'),
    '',
  ]);
  await add(bank, FIRST, ROWS);
  const known = batch(0, 1000);
  await bank.add(known);
  const [p50, p95] = await timed(ROUNDS, (i) => bank.find([known[i % 1000]]));
  rows.push([name, 'is it in there?', p50.toFixed(2), p95.toFixed(2)]);
  for (const [what, [conditions, order]] of Object.entries(QUERIES)) {
    let found = 0;
    const [half, most] = await timed(ROUNDS / 4, async (i) => {
      for await (const some of bank.query(conditions, { ...order, seed: `${i}` }))
        found += some.length;
    });
    if (found === 0) throw new Error(`expected puzzles, found none: ${what}`);
    rows.push([name, what, half.toFixed(1), most.toFixed(1)]);
    console.error(`${name}, ${what}\n${await bank.explain(conditions, { ...order, seed: 's' })}\n`);
  }
  await bank.close();
  rows.push([
    name,
    'COPY of the same rows into a table, rows a second',
    (await copied(place)).toLocaleString('en'),
    '',
  ]);
}
console.log(machine(), `${availableParallelism()} cores, ${ROWS.toLocaleString('en')} rows`);
console.log(markdown(['database', 'what', 'median ms', 'p95 ms'], rows));

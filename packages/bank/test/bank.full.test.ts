import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generate, Random } from '@nonet/engine/generate';
import { canonical, geometry, randomTransform, transformed } from '@nonet/engine/grid';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { levels } from '@nonet/engine/rating';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { memoryFolder } from '../../../test/memory-folder.ts';
import { Bank } from '../dist/bank.js';
import { BankFailure, failureOf } from '../dist/database/bank-failure.js';
import { lockFolder } from '../dist/database/folder-lock.js';
import { openDatabase } from '../dist/database/open-database.js';
import type { BankPuzzle, StoredPuzzle } from '../dist/puzzle/bank-puzzle.js';
import type { Conditions, PuzzleOrder } from '../dist/puzzle/conditions.js';
import { MIGRATIONS, migrate } from '../dist/sql/migrations.js';
import { madePuzzle, madePuzzles } from './made-puzzles.ts';
import { POSTGRESQL, TestServer } from './test-server.ts';

const made = madePuzzles('bank', 400);
const folder = memoryFolder('nonet-bank-');
afterAll(() => rmSync(folder, { recursive: true }));

async function found(
  bank: Bank,
  conditions: Conditions,
  order: PuzzleOrder = { by: 'added' },
): Promise<StoredPuzzle[]> {
  const all: StoredPuzzle[] = [];
  for await (const some of bank.query(conditions, order)) all.push(...some);
  return all;
}

const cellsOf = (puzzles: readonly Pick<BankPuzzle, 'cells'>[]): string[] =>
  puzzles.map(({ cells }) => cells);

/** Whether a puzzle fulfils conditions, except those on collections. */
function fulfils(puzzle: BankPuzzle, conditions: Conditions): boolean {
  const { ed, ep, er, givens, levels, minimal, score, shape, symmetry } = conditions;
  const { techniques = [], without = [] } = conditions;
  const { hodoku, se } = puzzle;
  const isIn = (value: number | undefined, range: Conditions['er']): boolean =>
    !range || (value !== undefined && value >= range[0] && value <= range[1]);
  return (
    isIn(se?.er, er) &&
    isIn(se?.ep, ep) &&
    isIn(se?.ed, ed) &&
    isIn(hodoku?.score, score) &&
    isIn(puzzle.givens, givens) &&
    (!levels || levels.includes(hodoku!.level)) &&
    (minimal === undefined || puzzle.minimal === minimal) &&
    (symmetry === undefined || puzzle.symmetry === symmetry) &&
    (!shape || (puzzle.boxRows === shape[0] && puzzle.boxColumns === shape[1])) &&
    techniques.every((it) => hodoku?.techniques.includes(it)) &&
    !without.some((it) => hodoku?.techniques.includes(it))
  );
}

function randomConditions(random: Random): Conditions {
  const one = <T>(of: readonly T[]): T => of[random.below(of.length)];
  const maybe = <T>(make: () => T): T | undefined => (random.below(3) === 0 ? make() : undefined);
  const range = (values: readonly number[]): readonly [number, number] => {
    const [a, b] = [one(values), one(values)];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const rating = (name: 'er' | 'ep' | 'ed') =>
    maybe(() => range(made.map(({ se }) => se?.[name] ?? 0)));
  const technique = () => one(one(made).hodoku!.techniques);
  return {
    er: rating('er'),
    ep: rating('ep'),
    ed: rating('ed'),
    score: maybe(() => range(made.map(({ hodoku }) => hodoku!.score))),
    givens: maybe(() => range(made.map(({ givens }) => givens))),
    levels: maybe(() => [one(levels), one(levels)]),
    symmetry: maybe(() => one(made).symmetry),
    minimal: maybe(() => random.below(2) === 0),
    techniques: maybe(() => [technique()]),
    without: maybe(() => [technique(), technique()]),
    shape: maybe(() => [3, 3] as const),
  };
}

/** The tests of a bank. They are the same in every place. */
function suite(newPlace: () => Promise<string>): void {
  let bank: Bank;
  beforeAll(async () => {
    bank = await Bank.open(await newPlace());
    const added = await bank.add(made);
    expect(added.every(({ isNew }) => isNew)).toBe(true);
  });
  afterAll(() => bank?.close());

  it('has what was added, in the same order', async () => {
    const all = await found(bank, {});
    expect(all).toHaveLength(made.length);
    for (const [i, { added, id, usedIn, ...puzzle }] of all.entries()) {
      const { form: _, ...expected } = made[i];
      expect(puzzle).toEqual(expected);
      expect(id).toBe(i + 1);
      expect(usedIn).toBeUndefined();
      expect(Math.abs(Date.now() - Date.parse(added))).toBeLessThan(600_000);
    }
  });

  it('adds no puzzle twice', async () => {
    const [one, other] = madePuzzles('others', 2);
    const added = await bank.add([one, made[7], other, one, made[0]]);
    expect(added.map(({ isNew }) => isNew)).toEqual([true, false, true, false, false]);
    expect(added.map(({ id }) => id)).toEqual([401, 8, 402, 401, 1]);
    expect(await bank.count({})).toBe(made.length + 2);
  });

  it('knows a puzzle that is turned, transposed and relabelled', async () => {
    const random = new Random('equivalent');
    const moved = Array.from({ length: 400 }, (_, i) => {
      const read = parsePuzzle(made[i % made.length].cells);
      if (!read.ok) throw new Error('expected a puzzle');
      const { givens } = read.record;
      return transformed(
        givens,
        randomTransform(givens.geometry, (below) => random.below(below)),
      );
    });
    const known = await bank.find(
      moved.map((grid) => ({
        form: packedCells(canonical(grid).grid),
        boxRows: 3,
        boxColumns: 3,
      })),
    );
    expect(known).toEqual(moved.map((_, i) => (i % made.length) + 1));
    const [other] = madePuzzles('unknown', 1);
    expect(await bank.find([other])).toEqual([undefined]);
  });

  it('finds the puzzles that fulfil conditions, and no others', async () => {
    const random = new Random('conditions');
    const all = await found(bank, {});
    let sizes = 0;
    for (let i = 0; i < 80; i++) {
      const conditions = randomConditions(random);
      const expected = all.filter((puzzle) => fulfils(puzzle, conditions));
      expect(await found(bank, conditions), JSON.stringify(conditions)).toEqual(expected);
      expect(await bank.count(conditions)).toBe(expected.length);
      if (expected.length > 0) sizes++;
    }
    expect(sizes).toBeGreaterThan(24);
  });

  it('orders puzzles, and stops at a limit', async () => {
    const all = await found(bank, {});
    const byEr = await found(bank, {}, { by: 'er' });
    expect(byEr).toEqual(all.toSorted((a, b) => a.se!.er - b.se!.er || a.id - b.id));
    const byScore = await found(bank, {}, { by: 'score', limit: 10 });
    expect(byScore).toEqual(
      all.toSorted((a, b) => a.hodoku!.score - b.hodoku!.score || a.id - b.id).slice(0, 10),
    );
    const drawn = await found(bank, {}, { by: 'random', seed: 'one' });
    expect(drawn).not.toEqual(all);
    expect(drawn.toSorted((a, b) => a.id - b.id)).toEqual(all);
    expect(await found(bank, {}, { by: 'random', seed: 'one', limit: 20 })).toEqual(
      drawn.slice(0, 20),
    );
    expect(await found(bank, {}, { by: 'random', seed: 'two' })).not.toEqual(drawn);
  });

  it('finds by an index', async () => {
    expect(await bank.explain({ er: [7.0, 7.3] }, { by: 'er', limit: 10 })).toMatch(
      /Index Scan using puzzle_er_idx|Bitmap Index Scan on puzzle_er_idx/,
    );
  });

  it('moves puzzles into collections, each only once', async () => {
    const own = await Bank.open(await newPlace());
    await own.add(made);
    const first = await own.take('spring', { levels: ['hard'] }, { by: 'score', limit: 10 });
    if (first.kind !== 'taken') throw new Error('expected puzzles');
    const second = await own.take('summer', {}, { by: 'random', seed: 's', limit: 100 });
    if (second.kind !== 'taken') throw new Error('expected puzzles');
    const more = await own.take('spring', {}, { by: 'er', limit: 5 });
    if (more.kind !== 'taken') throw new Error('expected puzzles');
    const spring = [...first.puzzles, ...more.puzzles];
    expect(spring.every(({ usedIn }) => usedIn === 'spring')).toBe(true);
    expect(await found(own, { in: 'spring' })).toEqual(spring);
    expect(cellsOf(await found(own, { in: 'summer' }))).toEqual(cellsOf(second.puzzles));
    const used = new Set(cellsOf([...spring, ...second.puzzles]));
    expect(used.size).toBe(115);
    const unused = made.filter(({ cells }) => !used.has(cells));
    expect(cellsOf(await found(own, { unused: true }))).toEqual(cellsOf(unused));
    expect(cellsOf(await found(own, { notIn: ['spring', 'summer', 'no such'] }))).toEqual(
      cellsOf(unused),
    );
    await expect(own.take('x'.repeat(201), {}, { by: 'er', limit: 1 })).rejects.toThrow(
      'expected the name of a collection to have at most 200 characters, found 201',
    );
    await expect(own.append('a\nb', [], { size: 0 })).rejects.toThrow(
      'expected no control characters in the name of a collection, found a\\nb',
    );
    const few = await own.take('autumn', {}, { by: 'er', limit: made.length });
    expect(few).toEqual({ kind: 'few', found: made.length - 115 });
    const { collections, puzzles, unused: left } = await own.statistics();
    expect(collections).toEqual([
      { name: 'spring', puzzles: 15 },
      { name: 'summer', puzzles: 100 },
    ]);
    expect([puzzles, left]).toEqual([made.length, made.length - 115]);
    await own.close();
  });

  it('moves certain puzzles into a collection if nothing has changed there', async () => {
    const own = await Bank.open(await newPlace());
    await own.add(made.slice(0, 30));
    expect(await own.append('spring', [7, 3, 5], { size: 0 })).toBe(true);
    // Another size, a puzzle of this collection, and one of another.
    expect(await own.append('spring', [8], { size: 2 })).toBe(false);
    expect(await own.append('spring', [8, 3], { size: 3 })).toBe(false);
    expect(await own.append('summer', [8, 3], { size: 0 })).toBe(false);
    expect(await own.append('summer', [], { size: 0 })).toBe(true);
    expect(await own.append('spring', [2, 1], { size: 3 })).toBe(true);
    const spring = await found(own, { in: 'spring' });
    expect(spring.map(({ id }) => id)).toEqual([7, 3, 5, 2, 1]);
    expect((await own.statistics()).collections).toEqual([{ name: 'spring', puzzles: 5 }]);
    await own.close();
  });

  it('counts puzzles by rating and level', async () => {
    const { levels: byLevel, ratings } = await bank.statistics();
    const all = await found(bank, {});
    for (const [rating, count] of ratings) {
      expect(all.filter(({ se }) => Math.floor(se!.er) === rating)).toHaveLength(count);
    }
    for (const [level, count] of byLevel) {
      expect(all.filter(({ hodoku }) => hodoku!.level === level)).toHaveLength(count);
    }
    expect([...ratings.values()].reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });

  it('keeps puzzles of other sizes', async () => {
    const own = await Bank.open(await newPlace());
    const forms: string[] = [];
    for (const [boxRows, boxColumns] of [
      [2, 2],
      [2, 3],
      [3, 2],
      [2, 5],
      [3, 4],
    ]) {
      const shape = geometry(boxRows, boxColumns);
      const made = generate({ geometry: shape, seed: 'small', count: 12 }).puzzles;
      const all = made.map(({ givens }) => madePuzzle(givens));
      const puzzles = all.filter(({ form }, i) => all.findIndex((it) => it.form === form) === i);
      await own.add(puzzles);
      const kept = await found(own, { shape: [boxRows, boxColumns] });
      expect(cellsOf(kept)).toEqual(cellsOf(puzzles));
      expect(kept.every(({ hodoku, se }) => !hodoku && !se)).toBe(true);
      expect(await own.find(puzzles)).toEqual(puzzles.map((_, i) => forms.length + i + 1));
      forms.push(...puzzles.map(({ form }) => form));
    }
    expect(await found(own, { shape: [4, 4] })).toEqual([]);
    const known: string[] = [];
    for await (const some of own.forms()) known.push(...some);
    expect(known.sort()).toEqual(forms.sort());
    await own.close();
  });

  it('is brought to the latest version, and keeps its puzzles', async () => {
    const place = await newPlace();
    for (const version of MIGRATIONS.keys()) {
      const database = await openDatabase(place);
      await database.query('drop schema if exists nonet cascade');
      await migrate(database, MIGRATIONS.slice(0, version + 1));
      await database.close();
      const own = await Bank.open(place);
      await own.add(made.slice(0, 10));
      expect(cellsOf(await found(own, {}))).toEqual(cellsOf(made.slice(0, 10)));
      await own.close();
    }
    const database = await openDatabase(place);
    const later = [...MIGRATIONS, 'alter table nonet.puzzle add column stars integer'];
    await migrate(database, later);
    await migrate(database, later);
    await expect(
      migrate(database, [...later, 'create table nonet.a (a integer); select nothing']),
    ).rejects.toThrow();
    expect(await database.query("select to_regclass('nonet.a') as a")).toEqual([{ a: null }]);
    await database.close();
    await expect(Bank.open(place)).rejects.toThrow(
      `expected a bank of version ${MIGRATIONS.length} or earlier, found version ${later.length}: install a later @nonet/bank`,
    );
  });
}

/** What can happen to a file or a folder. */
const HOW = {
  'is gone': (path: string) => rmSync(path, { recursive: true }),
  'is empty': (path: string) => truncateSync(path, 0),
  'is cut off': (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  'is zero': (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size)),
  'has noise': (path: string) => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xa5, 16, Math.min(bytes.length, 400)));
  },
} as const;

const LOG = 'pg_wal/000000010000000000000001';

/** A file of a bank, or the table or index whose file it is, and what happens to it. */
const DAMAGES: readonly (readonly [string, keyof typeof HOW])[] = [
  ['global/pg_control', 'is gone'],
  ['global/pg_control', 'has noise'],
  ['global/pg_filenode.map', 'is cut off'],
  ['base/5/pg_filenode.map', 'has noise'],
  [LOG, 'is zero'],
  ['pg_xact/0000', 'is empty'],
  ['base/5', 'is gone'],
  ['PG_VERSION', 'is gone'],
  ['base/5/1259', 'has noise'],
  ['puzzle', 'is gone'],
  ['puzzle', 'has noise'],
  ['puzzle_key_key', 'has noise'],
  ['used_in', 'is cut off'],
  ['collection', 'is zero'],
  ['version', 'is empty'],
];

/** What is named instead of a file. */
const SAID: ReadonlyMap<string, string> = new Map([
  [LOG, 'data/pg_wal'],
  ['version', 'its table nonet.version'],
]);

/** Table or index → its file. */
async function filesOf(place: string): Promise<ReadonlyMap<string, string>> {
  const database = await openDatabase(place);
  const rows = await database.query<{ name: string; path: string }>(
    `select relname as name, pg_relation_filepath(oid) as path from pg_class
     where relnamespace = 'nonet'::regnamespace and relkind in ('r', 'i')`,
  );
  await database.close();
  return new Map(rows.map(({ name, path }) => [name, path]));
}

/** Reads all of a bank. */
async function readAll(place: string): Promise<void> {
  const bank = await Bank.open(place);
  try {
    await bank.statistics();
    await found(bank, {});
    await bank.find(made);
  } finally {
    await bank.close().catch(() => {});
  }
}

let folders = 0;
describe('a bank in a folder', () => {
  suite(() => Promise.resolve(join(folder, `bank${folders++}`)));

  it('is used by one process at a time', async () => {
    const place = join(folder, 'held');
    const bank = await Bank.open(place);
    await expect(Bank.open(place)).rejects.toThrow(
      `${place}: expected a bank that nobody uses, found process ${process.pid} in it since `,
    );
    await bank.close();
    await (await Bank.open(place)).close();
  });

  it('is free again after a process that was killed', async () => {
    const place = join(folder, 'killed');
    await (await Bank.open(place)).close();
    // It was killed while PostgreSQL wrote its own lock.
    writeFileSync(join(place, 'data', 'postmaster.pid'), '');
    await (await Bank.open(place)).close();
    const dead = { pid: 2 ** 22 + 1, host: 'HOST', began: '1', since: 'then' };
    const lock = join(place, 'lock');
    writeFileSync(lock, JSON.stringify({ ...dead, host: hostname() }));
    await (await Bank.open(place)).close();
    // This process has the number of one that began earlier.
    writeFileSync(lock, JSON.stringify({ ...dead, host: hostname(), pid: process.pid }));
    await (await Bank.open(place)).close();
    writeFileSync(lock, JSON.stringify(dead));
    await expect(Bank.open(place)).rejects.toThrow(
      `found process ${dead.pid} on HOST in it since then; if that process is gone, delete ${lock}`,
    );
  });

  it('is free after a process that was killed and that its parent has not noticed yet', async () => {
    const place = join(folder, 'zombie');
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600']);
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = Number(pid);
    const stateOf = () => /\) (\w) /.exec(readFileSync(`/proc/${zombie}/stat`, 'utf8'))?.[1];
    // The shell would reap the child. The program that takes its place does not.
    const program = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
    while (program() !== 'sleep') await setTimeout(5);
    process.kill(zombie, 'SIGKILL');
    while (stateOf() !== 'Z') await setTimeout(5);
    mkdirSync(place);
    writeFileSync(
      join(place, 'lock'),
      JSON.stringify({ pid: zombie, host: hostname(), since: '' }),
    );
    await (await Bank.open(place)).close();
    parent.kill();
  });

  it('leaves no folder if it cannot be made', async () => {
    const top = join(folder, 'top');
    const place = join(top, 'middle', 'bank');
    lockFolder(place)();
    expect(existsSync(top)).toBe(false);
    const long = join(folder, 'n'.repeat(300));
    await expect(Bank.open(long)).rejects.toThrow(`${long}: the name is too long`);
    symlinkSync('/nope', top);
    await expect(Bank.open(top)).rejects.toThrow(
      `${top}: expected a folder, found a link to nothing`,
    );
  });

  describe('that is damaged', () => {
    const good = join(folder, 'good');
    let files: ReadonlyMap<string, string>;
    beforeAll(async () => {
      const bank = await Bank.open(good);
      await bank.add(made);
      await bank.take('spring', {}, { by: 'added', limit: 200 });
      await bank.take('summer', {}, { by: 'added', limit: 100 });
      await bank.close();
      files = await filesOf(good);
    });

    it.each(DAMAGES)('says where: %s %s', async (name, how) => {
      const place = join(folder, 'damaged');
      rmSync(place, { recursive: true, force: true });
      cpSync(good, place, { recursive: true });
      const path = files.get(name) ?? name;
      HOW[how](join(place, 'data', path));
      const error: unknown = await readAll(place).catch((it: unknown) => it);
      expect(error).toBeInstanceOf(BankFailure);
      const at = SAID.get(name) ?? `data/${path}`;
      expect((error as Error).message.replace(`${place}: `, '')).toBe(
        `this bank is damaged at ${at}; use a copy of the folder, or add what nonet bank export has written to a new bank`,
      );
      // A second try does not mend it without a word.
      if (how === 'is gone') await expect(readAll(place)).rejects.toThrow((error as Error).message);
    });

    it('is of another version', async () => {
      const place = join(folder, 'other');
      cpSync(good, place, { recursive: true });
      writeFileSync(join(place, 'data', 'PG_VERSION'), '12\n');
      await expect(Bank.open(place)).rejects.toThrow(
        /^\S+: expected files of PostgreSQL \d+, found those of PostgreSQL 12: export /,
      );
    });
  });

  // PostgreSQL ends when a new bank grows beyond the limit, which takes thousands of puzzles.
  it('says why PostgreSQL may have ended', () => {
    const error = failureOf(new Error('Aborted(native code called abort())'), 'place');
    expect(error).toEqual(
      new BankFailure(
        'place: the database stopped: perhaps its files would be larger than allowed (ulimit -f shows the limit)',
      ),
    );
  });

  it('cannot be a file', async () => {
    const place = join(folder, 'file');
    writeFileSync(place, '');
    await expect(Bank.open(place)).rejects.toThrow(BankFailure);
    await expect(Bank.open(place)).rejects.toThrow(`${place}: expected a folder, found a file`);
  });
});

describeWith(POSTGRESQL, 'a bank on a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server?.stop());
  suite(() => server.newDatabase());

  it('gives two clients different puzzles', async () => {
    const place = await server.newDatabase();
    const clients = await Promise.all(Array.from({ length: 4 }, () => Bank.open(place)));
    await clients[0].add(made);
    const taken = await Promise.all(
      Array.from({ length: 80 }, (_, i) =>
        clients[i % 4].take(`book ${i % 3}`, {}, { by: 'random', seed: `${i}`, limit: 5 }),
      ),
    );
    const cells = taken.flatMap((it) => (it.kind === 'taken' ? cellsOf(it.puzzles) : []));
    expect(cells).toHaveLength(400);
    expect(new Set(cells).size).toBe(400);
    const few = await clients[1].take('more', {}, { by: 'er', limit: 1 });
    expect(few).toEqual({ kind: 'few', found: 0 });
    for (const client of clients) await client.close();
  });

  it('is made once if two begin at the same time', async () => {
    const place = await server.newDatabase();
    const banks = await Promise.all(Array.from({ length: 6 }, () => Bank.open(place)));
    const added = await Promise.all(banks.map((bank) => bank.add(made.slice(0, 50))));
    expect(added.flat().filter(({ isNew }) => isNew)).toHaveLength(50);
    for (const bank of banks) await bank.close();
  });

  it('says what is wrong with an address', async () => {
    const place = await server.newDatabase();
    const without = place.replace(/bank\d+$/, 'nothing');
    await expect(Bank.open(without)).rejects.toThrow(
      `${without}: the server has no database with this name`,
    );
  });

  const options: readonly (readonly [string, string])[] = [
    ['sslmode=require', 'the server does not offer SSL, which the address asks for'],
    ['ssl=true', 'the server does not offer SSL, which the address asks for'],
    ['sslrootcert=/nope', 'expected a certificate in /nope, found none that can be read'],
    ['sslcert=/nope', 'expected a certificate in /nope, found none that can be read'],
    ['statement_timeout=1', 'the server stopped this: a setting allows less time'],
    ['query_timeout=1', 'the server stopped this: a setting allows less time'],
    [
      'lock_timeout=x',
      'the server cannot be used: invalid value for parameter "lock_timeout": "NaN"',
    ],
    [
      'options=-c%20bogus=1',
      'the server cannot be used: unrecognized configuration parameter "bogus"',
    ],
    ['host=/nope', 'no server answers at this address'],
  ];
  it.each(options)('says what is wrong with ?%s', async (option, reason) => {
    const place = `${(await server.newDatabase()).replace('nonet@', 'nonet:secret@')}?${option}`;
    await expect(Bank.open(place)).rejects.toThrow(`${place.replace(':secret', '')}: ${reason}`);
  });

  it('needs a server that answers, and speaks as PostgreSQL does', async () => {
    const other = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400\r\n'));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    for (const [address, reason] of [
      ['127.0.0.1:1', 'no server answers at this address'],
      ['nothing.invalid', 'no host has this name'],
      [`127.0.0.1:${port}`, 'the server at this address ends the connection'],
    ]) {
      await expect(Bank.open(`POSTGRES://nonet:secret@${address}/bank`)).rejects.toThrow(
        `POSTGRES://nonet@${address}/bank: ${reason}`,
      );
    }
    other.close();
  });

  it('says that the server was lost, and goes on when it is there again', async () => {
    const place = await server.newDatabase();
    const bank = await Bank.open(place);
    await bank.add(made.slice(0, 100));
    await server.kill();
    await expect(bank.add(made.slice(100, 200))).rejects.toThrow(BankFailure);
    await server.begin();
    const again = await Bank.open(place);
    expect(cellsOf(await found(again, {}))).toEqual(cellsOf(made.slice(0, 100)));
    await again.close();
  });
});

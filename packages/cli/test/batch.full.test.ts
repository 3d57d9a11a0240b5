import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generate, Random } from '@nonet/engine/generate';
import { packedCells } from '@nonet/engine/notation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { memoryFolder } from '../../../test/memory-folder.ts';
import { Batches } from '../../bank/dist/sql/batches.js';
import { REDIS, RedisServer } from '../../bank/test/redis-server.ts';
import { POSTGRESQL, TestServer } from '../../bank/test/test-server.ts';
import { ENV, NONET, nonet, startNonet } from './nonet.ts';

/** How often a process is killed. */
const KILLS = Number(process.env.KILLS ?? 1);

const folder = memoryFolder('nonet-batch-');
/** What the workers say. */
const WORKERS_LOG = join(folder, 'workers.log');
const log = openSync(WORKERS_LOG, 'a');
afterAll(() => {
  closeSync(log);
  rmSync(folder, { recursive: true });
});

/** Writes puzzles to a file. Every fortieth line cannot be read. Returns its name. */
function madeFile(name: string, count: number): string {
  const { puzzles } = generate({ seed: name, count, minimal: true });
  const lines = puzzles.map(({ givens: puzzle }, i) =>
    i % 40 === 17 ? 'nonsense' : packedCells(puzzle),
  );
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** A worker in a process of its own. */
function started(place: string, ...args: string[]): ChildProcess {
  const words = ['batch', 'worker', '--quiet', '--bank', place, '--threads', '1', ...args];
  return spawn(process.execPath, [NONET, ...words], {
    env: ENV,
    stdio: ['ignore', 'ignore', log],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}

async function killed(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  child.kill(signal);
  await ended(child);
}

describeWith(POSTGRESQL, 'nonet batch', () => {
  let server: TestServer;
  let place: string;
  beforeAll(async () => {
    server = await TestServer.start();
    place = await server.newDatabase();
  });
  afterAll(() => server?.stop());

  const batch = (command: string, ...args: string[]) =>
    nonet(['batch', command, '--bank', place, ...args]);

  async function submitted(parts: number, words: readonly string[]): Promise<string> {
    const { stdout, stderr, status } = await batch('submit', '--parts', `${parts}`, ...words);
    expect([status, stderr]).toEqual([
      0,
      `batch ${stdout.trim()}: ${parts.toLocaleString('en')} parts\n`,
    ]);
    return stdout.trim();
  }

  /** Expects that a batch has the answers, the messages and the status of the command itself. */
  async function expectSame(id: string, words: readonly string[]): Promise<void> {
    const [found, expected] = [await batch('result', id), await nonet(words)];
    expect(found).toEqual(expected);
    expect(found.stdout.length).toBeGreaterThan(1_000);
  }

  /** Waits until workers, which do not end by themselves, have done a batch, and ends them. */
  async function doneBy(workers: readonly ChildProcess[], id: string): Promise<void> {
    const left = Promise.all(workers.map(ended)).then(() => {
      throw new Error(`no worker is left: ${readFileSync(WORKERS_LOG, 'utf8')}`);
    });
    await Promise.race([batch('watch', '--quiet', id), left]);
    await Promise.all(workers.map((worker) => killed(worker, 'SIGTERM')));
  }

  const puzzles = madeFile('puzzles.txt', 40);

  it.each([
    // Workers that are killed, below, do "rate", "rate --json" and "canonical".
    ['explain', '--json', madeFile('few.txt', 8)],
    ['generate', '--count', '4', '--seed', 'batch', '--level', 'hard', '--json'],
  ])('two workers answer as one process does: %s %s %s', async (...words) => {
    const id = await submitted(4, words);
    const workers = [started(place, '--until-done'), started(place, '--until-done')];
    const watched = await batch('watch', '--quiet', id);
    expect(watched.stdout).toBe(`${id}\t${words.join(' ')}\tdone, 4 of 4 parts\n`);
    await Promise.all(workers.map(ended));
    await expectSame(id, words);
  });

  it('repeats the notes of the command, with their lines', async () => {
    const { puzzles: made } = generate({ seed: 'notes', count: 60, minimal: true });
    // Without a given, a minimal puzzle has several solutions.
    const rows = made.map(({ givens: puzzle }, i) => {
      const cells = packedCells(puzzle);
      return i % 4 === 0 ? `${cells.replace(/[1-9]/, '.')},${i}` : `${cells},`;
    });
    const file = join(folder, 'notes.csv');
    writeFileSync(file, `puzzle,id\n${rows.join('\n')}\n`);
    const words = ['solve', '--to', 'sdm', file];
    const id = await submitted(7, words);
    await batch('worker', '--quiet', '--until-done');
    const [found, expected] = [await batch('result', id), await nonet(words)];
    expect(found).toEqual(expected);
    expect(found.stderr.split('\n').slice(-4)).toEqual([
      expect.stringMatching(/notes\.csv:38: several solutions/),
      'the notation "sdm" cannot hold everything; left out: id (15 puzzles)',
      '… and 5 more notes like these',
      '',
    ]);
    expect((await batch('result', '--quiet', id)).stderr).toBe('');
  });

  it('ends where a puzzle cannot be made, as the command does', async () => {
    const words = ['generate', '--count', '12', '--level', 'extreme', '--tries', '14'];
    for (const seed of ['k150']) {
      const id = await submitted(4, [...words, '--seed', seed]);
      await batch('worker', '--quiet', '--until-done');
      const [found, expected] = [
        await batch('result', id),
        await nonet([...words, '--seed', seed, '--quiet']),
      ];
      expect(found).toEqual(expected);
      expect(found.status).toBe(1);
    }
  });

  it('says that no part has less than a line, or a puzzle', async () => {
    const file = madeFile('five.txt', 5);
    for (const [words, parts] of [
      [['rate', file], '5 parts, one for each line'],
      [['generate', '--count', '1', '--seed', 's'], '1 part, one for each puzzle'],
    ] as const) {
      const { stderr, stdout } = await batch('submit', '--parts', '1000', ...words);
      const id = stdout.trim();
      expect(stderr).toBe(`batch ${id}: ${parts}, instead of 1,000\n`);
      await batch('worker', '--quiet', '--until-done');
      expect((await batch('result', id)).stdout).toBe((await nonet(words)).stdout);
    }
  });

  it('chooses parts of some seconds', async () => {
    const file = join(folder, 'some.txt');
    writeFileSync(file, readFileSync(puzzles, 'utf8').repeat(50));
    const { stderr } = await batch('submit', 'rate', file);
    const [, parts] = /: (\d+) parts?\n$/.exec(stderr)!;
    // A puzzle takes some milliseconds, or ten times as long beside other programs.
    expect(Number(parts)).toBeGreaterThanOrEqual(1);
    expect(Number(parts)).toBeLessThan(1_000);
    const [state] = (await batch('status', '--json')).stdout.trim().split('\n').slice(-1);
    expect(JSON.parse(state)).toMatchObject({ items: 2_000, itemsDone: 0, state: 'open' });
    await batch('cancel', String((JSON.parse(state) as { id: number }).id));
  });

  it.each([
    [
      ['race', puzzles],
      'expected a command that has --part, such as rate, generate or canonical, found "race"',
    ],
    [
      ['rate', '--scale', 'x', puzzles],
      "option '--scale <name>' argument 'x' is invalid. Allowed choices are se, sukaku, hodoku.",
    ],
    [['rate', '--bogus', puzzles], "unknown option '--bogus'"],
    [
      ['rate', '--max', '3', '--scale', 'hodoku', puzzles],
      '--max cannot be used with --scale hodoku (--max needs --scale se or --scale sukaku)',
    ],
    [['rate', '--output', 'x.txt', puzzles], '--output cannot be used in a batch'],
    [['rate'], 'expected one file, found standard input'],
    [['rate', puzzles, puzzles], 'expected one file, found 2 files'],
    [['rate', 'none.txt'], 'none.txt: expected a file, found nothing with that name'],
    [['generate', '--count', '5'], '--part needs --seed, so that all runs use the same seed'],
    [
      ['generate', '--count', '5', '--seed', 's', '--from', puzzles],
      'expected the cells of a grid for --from, found a file, which other machines may not have',
    ],
  ])('refuses %s', async (words, reason) => {
    expect(await batch('submit', ...words)).toEqual({
      status: 2,
      stdout: '',
      stderr: `error: ${reason}\n`,
    });
  });

  it('needs a server, and a batch', async () => {
    expect(await nonet(['batch', 'status', '--bank', folder])).toMatchObject({
      status: 2,
      stderr: `${folder}: expected a bank on a server for a batch, such as postgres://user@host/name, found a folder\n`,
    });
    expect(
      await nonet(['batch', 'status', '--bank', 'postgres://nonet:secret@127.0.0.1:1/x']),
    ).toMatchObject({
      status: 2,
      stderr: 'postgres://nonet@127.0.0.1:1/x: no server answers at this address\n',
    });
    for (const [queue, reason] of [
      ['redis://:secret@nothing.invalid', 'redis://@nothing.invalid: no host has this name'],
      [`${place}0`, `${place}0: the server has no database with this name`],
      [
        `${place}?sslmode=require`,
        `${place}?sslmode=require: the server does not offer SSL, which the address asks for`,
      ],
    ]) {
      expect(await batch('worker', '--queue', queue)).toMatchObject({
        status: 2,
        stderr: `${reason}\n`,
      });
    }
    expect((await batch('watch', '99999')).stderr).toBe(
      'expected a batch of this bank, found none with the number 99999\n',
    );
  });

  it('keeps the answers of a batch that is cancelled, and deletes it', async () => {
    const id = await submitted(40, ['rate', puzzles]);
    expect((await batch('delete', id)).stderr).toBe(
      'expected a batch that is done or cancelled, found one in progress\n',
    );
    expect((await batch('result', id)).stderr).toBe(
      'expected a batch that is done, found 0 of 40 parts done\n',
    );
    const worker = started(place);
    while ((await stateOf(id)).done < 5) await setTimeout(100);
    expect((await batch('cancel', id)).status).toBe(0);
    await killed(worker, 'SIGINT');
    const { done } = await stateOf(id);
    await batch('worker', '--until-done');
    expect((await stateOf(id)).done).toBe(done);
    const { status, stderr, stdout } = await batch('result', id);
    const whole = (await nonet(['rate', puzzles])).stdout;
    expect(whole.startsWith(stdout)).toBe(true);
    expect(status).toBe(2);
    expect(stderr).toContain(`the batch was cancelled after ${done} of 40 parts\n`);
    expect((await batch('cancel', id)).stderr).toBe(
      'expected a batch in progress, found one that is cancelled\n',
    );
    expect((await batch('delete', id)).status).toBe(0);
    expect((await batch('status', id)).stderr).toBe(
      `expected a batch of this bank, found none with the number ${id}\n`,
    );
  });

  interface State {
    readonly done: number;
    readonly working: number;
    readonly state: string;
  }

  async function stateOf(id: string): Promise<State> {
    return JSON.parse((await batch('status', '--json', id)).stdout) as State;
  }

  it('sets a part aside that fails three times, and goes on with the others', async () => {
    const batches = await Batches.open(place);
    const good = Buffer.from(`${'.'.repeat(80)}1\n`);
    // The beginning of the file is one that the command refuses, so the workers cannot read any part.
    const file = { name: 'bad.txt', size: 3 * good.length, start: Buffer.from('nonsense\n') };
    const common = { json: false, parts: 3, version: '0.1.0' };
    const one = { ...common, command: ['solve', 'bad.txt'], file };
    const parts = [1, 2, 3].map((number) => ({
      number,
      items: 1,
      begins: good.length * (number - 1),
      ends: good.length * number,
      input: good,
    }));
    const poisoned = String(await batches.submit(one, parts));
    await batches.close();
    const id = await submitted(5, ['canonical', puzzles]);
    expect((await batch('worker', '--quiet', '--until-done')).status).toBe(0);
    await expectSame(id, ['canonical', puzzles]);
    const reason = 'bad.txt: no puzzle found';
    expect((await batch('status', poisoned)).stdout).toBe(
      `${poisoned}\tsolve bad.txt\tdone, 0 of 3 parts, 3 set aside\n${[1, 2, 3]
        .map((part) => `\tpart ${part}, bad.txt:${part}-${part}: ${reason}\n`)
        .join('')}`,
    );
    const { status, stdout, stderr } = await batch('result', poisoned);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      [1, 2, 3].map((part) => `part ${part}, bad.txt:${part}-${part}: ${reason}\n`).join(''),
    );
    expect((await batch('retry', poisoned)).stderr).toBe('3 parts to do again\n');
    expect(await stateOf(poisoned)).toMatchObject({ state: 'open', done: 0 });
    await batch('cancel', poisoned);
  });

  it('loses nothing when workers are killed', async () => {
    const file = madeFile('killed.txt', 100 * KILLS);
    const random = new Random('workers');
    const id = await submitted(20 * KILLS, ['rate', file]);
    const workers = [started(place), started(place)];
    for (let kill = 0; kill < KILLS; kill++) {
      await setTimeout(300 + random.below(1_500));
      const one = random.below(2);
      await killed(workers[one]);
      workers[one] = started(place);
    }
    await doneBy(workers, id);
    await expectSame(id, ['rate', file]);
  });

  it('loses nothing when the server is killed', async () => {
    const file = madeFile('server.txt', 100 * KILLS);
    const random = new Random('server');
    const id = await submitted(20 * KILLS, ['rate', '--json', file]);
    // Workers that are started while the server is down wait for it.
    await server.kill();
    const before = statSync(WORKERS_LOG).size;
    const workers = [started(place), started(place)];
    const waits = 'no server answers at this address; the worker waits until the server is there\n';
    const said = () => readFileSync(WORKERS_LOG, 'utf8').slice(before);
    while (said().split(waits).length < 3) await setTimeout(20);
    await server.begin();
    for (let kill = 0; kill < KILLS; kill++) {
      await setTimeout(500 + random.below(1_200));
      await server.kill();
      await setTimeout(random.below(1_000));
      await server.begin();
    }
    await doneBy(workers, id);
    await expectSame(id, ['rate', '--json', file]);
  });

  it('has a batch whole or not at all when the one who submits it is killed', async () => {
    const random = new Random('submit');
    const words = ['canonical', puzzles];
    const before = (await batch('status')).stdout.split('\n').length;
    for (let kill = 0; kill < KILLS; kill++) {
      const args = ['batch', 'submit', '--bank', place, '--parts', '40', ...words];
      const child = spawn(process.execPath, [NONET, ...args], { env: ENV, stdio: 'ignore' });
      await setTimeout(random.below(3_000));
      await killed(child);
    }
    const ids = (await batch('status')).stdout
      .trim()
      .split('\n')
      .slice(before - 1);
    await batch('worker', '--quiet', '--until-done');
    for (const [id] of ids.map((line) => line.split('\t'))) await expectSame(id, words);
  });

  describeWith(REDIS, 'with a queue on Redis', () => {
    let redis: RedisServer;
    beforeAll(async () => {
      redis = await RedisServer.start();
    });
    afterAll(() => redis?.stop());

    it('says what is wrong with its address, and nothing else', async () => {
      // Redis takes no number of a database from 16 on. It needs no password, which is not worth a warning.
      const run = (address: string) =>
        startNonet(['batch', 'worker', '--bank', place, '--until-done', '--queue', address]);
      const { status, stderr } = run(redis.address.replace('//', '//:secret@'));
      expect([status, stderr]).toEqual([0, '']);
      const other = run(`${redis.address.replace('//', '//:secret@')}/99`);
      expect([other.status, other.stderr]).toEqual([
        2,
        `${redis.address.replace('//', '//@')}/99: the server has no database with this number\n`,
      ]);
      const bob = run(redis.address.replace('//', '//bob:secret@'));
      expect([bob.status, bob.stderr]).toEqual([
        2,
        `${redis.address.replace('//', '//bob@')}: the server does not accept the name or the password\n`,
      ]);
    });

    it('does the same when workers and the queue are killed', async () => {
      const file = madeFile('redis.txt', 100 * KILLS);
      const random = new Random('redis');
      const id = await submitted(20 * KILLS, ['rate', file]);
      const workers = [0, 1].map(() => started(place, '--queue', redis.address));
      for (let kill = 0; kill < KILLS; kill++) {
        await setTimeout(300 + random.below(1_200));
        await killed(workers[kill % 2]);
        workers[kill % 2] = started(place, '--queue', redis.address);
        await setTimeout(300 + random.below(1_200));
        await redis.kill();
        await setTimeout(random.below(1_000));
        await redis.begin();
      }
      await doneBy(workers, id);
      await expectSame(id, ['rate', file]);
      expect(readFileSync(file, 'utf8').length).toBeGreaterThan(1_000);
    });
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Random } from '@nonet/engine/generate';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { WorkerPool } from '../src/threads/worker-pool.ts';
import { ENV, NONET, nonet } from './nonet.ts';

/** The sample of Baekjoon 2580, a puzzle without a solution, and a puzzle with several. */
const PUZZLE = '035469278782105609060278135321046897804913506596820413917652080603701952258394760';
const NONE = `12345678.........9${'.'.repeat(63)}`;
const SEVERAL = PUZZLE.replace(/[1-4]/g, '.');
/** A puzzle with more than a million solutions. */
const MANY = `${PUZZLE.slice(0, 18).padEnd(81, '.')}`;

const folder = mkdtempSync(join(tmpdir(), 'nonet-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Number of lines for `canonical`. */
const LINES = sized(500, 3_000);

/** Writes a file of puzzles. About one line in `rare` is unusual, for example empty. */
function mixture(name: string, lines: number, rare: number): string {
  const random = new Random(name);
  const others = [NONE, SEVERAL, PUZZLE.slice(1), '', '# aside', ` ${PUZZLE}`, `${PUZZLE} é`];
  const all = Array.from({ length: lines }, () => {
    if (random.below(rare) === 0) return others[random.below(others.length)];
    return random.below(10) === 0 ? `${PUZZLE} # kept` : PUZZLE;
  });
  const path = join(folder, name);
  writeFileSync(path, `${all.join('\n')}\n`);
  return path;
}

describe('--threads', () => {
  const commands = [
    ['solve', sized(2_000, 4_000), 30],
    ['check', sized(1_000, 2_000), sized(50, 100)],
    ['solve', 30_000, 1_000],
    ['count', 20_000, 1_000],
  ] as const;
  it.each(commands.slice(0, sized(2, 4)))(
    'any number gives the same output: %s on %d lines, one in %d unusual',
    async (command, lines, rare) => {
      const path = mixture(`${command}-${rare}`, lines, rare);
      const alone = await nonet([command, '--threads', '1', path]);
      expect(alone.status).toBe(2);
      expect(alone.stdout.split('\n').length).toBeGreaterThan(lines / 2);
      for (const threads of ['5', '2'].slice(0, sized(1, 2))) {
        const got = await nonet([command, '--threads', threads, path]);
        expect(got.status).toBe(alone.status);
        expect(got.stderr).toBe(alone.stderr);
        expect(got.stdout === alone.stdout).toBe(true);
      }
      const asRecords = await nonet([command, '--timeout', '1000', path]);
      expect(asRecords.stderr).toBe(alone.stderr);
      expect(asRecords.stdout === alone.stdout).toBe(true);
    },
  );

  it('any number gives the same output of canonical, with one form per equivalence class', async () => {
    const path = mixture('canonical', LINES, LINES / 40);
    const alone = await nonet(['canonical', '--automorphisms', '--threads', '1', path]);
    expect(alone.status).toBe(2);
    const lines = alone.stdout.split('\n').filter((line) => !line.startsWith('#'));
    expect(lines.length).toBeGreaterThan(0.95 * LINES);
    expect(new Set(lines.map((line) => line.slice(0, 81))).size).toBe(4);
    for (const threads of ['5', '2'].slice(0, sized(1, 2))) {
      const got = await nonet(['canonical', '--automorphisms', '--threads', threads, path]);
      expect(got.stderr).toBe(alone.stderr);
      expect(got.stdout === alone.stdout).toBe(true);
    }
  });

  onlyQuick(it)('euler adds up the sums of all blocks', async () => {
    const path = join(folder, 'euler');
    writeFileSync(path, `${PUZZLE}\n`.repeat(10_000));
    const { stdout, stderr } = await nonet(['euler', '--threads', '3', path]);
    expect(stdout).toBe(`Ans = ${135 * 10_000}\n`);
    expect(stderr).toMatch(/^10,000 puzzles in [\d.]+ ms \(kernel\)\n$/);
  });

  onlyQuick(it)('must be a whole number of at least 1', async () => {
    const { status, stderr } = await nonet(['solve', '--threads', '0']);
    expect(status).toBe(2);
    expect(stderr).toContain('expected a whole number of at least 1, found "0"');
  });

  onlyQuick(it)('each line of a slow pipe is solved at once, also with threads', async () => {
    const child = spawn(process.execPath, [NONET, 'solve', '--threads', '2'], { env: ENV });
    let answered = 0;
    child.stdout.on('data', (bytes: Buffer) => (answered += bytes.length));
    const write = async (lines: number): Promise<void> => {
      child.stdin.write(`${PUZZLE}\n`.repeat(lines));
      const wanted = answered + 82 * lines;
      while (answered < wanted) await once(child.stdout, 'data');
      expect(answered).toBe(wanted);
    };
    for (const lines of [1, 2, 100_000, 1, 700, 3]) await write(lines);
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  onlyQuick(it).each([['1'], ['2']])('Ctrl-C ends long work with %s', async (threads) => {
    const path = join(folder, 'many');
    // The easy puzzles are solved before Ctrl-C. After them, the hard puzzles keep all threads
    // busy.
    writeFileSync(path, `${PUZZLE}\n`.repeat(40_000) + `${MANY}\n`.repeat(5_000));
    const args = ['count', '--limit', '400000000', '--threads', threads, path];
    const child: ChildProcess = spawn(process.execPath, [NONET, ...args], { env: ENV });
    let stderr = '';
    child.stderr!.on('data', (text) => (stderr += text));
    await once(child.stdout!, 'data');
    child.stdout!.resume();
    // The hard puzzles would take hours.
    child.kill('SIGINT');
    const [status] = await once(child, 'close');
    expect([status, stderr]).toEqual([130, 'interrupted\n']);
  });
});

onlyQuick(describe)('a worker', () => {
  const program = (source: string): URL => {
    const path = join(folder, `worker-${source.length}.mjs`);
    writeFileSync(path, source);
    return pathToFileURL(path);
  };
  const ask = (url: URL): Promise<unknown> => {
    const pool = new WorkerPool(url, { name: 'solve', limit: 2 }, 2);
    const message = { block: new Uint8Array(82), space: new Uint8Array() };
    return pool.request(message).finally(() => pool.close());
  };

  it.each([
    ['throws', "throw new Error('no memory');", 'no memory'],
    ['ends', 'process.exit(7);', 'exit code 7'],
    ['is missing', '', 'Cannot find module'],
  ])('that %s causes an error, not a hang', async (_, source, message) => {
    const url = source === '' ? pathToFileURL(join(folder, 'none.mjs')) : program(source);
    await expect(ask(url)).rejects.toThrow(message);
  });
});

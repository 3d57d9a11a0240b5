import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Random } from '@nonet/engine/generate';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { ENV, NONET } from './nonet.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const EMPTY = '.'.repeat(81);

const folder = mkdtempSync(join(tmpdir(), 'nonet-signals-'));
afterAll(() => rmSync(folder, { recursive: true }));
const many = join(folder, 'many.txt');
writeFileSync(many, `${PUZZLE}\n`.repeat(sized(100_000, 400_000)));
const empty = join(folder, 'empty.txt');
writeFileSync(empty, `${EMPTY}\n`);

const random = new Random('signals');

/**
 * Command line → a pattern for every line of its output. All commands take seconds or never end.
 */
const COMMANDS: readonly (readonly [args: readonly string[], line: RegExp])[] = [
  [['solve', many], /^\d{81}$/],
  [['solve', '--json', many], /^\{"line":.*\}$/],
  [['solve', '--all', empty], /^\d{81}$/],
  [['convert', '-t', 'csv', many], /^(puzzle,solution|[\d.]{81},)$/],
  [['generate', '-n', '1000000', '-q'], /^[\d.]{81}$/],
  [['grid', '-n', '10000000', '-q', '-t', 'line'], /^\d{81}$/],
  [['trace', '--strategy', 'scan', '--limit', '100000000', empty], /^\{"(?:puzzle|e\w+)":.*\}$/],
];

/** Signal → exit status. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** How often each command is interrupted. Eight times, each signal comes in a pipe and in a file. */
const ROUNDS = sized(1, 2);

interface Interrupted {
  readonly text: string;
  readonly status: number | null;
}

/** Interrupts a command while its output goes through a pipe. */
async function inPipe(args: readonly string[], signal: NodeJS.Signals): Promise<Interrupted> {
  const child = spawn(process.execPath, [NONET, ...args], {
    env: ENV,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const chunks: Buffer[] = [];
  // A slow reader keeps the pipe full.
  const pause = random.below(5);
  for await (const chunk of child.stdout) {
    if (chunks.length === 0) void setTimeout(random.below(60)).then(() => child.kill(signal));
    chunks.push(chunk);
    await setTimeout(pause);
  }
  const [status] = await closed;
  return { text: Buffer.concat(chunks).toString(), status };
}

/** Interrupts a command while its output goes to a file. */
async function inFile(args: readonly string[], signal: NodeJS.Signals): Promise<Interrupted> {
  const path = join(folder, 'output.txt');
  const file = openSync(path, 'w');
  const child = spawn(process.execPath, [NONET, ...args], {
    env: ENV,
    stdio: ['ignore', file, 'ignore'],
  });
  closeSync(file);
  const closed = once(child, 'close');
  while (statSync(path).size === 0) await setTimeout(5);
  await setTimeout(random.below(60));
  child.kill(signal);
  const [status] = await closed;
  return { text: readFileSync(path, 'utf8'), status };
}

describe('Ctrl-C, SIGTERM and SIGHUP', () => {
  it.each(COMMANDS.slice(0, sized(1, COMMANDS.length)))(
    'leave whole lines of nonet %j',
    async (args, line) => {
      for (let round = 0; round < ROUNDS; round++) {
        const [signal, status] = SIGNALS[round % SIGNALS.length];
        const ended = await (round & 2 ? inFile : inPipe)(args, signal);
        expect(ended.status).toBe(status);
        expect(ended.text.at(-1)).toBe('\n');
        const lines = ended.text.slice(0, -1).split('\n');
        expect(lines.find((found) => !line.test(found))).toBeUndefined();
      }
    },
  );

  onlyQuick(it)('keep the answers so far of --output in a file of their own', async () => {
    const place = mkdtempSync(join(folder, 'output-'));
    const args = ['generate', '-n', '1000000', '-q', '-o', join(place, 'out.txt')];
    const child = spawn(process.execPath, [NONET, ...args], { env: ENV });
    const messages = text(child.stderr);
    const written = (): boolean =>
      readdirSync(place).some((name) => statSync(join(place, name)).size > 0);
    while (!written()) await setTimeout(5);
    child.kill('SIGTERM');
    const kept = join(place, 'out.txt.partial');
    expect(await messages).toBe(`not complete: the answers so far are in ${kept}\n`);
    expect(readdirSync(place)).toEqual(['out.txt.partial']);
    expect(readFileSync(kept, 'utf8')).toMatch(/^([.\d]{81}\n)+$/);
  });

  onlyQuick(it.skipIf(process.platform !== 'linux'))(
    'wait for a slow reader, but the second signal does not',
    async () => {
      const child = spawn(process.execPath, [NONET, 'solve', many], {
        env: ENV,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const exited = once(child, 'exit');
      // Nothing reads the pipe, so it is full soon, and then the command waits.
      await once(child.stdout, 'readable');
      await isWaiting(child);
      child.kill('SIGINT');
      await once(child.stderr, 'data');
      await isWaiting(child);
      expect(child.exitCode).toBeNull();
      child.kill('SIGINT');
      expect(await exited).toEqual([130, null]);
      child.stdout.destroy();
    },
  );
});

/** Resolves when all threads of a process have slept for a while, or when it has ended. */
async function isWaiting(child: ChildProcess): Promise<void> {
  for (let quiet = 0; quiet < 10 && child.exitCode === null; await setTimeout(10)) {
    quiet = statesOf(child.pid!).every((state) => state === 'S') ? quiet + 1 : 0;
  }
}

/** The states of the threads of a process: S if a thread sleeps, R if it runs or could run. */
function statesOf(pid: number): string[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const stats = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/stat`, 'latin1'));
    return stats.map((stat) => stat[stat.lastIndexOf(')') + 2]);
  } catch {
    // A thread has ended in the meantime.
    return ['R'];
  }
}

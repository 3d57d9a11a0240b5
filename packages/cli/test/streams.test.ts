import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@nonet/engine/generate';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { ENV, NONET } from './nonet.ts';

/** The sample of Baekjoon 2580, and its solution. */
const PUZZLE = '035469278782105609060278135321046897804913506596820413917652080603701952258394760';
const SOLUTION =
  '135469278782135649469278135321546897874913526596827413917652384643781952258394761';
/** A puzzle that takes minutes without propagation. */
const ENDLESS = `${'.'.repeat(14)}3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n`;

const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
afterAll(() => rmSync(folder, { recursive: true }));

function start(args: readonly string[], stdin: 'pipe' | 'ignore' = 'pipe'): ChildProcess {
  return spawn(process.execPath, [NONET, ...args], { env: ENV, stdio: [stdin, 'pipe', 'pipe'] });
}

async function output(
  child: ChildProcess,
): Promise<{ status: number; stdout: string; stderr: string }> {
  let stdout = '';
  let stderr = '';
  child.stdout!.setEncoding('utf8').on('data', (text) => (stdout += text));
  child.stderr!.setEncoding('utf8').on('data', (text) => (stderr += text));
  const [status] = await once(child, 'close');
  return { status, stdout, stderr };
}

/** Number of lines in a long file. */
const LINES = sized(50_000, 200_000);
/** The limit in KB. Node 20 needs up to 150,000 KB. Node 22 and later need more. */
const MOST_KILOBYTES = Number.parseInt(process.versions.node, 10) < 22 ? 155_000 : 200_000;

describe(`${LINES} lines`, () => {
  it('are solved in order and in little memory, with ten bad ones reported', () => {
    const random = new Random('a million');
    const names = Array.from({ length: 500 }, () => random.shuffle('123456789'.split('')));
    const renamed = (cells: string, by: readonly string[]): string =>
      cells.replace(/[1-9]/g, (digit) => by[Number(digit) - 1]);
    const puzzles = names.map((by) => renamed(PUZZLE, by));
    const solutions = names.map((by) => renamed(SOLUTION, by));
    const isBad = (line: number): boolean => line % (LINES / 10) === 4_321;

    const path = join(folder, 'million.txt');
    const lines = Array.from({ length: LINES }, (_, i) =>
      isBad(i) ? puzzles[i % 500].slice(1) : puzzles[i % 500],
    );
    writeFileSync(path, `${lines.join('\n')}\n`);

    const out = join(folder, 'solved.txt');
    const peak = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS))`;
    const script = `${peak}; process.argv.splice(1, 1, 'nonet'); await import(${JSON.stringify(NONET)})`;
    const { status, stderr } = spawnSync(
      'sh',
      [
        '-c',
        // A process begins with the peak of the one that started it, and the shell is small.
        `"$0" --input-type=module -e "$1" -- x solve "$2" > "$3"; exit $?`,
        process.execPath,
        script,
        path,
        out,
      ],
      { env: ENV, encoding: 'utf8' },
    );
    const messages = stderr.trimEnd().split('\n');
    const kilobytes = Number(messages.pop()!.replace('peak ', ''));
    expect(status).toBe(2);
    expect(messages).toEqual(
      Array.from(
        { length: 10 },
        (_, i) =>
          `${path}:${i * (LINES / 10) + 4_322}:81: expected 81 cells (9×9), found 80 cells (read as line)`,
      ),
    );
    const answers = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(answers).toHaveLength(LINES);
    const wrong = answers.findIndex((answer, i) =>
      isBad(i) ? !answer.startsWith('# ') : answer !== solutions[i % 500],
    );
    expect(wrong).toBe(-1);
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
  });
});

onlyQuick(describe)('streams', () => {
  it('each line of a slow pipe is solved at once', async () => {
    const child = start(['solve']);
    child.stdin!.write(`${PUZZLE}\n`);
    const [first] = await once(child.stdout!, 'data');
    expect(String(first)).toBe(`${SOLUTION}\n`);
    child.stdin!.end();
    expect((await output(child)).status).toBe(0);
  });

  it('a line of 100 MB is refused, and the next one is read', async () => {
    const child = start(['solve']);
    const done = output(child);
    const piece = Buffer.alloc(1 << 20, '1');
    child.stdin!.write(`${PUZZLE}\n`);
    for (let i = 0; i < 100; i++) {
      if (!child.stdin!.write(piece)) await once(child.stdin!, 'drain');
    }
    child.stdin!.end(`\n${PUZZLE}\n`);
    const { status, stdout, stderr } = await done;
    expect(status).toBe(2);
    const message =
      'stdin:2:65537: expected a line of at most 65536 characters, found 104857600 characters (read as line)';
    expect(stderr).toBe(`${message}\n`);
    expect(stdout).toBe(`${SOLUTION}\n# ${message}\n${SOLUTION}\n`);
  });

  it('solve ends quietly if its reader closes the pipe', async () => {
    const path = join(folder, 'many.txt');
    const file = createWriteStream(path);
    for (let i = 0; i < 50_000; i++) file.write(`${PUZZLE}\n`);
    await new Promise((resolve) => file.end(resolve));
    const { status, stderr } = spawnSync(
      'sh',
      [
        '-c',
        `{ "$0" "$1" solve "$2"; echo "status $?" >&2; } | head -n 1`,
        process.execPath,
        NONET,
        path,
      ],
      { env: ENV, encoding: 'utf8' },
    );
    expect(status).toBe(0);
    expect(stderr).toBe('status 0\n');
  });

  it('help ends quietly if its reader closes the pipe', () => {
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `"$0" "$1" --help | head -n 1`, process.execPath, NONET],
      { env: ENV, encoding: 'utf8' },
    );
    expect([stdout, stderr]).toEqual(['Usage: nonet [options] [command]\n', '']);
  });

  it.each([
    ['while standard input is silent', ['solve'], `${PUZZLE}\n`],
    ['during a search', ['solve', '--strategy', 'scan'], `${PUZZLE}\n${ENDLESS}`],
    ['during a count', ['count', '--exact'], `${PUZZLE}\n${'.'.repeat(81)}\n`],
    ['during a trace', ['trace', '--strategy', 'scan'], ENDLESS],
  ])('Ctrl-C ends with status 130 %s', async (_, args, input) => {
    const child = start(args);
    const done = output(child);
    child.stdin!.write(input);
    await once(child.stdout!, 'data');
    child.kill('SIGINT');
    const { status, stderr } = await done;
    expect(status).toBe(130);
    expect(stderr).toBe('interrupted\n');
  });

  it('solutions printed before Ctrl-C are not lost', async () => {
    const child = start(['solve', '--strategy', 'scan']);
    const done = output(child);
    child.stdin!.write(`${PUZZLE}\n`);
    await once(child.stdout!, 'data');
    child.stdin!.write(`${PUZZLE}\n${ENDLESS}`);
    await once(child.stdout!, 'data');
    child.kill('SIGINT');
    expect((await done).stdout).toBe(`${SOLUTION}\n${SOLUTION}\n`);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Random } from '../../packages/engine/src/generate/random.ts';
import { run, suiteFolder } from './array-job.ts';

// The full proof has 10,000,000 lines in 1,000 parts: LINES=10000000 PARTS=1000.
const LINES = Number(process.env.LINES ?? 80_000);
const PARTS = Number(process.env.PARTS ?? 16);
const KILLED = 6;
const AT_ONCE = 2;

const NONET = join(import.meta.dirname, '../../packages/cli/bin/nonet.js');

it('parts killed with SIGKILL, resumed and joined equal a single run', async () => {
  const cwd = suiteFolder();
  const random = new Random('killed parts');
  await writeLines(join(cwd, 'puzzles.txt'), random);
  mkdirSync(join(cwd, 'out'));
  const output = (part: number): string => `out/part-${part}`;
  const runPart = (part: number) =>
    spawn(
      process.execPath,
      [NONET, 'solve', '--threads', '1', '--resume', 'puzzles.txt', ...partOptions(part)],
      { cwd, stdio: 'ignore' },
    );
  const partOptions = (part: number): string[] => [
    '--part',
    `${part}/${PARTS}`,
    '--output',
    output(part),
  ];

  const killed = new Set<number>();
  while (killed.size < KILLED) killed.add(1 + random.below(PARTS));
  let unfinished = 0;
  for (const part of killed) {
    const child = runPart(part);
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await setTimeout(random.below(120));
    child.kill('SIGKILL');
    await exit;
    if (!existsSync(join(cwd, output(part)))) unfinished++;
  }
  expect(unfinished).toBeGreaterThan(KILLED / 4);

  let next = 1;
  const worker = async (): Promise<void> => {
    while (next <= PARTS) {
      const child = runPart(next++);
      const status = await new Promise((resolve) => child.once('exit', resolve));
      expect([0, 1]).toContain(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  run('nonet', ['join', 'out', '--output', 'joined.txt'], { cwd });
  const whole = spawnSync(process.execPath, [NONET, 'solve', 'puzzles.txt', '-o', 'whole.txt'], {
    cwd,
    stdio: 'ignore',
  });
  expect(whole.status).toBe(1);
  const [joined, single] = await Promise.all(
    ['joined.txt', 'whole.txt'].map((name) => digestOf(join(cwd, name))),
  );
  expect(joined).toEqual(single);
  expect(single.lines).toBe(LINES);
});

/**
 * Writes lines that differ: puzzles with their digits renamed, and one in 1,000 without a solution.
 */
async function writeLines(file: string, random: Random): Promise<void> {
  const made = run('nonet', ['generate', '--count', '2000', '--seed', 'proof'], { cwd: '.' });
  const puzzles = made.trimEnd().split('\n');
  const stream = createWriteStream(file);
  for (let line = 0; line < LINES; line += puzzles.length) {
    const names = shuffled('123456789', random);
    const renamed = puzzles
      .slice(0, LINES - line)
      .map((puzzle, i) => (i % 1_000 === 7 ? `11${puzzle.slice(2)}` : puzzle))
      .map((puzzle) => puzzle.replaceAll(/\d/g, (digit) => names[Number(digit) - 1]));
    if (!stream.write(`${renamed.join('\n')}\n`)) {
      await once(stream, 'drain');
    }
  }
  stream.end();
  await finished(stream);
}

function shuffled(text: string, random: Random): string[] {
  const symbols = Array.from(text);
  for (let i = symbols.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [symbols[i], symbols[j]] = [symbols[j], symbols[i]];
  }
  return symbols;
}

async function digestOf(file: string): Promise<{ lines: number; sha256: string }> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
  }
  return { lines, sha256: hash.digest('hex') };
}

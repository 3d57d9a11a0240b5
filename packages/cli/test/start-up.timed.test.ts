import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ENV, NONET } from './nonet.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-start-up-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Prints the microseconds of CPU time of a process, on all its threads, when it exits. */
const USAGE = join(folder, 'usage.cjs');
writeFileSync(
  USAGE,
  `process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    require('fs').writeSync(2, '\\n' + (userCPUTime + systemCPUTime));
  });`,
);

const ROUNDS = 15;

/** Returns the CPU time of a process in milliseconds. */
function cpuTime(args: readonly string[]): number {
  const { status, stderr } = spawnSync(process.execPath, ['--require', USAGE, ...args], {
    encoding: 'utf8',
    env: ENV,
  });
  expect(status).toBe(0);
  return Number(stderr.split('\n').at(-1)) / 1_000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

// Node alone takes about 20 ms. The limit is a multiple of that, because it depends on the machine.
it.each([
  ['grid', 4.5],
  ['generate', 5],
])('%s makes one in less than %s times the CPU time of an empty program', (command, limit) => {
  const empty: number[] = [];
  const made: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    empty.push(cpuTime(['-e', '0']));
    made.push(cpuTime([NONET, command]));
  }
  const [bare, whole] = [median(empty), median(made)];
  process.stdout.write(`${command}: ${whole.toFixed(1)} ms, Node alone: ${bare.toFixed(1)} ms\n`);
  expect(whole).toBeLessThan(limit * bare);
});

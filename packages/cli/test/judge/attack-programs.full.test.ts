import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BulkSolver } from '@nonet/engine/bulk';
import { generate } from '@nonet/engine/generate';
import { deadline } from '@nonet/engine/work';
import { attack, type Cost } from '@nonet/judge/attack/attack';
import { hardCases } from '@nonet/judge/cases/hard-cases';
import { givensOf, lineOf } from '@nonet/judge/cases/proper-puzzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../test/describe-with.ts';
import { program } from '../program-on-path.ts';

/** CPU seconds after which a run is stopped. */
const LIMIT = 2;

const folder = mkdtempSync(join(tmpdir(), 'nonet-attack-'));
const source = (name: string): string =>
  fileURLToPath(new URL(`programs/${name}`, import.meta.url));
const easyPuzzles = generate({ seed: 'easy', count: 5, givens: [34, 40] }).puzzles.map(
  ({ givens }) => lineOf({ givens: givens.digits }),
);

afterAll(() => rmSync(folder, { recursive: true }));

/** Measures the CPU time of a command with the `time` of bash. */
function cpuTime(command: readonly string[], puzzle: string): Promise<Cost> {
  const script = `ulimit -t ${LIMIT}; TIMEFORMAT='%U %S'; time "$@"`;
  const child = spawn('bash', ['-c', script, 'bash', ...command]);
  child.stdin.end(puzzle.replaceAll('.', '0').replace(/.{9}/g, '$&\n'));
  let times = '';
  child.stderr.on('data', (chunk) => {
    times += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = times.trim().split(/\s+/).slice(-2).map(Number);
      if (status === 0) resolve(seconds[0] + seconds[1]);
      else if (seconds[0] + seconds[1] > LIMIT - 1) resolve('limit');
      else reject(new Error(times));
    });
  });
}

/**
 * Times differ from run to run, so the factor is only printed.
 *
 * @param mostAtStart The attack starts from the hard cases with at most this many placements.
 */
async function isAttacked(
  name: string,
  command: readonly string[],
  { seconds, mostAtStart }: { readonly seconds: number; readonly mostAtStart: number },
): Promise<void> {
  const cost = (puzzle: string): Promise<Cost> => cpuTime(command, puzzle);
  const hard = hardCases.filter(({ placements }) => placements <= mostAtStart);
  const start: { puzzle: string; cost: Cost }[] = [];
  for (const puzzle of [...easyPuzzles, ...hard.map((found) => found.puzzle)]) {
    const measured = await cost(puzzle);
    // A puzzle that exceeds the limit would end the attack before it begins.
    if (measured !== 'limit') start.push({ puzzle, cost: measured });
  }
  const easy = start.slice(0, easyPuzzles.length).map((known) => Number(known.cost));
  const report = await attack({
    cost,
    start,
    easy,
    seed: 'attack',
    pause: () => Promise.resolve(),
    signal: deadline(1_000 * seconds, () => performance.now()),
  });
  const { outcome, worstAtStart, runs, counted, explanation } = report;
  console.log(name, {
    outcome,
    cost: report.cost,
    easy: report.easy,
    worstAtStart: worstAtStart.cost,
    runs,
    counted,
    order: explanation?.order.id,
    fit: explanation?.fit,
    puzzle: report.puzzle,
  });
  const reached = report.cost === 'limit' ? LIMIT : report.cost;
  console.log(`${name}: ${(reached / report.easy).toFixed(1)} times an easy puzzle`);
  expect(outcome).not.toBe('even');
  expect(new BulkSolver().solveOne(givensOf(report.puzzle), new Uint8Array(81))).toBe(1);
}

describeWith(program('python3'), 'an attack of 2 s on a Python program', () => {
  it('finds a puzzle that is hard for column-order.py', () =>
    isAttacked('column-order.py', ['python3', source('column-order.py')], {
      seconds: 2,
      mostAtStart: 60_000,
    }));
});

describeWith(program('g++'), 'an attack of 4 s on a C++ program', () => {
  const built = join(folder, 'fewest');
  beforeAll(() => {
    execFileSync('g++', ['-O2', '-o', built, source('fewest.cpp')]);
  });

  it('finds a puzzle that is hard for fewest.cpp', () =>
    isAttacked('fewest.cpp', [built], { seconds: 4, mostAtStart: 160_000 }));
});

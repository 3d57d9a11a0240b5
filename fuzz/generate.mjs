import { spawnSync } from 'node:child_process';
import { canonical } from '@nonet/engine/grid';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { Run, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';

// npm run build && node fuzz/generate.mjs [PUZZLES] [SEED]
//
// Runs `nonet generate --minimal --distinct`. The kernel makes the puzzles. Checks with
// `propagation` that all are proper and minimal. Prints how many different canonical forms they
// have, which should be PUZZLES.

const PUZZLES = process.argv[2] ?? '100000';
const SEED = process.argv[3] ?? 'fuzz';

const nonet = new URL('../packages/cli/bin/nonet.js', import.meta.url).pathname;
const args = [nonet, 'generate', '--minimal', '--distinct', '--count', PUZZLES, '--seed', SEED];
const { status, stdout } = spawnSync(process.execPath, args, {
  encoding: 'utf8',
  maxBuffer: 1 << 30,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`expected status 0, found ${status}`);

const forms = new Set();
const lines = stdout.trimEnd().split('\n');
for (const line of lines) {
  const { record } = parsePuzzle(line);
  if (!isProper(record.givens) || !isMinimal(record.givens))
    throw new Error(`not proper and minimal: ${line}`);
  forms.add(packedCells(canonical(record.givens).grid));
}
console.log(`${lines.length} puzzles, all proper and minimal, ${forms.size} canonical forms`);

function isProper(givens) {
  const run = new Run({ givens }, strategyById('propagation'));
  finish(run);
  return run.counters.solutions === 1;
}

function isMinimal({ digits, geometry }) {
  return digits.every(
    (digit, cell) => digit === 0 || !isProper({ geometry, digits: digits.with(cell, 0) }),
  );
}

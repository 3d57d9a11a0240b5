import { spawnSync } from 'node:child_process';
import { canonical, Judging, packedCells, parsePuzzle } from '@nonet/engine';

// npm run build && node fuzz/generate.mjs [PUZZLES] [SEED]
//
// So many minimal puzzles of `nonet generate --distinct`: each is judged proper and minimal by the
// strategy `propagation`, which has no line in common with the kernel that made it, and no two have
// the same canonical form.

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
  const judging = new Judging({ givens: record.givens });
  let verdict = judging.advance();
  while (!verdict) verdict = judging.advance();
  if (verdict.kind !== 'proper' || verdict.redundant.length > 0) throw new Error(`bad: ${line}`);
  forms.add(packedCells(canonical(record.givens).grid));
}
console.log(`${lines.length} puzzles, all proper and minimal, ${forms.size} canonical forms`);

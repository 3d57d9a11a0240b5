import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ENV, NONET } from './nonet.ts';
import { nineLines, PROGRAMS } from './watched.ts';

/** A search row by row makes 1,008,711 placements. */
const LONG = '1.35.4..2..6....1..........2.....59....4.6....8.....2...7.9..5.........8869..7..1';
/** A search row by row makes 99,212 placements. */
const SHORTER = '...1....2......96....8..57.2.......4.79.1.3..6..5.8.....8.....9..2..7.....6.941..';

const folder = mkdtempSync(join(tmpdir(), 'nonet-speed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file that is loaded before a program, and writes how long the program has used a processor. */
const CLOCK = join(folder, 'clock.cjs');
const INPUT = join(folder, 'input');
const TIME = join(folder, 'time');
writeFileSync(
  CLOCK,
  `const { isMainThread } = require('node:worker_threads');
  if (isMainThread && !process.argv[1].includes('nonet.js')) process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    require('node:fs').writeFileSync(${JSON.stringify(TIME)}, String((user + system) / 1e6));
  });`,
);
const EMPTY = join(folder, 'empty.cjs');
writeFileSync(EMPTY, '');

/** Returns how many seconds a program uses a processor. */
function cpuTime(args: readonly string[], puzzle: string): number {
  writeFileSync(INPUT, nineLines(puzzle.replaceAll('.', '0')));
  const input = openSync(INPUT, 'r');
  const env = { ...ENV, NODE_OPTIONS: `--require ${CLOCK}` };
  const { status } = spawnSync(process.execPath, args, { env, stdio: [input, 'ignore', 'ignore'] });
  closeSync(input);
  if (status === null) throw new Error('expected the program to end by itself');
  return Number(readFileSync(TIME, 'utf8'));
}

describe('nonet watch of a long search in JavaScript', () => {
  const watch = [NONET, 'watch', '--events', '3000000', '--to', join(folder, 'trace')];
  // The time to start Node and the tracer is subtracted.
  const start = cpuTime([EMPTY], '');
  const startWatched = cpuTime([...watch, EMPTY], '');

  it.each([
    ['blanks.js', LONG],
    ['class.mjs', SHORTER],
  ])('prints how many times as long as %s alone', (name, puzzle) => {
    const path = join(PROGRAMS, 'javascript', name);
    const alone = cpuTime([path], puzzle) - start;
    const watched = cpuTime([...watch, path], puzzle) - startWatched;
    const ratio = watched / alone;
    const seconds = `${alone.toFixed(2)} s, watched ${watched.toFixed(2)} s`;
    console.log(`${name}: ${seconds} (×${ratio.toFixed(1)})`);
    // A machine may be busy, so the figure is only printed.
    expect(ratio).toBeGreaterThan(0);
  });
});

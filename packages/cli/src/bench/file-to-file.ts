import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createWriteStream, openSync, statSync } from 'node:fs';
import type { Grid } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';

/** Runs whose best counts: what disturbs one only makes it slower. */
const RUNS = 3;

/** Writes so many lines, the puzzles over and over. */
export async function writePuzzles(
  file: string,
  puzzles: readonly Grid[],
  lines: number,
): Promise<void> {
  const text = puzzles.map((puzzle) => `${packedCells(puzzle)}\n`);
  const stream = createWriteStream(file);
  for (let from = 0; from < lines; from += text.length) {
    if (!stream.write(text.slice(0, lines - from).join(''))) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

/**
 * Seconds that `nonet solve` takes for a file, as a person would run it, its start included.
 *
 * @throws Error when it fails or answers less than all.
 */
export async function fileToFile(
  file: string,
  target: string,
  threads: number,
  lines: number,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const output = openSync(target, 'w');
    const started = performance.now();
    const args = [process.argv[1], 'solve', '--threads', `${threads}`, file];
    const child = spawn(process.execPath, args, { stdio: ['ignore', output, 'ignore'] });
    const [status] = await once(child, 'exit');
    best = Math.min(best, (performance.now() - started) / 1_000);
    closeSync(output);
    if (status !== 0 || statSync(target).size !== 82 * lines) {
      throw new Error(`nonet solve ended with ${status}, its answers incomplete`);
    }
  }
  return best;
}

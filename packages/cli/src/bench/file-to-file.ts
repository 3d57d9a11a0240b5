import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Grid } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { wholeWrites } from '../core/files/whole-writes.ts';
import { WriteError } from '../core/files/write-error.ts';
import type { Timed } from './stopwatch.ts';

/** Writes a file with this many lines, one puzzle per line. Repeats the puzzles as needed. */
export async function writePuzzles(
  file: string,
  puzzles: readonly Grid[],
  lines: number,
): Promise<void> {
  const text = puzzles.map((puzzle) => `${packedCells(puzzle)}\n`);
  const pieces = Array.from({ length: Math.ceil(lines / text.length) }, (_, i) =>
    text.slice(0, lines - i * text.length).join(''),
  );
  const output = openSync(file, 'w');
  try {
    await pipeline(pieces, wholeWrites(output));
  } finally {
    closeSync(output);
  }
}

/** Measures the elapsed time of `nonet solve FILE > TARGET`, including start-up. */
export function fileToFile(file: string, target: string, threads: number, lines: number): Timed {
  const run = async (): Promise<void> => {
    const output = openSync(target, 'w');
    const args = [process.argv[1], 'solve', '--threads', `${threads}`, file];
    const child = spawn(process.execPath, args, { stdio: ['ignore', output, 'ignore'] });
    const [status] = await once(child, 'exit');
    closeSync(output);
    if (status !== 0 || statSync(target).size !== 82 * lines) {
      const found = `status ${status} and ${statSync(target).size} bytes`;
      throw new WriteError(`expected nonet solve to write ${82 * lines} bytes, found ${found}`);
    }
  };
  return {
    items: lines,
    rounds: 3,
    seconds: async (runs) => {
      const start = performance.now();
      for (let i = 0; i < runs; i++) await run();
      return (performance.now() - start) / 1_000;
    },
  };
}

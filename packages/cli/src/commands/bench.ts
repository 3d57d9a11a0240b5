import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { solve } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import type { Grid } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { type BenchSet, benchSets } from '../bench/bench-sets.ts';
import { fileToFile, writePuzzles } from '../bench/file-to-file.ts';
import { measure } from '../bench/stopwatch.ts';
import { breathe } from '../breathe.ts';
import type { Status } from '../report/report.ts';

/** Lines of the file that goes through `nonet solve`. */
const LINES = 500_000;

/** This machine's figures, as Markdown. */
export async function bench(): Promise<Status> {
  const { form } = new BulkSolver();
  process.stderr.write('about half a minute …\n');
  const sets = benchSets();
  const rows: string[][] = [];
  for (const set of sets) rows.push(await benchSet(set));
  const kernel = form === 'simd' ? 'the SIMD kernel' : 'the scalar kernel: there is no SIMD here';
  print([
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, ${kernel}.`,
    '',
    'Microseconds a puzzle, one core:',
    '',
    ...table(['', 'limit 1', 'limit 2', 'one a call', 'scalar kernel'], rows),
    '',
    `\`nonet solve\`, file to file, ${grouped(LINES)} easy puzzles:`,
    '',
    ...table(
      ['threads', 'seconds', 'puzzles a second', 'times one thread'],
      await benchFiles(sets[0]),
    ),
  ]);
  return 0;
}

async function benchSet({ name, puzzles }: BenchSet): Promise<string[]> {
  const input = Uint8Array.from(puzzles.flatMap(({ digits }) => [...digits]));
  const solutions = new Uint8Array(input.length);
  const counts = new Uint32Array(puzzles.length);
  const texts = puzzles.map((puzzle) => packedCells(puzzle));
  const native = new BulkSolver();
  const scalar = new BulkSolver('scalar');
  const bulk = (solver: BulkSolver, limit: number) => (): void => {
    solver.solve(input, solutions, counts, { limit });
  };
  const alone = (): void => {
    for (const text of texts) solve(text);
  };
  const works = [bulk(native, 1), bulk(native, 2), alone, bulk(scalar, 2)];
  const times = await measure(works, breathe);
  return [name, ...times.map((time) => figure(time / puzzles.length))];
}

async function benchFiles(easy: BenchSet): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-'));
  try {
    const file = join(folder, 'puzzles.txt');
    await writePuzzles(file, easy.puzzles as readonly Grid[], LINES);
    const rows: string[][] = [];
    let one = 0;
    for (const threads of threadCounts()) {
      const seconds = await fileToFile(file, join(folder, 'solutions.txt'), threads, LINES);
      one ||= seconds;
      const rate = grouped(Number((LINES / seconds).toPrecision(3)));
      rows.push([`${threads}`, figure(seconds), rate, figure(one / seconds)]);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** 1, 2, 4 … and all. */
function threadCounts(): number[] {
  const all = availableParallelism();
  const counts: number[] = [];
  for (let threads = 1; threads < all; threads *= 2) counts.push(threads);
  return [...counts, all];
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Three significant figures. */
function figure(value: number): string {
  return `${Number(value.toPrecision(3))}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en');
}

/** A Markdown table whose columns stand under one another, the first to the left. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const line = (row: readonly string[]): string => {
    const cells = row.map((text, i) =>
      i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]),
    );
    return `| ${cells.join(' | ')} |`;
  };
  const rule = widths.map((width, i) =>
    i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)];
}

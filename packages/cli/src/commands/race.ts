import { equalGrids, type Grid, solves } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import {
  isContradictory,
  type Puzzle,
  Run,
  type Strategy,
  strategies,
  unsupportedReason,
} from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { breathe } from '../breathe.ts';
import type { InputFlags } from '../options.ts';
import { Output } from '../pipeline/output.ts';
import { readPuzzle } from '../pipeline/read-puzzle.ts';
import { noSolution } from '../report/conflict-text.ts';
import { type Absent, type Lane, raceTable } from '../report/race-table.ts';
import { Report, type Status } from '../report/report.ts';
import { gaveUp, timeLimit } from '../report/time-limit.ts';
import { paletteOf } from '../trace/ink.ts';

export interface RaceFlags extends InputFlags {
  readonly json?: boolean;
  /** Solutions after which a strategy is done. Default 1. */
  readonly limit?: number;
  /** Seconds a strategy. Default 10. */
  readonly timeout?: number;
}

/** Runs the first puzzle through every strategy, one after another. */
export async function race(files: readonly string[], flags: RaceFlags): Promise<Status> {
  const { limit = 1, timeout = 10 } = flags;
  const report = new Report();
  const input = await readPuzzle(files, flags, report);
  if (!input) return report.end();
  const { file, puzzle } = input;

  const results: (Lane | Absent)[] = [];
  for (const strategy of strategies) {
    announce(strategy.id);
    results.push(await runLane(puzzle, strategy, limit, timeout));
  }
  announce('');
  const lanes = results.filter((result) => 'counters' in result);
  assertAgreement(puzzle, lanes);

  const output = new Output();
  if (flags.json) output.write(`${JSON.stringify(jsonOf(puzzle, limit, results))}\n`);
  else if (!isContradictory(puzzle)) {
    const { isTTY, columns } = process.stdout;
    const palette = paletteOf(isTTY ? process.stdout.getColorDepth() : 1);
    const view = { palette, marked: Boolean(isTTY), columns: columns ?? 80 };
    output.write(`${raceTable(results, timeout, view).join('\n')}\n`);
  }
  await output.flush();

  const finished = lanes.filter((lane) => lane.end !== 'stopped');
  const none = lanes.every((lane) => lane.counters.solutions === 0);
  if (none) {
    const reason = finished.length > 0 ? noSolution(puzzle.givens) : `all ${gaveUp(timeout)}`;
    report.failed(file, puzzle.line, reason);
  }
  return report.end();
}

async function runLane(
  puzzle: Puzzle,
  strategy: Strategy,
  limit: number,
  timeout: number,
): Promise<Lane | Absent> {
  const { id, lexicographic } = strategy;
  const reason = unsupportedReason(puzzle, strategy);
  if (reason) return { strategy: id, reason };
  warmUp(puzzle, strategy, limit);
  const started = performance.now();
  const { signal } = timeLimit(timeout);
  const run = new Run(puzzle, strategy, { limit });
  let first: Grid | undefined;
  while (!run.end && !signal?.aborted) {
    run.advance();
    first ??= run.solution;
    await breathe();
  }
  const milliseconds = performance.now() - started;
  const { counters, end = 'stopped' } = run;
  return { strategy: id, lexicographic, counters, end, milliseconds, first };
}

const WARM = 20_000;

/** Runs so many events beforehand: the first lanes would pay for the compiler otherwise. */
function warmUp(puzzle: Puzzle, strategy: Strategy, limit: number): void {
  finish(new Run(puzzle, strategy, { limit, events: WARM }));
}

/**
 * Of the lanes that finished, all found equally many solutions; those that go in lexicographic
 * order met the same one first, and so did all where there is only one.
 */
export function assertAgreement({ givens }: Puzzle, lanes: readonly Lane[]): void {
  const finished = lanes.filter((lane) => lane.end !== 'stopped');
  const single = finished.some((lane) => lane.end === 'exhausted' && lane.counters.solutions === 1);
  const inOrder = single ? finished : finished.filter((lane) => lane.lexicographic);
  for (const { strategy, counters, first } of finished) {
    if (counters.solutions !== finished[0].counters.solutions) {
      throw new Error(`${strategy} and ${finished[0].strategy} differ in how many solutions`);
    }
    if (first && !solves(first, givens)) throw new Error(`${strategy} gave no solution`);
  }
  for (const { strategy, first } of inOrder) {
    const other = inOrder[0].first;
    if (first && other && !equalGrids(first, other)) {
      throw new Error(`${strategy} and ${inOrder[0].strategy} differ in their solution`);
    }
  }
}

function jsonOf({ givens }: Puzzle, limit: number, results: readonly (Lane | Absent)[]): object {
  const lanes = results.map((result) => {
    if ('reason' in result) return result;
    const { strategy, counters, end, milliseconds } = result;
    return { strategy, ...counters, end, milliseconds: Number(milliseconds.toFixed(3)) };
  });
  return { puzzle: packedCells(givens), limit, strategies: lanes };
}

/** Tells the person which strategy is running, in a line that the next one writes over. */
function announce(strategy: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K${strategy === '' ? '' : `${strategy} …`}`);
}

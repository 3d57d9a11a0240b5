import {
  type Counters,
  type End,
  equalGrids,
  type Grid,
  isContradictory,
  type Puzzle,
  packedCells,
  Run,
  type Strategy,
  solves,
  strategies,
} from '@nonet/engine';
import { breathe } from '../breathe.ts';
import { noSolution } from '../conflict-text.ts';
import { FileError, readOne } from '../input.ts';
import type { InputFlags } from '../options.ts';
import { Output } from '../output.ts';
import { Report, type Status } from '../report.ts';
import { gaveUp, timeLimit } from '../time-limit.ts';
import { type Palette, paletteOf } from '../trace/ink.ts';

export interface RaceFlags extends InputFlags {
  readonly json?: boolean;
  /** Solutions after which a strategy is done. Default 1. */
  readonly limit?: number;
  /** Seconds a strategy. Default 10. */
  readonly timeout?: number;
}

/** How a strategy fared. */
export interface Lane {
  readonly strategy: string;
  readonly lexicographic: boolean;
  readonly counters: Readonly<Counters>;
  readonly end: End;
  readonly milliseconds: number;
  /** The first solution it met. */
  readonly first: Grid | undefined;
}

/** A strategy that cannot take the puzzle. */
export interface Absent {
  readonly strategy: string;
  readonly reason: string;
}

/** Runs the first puzzle through every strategy, one after another. */
export async function race(files: readonly string[], flags: RaceFlags): Promise<Status> {
  const { limit = 1, timeout = 10 } = flags;
  const report = new Report();
  const input = await readOne(files, { notation: flags.from, geometry: flags.size });
  if (input instanceof FileError) {
    report.badFile(input);
    return report.end();
  }
  const { file } = input;
  if ('error' in input) {
    report.bad(file, input.error);
    return report.end();
  }
  const puzzle = input.record;

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
  const { id, lexicographic, limits } = strategy;
  if (puzzle.pencilmarks && !limits.pencilmarks) {
    return { strategy: id, reason: `takes no pencilmarks: ${limits.reason}` };
  }
  const started = performance.now();
  const run = new Run(puzzle, strategy, { limit, ...timeLimit(timeout) });
  let first: Grid | undefined;
  while (!run.end) {
    const solution = run.next();
    first ??= solution;
    await breathe();
  }
  const milliseconds = performance.now() - started;
  const { counters, end } = run;
  return { strategy: id, lexicographic, counters, end, milliseconds, first };
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

interface TableView {
  readonly palette: Palette;
  /** Whether the fewest of each column stand out. */
  readonly marked: boolean;
  readonly columns: number;
}

const FIGURES = ['placements', 'backs', 'tries', 'nodes'] as const;
const HEADS = ['strategy', ...FIGURES, 'time'];
const BAR = 20;

/** The race as a table, a line a strategy, with bars for the time on a log scale if they fit. */
export function raceTable(
  results: readonly (Lane | Absent)[],
  timeout: number,
  view: TableView,
): string[] {
  const { palette, marked, columns } = view;
  const lanes = results.filter((result) => 'counters' in result);
  const rows = results.map((result) =>
    'counters' in result ? textsOf(result) : [result.strategy],
  );
  const widths = HEADS.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const padded = (texts: readonly string[]): string[] =>
    texts.map((text, i) => (i === 0 ? text.padEnd(widths[0]) : text.padStart(widths[i])));
  const barred = marked && widths.reduce((sum, width) => sum + width + 2, BAR) < columns;
  const times = lanes.map((lane) => lane.milliseconds);
  const finished = lanes.filter((lane) => lane.end !== 'stopped').map(figuresOf);
  const fewest = HEADS.map((_, column) => Math.min(...finished.map((figures) => figures[column])));
  const best = [...new Set(['1', palette.solved])].join(';');

  const line = (result: Lane | Absent, index: number): string => {
    const texts = padded(rows[index]);
    if ('reason' in result) return [...texts, result.reason].join('  ');
    if (result.end === 'stopped') return [...texts, gaveUp(timeout)].join('  ');
    if (!marked) return texts.join('  ');
    const figures = figuresOf(result);
    const painting = texts.map((text, column) =>
      figures[column] === fewest[column] ? painted(text, best) : text,
    );
    const length = bar(result.milliseconds, Math.min(...times), Math.max(...times));
    return [...painting, ...(barred ? [painted(length, palette.placed)] : [])].join('  ');
  };
  const head = padded(HEADS).join('  ');
  return [marked ? painted(head, palette.quiet) : head, ...results.map(line)];
}

/** A lane in the columns of the table; its name is not compared. */
function figuresOf({ counters, milliseconds }: Lane): number[] {
  return [Number.NaN, ...FIGURES.map((name) => counters[name]), milliseconds];
}

function textsOf({ strategy, counters, milliseconds }: Lane): string[] {
  const figures = FIGURES.map((name) => counters[name].toLocaleString('en'));
  return [strategy, ...figures, time(milliseconds)];
}

/** Three figures: "0.08 ms", "12.3 ms", "2.41 s". */
function time(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  const decimals = milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0;
  return `${milliseconds.toFixed(decimals)} ms`;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar for a value between the least, a tenth of the length, and the most, all of it; log scale. */
function bar(value: number, least: number, most: number): string {
  const share = most > least ? Math.log(value / least) / Math.log(most / least) : 0;
  const eighths = Math.round(8 * BAR * (0.1 + 0.9 * share));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

function painted(text: string, sgr: string): string {
  return sgr === '' ? text : `\x1b[${sgr}m${text}\x1b[0m`;
}

/** Tells the person which strategy is running, in a line that the next one writes over. */
function announce(strategy: string): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K${strategy === '' ? '' : `${strategy} …`}`);
}

import { grouped } from '@nonet/engine/explain';
import type { Grid } from '@nonet/engine/grid';
import type { Counters, End } from '@nonet/engine/search';
import { gaveUpText } from '../core/time-limit.ts';
import type { Palette } from './palette.ts';

export interface RaceResult {
  readonly strategy: string;
  readonly lexicographic: boolean;
  readonly counters: Readonly<Counters>;
  readonly end: End;
  readonly milliseconds: number;
  /** The first solution that the strategy found. */
  readonly first: Grid | undefined;
}

/** A strategy that does not support the puzzle. */
export interface UnsupportedStrategy {
  readonly strategy: string;
  readonly reason: string;
}

interface TableView {
  readonly palette: Palette;
  /** Whether to highlight the smallest value of each column and to draw bars. */
  readonly marked: boolean;
  readonly columns: number;
}

const FIGURES = ['placements', 'backs', 'tries', 'nodes'] as const;
const HEADS = ['strategy', ...FIGURES, 'time'];
const BAR = 20;

/** Returns a table with one line per strategy. Wide terminals also get bars for the times. */
export function raceTable(
  results: readonly (RaceResult | UnsupportedStrategy)[],
  timeout: number,
  view: TableView,
): string[] {
  const { palette, marked, columns } = view;
  const ran = results.filter((result) => 'counters' in result);
  const rows = results.map((result) =>
    'counters' in result ? textsOf(result) : [result.strategy],
  );
  const widths = HEADS.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const padded = (texts: readonly string[]): string[] =>
    texts.map((text, i) => (i === 0 ? text.padEnd(widths[0]) : text.padStart(widths[i])));
  const barred = marked && widths.reduce((sum, width) => sum + width + 2, BAR) < columns;
  const times = ran.map((result) => result.milliseconds);
  const finished = ran.filter((result) => result.end !== 'stopped').map(figuresOf);
  const fewest = HEADS.map((_, column) => Math.min(...finished.map((figures) => figures[column])));
  const best = [...new Set(['1', palette.solved])].join(';');

  const line = (result: RaceResult | UnsupportedStrategy, index: number): string => {
    const texts = padded(rows[index]);
    if ('reason' in result) return [...texts, result.reason].join('  ');
    if (result.end === 'stopped') return [...texts, gaveUpText(timeout)].join('  ');
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

/** Returns one number per column of the table. The first column has the name, so it gets NaN. */
function figuresOf({ counters, milliseconds }: RaceResult): number[] {
  return [Number.NaN, ...FIGURES.map((name) => counters[name]), milliseconds];
}

function textsOf({ strategy, counters, milliseconds }: RaceResult): string[] {
  const figures = FIGURES.map((name) => grouped(counters[name]));
  return [strategy, ...figures, time(milliseconds)];
}

/** Formats a time, for example "0.08 ms", "12.3 ms" or "2.41 s". */
function time(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  const decimals = milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0;
  return `${milliseconds.toFixed(decimals)} ms`;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/**
 * Returns a bar on a log scale. The bar for `most` has the full length, and the bar for `least` a
 * tenth of it.
 */
function bar(value: number, least: number, most: number): string {
  const share = most > least ? Math.log(value / least) / Math.log(most / least) : 0;
  const eighths = Math.round(8 * BAR * (0.1 + 0.9 * share));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

function painted(text: string, sgr: string): string {
  return sgr === '' ? text : `\x1b[${sgr}m${text}\x1b[0m`;
}

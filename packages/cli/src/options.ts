import { availableParallelism } from 'node:os';
import { type Symmetry, symmetries } from '@nonet/engine/generate';
import { type Geometry, geometry, isBoxShape } from '@nonet/engine/grid';
import { type Notation, notationById, notations } from '@nonet/engine/notation';
import { type Strategy, strategies, strategyById } from '@nonet/engine/search';
import { InvalidArgumentError, Option } from 'commander';

// Each parser turns the text of an option into a value. If the text is invalid, the parser throws an
// error that says what was expected.

function oneOf<T>(what: string, ids: readonly string[], find: (id: string) => T | undefined) {
  return (text: string): T => {
    const found = find(text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`expected ${what} (${ids.join(', ')}), found "${text}"`);
  };
}

const notationIds = notations.map((notation) => notation.id);
const parseNotation = oneOf<Notation>('a notation', notationIds, notationById);
const parseStrategy = oneOf<Strategy>(
  'a strategy',
  strategies.map((strategy) => strategy.id),
  strategyById,
);

const parseSymmetry = oneOf<Symmetry>(
  'a symmetry',
  symmetries.map(({ id }) => id),
  (id) => symmetries.find((symmetry) => symmetry.id === id)?.id,
);

function parseWhole(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= 1) return value;
  throw new InvalidArgumentError(`expected a whole number of at least 1, found "${text}"`);
}

function parseSkip(text: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError(`expected a whole number, found "${text}"`);
}

/** Parses a number of givens such as `24`, or a range such as `22..26`. */
function parseGivens(text: string): readonly [least: number, most: number] {
  const [, least, most = least] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text) ?? [];
  if (least !== undefined) return [Number(least), Number(most)];
  throw new InvalidArgumentError(
    `expected a number of givens or a range such as 22..26, found "${text}"`,
  );
}

function parseSeconds(text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value > 0) return value;
  throw new InvalidArgumentError(`expected a number of seconds above 0, found "${text}"`);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError(`expected a port from 0 to 65535, found "${text}"`);
}

function parseBox(text: string): Geometry {
  const [, rows, columns] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  if (rows && columns && isBoxShape(Number(rows), Number(columns))) {
    return geometry(Number(rows), Number(columns));
  }
  throw new InvalidArgumentError(
    `expected a box as ROWSxCOLUMNS, from 2x2 to 5x5 or 25 cells, found "${text}"`,
  );
}

export const from = (): Option =>
  new Option('--from <notation>', 'notation of the input (default: detected)').argParser(
    parseNotation,
  );

export const to = (
  description = 'notation of the output (default: the notation of the input)',
): Option => new Option('--to <notation>', description).argParser(parseNotation);

export const size = (): Option =>
  new Option(
    '--size <box>',
    'box shape as rows x columns, such as 3x2 (default: the usual shape for the grid size)',
  ).argParser(parseBox);

/** `--size` for commands that make grids. */
export const outputSize = (fallback: string): Option =>
  new Option(
    '--size <box>',
    `box shape as rows x columns; 2x2 makes a 4×4 grid (default: ${fallback})`,
  ).argParser(parseBox);

export const strategy = (fallback: string): Option =>
  new Option('--strategy <name>', 'search strategy')
    .argParser(parseStrategy)
    .default(strategyById(fallback), fallback);

/** `--strategy` without a default value. The help prints `fallback` as the default. */
export const strategyOr = (fallback: string): Option =>
  new Option('--strategy <name>', `search strategy (default: ${fallback})`).argParser(
    parseStrategy,
  );

export const timeout = (on = 'a puzzle'): Option =>
  new Option('--timeout <seconds>', `give up on ${on} after this time`).argParser(parseSeconds);

export const whole = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(parseWhole);

export const skip = (what: string): Option =>
  new Option('--skip <n>', `skip the first n ${what} of the seed`).argParser(parseSkip).default(0);

export const givens = (): Option =>
  new Option('--givens <n>', 'number of givens, such as 24, or a range, such as 22..26').argParser(
    parseGivens,
  );

export const symmetry = (): Option =>
  new Option(
    '--symmetry <name>',
    `symmetry of the pattern of givens: ${symmetries.map(({ id }) => id).join(', ')}`,
  ).argParser(parseSymmetry);

export const port = (): Option =>
  new Option('--port <n>', 'port on 127.0.0.1 (0: any free port)').argParser(parsePort);

export const threads = (what = 'threads for files with one 9×9 puzzle per line'): Option =>
  whole('--threads <n>', what).default(availableParallelism(), 'one per core');

/** The options of every command that reads puzzles. */
export interface InputFlags {
  /** How many threads read files with one 9×9 puzzle per line. Default 1, which is the main thread. */
  readonly threads?: number;
  readonly from?: Notation;
  readonly size?: Geometry;
}

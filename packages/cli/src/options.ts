import { availableParallelism } from 'node:os';
import { languages, stepNotations } from '@nonet/engine/explain';
import { symmetries } from '@nonet/engine/generate';
import { type Geometry, geometry, isBoxShape } from '@nonet/engine/grid';
import { type Notation, notations } from '@nonet/engine/notation';
import { levels, scaleIds, techniqueRows } from '@nonet/engine/rating';
import { strategies } from '@nonet/engine/search';
import { InvalidArgumentError, Option } from 'commander';
import type { FilePart } from './job/file-part.ts';
import type { Part } from './job/part.ts';

// Each parser turns the text of an option into a value, or throws if the text is invalid.

function invalid(expected: string, text: string): InvalidArgumentError {
  return new InvalidArgumentError(`expected ${expected}, found "${text}"`);
}

function oneOf<T extends { readonly id: string }>(what: string, all: readonly T[]) {
  return (text: string): T => {
    const found = all.find(({ id }) => id === text);
    if (found) return found;
    throw invalid(`${what} (${all.map(({ id }) => id).join(', ')})`, text);
  };
}

const parseNotation = oneOf('a notation', notations);
const parseStrategy = oneOf('a strategy', strategies);
const symmetryOf = oneOf('a symmetry', symmetries);

function wholeNumber(least: number, most: number, expected: string) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    const isHuge = /^\d+$/.test(text) && value > Number.MAX_SAFE_INTEGER;
    throw invalid(isHuge ? `a whole number of at most ${most}` : expected, text);
  };
}

const parseWhole = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'a whole number of at least 1');
const parseSkip = wholeNumber(0, Number.MAX_SAFE_INTEGER, 'a whole number');
const parsePort = wholeNumber(0, 65_535, 'a port from 0 to 65535');

/** Parses a number of givens such as `24`, or a range such as `22..26`. */
function parseGivens(text: string): readonly [least: number, most: number] {
  const [, least, most = least] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text) ?? [];
  if (least !== undefined) return [Number(least), Number(most)];
  throw invalid('a number of givens or a range such as 22..26', text);
}

/** Parses a score such as `1200`, or a range such as `1000..1200`. */
function parseScores(text: string): readonly [from: number, to: number] {
  const [, from, to = from] = /^(\d{1,7})(?:\.\.(\d{1,7}))?$/.exec(text) ?? [];
  if (from !== undefined) return [Number(from), Number(to)];
  throw invalid('a score or a range such as 1000..1200', text);
}

function parseSeconds(text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+(e\d+)?$/i.test(text) && value > 0 && value < Infinity) return value;
  throw invalid('a number of seconds above 0', text);
}

function parseRating(text: string): number {
  if (/^\d{1,2}(\.\d)?$/.test(text)) return Number(text);
  throw invalid('a rating with one decimal, such as 7.2', text);
}

function parseBox(text: string): Geometry {
  const [, rows, columns] = (/^(\d+)x(\d+)$/.exec(text) ?? []).map(Number);
  if (rows && columns && isBoxShape(rows, columns)) return geometry(rows, columns);
  throw invalid(
    'a box such as 2x3, with at least 2 rows, at least 2 columns and at most 25 cells',
    text,
  );
}

export const from = (): Option =>
  new Option('-f, --from <notation>', 'input notation (default: detected)').argParser(
    parseNotation,
  );

export const to = (description = 'output notation (default: the input notation)'): Option =>
  new Option('-t, --to <notation>', description).argParser(parseNotation);

export const size = (
  description = 'rows and columns of a box, such as 3x2 (default: the usual box for the grid size)',
): Option => new Option('--size <box>', description).argParser(parseBox);

/** `--strategy` for commands that use `bitmask` if no strategy is given. */
export const strategy = (): Option =>
  new Option('--strategy <name>', 'search strategy (default: bitmask)').argParser(parseStrategy);

/** `--strategy` for commands that use the kernel if no strategy is given. */
export const strategyOrKernel = (): Option =>
  new Option(
    '--strategy <name>',
    'search strategy (default for 9×9: the kernel; for other sizes: propagation first, and learning if no solution is found soon)',
  ).argParser(parseStrategy);

export const seconds = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(parseSeconds);

export const timeout = (on = 'a puzzle'): Option =>
  seconds('--timeout <seconds>', `give up on ${on} after this time`);

export const rating = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(parseRating);

/** Parses a rating such as `7.2`, or a range such as `7.0..7.3`. */
function parseRatings(text: string): readonly [from: number, to: number] {
  const [, from, to = from] = /^(\d{1,2}(?:\.\d)?)(?:\.\.(\d{1,2}(?:\.\d)?))?$/.exec(text) ?? [];
  if (from !== undefined) return [Number(from), Number(to)];
  throw invalid('a rating or a range such as 7.0..7.3', text);
}

export const ratings = (): Option =>
  new Option(
    '--rating <n>',
    'rating of Sudoku Explainer 1.2.1, such as 7.2, or a range, such as 7.0..7.3',
  ).argParser(parseRatings);

export const level = (): Option =>
  new Option('--level <name>', 'level of HoDoKu 2.2.0').choices(levels);

export const technique = (): Option =>
  new Option(
    '--technique <id>',
    "make puzzles that need this technique, such as x-wing, and no technique after it in HoDoKu's order",
  ).argParser(oneOf('a technique of HoDoKu', techniqueRows));

/** The techniques of `--technique`, one line for each level. */
export function techniqueHelp(): string {
  const lines = levels.map((name) => {
    const ids = techniqueRows.filter((row) => row.level === name).map(({ id }) => id);
    return ids.length > 0 ? `  ${name}: ${ids.join(', ')}` : '';
  });
  return `\nTechniques, by level, in HoDoKu's order:\n${lines.filter(Boolean).join('\n')}\n`;
}

export const score = (): Option =>
  new Option(
    '--score <n>',
    'score of HoDoKu, such as 1200, or a range, such as 1000..1200',
  ).argParser(parseScores);

export const madeScale = (): Option =>
  new Option(
    '--scale <name>',
    'rating scale: se for --rating, --pearl and --diamond; hodoku for --level, --score and --technique',
  ).choices(['se', 'hodoku']);

export const scale = (): Option =>
  new Option(
    '--scale <name>',
    'rating scale (se: Sudoku Explainer 1.2.1, sukaku: Sukaku Explainer 1.18.1, hodoku: HoDoKu 2.2.0)',
  )
    .choices(scaleIds)
    .default('se');

export const language = (what: string): Option =>
  new Option('--language <id>', `language of the ${what} (default: that of the terminal)`).choices(
    languages,
  );

export const stepNotation = (what: string): Option =>
  new Option(
    '--notation <name>',
    `how to write ${what} (hodoku: as in HoDoKu 2.2.0; eureka: like hodoku, but with chains in Eureka notation; both only for 9×9)`,
  )
    .choices(stepNotations)
    .default('words');

export const hintLevel = (): Option =>
  new Option(
    '--level <n>',
    'how much to say: 1 where to look, 2 the technique, 3 its cells, 4 the whole reason',
  )
    .argParser(wholeNumber(1, 4, 'a level from 1 to 4'))
    .default(4);

export const whole = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(parseWhole);

export const limit = (description: string): Option => whole('-l, --limit <n>', description);

export const count = (what: string): Option =>
  whole('-n, --count <n>', `number of ${what}`).default(1);

export const seed = (what: string): Option =>
  new Option(
    '-s, --seed <text>',
    `the same seed makes the same ${what} (default: a random seed, printed to stderr)`,
  );

export const quiet = (): Option =>
  new Option('-q, --quiet', 'print errors only: no notes, progress, seeds or times');

export const skip = (what: string): Option =>
  new Option('--skip <n>', `skip the first n ${what} that the seed makes`)
    .argParser(parseSkip)
    .default(0);

export const givens = (): Option =>
  new Option('--givens <n>', 'number of givens, such as 24, or a range, such as 22..26').argParser(
    parseGivens,
  );

export const symmetry = (): Option =>
  new Option(
    '--symmetry <name>',
    `symmetry of the cells with givens: ${symmetries.map(({ id }) => id).join(', ')}`,
  ).argParser((text) => symmetryOf(text).id);

export const port = (): Option =>
  new Option('--port <n>', 'port on 127.0.0.1 (0: any free port)').argParser(parsePort);

/** The port of the studio, unless the user names another. */
export const STUDIO_PORT = 2239;

export const studio = (what: string): Option =>
  new Option('--studio', `open ${what} in the web studio, which is served until Ctrl-C`);

/** `--port` of a command with `--studio`. */
export const studioPort = (): Option =>
  new Option(
    '--port <n>',
    `with --studio: port on 127.0.0.1 (default: ${STUDIO_PORT}, or any free port)`,
  ).argParser(parsePort);

/** `--no-open` of a command with `--studio`. */
export const noOpen = (): Option =>
  new Option('--no-open', 'with --studio: print the address, but do not open a browser');

/** The values of the options `studio`, `studioPort` and `noOpen`. */
export interface InStudioFlags {
  readonly studio?: boolean;
  readonly port?: number;
  /** Default: true. */
  readonly open?: boolean;
}

export const threads = (
  description = 'threads for files with one 9×9 puzzle per line; other files use one thread',
): Option =>
  whole('-j, --threads <n>', description).default(availableParallelism(), 'one per core');

/** Parses a part such as "3/10". */
function parsePart(text: string): Part {
  const [, number, of] = (/^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw invalid('a part such as 3/10', text);
}

export const output = (): Option =>
  new Option(
    '-o, --output <file>',
    'write the answers to a file, which appears only when it is complete',
  );

export const part = (what: string): Option =>
  new Option(
    '-p, --part <k/n>',
    `answer only part k of n ${what} (to join the parts: nonet join)`,
  ).argParser(parsePart);

export const resume = (): Option =>
  new Option(
    '--resume',
    'do nothing if the file of --output and its manifest are already complete',
  );

export interface JobFlags {
  readonly output?: string;
  readonly part?: Part;
  readonly resume?: boolean;
}

/** The options that determine which lines `--part` reads, and what it writes. */
export interface FileFlags extends InputFlags {
  readonly to?: Notation;
  readonly json?: boolean;
}

/** The options of commands that make grids or puzzles from a seed. */
export interface SeedFlags {
  readonly count: number;
  readonly skip: number;
  readonly seed?: string;
  readonly to: Notation;
  readonly json?: boolean;
  readonly distinct?: boolean;
  readonly against?: string;
}

/** The options of every command that reads puzzles. */
export interface InputFlags {
  /** Threads for files with one 9×9 puzzle per line. Default 1: the main thread only. */
  readonly threads?: number;
  readonly from?: Notation;
  readonly size?: Geometry;
  /** Set if only a part of the file is read. */
  readonly filePart?: FilePart;
}

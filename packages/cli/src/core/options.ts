import { languages, stepNotations } from '@nonet/engine/explain';
import {
  type Geometry,
  geometry,
  geometryOfSize,
  isBoxShape,
  MAX_SIZE,
  USUAL_SIZES,
} from '@nonet/engine/grid';
import { alphabetOf, notations, onlyReadNotations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { InvalidArgumentError } from 'commander';
import {
  choice,
  expected,
  flag,
  oneOf,
  parsed,
  seconds,
  TypedOption,
  text,
  whole,
  wholeNumber,
} from './option.ts';
import { LARGE_LIMIT } from './time-limit.ts';

// The options that several commands have.

const parseInput = oneOf('a notation', [...notations, ...onlyReadNotations]);
const parseOutput = oneOf('a notation', notations);
const parseStrategy = oneOf('a strategy', strategies);

export const from = () =>
  parsed('-f, --from <notation>', 'input notation (default: detected)', parseInput);

export const digits = () =>
  parsed(
    '--digits <symbols>',
    'symbols of the digits, such as 0-9A-F or A-P (default: 1-9A-P, or the letters that occur)',
    parseDigits,
  );

function parseDigits(symbols: string): string {
  try {
    alphabetOf(symbols);
    return symbols;
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

export const to = (description = 'output notation (default: the input notation)') =>
  parsed('-t, --to <notation>', description, parseOutput);

export const size = (
  description = 'rows and columns of a box, such as 3x2, or size of the grid, such as 6 (default: the usual box for the grid size)',
) => parsed('--size <box>', description, parseBox);

/** How to read puzzles. */
export const reading = () => ({ from: from(), digits: digits(), size: size() });

/** Reads a box, such as `2x3`, or the size of a grid: `6`, or `6x6`, which is too large for a box. */
function parseBox(box: string): Geometry {
  const [, rows, columns = rows] = (/^(\d+)(?:[x×](\d+))?$/.exec(box) ?? []).map(Number);
  const isGrid = /^\d+$/.test(box) || (rows === columns && !isBoxShape(rows, columns));
  const shape = isGrid
    ? geometryOfSize(rows)
    : isBoxShape(rows, columns) && geometry(rows, columns);
  if (shape) return shape;
  throw expected(
    `a box such as 2x3, with at least 2 rows, at least 2 columns and at most ${MAX_SIZE} cells, or the size of a grid (${USUAL_SIZES.join(', ')})`,
    box,
  );
}

/** @param standard What the command uses if no strategy is given. */
export const strategy = (
  standard = 'default for 9×9: the kernel; for other sizes: propagation first, and learning if no solution is found soon',
) => parsed('--strategy <name>', `search strategy (${standard})`, parseStrategy);

export const limit = (description: string) => whole('-l, --limit <n>', description);

export const timeout = (on = 'a puzzle') =>
  seconds('--timeout <seconds>', `give up on ${on} after this time`);

/** @param but Where the limit does not apply. */
export const largeTimeout = (but = '') =>
  seconds(
    '--timeout <seconds>',
    `give up on a puzzle after this time (default: ${LARGE_LIMIT} above 9×9${but}, no limit for other puzzles)`,
  );

export const json = (description = 'print one JSON object per puzzle') =>
  flag('--json', description);

export const language = (what: string) =>
  choice('--language <id>', `language of the ${what} (default: that of the terminal)`, languages);

export const stepNotation = (what: string) =>
  choice(
    '--notation <name>',
    `how to write ${what} (hodoku: as in HoDoKu 2.2.0; eureka: like hodoku, but with chains in Eureka notation; both only for 9×9)`,
    stepNotations,
  ).defaultsTo('words');

export const quiet = () =>
  flag('-q, --quiet', 'print errors only: no notes, progress, seeds or times');

export const output = () =>
  text(
    '-o, --output <file>',
    'write the answers to a file, which appears only when it is complete',
  ).names('output');

/** @param what What the command makes from a seed. */
export const fromSeed = (what: string) => ({
  count: whole('-n, --count <n>', `number of ${what}`).defaultsTo(1),
  seed: text(
    '-s, --seed <text>',
    `the same seed makes the same ${what} (default: a random seed, printed to stderr)`,
  ),
});

export const skip = (what: string) =>
  parsed(
    '--skip <n>',
    `skip the first n ${what} that the seed makes`,
    wholeNumber(0, Number.MAX_SAFE_INTEGER, 'a whole number'),
  ).defaultsTo(0);

/** The port of the studio, unless the user names another. */
export const STUDIO_PORT = 2239;

export const port = (description: string) =>
  parsed('--port <n>', description, wholeNumber(0, 65_535, 'a port from 0 to 65535'));

export const open = (description: string) => new TypedOption<boolean>('--no-open', description);

/**
 * The options of a command that can open something in the studio.
 *
 * @param conflicts Options that cannot be used with `--studio`.
 */
export const inStudio = (what: string, conflicts: readonly string[] = []) => ({
  studio: flag(
    '--studio',
    `open ${what} in the web studio, which is served until Ctrl-C`,
  ).conflicts([...conflicts]),
  port: port(`with --studio: port on 127.0.0.1 (default: ${STUDIO_PORT}, or any free port)`),
  open: open('with --studio: print the address, but do not open a browser'),
});

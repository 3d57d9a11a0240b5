import {
  type PuzzleWishes,
  rangeWishes,
  symmetries,
  wishesIn,
  wishesOfScale,
} from '@nonet/engine/generate';
import { CLASSIC, type Geometry } from '@nonet/engine/grid';
import { levels, techniqueRows } from '@nonet/engine/rating';
import type { Command } from 'commander';
import { helpRows } from '../core/help-rows.ts';
import {
  choice,
  flag,
  listOf,
  oneOf,
  parsed,
  type Range,
  range,
  text,
  type Values,
} from '../core/option.ts';
import { size } from '../core/options.ts';
import type { Ends } from '../report/report.ts';
import { readGridOption } from './read-grids.ts';
import { parseNeededTechnique, parseTechnique } from './technique-option.ts';

const symmetryOf = oneOf('a symmetry', symmetries);

/** The options that say what the puzzles must be like. */
export const wishOptions = {
  size: size(
    'rows and columns of a box, such as 2x3, or size of the grid, such as 6 (default: the box of --from or --pattern, else 3x3)',
  ),
  givens: range('--givens <n>', 'number of givens, such as 24, 22..26 or ..24', 'givens'),
  minimal: flag(
    '--minimal',
    'make minimal puzzles, in which every given is needed; with --symmetry, every group of symmetric givens is needed',
  ),
  rating: range(
    '--rating <n>',
    'rating of Sudoku Explainer 1.2.1, such as 7.2, 7.0..7.3 or ..2.3',
    'rating',
  ),
  pearl: flag(
    '--pearl',
    'make puzzles whose hardest step is the first placement or comes before it (EP equals ER)',
  ),
  diamond: flag(
    '--diamond',
    'make puzzles in which no later step is harder than the first (ED equals ER)',
  ),
  level: choice('--level <name>', 'level of HoDoKu 2.2.0', levels),
  score: range('--score <n>', 'score of HoDoKu, such as 1200, 1000..1200 or 1000..', 'score'),
  technique: parsed(
    '--technique <id>',
    "make puzzles that need this technique, such as x-wing, and no technique after it in HoDoKu's order, or in that of variants",
    parseNeededTechnique,
  ),
  without: parsed(
    '--without <ids>',
    "make puzzles that do not need these techniques, such as x-wing,xy-wing: HoDoKu's path does not use them",
    listOf(parseTechnique),
  ),
  scale: choice(
    '--scale <name>',
    'rating scale: se for --rating, --pearl and --diamond; hodoku for --level, --score, --technique and --without',
    ['se', 'hodoku'],
  ),
  symmetry: parsed(
    '--symmetry <name>',
    `symmetry of the cells with givens: ${symmetries.map(({ id }) => id).join(', ')}`,
    (id) => symmetryOf(id).id,
  ),
  pattern: text(
    '--pattern <grid>',
    'put givens exactly where this grid has digits: a grid as text, or a file with a grid',
  ).names('input', 'a grid or a file name'),
  from: text(
    '-f, --from <grid>',
    'make puzzles with this solution: a grid as text, or a file with a grid',
  ).names('input', 'a grid or a file name'),
};

/** The techniques of `--technique`, one line for each level. */
export function techniqueHelp(command: Command): string {
  const rows = levels.map((name) => {
    const ids = techniqueRows
      .filter(({ level }) => level === name)
      .map(({ id, techniques: several }) =>
        several.length > 1 ? `${id} (${several.join(', ')})` : id,
      );
    return [name, ids.join(', ')] as const;
  });
  const table = helpRows(
    command,
    rows.filter(([, ids]) => ids !== ''),
  );
  return `\nTechniques, by level, in HoDoKu's order:\n${table}\n`;
}

type WishFlags = Values<typeof wishOptions> &
  Pick<PuzzleWishes, 'variant'> & { readonly tries?: number };

/** Turns options into wishes for the generator. If a grid cannot be read, reports the error. */
export async function wishesOf(
  flags: WishFlags,
  ends: Ends,
): Promise<(PuzzleWishes & { readonly geometry: Geometry }) | undefined> {
  const { from, givens, pattern, size } = flags;
  const mask =
    pattern === undefined ? undefined : await readGridOption('--pattern', pattern, size, ends);
  if (pattern !== undefined && !mask) return undefined;
  const solution =
    from === undefined ? undefined : await readGridOption('--from', from, size, ends);
  if (from !== undefined && !solution) return undefined;
  const geometry = size ?? solution?.geometry ?? mask?.geometry ?? CLASSIC;
  return {
    geometry,
    ...wishesIn({
      ...flags,
      givens: givens && inGrid(givens, geometry),
      pattern: mask,
      solution,
    }),
  };
}

/** A range without an end goes up to all cells of the grid. */
function inGrid([least, most]: Range, { cells }: Geometry): Range {
  return [least, most === rangeWishes.givens.widest[1] ? Math.max(least, cells) : most];
}

/** Returns why the options cannot be used with `--scale`. Undefined if they can. */
export function otherScale(flags: WishFlags): string | undefined {
  const { scale } = flags;
  for (const needed of ['se', 'hodoku'] as const) {
    const options = wishesOfScale[needed];
    if (!scale || scale === needed || !options.some((option) => flags[option])) continue;
    const names = options.map((option) => `--${option}`);
    const last = names.pop();
    return `--scale ${scale} cannot be used with ${names.join(', ')} or ${last} (they need --scale ${needed})`;
  }
  return undefined;
}

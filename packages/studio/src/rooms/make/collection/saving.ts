import { download } from '../../../page/export/download.ts';
import { type CollectedPuzzle, knownDifficulty } from '../../../picture/collected.ts';
import type { MakerClient } from '../../../workers/clients.ts';
import type { NotationId } from '../notations.ts';
import { commandOf } from '../recipe/command.ts';
import { type Collection, madeRecipeOf } from './collection.ts';

/** What to save: some puzzles of a collection. */
export interface Saving {
  readonly collection: Collection;
  readonly puzzles: readonly CollectedPuzzle[];
  readonly as: SavedId;
  /** Whether to save the manifest of the file, and not the file itself. */
  readonly isManifest: boolean;
}

/** The notations with which the ratings are written. */
const RATED: readonly SavedId[] = ['csv', 'json'];

/** The texts of this many puzzles are written before other work of the page goes on. */
const SLICE = 500;

/** Saves puzzles as a file. Returns false if the notation cannot hold them. */
export async function savePuzzles(maker: MakerClient, saving: Saving): Promise<boolean> {
  const { as, collection, isManifest, puzzles } = saving;
  const recipe = madeRecipeOf(collection);
  const { boxColumns, boxRows } = recipe.wishes.geometry;
  const file = fileName(recipe.seed, as);
  const saved = await maker.ask('save-puzzles', {
    file,
    boxRows,
    boxColumns,
    cells: puzzles.map(({ cells }) => cells),
    solutions: puzzles.map(({ solution }) => solution),
    rules: puzzles.map(({ rules }) => rules),
    facts:
      RATED.includes(as) && recipe.wishes.variant === undefined
        ? puzzles.map((it) => ({ ...originOf(collection, it), ...factsOf(it) }))
        : undefined,
    as: as === 'nonet' ? await textsOf(puzzles) : as,
    input: collection.file === undefined ? { seed: recipe.seed } : { file: collection.file },
    command: collection.file === undefined ? commandOf(recipe) : undefined,
  });
  if (!saved) return false;
  if (isManifest) download(new Blob([saved.manifest]), `${file}.manifest.json`);
  else download(new Blob([saved.text]), file);
  return true;
}

async function textsOf(puzzles: readonly CollectedPuzzle[]): Promise<string[]> {
  const texts: string[] = [];
  for (let from = 0; from < puzzles.length; from += SLICE) {
    texts.push(...puzzles.slice(from, from + SLICE).map(textOf));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return texts;
}

function textOf(puzzle: CollectedPuzzle): string {
  const { cells, number, solution } = puzzle;
  return JSON.stringify({ puzzle: cells, solution, number, ...factsOf(puzzle) });
}

function factsOf(puzzle: CollectedPuzzle): Readonly<Record<string, unknown>> {
  const { givens, symmetry } = puzzle;
  return { givens, symmetry, ...knownDifficulty(puzzle) };
}

/** The seed and the number of a puzzle, as `nonet generate --json` writes them. */
function originOf({ fields, file }: Collection, { number }: CollectedPuzzle): object {
  return file === undefined ? { seed: fields.seed, number: number + 1 } : {};
}

const EXTENSIONS: Readonly<Partial<Record<SavedId, string>>> = {
  csv: 'csv',
  ipuz: 'ipuz',
  json: 'json',
  nonet: 'json',
  opensudoku: 'opensudoku',
  sdk: 'sdk',
  sdm: 'sdm',
  sdx: 'sdx',
  ss: 'ss',
};

/** A file name with the seed, of which only letters, digits, `.`, `_` and `-` are kept. */
function fileName(seed: string, as: SavedId): string {
  const name = seed.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 40);
  return `sudoku-${name}.${EXTENSIONS[as] ?? 'txt'}`;
}

/** How puzzles are saved: in a notation, or with their ratings and the manifest as JSON. */
export type SavedId = NotationId | 'nonet';

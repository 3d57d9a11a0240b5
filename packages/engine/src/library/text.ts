import type { Grid } from '../grid/grid.ts';
import { notationById, notations } from '../notation/all.ts';
import { type Notation, type NotationResult, supportsSize } from '../notation/notation.ts';
import { formatPuzzles, PuzzleReader, parsePuzzle } from '../notation/puzzle-reader.ts';
import type { Puzzle } from '../search/puzzle.ts';

/**
 * Reads the first puzzle of a text in any notation.
 *
 * @param notation The id of the notation. By default the notation is detected from the text.
 * @throws RangeError if no notation has this id.
 */
export function parse(text: string, notation?: string): NotationResult {
  return parsePuzzle(text, { notation: notation === undefined ? undefined : notationOf(notation) });
}

/**
 * Writes a puzzle in a notation. This is the inverse of `parse`.
 *
 * @param notation The id of the notation. Default `line`.
 * @throws RangeError if no notation has this id, or if the notation does not support grids of this
 *   size.
 */
export function format(puzzle: Grid | Puzzle, notation = 'line'): string {
  const found = notationOf(notation);
  const record = 'givens' in puzzle ? puzzle : { givens: puzzle };
  const { size } = record.givens.geometry;
  if (!supportsSize(found, size)) {
    throw new RangeError(`expected a size that ${notation} supports, got ${size}×${size}`);
  }
  return formatPuzzles([{ line: 1, ...record }], found);
}

/**
 * Reads the puzzles of a text that arrives in chunks, such as a file stream. Yields a puzzle or an
 * error for each record of the text.
 *
 *     for await (const result of readPuzzles(createReadStream('puzzles.txt', 'utf8'))) …
 */
export async function* readPuzzles(
  chunks: AsyncIterable<string> | Iterable<string>,
  notation?: string,
): AsyncGenerator<NotationResult> {
  const reader = new PuzzleReader(notation === undefined ? {} : { notation: notationOf(notation) });
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

function notationOf(id: string): Notation {
  const found = notationById(id);
  if (found) return found;
  const ids = notations.map((notation) => notation.id).join(', ');
  throw new RangeError(`expected a notation (${ids}), got "${id}"`);
}

import { shown, wrongKind } from '../grid/wrong-kind.ts';
import { notations, onlyReadNotations } from '../notation/all.ts';
import { type Notation, type NotationResult, supportsSize } from '../notation/notation.ts';
import { formatPuzzles, PuzzleReader, parsePuzzle } from '../notation/puzzle-reader.ts';
import { checkText, type PuzzleInput, readPuzzle } from './puzzle-input.ts';

export interface VariantsOption {
  /**
   * Whether to read variants: puzzles with constraints, or with regions that are no boxes. Default: no.
   * Then a variant is an error, so that it is never taken for a classic puzzle.
   */
  readonly variants?: boolean;
}

/**
 * Reads the first puzzle of a text in any notation.
 *
 * @param notation The id of the notation. By default the notation is detected from the text.
 * @throws RangeError if no notation has this id.
 */
export function parse(
  text: string,
  notation?: string,
  { variants = false }: VariantsOption = {},
): NotationResult {
  checkText(text, 'text');
  return parsePuzzle(text, {
    notation: notation === undefined ? undefined : notationOf(notation),
    variants,
  });
}

/**
 * Writes a puzzle in a notation. This is the inverse of `parse`.
 *
 * @param notation The id of the notation. Default `line`.
 * @throws RangeError if no notation has this id, if the notation is only read or does not support
 *   grids of this size, or if the puzzle is a text that cannot be read.
 */
export function format(puzzle: PuzzleInput, notation = 'line'): string {
  const found = notationOf(notation, notations);
  const record = readPuzzle(puzzle);
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
  { variants = false }: VariantsOption = {},
): AsyncGenerator<NotationResult> {
  const reader = new PuzzleReader({
    notation: notation === undefined ? undefined : notationOf(notation),
    variants,
  });
  checkChunks(chunks);
  for await (const chunk of chunks) {
    checkText(chunk, 'each chunk');
    yield* reader.push(chunk);
  }
  yield* reader.end();
}

function checkChunks(chunks: unknown): void {
  const list = Object(chunks) as object;
  if (Symbol.iterator in list || Symbol.asyncIterator in list) return;
  throw wrongKind('chunks', 'text in chunks, such as a stream', chunks);
}

const READ = [...notations, ...onlyReadNotations];

function notationOf(id: string, all: readonly Notation[] = READ): Notation {
  const found = all.find((notation) => notation.id === id);
  if (found) return found;
  const ids = all.map((notation) => notation.id).join(', ');
  throw new RangeError(`expected a notation (${ids}), got ${shown(id)}`);
}

import {
  formatPuzzles,
  notationById,
  puzzleOf,
  supportsSize,
  withAbout,
} from '@nonet/engine/notation';
import type { WriteOrder, WrittenPuzzle } from '../../picture/written-puzzle.ts';
import { immediate } from '../work.ts';
import { readProgram } from './read-program.ts';
import { reading } from './read-text.ts';
import { tracing } from './tracing.ts';

/** The parts of a puzzle without which it is another one. */
const NEEDED = /^(?:constraints|regions)\b/;

/**
 * Writes the puzzle in a notation. Undefined if it does not support the size, the regions or the rules.
 *
 * @throws RangeError if there is no notation with this id.
 */
const write = ({ about, notation: id, puzzle: plain }: WriteOrder) =>
  immediate((): WrittenPuzzle | undefined => {
    const notation = notationById(id);
    if (!notation) throw new RangeError(`expected the id of a notation, got ${id}`);
    const puzzle = puzzleOf(plain);
    if (!supportsSize(notation, puzzle.givens.geometry.size)) return undefined;
    const { lost, record } = withAbout({ ...puzzle, line: 1 }, about, notation);
    const parts = notation.writer().lost(record);
    if (parts.some((part) => NEEDED.test(part))) return undefined;
    return { text: formatPuzzles([record], notation), lost };
  });

/** The requests that read or write texts. The notations are larger than the rest of the worker. */
export const texts = { readProgram, ...reading, ...tracing, write };

import { canonical, hasConflict, LARGEST_MINLEX } from '@nonet/engine/grid';
import { packedCells, parsePuzzles } from '@nonet/engine/notation';
import type { FormsAnswer } from '../../picture/making-book.ts';

/** Finds the canonical forms of the puzzles of a text. */
export function* formsOf(text: string): Generator<undefined, FormsAnswer> {
  const forms: string[] = [];
  for (const result of parsePuzzles(text)) {
    if (!result.ok) return { kind: 'unreadable', error: result.error };
    const { givens, line } = result.record;
    if (givens.geometry.size > LARGEST_MINLEX || hasConflict(givens)) {
      return { kind: 'formless', line };
    }
    forms.push(packedCells(canonical(givens).grid));
    yield;
  }
  return { kind: 'forms', forms };
}

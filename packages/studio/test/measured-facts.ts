import { canonical, gridOf } from '@nonet/engine/grid';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { check } from '../../engine/src/library/check.ts';
import { rate } from '../../engine/src/library/rate.ts';
import type { Facts } from './measure-recipes.ts';

/** Finds out about a proper puzzle, given by its cells, what a recipe may ask for. */
export function factsOf(cells: string): Facts {
  const size = Math.sqrt(cells.length);
  const mask = cells.replaceAll(/[^.]/g, '1');
  const isGiven = (row: number, column: number): boolean => mask[row * size + column] === '1';
  const last = size - 1;
  const isSame = (image: (row: number, column: number) => readonly [number, number]): boolean =>
    Array.from(mask).every((_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      return isGiven(row, column) === isGiven(...image(row, column));
    });
  const checked = check(cells);
  return {
    size,
    mask,
    givens: mask.replaceAll('.', '').length,
    symmetries: [
      ...(isSame((row, column) => [last - row, last - column]) ? (['half-turn'] as const) : []),
      ...(isSame((row, column) => [column, last - row]) ? (['quarter turn'] as const) : []),
      ...(isSame((row, column) => [row, last - column]) ? (['left-right'] as const) : []),
      ...(isSame((row, column) => [column, row]) ? (['diagonal'] as const) : []),
    ],
    isMinimal: checked.ok && checked.kind === 'proper' && checked.redundant?.length === 0,
    ...(size === 9 && { rated: ratingOf(cells) }),
  };
}

/** The canonical form. Puzzles are equivalent if they have the same one. */
export function formOf(cells: string): string {
  const read = parsePuzzle(cells);
  if (!read.ok) throw new Error(`expected a puzzle, got ${cells}`);
  const { digits, geometry } = read.record.givens;
  return packedCells(canonical(gridOf(geometry, digits)).grid);
}

function ratingOf(cells: string): NonNullable<Facts['rated']> {
  const se = rate(cells, { scale: 'se' });
  const hodoku = rate(cells, { scale: 'hodoku' });
  if (!se.ok || se.kind !== 'rated' || !hodoku.ok || hodoku.kind !== 'rated') {
    throw new Error(`expected ratings of ${cells}`);
  }
  const { hardest, level, score, steps } = hodoku;
  return { er: se.er, level, score, hardest, techniques: steps.map(({ technique }) => technique) };
}

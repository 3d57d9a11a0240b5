import { orbits, type Symmetry } from '@nonet/engine/generate';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';

/** The cells that the symmetry maps to a cell, with the cell itself, ascending. */
export function imagesOf(puzzle: PlainPuzzle, symmetry: Symmetry, cell: number): readonly number[] {
  const orbit = orbits(shapeOf(puzzle), symmetry).find((cells) => cells.includes(cell));
  return orbit ? [...orbit] : [cell];
}

/** The blank cells that the symmetry maps to a given. They need a given too. */
export function awaitedCells(puzzle: PlainPuzzle, symmetry: Symmetry): number[] {
  const isBlank = (cell: number): boolean => puzzle.cells[cell] === '.';
  return orbits(shapeOf(puzzle), symmetry)
    .filter((orbit) => !orbit.every(isBlank))
    .flatMap((orbit) => [...orbit].filter(isBlank));
}

import { geometryOfCells, isBoxShape } from '@nonet/engine/grid';
import { digitsIn, type PuzzleText } from '../picture/puzzle-text.ts';
import { isSamePuzzle, SAMPLE } from './state.ts';

const KEY = 'nonet-recent';
const MOST = 12;

/** The puzzles that the user opened last, the latest first. Invalid entries are left out. */
export function recentPuzzles(): readonly PuzzleText[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isPuzzle) : [];
  } catch {
    return [];
  }
}

/**
 * Saves a puzzle as the latest, in place of a puzzle with a part of its givens: the user has typed
 * the others since. The sample and empty grids are not saved.
 */
export function savePuzzle(puzzle: PuzzleText): void {
  if (!/[^.]/.test(puzzle.cells) || isSamePuzzle(puzzle, SAMPLE)) return;
  const others = recentPuzzles().filter((other) => !isPart(other, puzzle));
  try {
    localStorage.setItem(KEY, JSON.stringify([puzzle, ...others].slice(0, MOST)));
  } catch {
    // The browser refuses localStorage.
  }
}

function isPart(part: PuzzleText, whole: PuzzleText): boolean {
  return (
    part.cells.length === whole.cells.length &&
    Array.from(part.cells).every((symbol, cell) => symbol === '.' || symbol === whole.cells[cell])
  );
}

function isPuzzle(value: unknown): value is PuzzleText {
  if (typeof value !== 'object' || value === null) return false;
  const { cells, boxRows, boxColumns, pencilmarks } = value as Partial<PuzzleText>;
  if (typeof cells !== 'string' || geometryOfCells(cells.length) === undefined) return false;
  if (typeof boxRows !== 'number' || typeof boxColumns !== 'number') return false;
  const size = boxRows * boxColumns;
  if (!isBoxShape(boxRows, boxColumns) || size ** 2 !== cells.length) return false;
  if (digitsIn(cells).some((digit) => digit < 0 || digit > size)) return false;
  const isMask = (mask: unknown): boolean =>
    Number.isInteger(mask) && Number(mask) >= 0 && Number(mask) < 2 ** size;
  return (
    pencilmarks === undefined ||
    (Array.isArray(pencilmarks) && pencilmarks.length === cells.length && pencilmarks.every(isMask))
  );
}

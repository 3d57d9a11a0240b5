import { partsOf, valuesIn } from '../page/address.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import { puzzleIn, puzzleValues } from './puzzle-codec.ts';
import { isSamePuzzle, SAMPLE } from './state.ts';

/**
 * The localStorage key of the list of puzzles. Each puzzle is saved in the form that it has in the
 * address.
 */
const KEY = 'nonet-recent';
const MOST = 12;

/** The puzzles that the user opened last, the latest first. Invalid entries are left out. */
export function recentPuzzles(): readonly PuzzleText[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(saved)) return [];
    const texts = new Set(saved.filter((text) => typeof text === 'string'));
    return Array.from(texts)
      .slice(0, 2 * MOST)
      .flatMap((text) => puzzleIn(valuesIn(text.split('&'))) ?? [])
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/**
 * Saves a puzzle at the beginning of the list. It replaces saved puzzles that have only some of its
 * givens, because the user has typed the other givens since then. The sample and empty grids are
 * not saved.
 */
export function savePuzzle(puzzle: PuzzleText): void {
  if (!/[^.]/.test(puzzle.cells) || isSamePuzzle(puzzle, SAMPLE)) return;
  const others = recentPuzzles().filter((other) => !isPart(other, puzzle));
  try {
    const texts = [puzzle, ...others].map((one) => partsOf(puzzleValues(one)).join('&'));
    localStorage.setItem(KEY, JSON.stringify(texts.slice(0, MOST)));
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

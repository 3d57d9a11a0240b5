import { Random, randomGrid } from '@nonet/engine/generate';
import { conflicts, geometry } from '@nonet/engine/grid';
import { type PlainPuzzle, puzzleOf, symbolOf } from '@nonet/engine/notation';
import { solvePuzzle } from '@nonet/engine/solve';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { OpenedStudio } from './studio-page.ts';

/** Puzzles whose edits are tested. */
export const STARTS = {
  easy: SAMPLE.cells,
  hard: '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  several: '.3..7....6..195....98....6.8...6...34..8.3..1....2...6.6....28....419..5....8...9',
  '16×16': large(),
};

/** A 16×16 puzzle with many givens. */
function large(): string {
  const random = new Random('large');
  const { digits } = randomGrid(geometry(4, 4), random);
  return Array.from(digits, (digit) => (random.below(100) < 58 ? symbolOf(digit) : '.')).join('');
}

export function puzzleText(cells: string): PlainPuzzle {
  const side = cells.length ** 0.25;
  return { boxRows: side, boxColumns: side, cells };
}

export function hasConflict(cells: string): boolean {
  return conflicts(puzzleOf(puzzleText(cells)).givens).length > 0;
}

/** The digits of a solution. */
function solved(cells: string): string {
  const { solution } = solvePuzzle(puzzleOf(puzzleText(cells)), { strategy: 'propagation' });
  return Array.from(solution?.digits ?? [], symbolOf).join('');
}

/**
 * Clears a random cell, or types a digit: that of a solution, or any. A digit that is not that of the
 * solution is often taken back. `grids` are all grids so far, the latest last. A variant needs its
 * solution.
 */
export async function edited(
  { grid, page }: OpenedStudio,
  grids: readonly string[],
  random: Random,
  solution = solved(grids[0]),
): Promise<readonly string[]> {
  const cells = grids.at(-1)!;
  const isAstray = Array.from(cells).some(
    (symbol, at) => symbol !== '.' && symbol !== solution[at],
  );
  if (isAstray && random.below(2) === 0) {
    await page.keyboard.press('Control+Z');
    return grids.slice(0, -1);
  }
  const cell = random.below(cells.length);
  const any = symbolOf(1 + random.below(Math.sqrt(cells.length)));
  const symbol = ['.', '.', solution[cell], solution[cell], any][random.below(5)];
  await grid.getByRole('gridcell').nth(cell).click();
  await page.keyboard.press(symbol === '.' ? 'Delete' : symbol.toLowerCase());
  if (symbol === cells[cell]) return grids;
  return [...grids, cells.slice(0, cell) + symbol + cells.slice(cell + 1)];
}

/** Turns on the marks that the page offers. */
export async function markAll({ make }: OpenedStudio): Promise<void> {
  for (const mark of [make.marksRedundant, make.marksProper]) {
    if (await mark.isVisible()) await mark.check();
  }
}

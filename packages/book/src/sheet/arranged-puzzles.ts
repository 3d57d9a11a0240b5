import type { Language } from '@nonet/engine/explain';
import { LEAST_TEXT } from '../page/print-theme.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { type Arrangement, arrangementOf, places, type Spaces } from './arrangement.ts';
import { leastSide, type NoteMarks } from './printed-grid.ts';
import { footOf, HEAD, puzzleBlock, SOLUTION_HEAD, solutionBlock } from './puzzle-block.ts';
import type { SheetItem } from './sheet-item.ts';

/** The space between two puzzles. */
const WIDE_GAP = 22;
/** The space between two solutions, or between two of many puzzles. */
export const GAP = 12;
const MANY = 9;

/**
 * Draws the puzzles of a page. If the page is not full, they stand where those of a full page do.
 *
 * @throws RangeError if so many puzzles do not fit with digits of at least 7 points.
 */
export function puzzlesIn(
  items: readonly SheetItem[],
  frame: Rectangle,
  {
    language,
    marks,
    perPage,
  }: {
    /** The language of the rules under variants. Default: they stand elsewhere. */
    readonly language?: Language | undefined;
    readonly marks: NoteMarks;
    readonly perPage: number;
  },
): string[] {
  const { arrangement, spaces } = arrangementOver(items, frame, { language, perPage });
  const least = Math.max(...items.map((item) => leastSide(item, { marks })));
  mustFit(arrangement.side, least, `${perPage} puzzles`);
  const squares = places(items.length, frame, spaces, arrangement);
  return items.flatMap((item, i) => puzzleBlock(item, squares[i], { language, marks }));
}

/** The arrangement with space under the grids for their rules, which are as wide as the grids. */
function arrangementOver(
  items: readonly SheetItem[],
  frame: Rectangle,
  { language, perPage }: { readonly language: Language | undefined; readonly perPage: number },
): { readonly arrangement: Arrangement; readonly spaces: Spaces } {
  const gap = perPage < MANY ? WIDE_GAP : GAP;
  let below = 0;
  for (;;) {
    const spaces = { above: HEAD, below, gap };
    const arrangement = arrangementOf(perPage, frame, spaces);
    const needed = Math.max(...items.map((item) => footOf(item, arrangement.side, language)));
    if (needed <= below) return { arrangement, spaces };
    below = needed;
  }
}

/**
 * Draws solutions, small.
 *
 * @param text The least size of the digits.
 * @throws RangeError if so many solutions do not fit with digits of this size.
 */
export function solutionsIn(
  items: readonly SheetItem[],
  frame: Rectangle,
  { perPage, text = LEAST_TEXT }: { readonly perPage: number; readonly text?: number },
): string[] {
  const arrangement = arrangementOf(perPage, frame, SOLUTION_SPACES);
  mustFit(arrangement.side, leastSideOf(items, { text }), `${perPage} solutions`);
  const squares = places(items.length, frame, SOLUTION_SPACES, arrangement);
  return items.flatMap((item, i) => solutionBlock(item, squares[i]));
}

const SOLUTION_SPACES = { above: SOLUTION_HEAD, below: 0, gap: GAP };

/** How large solutions are if there are so many on a page. */
export function solutionSide(perPage: number, frame: Rectangle): number {
  return arrangementOf(perPage, frame, SOLUTION_SPACES).side;
}

/** The width of the smallest grid in which every solution can be printed. */
export function leastSideOf(
  items: readonly Pick<SheetItem, 'givens'>[],
  style: Parameters<typeof leastSide>[1] = {},
): number {
  const byGeometry = new Map(items.map(({ givens }) => [givens.geometry, { givens }]));
  return Math.max(...[...byGeometry.values()].map((grid) => leastSide(grid, style)));
}

function mustFit(side: number, least: number, what: string): void {
  // The shares of the page are not exact.
  if (side + 0.01 >= least) return;
  throw new RangeError(
    `expected grids of at least ${Math.ceil(least)} points, got ${Math.floor(side)} points for ${what} on a page: their digits would be too small to print`,
  );
}

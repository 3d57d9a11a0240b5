import { bookTools, printedPuzzle, rated, type SheetItem } from '@nonet/book';
import { BulkSolver } from '@nonet/engine/bulk';
import type { Language } from '@nonet/engine/explain';
import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { Solving } from '@nonet/engine/solve';
import { slicesOf } from '@nonet/engine/work';
import type { LeftOut, SheetOrder } from '../../picture/printing.ts';

/** The puzzles that can be printed, in order, and how many are left out. */
interface SheetItems {
  readonly items: readonly SheetItem[];
  readonly leftOut: LeftOut;
}

/** What is printed of a puzzle, or why it is left out. */
type Judged = Omit<SheetItem, 'number'> | keyof LeftOut;

/** Puzzle and language → what is printed. A preview asks for the same puzzles again and again. */
const judged = new Map<string, Judged>();
/** More puzzles than anyone prints at once. */
const MOST_JUDGED = 20_000;

/** Solves and rates puzzles. The proper ones are numbered in order. Yields how many are ready. */
export function* sheetItems({
  language,
  puzzles,
}: Pick<SheetOrder, 'language' | 'puzzles'>): Generator<number | undefined, SheetItems> {
  const items: SheetItem[] = [];
  const leftOut = { several: 0, none: 0 };
  const tools = { solver: new BulkSolver(), rating: bookTools() };
  for (const [i, puzzle] of puzzles.entries()) {
    const key = `${language} ${JSON.stringify(puzzle)}`;
    const found = judged.get(key) ?? (yield* judging(puzzle, language, tools));
    if (judged.size >= MOST_JUDGED) judged.clear();
    judged.set(key, found);
    if (typeof found === 'string') leftOut[found]++;
    else items.push({ ...found, number: items.length + 1 });
    yield i + 1;
  }
  return { items, leftOut };
}

/** Judges what is printed of a puzzle, as the command line does. */
function* judging(
  plain: PlainPuzzle,
  language: Language,
  {
    rating,
    solver,
  }: { readonly rating: ReturnType<typeof bookTools>; readonly solver: BulkSolver },
): Generator<undefined, Judged> {
  const puzzle = printedPuzzle(puzzleOf(plain));
  const { kind, solution } = yield* slicesOf(new Solving(puzzle, { limit: 2, solver }));
  if (kind === 'several') return kind;
  if (!solution) return 'none';
  const { difficulty } = yield* slicesOf(rated(puzzle, [language], rating));
  return { ...puzzle, solution, difficulty };
}

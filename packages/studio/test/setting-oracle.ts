import { type Geometry, geometryOfCells, gridOf } from '@nonet/engine/grid';
import { digitsIn, symbolOf } from '@nonet/engine/notation';
import { Run, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { placeOf } from '../src/words/place.ts';
import { en } from './all-words.ts';

const propagation = strategyById('propagation')!;
const bitmask = strategyById('bitmask')!;
/** The page counts up to this many solutions. */
const CAP = 10_000;

/** What Make should say about a puzzle, by a strategy of the engine and by definition. */
export interface Expected {
  readonly verdicts: readonly string[];
  /** Undefined if the puzzle is not proper. */
  readonly redundant: readonly number[] | undefined;
  /** How the first two solutions differ. Undefined if there is only one, or if the order is not known. */
  readonly difference: string | undefined;
  /** Cell → the digits that make the puzzle unique. Undefined if it has no second solution. */
  readonly properCells: Readonly<Record<number, string>> | undefined;
}

/** Expects a puzzle without a conflict. */
export function expectedAnswers(cells: string): Expected {
  const shape = geometryOfCells(cells.length);
  if (!shape) throw new Error(`expected a usual number of cells, got ${cells.length}`);
  const count = countOf(shape, cells, CAP + 1);
  if (count === 0) return nothing(en.verdict.none);
  if (!cells.includes('.')) return nothing(en.verdict.full);
  if (count === 1) {
    const redundant = Array.from(cells).flatMap((symbol, cell) =>
      symbol !== '.' && countOf(shape, withSymbol(cells, cell, '.'), 2) === 1 ? [cell] : [],
    );
    // The second verdict is shown until the givens are tested.
    const verdicts = redundant.length === 0 ? [en.verdict.minimal] : [];
    return { ...nothing(en.verdict.proper), verdicts: [...verdicts, en.verdict.proper], redundant };
  }
  return {
    ...nothing(count > CAP ? en.verdict.more(CAP) : en.verdict.several(count)),
    difference: shape.size > 9 ? undefined : differenceOf(shape, cells),
    properCells: properCellsOf(shape, cells),
  };
}

function nothing(verdict: string): Expected {
  return {
    verdicts: [verdict],
    redundant: undefined,
    difference: undefined,
    properCells: undefined,
  };
}

function withSymbol(cells: string, cell: number, symbol: string): string {
  return cells.slice(0, cell) + symbol + cells.slice(cell + 1);
}

function countOf(shape: Geometry, cells: string, limit: number): number {
  const run = new Run({ givens: gridOf(shape, digitsIn(cells)) }, propagation, { limit });
  finish(run);
  return run.counters.solutions;
}

function differenceOf(shape: Geometry, cells: string): string {
  const run = new Run({ givens: gridOf(shape, digitsIn(cells)) }, bitmask, { limit: 2 });
  const found: string[] = [];
  while (found.length < 2) {
    run.advance();
    if (run.solution) found.push(Array.from(run.solution.digits, symbolOf).join(''));
  }
  const [first, second] = found;
  const differing = Array.from(second).flatMap((digit, cell) =>
    digit === first[cell] ? [] : [{ place: placeOf(shape, cell), digit, other: first[cell] }],
  );
  return en.explorer.difference(2, 1, differing);
}

function properCellsOf(shape: Geometry, cells: string): Record<number, string> {
  const found: Record<number, string> = {};
  for (const [cell, symbol] of Array.from(cells).entries()) {
    if (symbol !== '.') continue;
    const digits = Array.from({ length: shape.size }, (_, i) => symbolOf(i + 1)).filter(
      (digit) => countOf(shape, withSymbol(cells, cell, digit), 2) === 1,
    );
    if (digits.length > 0) found[cell] = digits.join(' ');
  }
  return found;
}

import type { Compiled } from '../constraint/compiled.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { countDigits } from '../grid/digit-set.ts';
import { type Geometry, layoutGeometry } from '../grid/geometry.ts';
import type { Puzzle } from './puzzle.ts';
import { compiledPuzzle } from './puzzle-variant.ts';
import type { Strategy } from './strategy.ts';

/**
 * The puzzle without constraints, if more houses, pairs of cells that differ and pencilmarks say the
 * same: a diagonal or a knight's move, for example. Undefined if its constraints say more.
 *
 * @throws RangeError if a constraint is none.
 */
export function laidOut(puzzle: Puzzle): Puzzle | undefined {
  const { constraints, givens } = puzzle;
  if (!constraints?.length) return puzzle;
  const compiled = compiledPuzzle(puzzle);
  const { automata, pairs, sets, sums } = compiled;
  if (pairs.length + sets.length + sums.length + automata.length > 0) return undefined;
  const geometry = geometryOf(puzzle, compiled);
  const pencilmarks = pencilmarksOf(puzzle, compiled);
  return {
    givens: { geometry, digits: givens.digits },
    ...(pencilmarks && { pencilmarks: { ...pencilmarks, geometry } }),
  };
}

/**
 * The geometry of a puzzle with constraints: their houses, and all pairs of cells that they hold
 * different, also those of a cage.
 *
 * @throws RangeError if a constraint is none.
 */
export function ruledGeometry(puzzle: Puzzle): Geometry {
  return geometryOf(puzzle, compiledPuzzle(puzzle));
}

function geometryOf({ givens }: Puzzle, { apart, distinct, houses, sets }: Compiled): Geometry {
  const groups = [...distinct, ...sets.map(({ cells }) => cells)];
  return layoutGeometry({
    boxes: [...givens.geometry.box],
    houses: houses.map((house) => [...house]),
    apart: [...groups.flatMap((group) => pairsIn([...group])), ...pairsOf(apart)],
  });
}

/**
 * What a strategy searches: the puzzle, or the puzzle without constraints if the strategy knows none.
 * The reason is a phrase such as "does not support pencilmarks: …", to be put after the id of the
 * strategy.
 */
export function searched(
  puzzle: Puzzle,
  { limits }: Strategy,
):
  | { readonly puzzle: Puzzle; readonly reason?: undefined }
  | { readonly puzzle?: undefined; readonly reason: string } {
  if (limits.beside === 'constraints') return { puzzle };
  const plain = laidOut(puzzle);
  if (!plain)
    return { reason: 'does not support these rules: it knows only houses and pairs of cells' };
  const { apart, houses } = plain.givens.geometry.layout ?? {};
  if ((apart || houses) && limits.beside === 'nothing') {
    return { reason: 'does not support these rules: it knows only rows, columns and boxes' };
  }
  if (plain.pencilmarks && !limits.pencilmarks) {
    return { reason: `does not support pencilmarks: ${limits.pencilmarksReason}` };
  }
  return { puzzle: plain };
}

/** Returns why a strategy cannot search this puzzle, or undefined if it can. See `searched`. */
export function unsupportedReason(puzzle: Puzzle, strategy: Strategy): string | undefined {
  return searched(puzzle, strategy).reason;
}

/** The pencilmarks of the puzzle and of its rules for single cells. Undefined if all digits are allowed. */
function pencilmarksOf(
  { givens, pencilmarks }: Puzzle,
  { domains, values }: Compiled,
): Pick<CandidateGrid, 'candidates'> | undefined {
  const isFree = domains.every((set, cell) => givens.digits[cell] || countDigits(set) === values);
  return pencilmarks || !isFree ? { candidates: Int32Array.from(domains) } : undefined;
}

function pairsIn(cells: readonly number[]): [number, number][] {
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b): [number, number] => [a, b]));
}

function pairsOf(cells: Uint16Array): [number, number][] {
  return Array.from({ length: cells.length / 2 }, (_, i) => [cells[2 * i], cells[2 * i + 1]]);
}

import { RuleCheck } from '@nonet/engine/game';
import type { Random } from '@nonet/engine/generate';
import { conflicts, digitsOf, hasConflict } from '@nonet/engine/grid';
import { type PlainPuzzle, puzzleOf, symbolOf } from '@nonet/engine/notation';
import { solvePuzzle } from '@nonet/engine/solve';
import { variantGallery } from '../src/puzzle/variant-gallery.ts';
import { en } from './all-words.ts';

/** The page counts up to this many solutions. */
const CAP = 10_000;

/** A variant of the gallery with some digits of its solution, and its solution. */
export function variantStart(
  id: string,
  random: Random,
): { readonly puzzle: PlainPuzzle; readonly solution: string } {
  const found = variantGallery.find((it) => it.id === id);
  if (!found) throw new Error(`expected ${id} in the gallery`);
  const { puzzle } = found;
  const solution = Array.from(solvePuzzle(puzzleOf(puzzle)).solution!.digits, symbolOf).join('');
  const cells = Array.from(solution, (symbol, cell) =>
    puzzle.cells[cell] !== '.' || random.below(100) < 30 ? symbol : '.',
  ).join('');
  return { puzzle: { ...puzzle, cells }, solution };
}

/** The verdicts that are true of a variant, by a search that tries digits and checks the rules. */
export function expectedVerdicts(puzzle: PlainPuzzle): readonly string[] {
  const { constraints, givens, pencilmarks } = puzzleOf(puzzle);
  const check = new RuleCheck(puzzleOf(puzzle));
  const { verdict } = en;
  if (conflicts(givens).length > 0) return ['Conflict'];
  const ruled = { geometry: check.geometry, digits: givens.digits };
  if (hasConflict(ruled)) return ['Conflict', verdict.none];
  const count = solutionsOf(check, [...givens.digits], 2);
  if (count === 0) return [verdict.none];
  if (!puzzle.cells.includes('.')) return [verdict.full];
  if (count === 1) {
    if (check.geometry.size > 6) return [verdict.proper, verdict.minimal];
    const isNeeded = (cell: number): boolean => {
      const digits = givens.digits.with(cell, 0);
      return digits[cell] === givens.digits[cell] || solutionsOf(check, [...digits], 2) > 1;
    };
    const isMinimal = [...givens.digits.keys()].every(isNeeded);
    // The second verdict is shown until the givens are tested.
    return isMinimal ? [verdict.minimal, verdict.proper] : [verdict.proper];
  }
  const rules = { ...(constraints && { constraints }), ...(pencilmarks && { pencilmarks }) };
  const exact = solvePuzzle({ givens, ...rules }, { limit: CAP + 1 }).count;
  return [exact > CAP ? verdict.more(CAP) : verdict.several(exact)];
}

/** Counts solutions up to a limit. */
function solutionsOf(check: RuleCheck, digits: number[], limit: number): number {
  if (check.broken(digits).length > 0) return 0;
  const candidates = check.candidates(digits);
  let best = -1;
  for (const [cell, digit] of digits.entries()) {
    if (digit > 0) continue;
    const size = digitsOf(candidates[cell]).length;
    if (size === 0) return 0;
    if (best < 0 || size < digitsOf(candidates[best]).length) best = cell;
  }
  if (best < 0) return check.isSolved(digits) ? 1 : 0;
  let found = 0;
  for (const digit of digitsOf(candidates[best])) {
    found += solutionsOf(check, digits.with(best, digit), limit - found);
    if (found >= limit) break;
  }
  return found;
}

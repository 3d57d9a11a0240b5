import type { Constraint } from '@nonet/engine/constraint';
import { parityOf } from '@nonet/engine/draw';
import { digitsOf } from '@nonet/engine/grid';
import { digitsIn, type PlainPuzzle } from '@nonet/engine/notation';

/**
 * The puzzle with rules instead of pencilmarks, if these only say which cells are odd or even. A list
 * of rules shows them, and givens can be added or removed.
 */
export function withParityRules(puzzle: PlainPuzzle): PlainPuzzle {
  const { constraints = [], pencilmarks, ...rest } = puzzle;
  if (!pencilmarks) return puzzle;
  const digits = digitsIn(puzzle.cells);
  const size = Math.sqrt(digits.length);
  const rules: Constraint[] = [];
  for (const [cell, set] of pencilmarks.entries()) {
    const digit = digits[cell];
    if (digit > 0 ? set & (1 << (digit - 1)) : set === 2 ** size - 1) continue;
    if (digit > 0 || !parityOf(set, size)) return puzzle;
    rules.push({ kind: 'sets', cells: [cell], sets: digitsOf(set).map((one) => [one]) });
  }
  return rules.length > 0 ? { ...rest, constraints: [...constraints, ...rules] } : puzzle;
}

import type { GameCell } from '../game/game-cell.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { digitSet, hasDigit } from '../grid/digit-set.ts';
import { gridOf } from '../grid/grid.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';
import type { GameError } from './finding.ts';
import type { JudgedGame } from './judged-game.ts';

/** What a wrong move wrote or removed. */
type Mistake = Pick<GameError, 'candidates' | 'mistake'>;

/**
 * Whether a board still has a mistake: one of its cells contradicts the solution, if only because
 * another wrong digit has replaced the first one.
 */
export function isStanding(
  { candidates, mistake }: Mistake,
  board: readonly GameCell[],
  { geometry, positions }: JudgedGame,
): boolean {
  return candidates.some((it) => {
    const cell = cellOf(it, geometry);
    const { centre, digit } = board[cell];
    const right = positions.digitOf(cell);
    if (digit !== 0) return digit !== right;
    return mistake === 'note' && centre !== 0 && !hasDigit(centre, right);
  });
}

/**
 * Whether a wrong move follows from the mistakes on the board before it: the right digit is not
 * possible there, or the wrong one is a hidden single. Neither can be on a board without mistakes.
 */
export function isConsequence(
  { candidates, mistake }: Mistake,
  parent: number,
  { geometry, positions }: JudgedGame,
): boolean {
  const board = positions.board(parent);
  const digits = board.map(({ digit }) => digit);
  const allowed = candidatesOf(gridOf(geometry, digits)).candidates;
  const known = positions.at(parent).candidates;
  const open = board.map(({ centre, digit }, cell) => {
    if (digit !== 0) return 0;
    const right = digitSet(positions.digitOf(cell));
    const isRemoved = centre !== 0 && (centre & right) === 0;
    return allowed[cell] & known[cell] & ~(isRemoved ? right : 0);
  });
  return candidates.some((it) => {
    const [cell, digit] = [cellOf(it, geometry), digitIn(it, geometry)];
    if (digits[cell] === 0 && !hasDigit(open[cell], positions.digitOf(cell))) return true;
    if (mistake === 'note' || !hasDigit(open[cell], digit)) return false;
    const { houses, housesOf } = geometry;
    return housesOf[cell].some((house) =>
      houses[house].every((other) => other === cell || !hasDigit(open[other], digit)),
    );
  });
}

/** The cells of two mistakes overlap. */
export function sharesCell(a: Mistake, b: Mistake, { geometry }: JudgedGame): boolean {
  const cells = (all: readonly Candidate[]): number[] => all.map((it) => cellOf(it, geometry));
  const others = cells(b.candidates);
  return cells(a.candidates).some((cell) => others.includes(cell));
}

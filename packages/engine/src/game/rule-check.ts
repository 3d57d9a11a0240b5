import type { Constraint } from '../constraint/constraint.ts';
import { holds } from '../constraint/holds.ts';
import type { Variant } from '../constraint/variant.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { digitSet } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import { gridOf } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { ruledGeometry } from '../search/laid-out.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { variantOf } from '../search/puzzle-variant.ts';
import { cellOf, digitIn } from '../technique/step.ts';
import { Fitting } from '../technique/variant/fitting.ts';
import { type LocalRule, LocalRules } from '../technique/variant/local-rule.ts';
import { RuleSearch } from '../technique/variant/rule-search.ts';
import { combinationsLeft, type SumCombinations } from './sum-combinations.ts';

/** A constraint that the digits of its cells break, and these cells. */
export interface BrokenRule {
  readonly constraint: Constraint;
  readonly cells: readonly number[];
}

/** Checks the digits of a player against the constraints of a variant. */
export class RuleCheck {
  /** The geometry with the houses of the constraints, and the pairs of cells that they hold different. */
  readonly geometry: Geometry;
  private readonly variant: Variant;
  private readonly pencilmarks: Int32Array | undefined;
  private readonly rules: readonly Fitting[];

  /** @throws RangeError if a constraint is none. */
  constructor(puzzle: Puzzle) {
    puzzle = internPuzzle(puzzle);
    this.variant = variantOf(puzzle);
    this.geometry = ruledGeometry(puzzle);
    this.pencilmarks = puzzle.pencilmarks?.candidates;
    const rules = new LocalRules(this.variant, this.geometry);
    this.rules = (puzzle.constraints ?? [])
      .flatMap((constraint) => rulesOf(constraint, rules))
      .map((rule) => new Fitting(rule));
  }

  /**
   * The constraints that cannot hold with these digits, whatever the blank cells of the constraint get.
   * A digit twice in a house, or in two cells that must differ, is a conflict of the geometry instead.
   */
  broken(digits: ArrayLike<number>): BrokenRule[] {
    const all = (1 << this.geometry.size) - 1;
    return this.rules.flatMap((fitting): BrokenRule[] => {
      const { cells, constraints } = fitting.rule;
      const filled = cells.filter((cell) => digits[cell] > 0);
      if (filled.length === 0) return [];
      const domains = cells.map((cell) => (digits[cell] > 0 ? 1 << (digits[cell] - 1) : all));
      return fitting.fit(domains) === 'fails'
        ? [{ constraint: constraints[0], cells: filled }]
        : [];
    });
  }

  /**
   * Cell → the digits that it can have, by the digits of the cells that see it and by each constraint
   * alone. Constraints that are broken exclude nothing. A filled cell has its own digit.
   */
  candidates(digits: ArrayLike<number>): Int32Array {
    const { geometry, pencilmarks } = this;
    const { candidates } = candidatesOf(gridOf(geometry, digits));
    for (const [cell, set] of pencilmarks?.entries() ?? []) {
      if (digits[cell] === 0) candidates[cell] &= set;
    }
    const board = { geometry, candidates, values: digits };
    const excluded = this.rules.flatMap(({ rule }) => {
      const search = new RuleSearch(rule);
      return search.isBroken(board) ? [] : search.excluded(board);
    });
    const left = candidates.slice();
    for (const it of excluded) left[cellOf(it, geometry)] &= ~digitSet(digitIn(it, geometry));
    return left;
  }

  /** The combinations that are left for the cages, little killers and arrows with one of these cells. */
  combinations(digits: ArrayLike<number>, cells: readonly number[]): SumCombinations[] {
    const grid = gridOf(this.geometry, digits);
    return combinationsLeft(this.variant.constraints, grid, cells);
  }

  /** Whether the digits, one for each cell, solve the puzzle. */
  isSolved(digits: ArrayLike<number>): boolean {
    return holds(this.variant, digits);
  }
}

/** A constraint as rules for few cells. What houses and pairs of different cells say is none. */
function rulesOf(constraint: Constraint, rules: LocalRules): LocalRule[] {
  const { kind } = constraint;
  if (kind === 'nonconsecutive' || kind === 'negative')
    return rules.pairsOf('one-rule', constraint);
  const rule = rules.of('one-rule', [constraint]);
  return rule ? [rule] : [];
}

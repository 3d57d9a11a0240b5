import type { Constraint } from '../constraint/constraint.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { ConstraintSearch } from './constraint/constraint-search.ts';
import { compiledPuzzle } from './puzzle-variant.ts';
import type { Search, Strategy } from './strategy.ts';

/** The only strategy that knows the rules of variants. search/constraint/README.md says how it works. */
export const constraintSearch: Strategy = {
  id: 'constraint-search',
  summary: 'propagates all rules, also those of variants, and tries the cell that failed most',
  source: 'Boussemart et al. 2004: boosting systematic search by weighting constraints',
  lexicographic: false,
  limits: {
    largestSize: 16,
    sizeReason: 'it learns nothing from a dead end',
    pencilmarks: true,
    beside: 'constraints',
  },
  begin: (givens, pencilmarks, constraints) => new GridSearch(givens, pencilmarks, constraints),
};

class GridSearch extends ConstraintSearch implements Search {
  readonly geometry: Geometry;

  constructor(
    givens: Grid,
    pencilmarks: CandidateGrid | undefined,
    constraints: readonly Constraint[] | undefined,
  ) {
    const puzzle = {
      givens,
      ...(pencilmarks && { pencilmarks }),
      ...(constraints && { constraints }),
    };
    super(compiledPuzzle(puzzle), givens.digits);
    this.geometry = givens.geometry;
  }
}

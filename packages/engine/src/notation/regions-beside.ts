import { type Geometry, isJigsaw } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import type { NotationResult, PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { errorOf, failure } from './parts/fault.ts';
import { hasRegions } from './parts/region-grid.ts';
import { layoutOfRegions } from './parts/variant-rules.ts';

/** What a grid of a text is: the next puzzle, a part of a puzzle to come, or errors. */
export type Joined =
  | { readonly kind: 'next'; readonly record: PuzzleRecord }
  /** The grid has the regions of a puzzle to come. */
  | { readonly kind: 'waits' }
  /** The grid has the regions of the latest puzzle. */
  | { readonly kind: 'completes'; readonly record: PuzzleRecord }
  /** The regions fit no puzzle. `isNext` says whether the first error is of another grid to come. */
  | {
      readonly kind: 'misfits';
      readonly errors: readonly NotationResult[];
      readonly isNext: boolean;
    };

/**
 * Joins the puzzles of a text and the grids with the numbers of their regions. Such a grid is below its
 * puzzle, or above it if there is no puzzle without regions before it.
 */
export class RegionsBeside {
  private above: PuzzleRecord | undefined;
  private below: PuzzleRecord | undefined;

  /** The error for a grid of regions whose puzzle has not been read. */
  get unused(): NotationResult | undefined {
    return this.above && regionsError(this.above);
  }

  /** The latest puzzle is in other results. So regions below it come too late. */
  forget(): void {
    this.below = undefined;
  }

  /** Takes the next grid of the text. */
  add(record: PuzzleRecord): Joined {
    const { above, below } = this;
    this.above = undefined;
    this.below = undefined;
    const hasOnlyRegions = hasRegions(record.givens);
    if (!hasOnlyRegions && !above) {
      if (!isJigsaw(record.givens.geometry)) this.below = record;
      return { kind: 'next', record };
    }
    if (hasOnlyRegions && !above && !below) {
      this.above = record;
      return { kind: 'waits' };
    }
    const joined = hasOnlyRegions
      ? !above && withRegions(below!, record.givens)
      : withRegions(record, above!.givens);
    if (joined) return { kind: above ? 'next' : 'completes', record: joined };
    const errors = [above ?? below!, record].map(regionsError);
    return { kind: 'misfits', errors, isNext: above !== undefined };
  }
}

/** Refuses the grids of regions in a text, and the puzzles that they belong to. */
export class RefusedRegions {
  private isAbove = false;
  private isAfterPuzzle = false;

  /**
   * Takes the next result. If it names the regions of the puzzle before it, or of the one after it if
   * there is none, neither is a classic puzzle, and the results get errors instead.
   */
  refuses(result: NotationResult, results: NotationResult[]): boolean {
    if (!result.ok || !(this.isAbove || hasRegions(result.record.givens))) {
      this.isAfterPuzzle = result.ok;
      return false;
    }
    const latest = results.at(-1);
    this.isAbove = !this.isAbove && !this.isAfterPuzzle;
    this.isAfterPuzzle = false;
    if (latest?.ok) results[results.length - 1] = regionsError(latest.record);
    results.push(regionsError(result.record));
    return true;
  }
}

/** The error for a grid whose boxes are others, or that names regions. */
function regionsError({ line }: PuzzleRecord): NotationResult {
  const found = { id: 'rule', name: 'regions' } as const;
  return failure(errorOf('variant', line, 1, { id: 'classic' }, found));
}

/** Whether a text names the rule of a jigsaw, which a grid of regions says completely. */
export function isJigsawRule({ phrases: { found } }: NotationError): boolean {
  const named = found.id === 'rule' ? `${found.name} ${found.value ?? ''}` : '';
  return /^\W*(?:type|variant|kind|game)?\W*(?:jigsaw|irregular|nonomino|직소)(?:[ -]?sudoku| 스도쿠)?\W*$/i.test(
    named,
  );
}

function withRegions(record: PuzzleRecord, regions: Grid): PuzzleRecord | undefined {
  const geometry = layoutOfRegions([...regions.digits]);
  const { givens, pencilmarks, solution } = record;
  if (!geometry || geometry.size !== givens.geometry.size) return undefined;
  return {
    ...record,
    givens: inGeometry(givens, geometry),
    ...(solution && { solution: inGeometry(solution, geometry) }),
    ...(pencilmarks && { pencilmarks: { ...pencilmarks, geometry } }),
  };
}

function inGeometry({ digits }: Grid, geometry: Geometry): Grid {
  return { geometry, digits };
}

import { type Geometry, isJigsaw } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import type { PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { hasRegions } from './parts/region-grid.ts';
import { layoutOfRegions } from './parts/variant-rules.ts';

/**
 * Joins the puzzles of a text and the grids with the numbers of their regions. Such a grid is below its
 * puzzle, or above it if there is no puzzle without regions before it.
 */
export class RegionsBeside {
  private above: PuzzleRecord | undefined;
  private below: PuzzleRecord | undefined;

  /** The grid of regions whose puzzle has not been read yet. */
  get waiting(): PuzzleRecord | undefined {
    return this.above;
  }

  /** The latest puzzle is in other results. So regions below it come too late. */
  forget(): void {
    this.below = undefined;
  }

  /**
   * Takes the next grid of the text. Returns the puzzle that is complete, and whether it replaces the
   * latest result. `waits` means that the grid has regions, whose puzzle is to come. Undefined if the
   * regions fit no puzzle.
   */
  add(
    record: PuzzleRecord,
  ): { readonly record: PuzzleRecord; readonly replaces: boolean } | 'waits' | undefined {
    const { above, below } = this;
    this.above = undefined;
    this.below = undefined;
    if (!hasRegions(record.givens)) {
      if (!above && !isJigsaw(record.givens.geometry)) this.below = record;
      const joined = above ? withRegions(record, above.givens) : record;
      return joined && { record: joined, replaces: false };
    }
    if (above) return undefined;
    if (!below) {
      this.above = record;
      return 'waits';
    }
    const joined = withRegions(below, record.givens);
    return joined && { record: joined, replaces: true };
  }
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

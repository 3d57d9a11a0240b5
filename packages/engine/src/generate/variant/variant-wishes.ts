import type { Constraint } from '../../constraint/constraint.ts';
import { CLASSIC, type Geometry, internGeometry, isJigsaw } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { SearchId } from '../../rating/hodoku/hodoku-scale.ts';
import { variantRowOf } from '../../rating/variant-searches.ts';
import type { Puzzle } from '../../search/puzzle.ts';
import { rangeOutside, unreachableCount } from '../givens-range.ts';
import { type Symmetry, symmetries } from '../symmetry.ts';
import { rangeMistake } from '../wish-ranges.ts';
import { type VariantKind, variantKinds } from './variant-kinds.ts';

/** Requirements on generated variants, which always have one solution. */
export interface VariantWishes {
  /** At least one kind. */
  readonly kinds: readonly VariantKind[];
  /** Up to 16×16, without more houses. Default 9×9. A jigsaw has regions of the same size. */
  readonly geometry?: Geometry;
  /** The symmetry of the pattern of givens. Default none. */
  readonly symmetry?: Symmetry;
  /**
   * Whether every given must be needed. With a symmetry, givens are removed in groups, so a single
   * given may still be redundant. Redundant groups are removed anyway, unless a test takes too long.
   */
  readonly minimal?: boolean;
  /**
   * The range of the number of givens. By default, each puzzle has only the givens that it needs. One
   * that needs too few gets more, except with `minimal`.
   */
  readonly givens?: readonly [least: number, most: number];
  /**
   * A technique that the path of each puzzle needs at least once, such as `renban-runs`, or a row of
   * `variantRows` with several. The path needs no row that comes later. If a puzzle is harder, it gets
   * more givens until it is not, except with `minimal` and if it is a killer.
   */
  readonly technique?: SearchId;
  /** The number of attempts per puzzle before giving up, at least 1. Default 100. */
  readonly tries?: number;
}

export interface MadeVariant extends Puzzle {
  readonly constraints: readonly Constraint[];
  readonly solution: Grid;
}

/** The result of trying to make a variant. The error says why none was made. */
export type VariantResult =
  | { readonly ok: true; readonly made: MadeVariant }
  | { readonly ok: false; readonly error: string };

const LEAST_SIZE = 4;
const MOST_SIZE = 16;

/** Why no puzzle can meet the wishes. Undefined if some may. */
export function impossibleVariant(wishes: VariantWishes): string | undefined {
  const { givens, kinds, symmetry, technique, tries = 1 } = wishes;
  if (!Array.isArray(kinds) || kinds.length === 0) return 'expected at least one kind of variant';
  const known = new Set<string>(variantKinds.map(({ id }) => id));
  const unknown = kinds.find((kind) => !known.has(kind));
  if (unknown !== undefined) return `expected a kind of variant, got ${unknown}`;
  if (symmetry !== undefined && !symmetries.some(({ id }) => id === symmetry)) {
    return `expected a symmetry, got ${symmetry}`;
  }
  if (technique !== undefined && !variantRowOf(technique)) {
    return `expected a technique that the path of a variant looks for, got ${technique}`;
  }
  if (!Number.isInteger(tries) || tries < 1) return `expected tries to be at least 1, got ${tries}`;
  const geometry = internGeometry(wishes.geometry ?? CLASSIC);
  const { layout, size } = geometry;
  if (size < LEAST_SIZE || size > MOST_SIZE) {
    return `expected a grid of ${LEAST_SIZE}×${LEAST_SIZE} to ${MOST_SIZE}×${MOST_SIZE}, got ${size}×${size}`;
  }
  if (layout?.houses || layout?.apart) return 'expected a geometry without more houses and pairs';
  const hasBoxes = !isJigsaw(geometry) && !kinds.includes('jigsaw');
  const boxed = kinds.find((kind) => kind === 'disjoint' || kind === 'windoku');
  if (boxed && !hasBoxes) return `${boxed} needs boxes, and a jigsaw has none`;
  const mistake = rangeMistake('givens', givens);
  if (mistake || !givens) return mistake;
  return rangeOutside(givens, geometry) ?? unreachableCount(givens, geometry, symmetry ?? 'none');
}

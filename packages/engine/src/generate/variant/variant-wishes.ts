import type { Variant } from '../../constraint/variant.ts';
import { type Geometry, geometryOfSize, layoutGeometry } from '../../grid/geometry.ts';
import { type Symmetry, symmetries } from '../symmetry.ts';
import { type VariantKind, variantKinds } from './variant-kinds.ts';

/** Requirements on generated variants, which always have one solution. */
export interface VariantWishes {
  /** At least one kind. */
  readonly kinds: readonly VariantKind[];
  /** The number of rows: 4, 6, 8, 9, 10, 12, 15 or 16, and with `jigsaw` also 5, 7, 11, 13 or 14. Default 9. */
  readonly size?: number;
  /** The symmetry of the pattern of givens. Default none. */
  readonly symmetry?: Symmetry;
  /**
   * Whether every given must be needed. With a symmetry, givens are removed in groups, so a single
   * given may still be redundant. Redundant groups are removed anyway, unless a test takes too long.
   */
  readonly minimal?: boolean;
  /** The number of attempts per puzzle before giving up, at least 1. Default 100. */
  readonly tries?: number;
}

export interface MadeVariant {
  readonly variant: Variant;
  /** Cell → its digit. */
  readonly solution: readonly number[];
}

/** The result of trying to make a variant. The error says why none was made. */
export type VariantResult =
  | { readonly ok: true; readonly made: MadeVariant }
  | { readonly ok: false; readonly error: string };

const LEAST_SIZE = 4;
const MOST_SIZE = 16;

/** Why no puzzle can meet the wishes. Undefined if some may. */
export function impossibleVariant({
  kinds,
  size = 9,
  symmetry,
  tries = 1,
}: VariantWishes): string | undefined {
  if (!Array.isArray(kinds) || kinds.length === 0) return 'expected at least one kind of variant';
  const known = new Set<string>(variantKinds.map(({ id }) => id));
  const unknown = kinds.find((kind) => !known.has(kind));
  if (unknown !== undefined) return `expected a kind of variant, got ${unknown}`;
  if (symmetry !== undefined && !symmetries.some(({ id }) => id === symmetry)) {
    return `expected a symmetry, got ${symmetry}`;
  }
  if (!Number.isInteger(tries) || tries < 1) return `expected tries to be at least 1, got ${tries}`;
  const boxless = kinds.includes('jigsaw')
    ? kinds.find((kind) => kind === 'disjoint' || kind === 'windoku')
    : undefined;
  if (boxless) return `${boxless} needs boxes, so it cannot be together with jigsaw`;
  const isJigsaw = kinds.includes('jigsaw');
  const isKnown = geometryOfSize(size) !== undefined || (isJigsaw && Number.isInteger(size));
  if (isKnown && size >= LEAST_SIZE && size <= MOST_SIZE) return undefined;
  const sizes = isJigsaw ? `from ${LEAST_SIZE} to ${MOST_SIZE}` : 'such as 6, 8 or 9';
  return `expected a size ${sizes}, got ${size}`;
}

/** The usual boxes, or rows if the size has none: the start for the regions of a jigsaw. */
export function startOf({ size = 9 }: VariantWishes): Geometry {
  const boxes = Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
  return geometryOfSize(size) ?? layoutGeometry({ boxes });
}

import { CLASSIC, type Geometry, internGeometry } from '../grid/geometry.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import type { Level, SearchId } from '../rating/hodoku/hodoku-scale.ts';
import type { MadePuzzle } from './made-puzzle.ts';
import type { Symmetry } from './symmetry.ts';
import type { VariantKind } from './variant/variant-kinds.ts';

/** Requirements on generated puzzles. The puzzles are always proper. */
export interface Wishes {
  /** Default: the geometry of `solution` or `pattern`, else 9×9. */
  readonly geometry?: Geometry;
  /** The range of the number of givens. By default, givens are removed until none is redundant. */
  readonly givens?: readonly [least: number, most: number];
  /**
   * Whether every given must be needed. With a symmetry, givens are removed in groups, so a single
   * given may still be redundant. If neither `givens` nor `pattern` is set, all redundant givens
   * (or groups) are removed anyway. Then `minimal` only rejects puzzles for which a test took too
   * long, which never happens on 9×9.
   */
  readonly minimal?: boolean;
  /** The symmetry of the pattern of givens. Default none. */
  readonly symmetry?: Symmetry;
  /** The cells that get a given: those that have a digit in this grid. The digits do not matter. */
  readonly pattern?: Grid;
  /** The solution of every puzzle. Default: a random solution for each puzzle. */
  readonly solution?: Grid;
  /**
   * The range of the rating ER on the scale `se`, within 1.0 to 12.0. Only for 9×9. If a puzzle is
   * harder, givens are put back until it is not. This is not done with `minimal`, `pattern`,
   * `pearl` or `diamond`.
   */
  readonly rating?: readonly [from: number, to: number];
  /**
   * Whether EP must equal ER: no later step is harder than the hardest step up to the first
   * placement.
   */
  readonly pearl?: boolean;
  /** Whether ED must equal ER: no other step is harder than the first one. */
  readonly diamond?: boolean;
  /**
   * The level on the scale of HoDoKu. Only for 9×9, and not together with `rating`, `pearl` or
   * `diamond`. If a puzzle is harder, givens are put back as with `rating`.
   */
  readonly level?: Level;
  /** The range of the score on the scale of HoDoKu. */
  readonly score?: readonly [from: number, to: number];
  /**
   * A technique that HoDoKu's path needs at least once, such as `x-wing`, or a row of HoDoKu's
   * table with several techniques, such as `nice-loop`. The path needs no row that comes later in
   * HoDoKu's order.
   */
  readonly technique?: SearchId;
  /** Techniques, or rows of HoDoKu's table, that HoDoKu's path does not use. */
  readonly without?: readonly SearchId[];
  /**
   * The number of attempts per puzzle before giving up, at least 1. Default: `defaultTries`, or 1,000
   * if the technique is rare and the attempts begin with known puzzles.
   */
  readonly tries?: number;
}

/** Wishes for puzzles that may be variants. */
export interface PuzzleWishes extends Wishes {
  /**
   * The kinds of rules beside rows, columns and boxes. With them, only givens, minimal, symmetry,
   * technique and tries can be wished.
   */
  readonly variant?: readonly VariantKind[];
}

/** Wishes within one thread. Those that cross threads are plain data. */
export interface MakerWishes extends Wishes {
  /** Whether to keep a puzzle that meets the other wishes. If not, the attempts go on. */
  readonly accepts?: ((made: MadePuzzle) => boolean) | undefined;
}

/** The wishes with grids whose geometry is that of `internGeometry`. */
export function internWishes<W extends Wishes>(wishes: W): W {
  const { geometry, pattern, solution } = wishes;
  return {
    ...wishes,
    ...(geometry !== undefined && { geometry: internGeometry(geometry) }),
    ...(pattern !== undefined && { pattern: internGrid(pattern, 'pattern') }),
    ...(solution !== undefined && { solution: internGrid(solution, 'solution') }),
  };
}

export function geometryOf({ geometry, pattern, solution }: Wishes): Geometry {
  return geometry ?? solution?.geometry ?? pattern?.geometry ?? CLASSIC;
}

/** The default number of tries. They take a few seconds, and at most a minute. */
export function defaultTries(wishes: Wishes): number {
  if (geometryOf(wishes).size > 9) return 10;
  if (wishes.pattern) return 20;
  return wishes.pearl || wishes.diamond ? 1_000_000 : 10_000;
}

/**
 * Draws the number of givens at which digging stops. All numbers in the range are equally likely.
 * Returns 0 if the wishes have no range, because then givens are removed until none is redundant.
 *
 * @param below Returns a random integer from 0 to n − 1.
 */
export function drawLeast(wishes: Wishes, below: (n: number) => number): number {
  if (!wishes.givens || wishes.minimal) return 0;
  const [least, most] = wishes.givens;
  return least + below(Math.min(most, geometryOf(wishes).cells) - least + 1);
}

import type { FishTechnique } from './fish-names.ts';

export type FishDegree = 2 | 3 | 4;

/** Options for the search for fish. */
export interface FishKind {
  /** The number of base houses, which is also the number of cover houses. */
  readonly degree: FishDegree;
  /** Basic: rows and columns. Franken: boxes as well. */
  readonly shape: 'basic' | 'franken';
  /** Whether fish have fins. If not, base houses with more than `degree` places are not tried. */
  readonly fins: 'none' | 'some';
  /** The only name of the fish to find. Default: all. */
  readonly only?: FishTechnique;
}

/** The kinds of houses that a base and a cover may have: 0 for rows, 1 for columns, 2 for boxes. */
export interface FishSides {
  readonly base: readonly number[];
  readonly cover: readonly number[];
}

/**
 * For each shape, the kinds of houses that are tried, in this order. Mutant fish have any houses.
 */
export const FISH_SIDES: Readonly<Record<FishKind['shape'] | 'mutant', readonly FishSides[]>> = {
  basic: [
    { base: [0], cover: [1] },
    { base: [1], cover: [0] },
  ],
  franken: [
    { base: [0, 2], cover: [1, 2] },
    { base: [1, 2], cover: [0, 2] },
  ],
  mutant: [{ base: [0, 1, 2], cover: [0, 1, 2] }],
};

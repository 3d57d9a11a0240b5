import type { FishTechnique } from './step.ts';

export type FishDegree = 2 | 3 | 4 | 5 | 6 | 7;

/** Which fish to look for. */
export interface FishKind {
  /** The number of base houses, and of cover houses. */
  readonly degree: FishDegree;
  /** Basic: rows and columns. Franken: boxes as well. Mutant: any houses. */
  readonly shape: 'basic' | 'franken' | 'mutant';
  /**
   * Whether a fish has fins. If `none`, base houses with more than `degree` places are not tried
   * either.
   */
  readonly fins: 'none' | 'some' | 'any';
  /** Whether fish with this name are found. Default: all are. */
  readonly accepts?: (technique: FishTechnique) => boolean;
}

/** The kinds of houses of a base and of a cover: 0 for rows, 1 for columns, 2 for boxes. */
export interface FishSides {
  readonly base: readonly number[];
  readonly cover: readonly number[];
}

/** The sides that are tried one after another. */
export const FISH_SIDES: Readonly<Record<FishKind['shape'], readonly FishSides[]>> = {
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

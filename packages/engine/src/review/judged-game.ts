import type { Journal } from '../game/journal.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Branches } from './branches.ts';
import type { Positions } from './positions.ts';
import type { ReviewedMove } from './review.ts';

/** A game whose moves are judged. */
export interface JudgedGame {
  readonly journal: Pick<Journal, 'dropped' | 'entries'>;
  readonly geometry: Geometry;
  readonly moves: readonly ReviewedMove[];
  readonly branches: Branches;
  readonly positions: Positions;
  /** The entry whose board is the last one. It is not the last entry if the player went back. */
  readonly now: number;
}

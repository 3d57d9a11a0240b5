import type { StepInGrid } from '../draw/grid-state.ts';
import type { HelpCounts } from '../game/help-counts.ts';
import type { Conflict } from '../grid/conflict.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Candidate, TechniqueId } from '../technique/step.ts';
import type { Finding } from './finding.ts';

export type ReviewResult =
  | Review
  /** The puzzle does not have exactly one solution, so no move can be judged. */
  | { readonly kind: 'none' | 'several' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] };

/** What a game was like, move by move and as a whole. All times are in milliseconds of play. */
export interface Review {
  readonly kind: 'reviewed';
  readonly geometry: Geometry;
  /** Entry → what it was. Entries that were taken back have their place, too. */
  readonly moves: readonly ReviewedMove[];
  /** In the order of time. */
  readonly findings: readonly Finding[];
  /** The techniques that were there or used, the easiest first. */
  readonly techniques: readonly TechniqueUse[];
  /** The hardest technique of those that were the easiest step before a move. */
  readonly hardest: TechniqueId | undefined;
  /**
   * The move without help with the hardest technique, of those that led to the last board: one that
   * removed candidates, or a digit that had no easier way. Undefined if all were singles or guesses.
   */
  readonly best: number | undefined;
  readonly help: HelpCounts;
  /** Whether the last board is the solution. */
  readonly isSolved: boolean;
  /** The number of wrong digits on the last board. */
  readonly wrongDigits: number;
}

/** An entry of a game, as a move in the position before it. */
export interface ReviewedMove {
  /** The entry whose board the player had, or START. */
  readonly parent: number;
  /** When it was made. */
  readonly at: number;
  /** The time since the entry before it, also if that one was taken back. */
  readonly took: number;
  readonly kind: MoveKind;
  /**
   * The digit that was placed or cleared, or the notes that were removed. Several only if one entry
   * has them.
   */
  readonly candidates: readonly Candidate[];
  /** The cells that a `clear` emptied. */
  readonly cleared: readonly number[];
  /** The easiest step of the position. Undefined if it has none. */
  readonly easiest: EasiestStep | undefined;
  /** Why the move holds. Undefined if it is neither a placement nor an elimination. */
  readonly reason: MoveReason | undefined;
  /** Whether the coach made the move, or a hint had told a technique of its reason. */
  readonly isHelped: boolean;
  /** Whether the coach made the move. */
  readonly isByCoach: boolean;
}

/**
 * What an entry is. A `placement` writes a digit. An `elimination` removes centre notes that the rules
 * alone do not exclude. A `clear` empties cells. `notes` are all other changes of notes. `other`
 * changes colours and marks.
 */
export type MoveKind = 'placement' | 'elimination' | 'clear' | 'notes' | 'other';

export interface EasiestStep {
  readonly technique: TechniqueId;
  /** As in a `MoveReason`. */
  readonly rating: number | undefined;
  readonly step: StepInGrid;
}

export type MoveReason =
  | {
      readonly kind: 'justified';
      /** The hardest technique of the steps. */
      readonly technique: TechniqueId;
      /**
       * What the scale `se` gives the simplest form of the technique. Undefined if Sudoku Explainer
       * does not have the technique.
       */
      readonly rating: number | undefined;
      /** The easiest steps that lead to the move. The last one draws it. */
      readonly steps: readonly StepInGrid[];
    }
  /** The digit is not that of the solution, or the digit of the solution was removed. */
  | { readonly kind: 'wrong' }
  /** The move is right, but no technique up to forcing nets, of those that are used, leads to it. */
  | { readonly kind: 'stuck' };

/** What became of a technique in a game. */
export interface TechniqueUse {
  readonly technique: TechniqueId;
  /** The number of moves before which it was the easiest step. */
  readonly there: number;
  /** The number of moves with this technique as their reason. */
  readonly used: number;
  /** How many of these were helped. */
  readonly helped: number;
  /** The number of findings that it was overlooked. */
  readonly missed: number;
  /** The first move that used it, or else the first one before which it was the easiest step. */
  readonly example: number;
}

import type { PlainPuzzle } from '@nonet/engine/notation';
import type { SearchId, TechniqueId } from '@nonet/engine/rating';
import type { Finding, ReviewedMove, TechniqueUse } from '@nonet/engine/review';
import type { ByLanguage } from './coaching.ts';

/** A game as text, as `gameText` of the engine writes it. */
export interface GameAsText {
  readonly puzzle: PlainPuzzle;
  readonly game: string;
}

export interface GameToReview extends GameAsText {
  /** As in the engine's `ReviewOptions`. */
  readonly usedBefore: readonly TechniqueId[] | undefined;
}

export interface Difficulty {
  readonly technique: TechniqueId;
  readonly name: ByLanguage<string>;
  /** What HoDoKu's score adds for a step. */
  readonly score: number;
  /** As in the engine's `ReviewedMove`. */
  readonly rating: number | undefined;
}

/** A move of a reviewed game, without the steps. */
export interface MoveText extends Omit<ReviewedMove, 'easiest' | 'reason'> {
  readonly easiest: Difficulty | undefined;
  readonly reason: Difficulty | 'wrong' | 'stuck' | undefined;
}

export interface FindingText {
  readonly kind: Finding['kind'];
  readonly move: number;
  readonly texts: ByLanguage<string>;
}

export interface TechniqueText extends TechniqueUse {
  /** The lesson in which it is practised. */
  readonly lesson: SearchId | undefined;
  readonly name: ByLanguage<string>;
}

export type ReviewText =
  | {
      readonly kind: 'reviewed';
      readonly moves: readonly MoveText[];
      readonly findings: readonly FindingText[];
      readonly techniques: readonly TechniqueText[];
      readonly hardest: Pick<Difficulty, 'name' | 'technique'> | undefined;
      /** As in the engine's `Review`. */
      readonly best: number | undefined;
      readonly summary: ByLanguage<string>;
    }
  | { readonly kind: 'none' | 'several' | 'conflict' };

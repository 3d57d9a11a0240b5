import type { FactsResult } from '@nonet/engine/making';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Difficulty } from '@nonet/engine/rating';

/** A puzzle of which the facts are asked. */
export interface FactsRequest extends PlainPuzzle {
  /** Undefined if it is not known yet. */
  readonly difficulty: Difficulty | undefined;
  /** The canonical form. Undefined if it is not known yet. */
  readonly form: string | undefined;
}

export type FactsReply = readonly FactsResult[];

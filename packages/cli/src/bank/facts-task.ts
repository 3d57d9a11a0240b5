import type { FactsResult } from '@nonet/engine/making';
import type { Difficulty } from '@nonet/engine/rating';

/** A puzzle of which the facts are asked. It contains only data, so it can be sent to a thread. */
export interface FactsRequest {
  readonly boxRows: number;
  readonly boxColumns: number;
  /** One digit per cell, 0 for a blank. */
  readonly digits: Uint8Array;
  /** Undefined if it is not known yet. */
  readonly difficulty: Difficulty | undefined;
  /** The canonical form. Undefined if it is not known yet. */
  readonly form: string | undefined;
}

export type FactsReply = readonly FactsResult[];

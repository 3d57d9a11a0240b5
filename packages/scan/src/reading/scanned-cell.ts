/** A digit that a cell may hold instead. 0 stands for an empty cell. */
export interface Alternative {
  readonly digit: number;
  readonly confidence: number;
}

export interface ScannedCell {
  /** A written digit was written by hand: it belongs to the player, not to the puzzle. */
  readonly kind: 'empty' | 'printed' | 'written';
  /** 0 if the cell is empty. */
  readonly digit: number;
  /** From 0 to 1, for the kind and the digit together. */
  readonly confidence: number;
  /** The next best digits, the best first. */
  readonly alternatives: readonly Alternative[];
  /** What was read, if the repair changed the digit. */
  readonly read?: number;
}

/** A cell below this confidence is doubtful. */
const CONFIDENT = 0.9;

/** Whether a person should look at the cell: the repair changed it, or its confidence is low. */
export function isDoubtful({ confidence, read }: ScannedCell): boolean {
  return read !== undefined || confidence < CONFIDENT;
}

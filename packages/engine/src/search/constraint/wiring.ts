/** What a change of a cell sets in motion, as tables. */
export interface Wiring {
  readonly values: number;
  /** The number of propagators. */
  readonly propagators: number;
  /** Cell → its first entry in `wakeWords` and `wakeBits`: a word of marks and the bits to set there. */
  readonly wakeStarts: Uint16Array;
  readonly wakeWords: Uint8Array;
  readonly wakeBits: Int32Array;
  /** Cell → 1 if it has a pair table. */
  readonly hasTables: Uint8Array;
}

/** What a change of a cell sets in motion, as tables. */
export interface Wiring {
  readonly values: number;
  /** The number of propagators. */
  readonly propagators: number;
  /** What a change of a cell wakes. */
  readonly wakes: WakeList;
  /** Cell → a bit, which says that it has a pair table. */
  readonly tables: Int32Array;
}

/** Cell → its first entry in `words` and `bits`: a word of marks and the bits to set there. */
export interface WakeList {
  readonly starts: Uint16Array;
  readonly words: Uint8Array;
  readonly bits: Int32Array;
}

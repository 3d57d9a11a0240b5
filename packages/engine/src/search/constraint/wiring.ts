/** What a change of a cell sets in motion, as tables. */
export interface Wiring {
  readonly values: number;
  /** The number of propagators. */
  readonly propagators: number;
  /** What every change of a cell wakes. */
  readonly always: WakeList;
  /** What a change of its smallest or largest value wakes as well. */
  readonly bounds: WakeList;
  /** Cell → 1 if it has a pair table. */
  readonly hasTables: Uint8Array;
}

/** Cell → its first entry in `words` and `bits`: a word of marks and the bits to set there. */
export interface WakeList {
  readonly starts: Uint16Array;
  readonly words: Uint8Array;
  readonly bits: Int32Array;
}

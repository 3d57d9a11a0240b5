/** What a change of a cell sets in motion, as tables. */
export interface Wiring {
  readonly values: number;
  /** The number of propagators. */
  readonly propagators: number;
  /** Cell × words of marks + word → the bits of the propagators that a change of the cell wakes. */
  readonly wakes: Int32Array;
  /** Cell → a bit, which says that it has a pair table. */
  readonly tables: Int32Array;
}

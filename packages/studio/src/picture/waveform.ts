/** The depth of the search over the whole run, which is divided into buckets of equal length. */
export interface Waveform {
  readonly events: number;
  /** Bucket → the greatest depth of its sampled events. */
  readonly greatest: Uint16Array;
  /** Bucket → the number of dead ends among its sampled events. */
  readonly deadEnds: Uint8Array;
}

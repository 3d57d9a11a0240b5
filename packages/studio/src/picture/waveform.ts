/** The depth of the search over the whole run. A bucket has the least and the greatest depth sampled. */
export interface Waveform {
  readonly events: number;
  readonly least: Uint16Array;
  readonly greatest: Uint16Array;
  /** Bucket → dead ends among the events sampled. */
  readonly deadEnds: Uint8Array;
}

/** The depth of the search over the whole run: bucket → the least and the greatest depth met in it. */
export interface Waveform {
  readonly events: number;
  readonly least: Uint16Array;
  readonly greatest: Uint16Array;
  /** Bucket → dead ends among the events looked at in it. */
  readonly deadEnds: Uint8Array;
}

/** The depth of the search over the whole run, which is divided into buckets of equal length. */
export interface Waveform {
  readonly events: number;
  /** Bucket → the least depth of its sampled events. UNKNOWN if the bucket has not been sampled. */
  readonly least: Uint16Array;
  /** Bucket → the greatest depth of its sampled events. */
  readonly greatest: Uint16Array;
  /** Bucket → the number of dead ends among its sampled events. */
  readonly deadEnds: Uint8Array;
}

/** Greater than every depth. */
export const UNKNOWN = 0xffff;

/**
 * If a bucket has more events than this, the waveform is drawn as a band from the least to the
 * greatest depth.
 */
const FEW = 4;

export function isBand({ events, greatest }: Waveform): boolean {
  return events + 1 > FEW * greatest.length;
}

/** The least and greatest depth around an event. Undefined if they are not known. */
export function depthsAround(
  waveform: Waveform,
  event: number,
): { readonly least: number; readonly greatest: number } | undefined {
  const { events, least, greatest } = waveform;
  const bucket = Math.ceil(((event + 1) * greatest.length) / (events + 1)) - 1;
  return least[bucket] <= greatest[bucket]
    ? { least: least[bucket], greatest: greatest[bucket] }
    : undefined;
}

/** The waveform without the buckets that extend past the event. */
export function waveformUpTo(waveform: Waveform, event: number): Waveform {
  const { events, least, greatest, deadEnds } = waveform;
  const known = Math.floor(((event + 1) * greatest.length) / (events + 1));
  return {
    events,
    least: least.map((depth, bucket) => (bucket < known ? depth : UNKNOWN)),
    greatest: greatest.map((depth, bucket) => (bucket < known ? depth : 0)),
    deadEnds: deadEnds.map((count, bucket) => (bucket < known ? count : 0)),
  };
}

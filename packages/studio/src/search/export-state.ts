/** The status of the latest export, which the page shows. */
export type Exporting =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'drawing' }
  /** `bytes` is the size of the trace so far. */
  | { readonly kind: 'writing'; readonly bytes: number }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'failed' };

export const pictureForms = ['svg', 'png', 'gif'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** Consecutive events from the current one, and how many of them an animation shows per second. */
export interface ExportRange {
  readonly events: number;
  readonly speed: number;
}

/** An exported range has at most this many events. */
export const MOST_FRAMES = 120;

/** A trace file has at most this many events. Each event takes about 70 bytes. */
export const MOST_TRACED = 1_000_000;

/** The state of the current or latest export. */
export type Exporting =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'drawing' }
  /** `bytes` of the trace are written so far. */
  | { readonly kind: 'writing'; readonly bytes: number }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'failed' };

export const pictureForms = ['svg', 'png', 'gif'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** The most events written to a trace file: about 70 bytes each. */
export const MOST_TRACED = 1_000_000;

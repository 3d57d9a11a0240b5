/** What is saved, or was saved last. */
export type Exporting =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'drawing' }
  /** So many bytes of a trace are there. */
  | { readonly kind: 'writing'; readonly bytes: number }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'failed' };

export const pictureForms = ['svg', 'png', 'gif'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** Events of a trace that are written: about 70 bytes each. */
export const MOST_TRACED = 1_000_000;

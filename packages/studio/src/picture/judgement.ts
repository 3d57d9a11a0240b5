/** What can be said of a puzzle on the page: the engine's verdict, and the count behind it. */
export type Judgement =
  | { readonly kind: 'working' }
  | { readonly kind: 'conflict'; readonly cells: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unique'; readonly minimal: boolean | undefined }
  /** The exact number; undefined where it was not counted. */
  | { readonly kind: 'several'; readonly solutions: number | undefined }
  | { readonly kind: 'more'; readonly cap: number }
  | { readonly kind: 'solved' }
  | { readonly kind: 'unknown' };

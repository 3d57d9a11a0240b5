/** The verdict on a puzzle that the page shows. */
export type Judgement =
  | { readonly kind: 'working' }
  | { readonly kind: 'conflict'; readonly cells: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unique'; readonly minimal: boolean | undefined }
  /** `solutions` is the exact number, or undefined if the solutions have not been counted yet. */
  | { readonly kind: 'several'; readonly solutions: number | undefined }
  | { readonly kind: 'more'; readonly cap: number }
  | { readonly kind: 'solved' }
  | { readonly kind: 'unknown' };

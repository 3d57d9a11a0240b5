/** The engine's verdict on a puzzle, with the count of solutions, as the page shows it. */
export type Judgement =
  | { readonly kind: 'working' }
  | { readonly kind: 'conflict'; readonly cells: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'unique'; readonly minimal: boolean | undefined }
  /** The exact number, or undefined if it was not counted. */
  | { readonly kind: 'several'; readonly solutions: number | undefined }
  | { readonly kind: 'more'; readonly cap: number }
  | { readonly kind: 'solved' }
  | { readonly kind: 'unknown' };

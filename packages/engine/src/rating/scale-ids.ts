/**
 * The ids of the scales on which puzzles are rated: `se` is that of Sudoku Explainer 1.2.1, and
 * `sukaku` that of Sukaku Explainer 1.18.1 with its default techniques.
 */
export const scaleIds = ['se', 'sukaku'] as const;

export type ScaleId = (typeof scaleIds)[number];

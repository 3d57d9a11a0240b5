/** The ids of the scales on which puzzles are rated: `se` is that of Sudoku Explainer 1.2.1. */
export const scaleIds = ['se'] as const;

export type ScaleId = (typeof scaleIds)[number];

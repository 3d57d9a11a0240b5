/**
 * The ids of the scales on which puzzles are rated: `se` is the scale of Sudoku Explainer 1.2.1,
 * `sukaku` that of Sukaku Explainer 1.18.1 with its default techniques, and `hodoku` that of HoDoKu
 * 2.2.0.
 */
export const scaleIds = ['se', 'sukaku', 'hodoku'] as const;

export type ScaleId = (typeof scaleIds)[number];

/** The scales that rate a puzzle by its hardest step. HoDoKu has a level and a score instead. */
export type ExplainerScaleId = Exclude<ScaleId, 'hodoku'>;

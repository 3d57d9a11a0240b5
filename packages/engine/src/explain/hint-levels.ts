/** A hint in four levels: where to look, which technique, in which cells, and the whole reason. */
export type HintTexts = readonly [area: string, technique: string, cells: string, reason: string];

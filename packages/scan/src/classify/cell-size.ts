/** The side of a cell that is classified, in pixels. */
export const CELL_SIDE = 32;

/** The pixels of a cell. */
export const CELL_PIXELS: number = CELL_SIDE ** 2;

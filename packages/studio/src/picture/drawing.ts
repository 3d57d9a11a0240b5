/** The page colors that a drawing uses. Each entry is the name of a CSS variable. */
export const drawingColours = [
  'paper',
  'ink',
  'quiet',
  'hair',
  'current',
  'mark',
  'ring',
  'edge',
  'on-current',
  'placed',
  'dead',
  'solution',
] as const;
export type DrawingColours = Readonly<Record<(typeof drawingColours)[number], string>>;

/** Width and height of a grid cell, in drawing units. */
export const CELL = 40;

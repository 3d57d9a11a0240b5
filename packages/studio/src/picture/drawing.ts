/** The colours of the page that a drawing needs, by their names there. */
export const drawingColours = [
  'paper',
  'ink',
  'quiet',
  'hair',
  'current',
  'ring',
  'edge',
  'on-current',
  'placed',
  'dead',
  'solution',
] as const;
export type DrawingColours = Readonly<Record<(typeof drawingColours)[number], string>>;

/** Units that a cell of the grid is wide and high. */
export const CELL = 40;

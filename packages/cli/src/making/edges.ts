import { emptyGrid, type Geometry } from '@nonet/engine/grid';
import type { Notation, NotationWriter } from '@nonet/engine/notation';

/** Whether a run writes the beginning and the end of the output. */
export interface Edges {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

export const WHOLE: Edges = { isFirst: true, isLast: true };

/** Returns a writer that writes the beginning of the text only if `isFirst` is set. */
export function writerOf(to: Notation, geometry: Geometry, { isFirst }: Edges): NotationWriter {
  const writer = to.writer();
  if (!isFirst) writer.record({ givens: emptyGrid(geometry), line: 1 });
  return writer;
}

import type { ConstraintsLayer, ConstraintsMarkup, constraintsMarkup } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardLayer } from './board-layer.ts';

type Draw = typeof constraintsMarkup;

/**
 * The drawing of a variant's rules, in which texts are at least as large as `text` if cells have room.
 * The code for it is loaded with the first of them.
 */
export function useDrawnConstraints(
  geometry: Geometry,
  layers: readonly BoardLayer[],
  cell: number,
  text?: number,
): ConstraintsMarkup | undefined {
  const [draw, setDraw] = useState<Draw>();
  const layer = layers.find((it): it is ConstraintsLayer => it.kind === 'constraints');
  const { constraints, pencilmarks } = layer ?? {};
  const isNeeded = (constraints?.length ?? 0) > 0 || pencilmarks !== undefined;
  useEffect(() => {
    if (isNeeded && !draw) {
      void import('./constraint-drawing.ts').then((it) => setDraw(() => it.constraintsMarkup));
    }
  }, [isNeeded, draw]);
  return useMemo(
    () =>
      isNeeded && constraints
        ? draw?.(geometry, { kind: 'constraints', constraints, pencilmarks }, cell, text)
        : undefined,
    [draw, geometry, constraints, pencilmarks, isNeeded, cell, text],
  );
}

import type { ConstraintsLayer, ConstraintsMarkup } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';
import { useMemo } from 'preact/hooks';
import { useLoaded } from '../widgets/use-loaded.ts';
import type { Language } from '../words/words.ts';
import type { BoardLayer } from './board-layer.ts';

const load = () => import('./constraint-drawing.ts');

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
  const { constraints, pencilmarks } = constraintsIn(layers);
  const isNeeded = constraints.length > 0 || pencilmarks !== undefined;
  const code = useLoaded(load, isNeeded);
  return useMemo(
    () =>
      isNeeded
        ? code?.constraintsMarkup(
            geometry,
            { kind: 'constraints', constraints, pencilmarks },
            cell,
            text,
          )
        : undefined,
    [code, geometry, constraints, pencilmarks, isNeeded, cell, text],
  );
}

/** Cell → its rules, as a screen reader says them. */
export function useCellRules(
  geometry: Geometry,
  layers: readonly BoardLayer[],
  language: Language,
): ReadonlyMap<number, string> | undefined {
  const { constraints } = constraintsIn(layers);
  const code = useLoaded(load, constraints.length > 0);
  return useMemo(
    () => code?.cellRules(geometry, constraints, language),
    [code, geometry, constraints, language],
  );
}

const NONE: ConstraintsLayer = { kind: 'constraints', constraints: [] };

function constraintsIn(layers: readonly BoardLayer[]): ConstraintsLayer {
  return layers.find((it): it is ConstraintsLayer => it.kind === 'constraints') ?? NONE;
}

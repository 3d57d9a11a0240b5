import type { Layer } from '@nonet/engine/draw';
import type { PlainPuzzle } from '@nonet/engine/notation';

/** The drawing of a variant's rules. */
export function ruleLayers({ constraints, pencilmarks }: PlainPuzzle): Layer[] {
  if (!constraints?.length) return [];
  return [{ kind: 'constraints', constraints, ...(pencilmarks && { pencilmarks }) }];
}

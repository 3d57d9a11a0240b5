import type { Layer } from '@nonet/engine/draw';
import type { PlainPuzzle } from '@nonet/engine/notation';

const NONE: NonNullable<PlainPuzzle['constraints']> = [];

/** The drawing of a variant's rules. Odd and even cells may be its only ones. */
export function ruleLayers({ constraints = NONE, pencilmarks }: PlainPuzzle): Layer[] {
  if (constraints.length === 0 && !pencilmarks) return [];
  return [{ kind: 'constraints', constraints, ...(pencilmarks && { pencilmarks }) }];
}

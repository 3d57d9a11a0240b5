import { rulesText } from '@nonet/engine/game';
import type { PlainPuzzle } from '@nonet/engine/notation';

type Rules = Pick<PlainPuzzle, 'constraints' | 'regions'>;

/** Whether a puzzle has rules beside rows, columns and boxes, or regions that are no boxes. */
export function hasRules({ constraints, regions }: Rules): boolean {
  return regions !== undefined || (constraints?.length ?? 0) > 0;
}

/** Whether two puzzles have the same regions and the same constraints. */
export function hasSameRules(a: Rules, b: Rules): boolean {
  return textOf(a) === textOf(b);
}

function textOf({ constraints = [], regions = [] }: Rules): string {
  return `${regions.join()} ${rulesText(constraints)}`;
}

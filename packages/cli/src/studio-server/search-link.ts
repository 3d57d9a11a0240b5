import { puzzleValues } from '@nonet/engine/game';
import type { Puzzle } from '@nonet/engine/search';

/**
 * Returns the fragment of the address at which the studio shows a search of the puzzle at an event.
 */
export function searchFragment(puzzle: Puzzle, strategyId: string, event = 0): string {
  const values = Object.entries(puzzleValues(puzzle)).filter(([, value]) => value !== undefined);
  const parts = ['2', 'room=watch', `strategy=${strategyId}`];
  const fragment = [...parts, ...values.map((one) => one.join('='))].join('&');
  // A blank is 0, as in the links of the studio. No other value has a dot.
  return `#${fragment.replaceAll('.', '0')}&event=${event}`;
}

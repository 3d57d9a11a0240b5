import { puzzleValues } from '@nonet/engine/game';
import type { Puzzle } from '@nonet/engine/search';

/**
 * Returns the fragment of the address at which the studio shows a search of the puzzle at an event.
 */
export function searchFragment(puzzle: Puzzle, strategyId: string, event = 0): string {
  const values = puzzleValues(puzzle);
  // A blank is 0, as in the links of the studio.
  const all = { ...values, puzzle: values.puzzle.replaceAll('.', '0') };
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  const parts = ['2', 'room=watch', `strategy=${strategyId}`, ...known.map((one) => one.join('='))];
  return `#${parts.join('&')}&event=${event}`;
}

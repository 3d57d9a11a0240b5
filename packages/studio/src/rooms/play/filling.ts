import { entriesTo } from '@nonet/engine/game';
import { type GameState, isGiven } from '../../game/state.ts';

/** When each digit of the solution was written for the last time, in order, in milliseconds. */
export function filledTimes(game: GameState): readonly number[] {
  const { entries, now } = game.journal;
  const times = new Map<number, number>();
  for (const entry of entriesTo(game.journal, now)) {
    const { at, changes } = entries[entry];
    for (const { cell, before, after } of changes) {
      if (after.digit !== before.digit && !isGiven(game, cell)) times.set(cell, at);
    }
  }
  return [...times.values()].sort((a, b) => a - b);
}

const BARS = '▁▂▃▄▅▆▇█';
const SLICES = 12;

/** How many digits were written in each twelfth of the time, as a row of bars. */
export function paceText(game: GameState): string {
  const times = filledTimes(game);
  const whole = Math.max(1, times.at(-1) ?? 0);
  const counts = Array<number>(SLICES).fill(0);
  for (const at of times) counts[Math.min(SLICES - 1, Math.floor((SLICES * at) / whole))]++;
  const most = Math.max(1, ...counts);
  return counts.map((count) => BARS[Math.round((count / most) * (BARS.length - 1))]).join('');
}

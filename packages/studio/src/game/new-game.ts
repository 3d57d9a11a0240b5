import { drawSeed } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { type MakingTask, makingTask } from '@nonet/engine/making';
import type { Level } from '@nonet/engine/rating';
import { withRoom } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import { levels, type MadePuzzleText } from '../picture/making.ts';
import type { MakerClient } from '../workers/clients.ts';
import { withNewGame } from './origin.ts';
import type { HasGame } from './state.ts';

/** The levels of which every day has a puzzle, the easiest first. */
export const dailyLevels = levels;

/** The seed of a puzzle of the day, which is the same for everyone. */
export function dailySeed(day: string, level: Level): string {
  return `${day} ${level}`;
}

/** What to make for a game of a level. */
export function newGameTask(level: Level, seed: string = drawSeed()): MakingTask {
  return makingTask('puzzles', seed, { geometry: CLASSIC, symmetry: 'rotate180', level });
}

/** Makes a puzzle, and opens it in Play as a new game. `day` is the date of a puzzle of the day. */
export type MakeGame = (
  task: MakingTask,
  options: { readonly day?: string | undefined; readonly signal: AbortSignal },
) => Promise<MadePuzzleText>;

export function gameMaker<S extends HasGame>(
  { update }: Pick<Store<S>, 'update'>,
  maker: MakerClient,
): MakeGame {
  return async (task, { day, signal }) => {
    const made = await maker.ask('make', task, { signal });
    const { seed, wishes } = task;
    const origin = { level: wishes.level, seed, day };
    if (made.ok) update((now) => withRoom(withNewGame(now, made, origin), 'play'));
    return made;
  };
}

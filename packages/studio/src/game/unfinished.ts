import { useEffect, useState } from 'preact/hooks';
import { recall } from '../page/kept.ts';
import { withRoom } from '../page/state.ts';
import { withPuzzle } from '../puzzle/history.ts';
import { type GameRecord, keptGames, latestEntriesKept } from './game-store.ts';
import { gameOf, type HasGame, withGame } from './state.ts';

/** The latest game that is not over. localStorage may have more of it than IndexedDB. */
async function unfinishedGame(): Promise<GameRecord | undefined> {
  const latest = recall(latestEntriesKept)?.record;
  const kept: readonly GameRecord[] = await keptGames();
  const others = kept.filter(({ id, date }) => id !== latest?.id || date > latest.date);
  return [...(latest ? [latest] : []), ...others]
    .filter((game) => !game.isFinished)
    .sort((a, b) => b.date - a.date)[0];
}

/** The game to go on with. Undefined until it is known, and if there is none. */
export function useUnfinishedGame(): GameRecord | undefined {
  const [game, setGame] = useState<GameRecord>();
  useEffect(() => {
    // A browser that refuses to keep games has none.
    void unfinishedGame().then(setGame, () => {});
  }, []);
  return game;
}

/**
 * Opens Play with a kept game, which goes on even if it was paused. A game with an id and without
 * entries is one that the browser still has to read.
 */
export function withKeptGame<S extends HasGame>(
  state: S,
  { about, id, origin, puzzle }: GameRecord,
): S {
  const isHere = gameOf(state).id === id;
  const opened = isHere
    ? withGame(state, (game) => ({ ...game, isPaused: false }))
    : withGame(withPuzzle(state, puzzle, about), (game) => ({ ...game, id, origin }));
  return withRoom(opened, 'play');
}

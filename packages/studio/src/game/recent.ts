import type { PlainPuzzle } from '@nonet/engine/notation';
import { type Codec, partsOf, type Values, valuesIn, withValues } from '../page/address.ts';
import { type Kept, keep, recall } from '../page/kept.ts';
import type { Store } from '../page/store.ts';
import { aboutCodec } from '../puzzle/about-codec.ts';
import { hasRules, hasSameRules } from '../puzzle/has-rules.ts';
import { puzzleCodec, puzzleIn } from '../puzzle/puzzle-codec.ts';
import { isSamePuzzle } from '../puzzle/state.ts';
import { originCodec } from './origin.ts';
import { type GameState, gameOf, type HasGame, isFinished, withGame } from './state.ts';

const MOST = 12;

/** What is kept of a puzzle, in the form that it has in the address. */
const codecs: readonly Codec<HasGame>[] = [puzzleCodec, aboutCodec, originCodec];

export interface RecentPuzzle {
  readonly puzzle: PlainPuzzle;
  readonly values: Values;
  /** The id of the game, if it was over when the user left it. */
  readonly finished: string | undefined;
}

/** The puzzles that the user opened last, the latest first. Invalid entries are left out. */
export const recentKept: Kept<readonly RecentPuzzle[]> = {
  key: 'nonet-recent',
  parse: (text) => {
    const saved: unknown = JSON.parse(text);
    if (!Array.isArray(saved)) return undefined;
    const texts = new Set(saved.filter((one) => typeof one === 'string'));
    return Array.from(texts)
      .slice(0, 2 * MOST)
      .flatMap((one) => {
        const values = valuesIn(one.split('&'));
        const puzzle = puzzleIn(values);
        return puzzle ? [{ puzzle, values, finished: values.get('finished') }] : [];
      })
      .slice(0, MOST);
  },
  format: (recent) =>
    JSON.stringify(
      recent.map(({ finished, values }) =>
        partsOf({ ...Object.fromEntries(values), finished }).join('&'),
      ),
    ),
};

/**
 * Keeps the puzzle at the beginning of the list. It replaces puzzles that have only some of its givens,
 * because the user has typed the other givens since then. Empty grids are not kept.
 */
export function saveRecent<S extends HasGame>(store: Store<S>): void {
  const { isOpened, root: puzzle } = store.now.puzzle;
  if (!isOpened || !(/[^.]/.test(puzzle.cells) || hasRules(puzzle))) return;
  const others = (recall(recentKept) ?? []).filter((other) => !isPart(other.puzzle, puzzle));
  const values = valuesIn(codecs.flatMap((codec) => partsOf(codec.write(store.now))));
  const finished = finishedGame(gameOf(store.now));
  keep(store, recentKept, [{ puzzle, values, finished }, ...others].slice(0, MOST));
}

/** The id of a game that is over. */
export function finishedGame(game: GameState): string | undefined {
  return isFinished(game) ? game.id : undefined;
}

/** Opens a recent puzzle. */
export function withRecent<S extends HasGame>(state: S, { values }: RecentPuzzle): S {
  return { ...state, ...withValues<HasGame>(state, values, codecs) };
}

/** Opens the game of a puzzle that was over when the user left it. The browser has its entries. */
export function withFinishedGame<S extends HasGame>(state: S, recent: RecentPuzzle): S {
  const { finished: id, puzzle } = recent;
  const { givens, journal } = gameOf(state);
  if (id === undefined || journal.entries.length > 0 || !isSamePuzzle(puzzle, givens)) return state;
  return withGame(state, (game) => ({ ...game, id }));
}

function isPart(part: PlainPuzzle, whole: PlainPuzzle): boolean {
  return (
    hasSameRules(part, whole) &&
    part.cells.length === whole.cells.length &&
    Array.from(part.cells).every((symbol, cell) => symbol === '.' || symbol === whole.cells[cell])
  );
}

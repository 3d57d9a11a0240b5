import { puzzleMaker } from '../generate/generate.ts';
import { STOCK_WITH_NOTES } from '../generate/stock.ts';
import type { Grid } from '../grid/grid.ts';
import { BegunWork, slicesOf } from '../work/work.ts';
import { DrillMaking, type DrillTools, type DrillWish } from './drill-making.ts';
import { gameWishes } from './game-wishes.ts';

export type MadeGame =
  | { readonly kind: 'made'; readonly puzzle: Grid }
  /** None of the puzzles that were searched was one. */
  | { readonly kind: 'failed' };

/**
 * Makes the puzzle of a game with a technique.
 *
 * The technique is the hardest step of the game. But hardly any puzzle has a rare technique as its
 * hardest step, so a game with one is the puzzle of a drill: its path comes to a position in which the
 * technique is the easiest step, and may need harder ones later.
 */
export class GameMaking extends BegunWork<MadeGame> {
  /** @throws RangeError if the technique has no lesson. */
  constructor(wish: Pick<DrillWish, 'technique' | 'seed'>, tools: DrillTools = {}) {
    super(STOCK_WITH_NOTES[wish.technique] ? fromDrill(wish, tools) : fromWishes(wish));
  }
}

function* fromWishes({
  seed,
  technique,
}: Pick<DrillWish, 'technique' | 'seed'>): Generator<undefined, MadeGame> {
  const [result] = yield* slicesOf(puzzleMaker(gameWishes(technique), seed).make(0, 1));
  return result.ok ? { kind: 'made', puzzle: result.made.givens } : { kind: 'failed' };
}

function* fromDrill(wish: DrillWish, tools: DrillTools): Generator<undefined, MadeGame> {
  const made = yield* slicesOf(new DrillMaking(wish, tools));
  return made.kind === 'made' ? { kind: 'made', puzzle: made.drill.givens } : { kind: 'failed' };
}

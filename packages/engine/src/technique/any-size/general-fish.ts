import { FISH_SIDES } from '../fish-kind.ts';
import type { Board } from './board.ts';
import type { Find } from './find.ts';
import { FishSearch, type GeneralFish } from './fish-search.ts';
import { cellsInTemplates } from './templates.ts';

/**
 * Finds Franken fish, which also have boxes, and mutant fish, which have any houses. The n base
 * houses contain the digit n times. A place of the base is a fin if it is outside the n cover
 * houses, or if it is in two base houses (an endo fin). If no fin is true, each cover house has its
 * digit in the base. So a place that sees all fins loses the digit in two cases: if it is in the
 * cover but not in the base, or if it is in two cover houses.
 *
 * The search begins with a target: a place that is to lose the digit. Places of the base that do
 * not see the target cannot be fins, so they must be in the cover. Few bases allow this.
 */
export function findGeneralFish(kind: GeneralFish): Find {
  return function* (board) {
    for (let digit = 1; digit <= board.geometry.size; digit++) {
      const cells = board.cellsWith(digit);
      const possible = yield* cellsInTemplates(board, cells);
      // Fish remove only places that are in no template of the digit.
      for (const target of cells) {
        if (!possible.includes(target)) yield* fishThatRemove(board, kind, digit, target);
      }
    }
  };
}

/** Tries all choices of cover houses that contain the target. */
function* fishThatRemove(
  board: Board,
  kind: GeneralFish,
  digit: number,
  target: number,
): ReturnType<Find> {
  for (const sides of FISH_SIDES[kind.shape]) {
    const houses = sides.cover.map((type) => board.geometry.housesOf[target][type]);
    for (const own of choices(houses)) {
      if (own.length > kind.degree) continue;
      yield* new FishSearch(board, kind, { digit, target, own, sides }).find();
    }
  }
}

/** All ways to choose one or more of the houses. */
function choices(houses: readonly number[]): number[][] {
  if (houses.length === 0) return [];
  const [first, ...others] = houses;
  const without = choices(others);
  return [[first], ...without, ...without.map((rest) => [first, ...rest])];
}

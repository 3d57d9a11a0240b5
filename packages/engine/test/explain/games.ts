import type { GridState } from '../../src/draw/grid-state.ts';
import type { PlayerNotes, PlayerPuzzle } from '../../src/explain/player-puzzle.ts';
import type { Random } from '../../src/generate/random.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import type { Grid } from '../../src/grid/grid.ts';
import type { TestPath } from './paths.ts';

/** A game that is not over yet: what the player has written, and the solution. */
export interface Game {
  readonly givens: Grid;
  readonly digits: Uint8Array;
  readonly centre: Int32Array;
  readonly corner: Int32Array;
  /** What was removed from the notes. */
  readonly removed: Int32Array;
  readonly solution: Uint8Array;
}

const { cells: CELLS, houses, peers } = CLASSIC;
const BOXES = houses.slice(18).map((box) => [...box]);

/**
 * A random position on the way to the solution, with notes by chance. Most positions need more than
 * singles. All digits and notes are
 * right: centre notes have the digit of the solution, and corner notes have its cell.
 */
export function gameOf({ givens: puzzle, solution, steps }: TestPath, random: Random): Game {
  const isTrue = (share: number): boolean => random.below(100) < share;
  const hard = steps.filter(({ placement }) => placement === undefined);
  const drawn = hard.length > 0 && isTrue(70) ? hard : steps;
  const { before } = drawn[random.below(drawn.length)];
  const { digits: right } = solution;
  const game: Game = {
    givens: puzzle,
    digits: before.values.slice(),
    centre: new Int32Array(CELLS),
    corner: new Int32Array(CELLS),
    removed: new Int32Array(CELLS),
    solution: right,
  };
  const [centreShare, cornerShare, removedShare] = [
    [0, 20, 100],
    [0, 30, 100],
    [0, 5, 80],
  ].map((shares) => shares[random.below(3)]);
  // Half of the players have noted what the steps so far have removed.
  const left = isTrue(50) ? before.candidates : new Int32Array(CELLS).fill(0x1ff);
  for (const cell of blanksOf(game)) {
    if (!isTrue(centreShare)) continue;
    let set = 0;
    for (const digit of digitsOf(left[cell])) {
      if (!allowedIn(game, cell).includes(digit)) continue;
      if (digit === right[cell] || !isTrue(removedShare)) set |= 1 << (digit - 1);
    }
    game.centre[cell] = set;
  }
  for (const box of BOXES) {
    for (let digit = 1; digit <= 9; digit++) {
      const home = box.find((cell) => right[cell] === digit)!;
      if (game.digits[home] !== 0 || !isTrue(cornerShare)) continue;
      const places = box.filter((cell) => allowedIn(game, cell).includes(digit));
      for (const cell of places) {
        if (cell === home || !isTrue(removedShare)) game.corner[cell] |= 1 << (digit - 1);
      }
    }
  }
  return game;
}

export function playerPuzzle({ centre, corner, digits, givens, removed }: Game): PlayerPuzzle {
  const filled = { geometry: CLASSIC, digits };
  return { givens, filled, notes: { centre, corner }, removed };
}

export function blanksOf({ digits }: Pick<Game, 'digits'>): number[] {
  return [...digits.keys()].filter((cell) => digits[cell] === 0);
}

/** The digits that a blank cell can have, in the plainest way: by the rules, and by the notes. */
export function allowedIn(
  { centre, corner, digits }: Pick<Game, 'digits'> & PlayerNotes,
  cell: number,
): number[] {
  const has = (set: number, digit: number): boolean => ((set >> (digit - 1)) & 1) === 1;
  const box = BOXES.find((it) => it.includes(cell))!;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
    if (digits[cell] !== 0 || peers[cell].some((peer) => digits[peer] === digit)) return false;
    if (centre[cell] !== 0 && !has(centre[cell], digit)) return false;
    const noted = box.filter((it) => digits[it] === 0 && has(corner[it], digit));
    return noted.length === 0 || noted.includes(cell) || has(centre[cell], digit);
  });
}

/** The grid as someone sees it who believes these notes. */
export function seenIn(game: Game): GridState {
  const sets = Array.from(game.digits, (_, cell) =>
    allowedIn(game, cell).reduce((set, digit) => set | (1 << (digit - 1)), 0),
  );
  const { digits, givens } = game;
  return {
    geometry: CLASSIC,
    givens: givens.digits,
    values: digits,
    candidates: Int32Array.from(sets),
  };
}

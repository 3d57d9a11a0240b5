import { patternCells } from '../draw/pattern-cells.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { digitSet, digitsOf, hasDigit } from '../grid/digit-set.ts';
import { gridOf } from '../grid/grid.ts';
import { techniquesOf } from '../rating/hodoku/hodoku-scale.ts';
import { Board } from '../technique/any-size/board.ts';
import { anySizeFinders } from '../technique/any-size/finders.ts';
import { type Candidate, candidateOf, cellOf, digitIn, type Step } from '../technique/step.ts';
import { techniqueFacts } from '../technique/technique-facts.ts';
import type { Drill } from './drill.ts';

/**
 * Whether cells have the pattern of the technique of a drill, but there is nothing to remove. The
 * finders leave out such a pattern. So one candidate after another is added to the board. If a step
 * with these cells removes only what was added, its pattern is there without it.
 */
export function* removesNothing(
  drill: Drill,
  cells: readonly number[],
): Generator<undefined, boolean> {
  const techniques = techniquesOf(drill.technique);
  const find = anySizeFinders[techniques[0]];
  if (!find) return false;
  const isOfCells = (step: Step): boolean =>
    techniques.includes(step.technique) && isSame(patternCells(step), cells);
  const { family } = techniqueFacts[techniques[0]];
  for (const added of candidatesToAdd(drill, cells, family === 'hidden-subset')) {
    for (const step of find(boardWith(drill, added))) {
      if (step?.eliminations.join() === `${added}` && isOfCells(step)) return true;
    }
    yield;
  }
  return false;
}

/** Whether two lists have the same cells. The first one is ascending. */
export function isSame(ascending: readonly number[], cells: readonly number[]): boolean {
  return ascending.join() === cells.toSorted((a, b) => a - b).join();
}

/**
 * A pattern removes its digits from other cells that its cells see, or, if it is a hidden subset,
 * all other digits from its own cells.
 */
function candidatesToAdd(
  { filled, notes }: Drill,
  cells: readonly number[],
  isHidden: boolean,
): Candidate[] {
  const { geometry } = filled;
  const candidates = notes ?? candidatesOf(filled).candidates;
  const all = cells.reduce((set, cell) => set | candidates[cell], 0);
  const seen = new Set(cells.flatMap((cell) => [...geometry.peers[cell]]));
  const others = [...seen].filter((cell) => !cells.includes(cell));
  const outside = others.flatMap((cell) =>
    digitsOf(all & ~(filled.digits[cell] === 0 ? candidates[cell] : 0))
      .filter((digit) => digit !== filled.digits[cell])
      .map((digit) => candidateOf(cell, digit)),
  );
  if (!isHidden) return outside;
  const [cell] = cells;
  return digitsOf(0x1ff & ~all).map((digit) => candidateOf(cell, digit));
}

/** The board of a drill with one more candidate. If its cell has a digit, this becomes a candidate. */
function boardWith({ filled, givens, notes }: Drill, added: Candidate): Board {
  const { geometry } = filled;
  const cell = cellOf(added);
  const candidates = notes ?? candidatesOf(filled).candidates;
  const board = new Board(gridOf(geometry, givens.digits.with(cell, 0)));
  for (const [at, digit] of filled.digits.entries()) {
    if (digit !== 0 && at !== cell && board.values[at] === 0) board.place(at, digit);
  }
  for (const [at, digit] of filled.digits.entries()) {
    if (digit !== 0 && at !== cell) continue;
    const left = digit === 0 ? candidates[at] : digitSet(digit);
    for (let other = 1; other <= geometry.size; other++) {
      if (!hasDigit(left, other)) board.eliminate(at, other);
    }
  }
  board.restore(cell, digitIn(added));
  return board;
}

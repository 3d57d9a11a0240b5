import { type Order, placementsIn, renamedAgainst } from '../cases/orders.ts';
import type { ProperPuzzle } from '../cases/proper-puzzle.ts';
import type { Bandit } from './bandit.ts';
import { type MoveKind, moveKinds, type Neighbours } from './neighbours.ts';

/**
 * The usual maximum work of a climb, and the maximum work of counting the placements of one puzzle.
 * The unit of work is the time of one placement by the strategy `bitmask`.
 */
const CLIMB_WORK = 1_500_000;
const COUNT_WORK = 30_000_000;
/** A climb stops after this many moves. */
const MOVES = 2_000;
/** A climb tries to multiply the placements of its first puzzle by at least this factor. */
const LEAST_GROWTH = 2;
/** Counting the placements of a puzzle stops at this many times the goal. */
const OVERSHOOT = 4;

/** Searches for puzzles that need many placements in a certain order. */
export class Climber {
  /** The number of puzzles whose placements were counted. */
  counted = 0;
  private readonly neighbours: Neighbours;
  private readonly kinds: Bandit<MoveKind>;

  constructor(neighbours: Neighbours, kinds: Bandit<MoveKind>) {
    this.neighbours = neighbours;
    this.kinds = kinds;
  }

  /**
   * Moves from puzzle to puzzle, but never to a puzzle that needs fewer placements. Stops at a
   * puzzle that needs `goal` placements in this order, or when the maximum work of a climb is done.
   * Returns undefined if it made no move.
   */
  climb(from: ProperPuzzle, order: Order, goal: number): ProperPuzzle | undefined {
    const { kinds, neighbours } = this;
    const most = Math.ceil(COUNT_WORK / order.effort);
    let current = from;
    let placements = this.count(from, order, most);
    const aim = Math.min(Math.max(goal, LEAST_GROWTH * placements), most);
    const limit = Math.ceil(Math.min(OVERSHOOT * aim, most));
    const work = Math.max(CLIMB_WORK / order.effort, OVERSHOOT * placements);
    let spent = 0;
    for (let move = 0; move < MOVES && spent < work && placements < aim; move++) {
      const kind = kinds.choose(moveKinds);
      const moved = neighbours.neighbour(current, kind);
      if (!moved) continue;
      const next = kind === 'digits' ? moved : renamedAgainst(order, moved);
      const needed = this.count(next, order, limit);
      spent += needed;
      kinds.learn(kind, needed > placements);
      if (needed < placements) continue;
      current = next;
      placements = needed;
    }
    return current === from ? undefined : current;
  }

  /** Counts the placements up to a limit. */
  private count({ givens }: ProperPuzzle, order: Order, limit: number): number {
    this.counted++;
    return placementsIn(order, givens, limit) ?? limit;
  }
}

import type { PlayerPosition } from '../explain/player-check.ts';
import { BLANK, type GameCell } from '../game/game-cell.ts';
import { type Entry, START } from '../game/journal.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { allDigits, digitSet } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';
import { removedNotes } from './entry-move.ts';

/**
 * The boards of a game after each entry, and what the player knows there: the right digits on the
 * board, the candidates that she has removed, and the candidates that the reasons of her moves have
 * removed. Mistakes are taken out. Notes that were only made exclude nothing, because nobody knows
 * whether they are complete.
 */
export class Positions {
  private readonly puzzle: Puzzle;
  private readonly solution: Grid;
  private readonly entries: readonly Entry[];
  private readonly boards = new Map<number, readonly GameCell[]>();
  /** Entry → cell → the digits that she has ruled out. */
  private readonly excluded = new Map<number, Int32Array>();
  private readonly positions = new Map<number, PlayerPosition>();

  constructor(puzzle: Puzzle, entries: readonly Entry[], solution: Grid) {
    this.puzzle = puzzle;
    this.entries = entries;
    this.solution = solution;
    const { digits, geometry } = puzzle.givens;
    this.boards.set(
      START,
      Array.from(digits, (digit) => ({ ...BLANK, digit })),
    );
    const all = allDigits(geometry.size);
    const marks = puzzle.pencilmarks?.candidates;
    this.excluded.set(
      START,
      Int32Array.from(digits, (_, cell) => (marks ? all & ~marks[cell] : 0)),
    );
    for (const [index, { changes, parent }] of entries.entries()) {
      const board = [...this.board(parent)];
      for (const { cell, after } of changes) board[cell] = after;
      this.boards.set(index, board);
    }
  }

  /** Cell → what it holds after an entry, or at START. */
  board(entry: number): readonly GameCell[] {
    return this.boards.get(entry)!;
  }

  digitOf(cell: number): number {
    return this.solution.digits[cell];
  }

  /** Whether a candidate is the digit of the solution. */
  isRight(candidate: Candidate, geometry: Geometry): boolean {
    return this.digitOf(cellOf(candidate, geometry)) === digitIn(candidate, geometry);
  }

  /** What the player knows after an entry, or at START. `add` must have been called for the entry. */
  at(entry: number): PlayerPosition {
    const known = this.positions.get(entry) ?? this.positionAt(entry);
    this.positions.set(entry, known);
    return known;
  }

  private positionAt(entry: number): PlayerPosition {
    const { excluded, puzzle, solution } = this;
    const { constraints, givens, pencilmarks } = puzzle;
    const { geometry } = givens;
    const right = this.board(entry).map(({ digit }, cell) =>
      digit === solution.digits[cell] ? digit : 0,
    );
    const filled = gridOf(geometry, right);
    const { candidates } = candidatesOf(filled);
    const out = excluded.get(entry)!;
    for (const [cell, digit] of right.entries()) if (digit === 0) candidates[cell] &= ~out[cell];
    const none = new Int32Array(geometry.cells);
    return {
      kind: 'position',
      givens,
      filled,
      notes: { centre: none, corner: none },
      unfinished: [],
      candidates,
      solution,
      isProper: pencilmarks === undefined,
      ...(constraints?.length && { constraints }),
    };
  }

  /** Adds what the player knows after an entry. `used` are the eliminations of its reason. */
  add(index: number, used: readonly Candidate[]): void {
    const entry = this.entries[index];
    const { geometry } = this.puzzle.givens;
    const out = this.excluded.get(entry.parent)!.slice();
    const open = this.at(entry.parent).candidates;
    const isDigit = entry.changes.some(({ before, after }) => before.digit !== after.digit);
    // Notes that are cleaned when a digit is placed follow from the rules, if the digit is right.
    for (const change of isDigit ? [] : entry.changes) {
      const { cell, after, before } = change;
      if (before.centre === after.centre) continue;
      out[cell] |= removedNotes(entry, change, open[cell]);
      if (after.centre === 0) out[cell] = this.excluded.get(START)![cell];
      else if (entry.kind === 'centre') out[cell] &= ~after.centre;
    }
    for (const candidate of used) {
      out[cellOf(candidate, geometry)] |= digitSet(digitIn(candidate, geometry));
    }
    for (const [cell, digit] of this.solution.digits.entries()) out[cell] &= ~digitSet(digit);
    this.excluded.set(index, out);
  }
}

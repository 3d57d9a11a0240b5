import type { StepInGrid } from '../../src/draw/grid-state.ts';
import { type Game, gameStart } from '../../src/game/game.ts';
import type { GameCell } from '../../src/game/game-cell.ts';
import { withHelp } from '../../src/game/help.ts';
import {
  atEntry,
  type Change,
  type EntryKind,
  type Help,
  written,
} from '../../src/game/journal.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { type Grid, gridOf } from '../../src/grid/grid.ts';
import { type Candidate, cellOf, digitIn } from '../../src/technique/step.ts';

/** Someone who plays a game by the clock, as the studio would write it down. */
export class SimulatedPlayer {
  game: Game;
  private at = 0;

  constructor(givens: Grid) {
    this.game = gameStart({ givens });
  }

  /** The number of the next move. */
  get next(): number {
    return this.game.journal.entries.length;
  }

  get digits(): number[] {
    return this.game.cells.map(({ digit }) => digit);
  }

  /** Lets time pass, in seconds. */
  wait(seconds: number): void {
    this.at += 1_000 * seconds;
  }

  fillNotes(): void {
    const { candidates } = candidatesOf(gridOf(CLASSIC, this.digits));
    this.write(
      'fill-notes',
      this.game.cells.flatMap((before, cell) =>
        before.digit === 0
          ? [{ cell, before, after: { ...before, centre: candidates[cell] } }]
          : [],
      ),
    );
  }

  /** Writes a digit. As in the studio, its notes are removed from the peers of its cell. */
  place(candidate: Candidate): number {
    const [at, digit] = [cellOf(candidate), digitIn(candidate)];
    const bit = 1 << (digit - 1);
    const before = this.game.cells[at];
    const cleaned = [...CLASSIC.peers[at]].flatMap((cell): Change[] => {
      const own = this.game.cells[cell];
      if ((own.centre & bit) === 0 || this.isGiven(cell)) return [];
      return [{ cell, before: own, after: { ...own, centre: own.centre & ~bit } }];
    });
    return this.write('digit', [{ cell: at, before, after: { ...before, digit } }, ...cleaned]);
  }

  /** Writes a digit with the setting that leaves the notes of the peers. */
  placeUncleaned(candidate: Candidate): number {
    const cell = cellOf(candidate);
    const before = this.game.cells[cell];
    return this.write('digit', [{ cell, before, after: { ...before, digit: digitIn(candidate) } }]);
  }

  clear(cell: number): number {
    const before = this.game.cells[cell];
    return this.write('clear', [{ cell, before, after: { ...before, digit: 0 } }]);
  }

  /** Removes centre notes, or adds them. */
  toggle(candidates: readonly Candidate[]): number {
    const cells = new Set(candidates.map((it) => cellOf(it)));
    return this.write(
      'centre',
      [...cells].map((cell) => {
        const own = candidates.filter((it) => cellOf(it) === cell);
        const before = this.game.cells[cell];
        const bits = own.reduce((set, it) => set | (1 << (digitIn(it) - 1)), 0);
        return { cell, before, after: { ...before, centre: before.centre ^ bits } };
      }),
    );
  }

  /** The coach carries out a step. */
  letCoach({ eliminations, placement }: Pick<StepInGrid, 'eliminations' | 'placement'>): number {
    const cells = new Set(
      (placement === undefined ? eliminations : [placement]).map((it) => cellOf(it)),
    );
    const after = (cell: number, before: GameCell): GameCell => {
      if (placement !== undefined) return { ...before, digit: digitIn(placement) };
      const own = eliminations.filter((it) => cellOf(it) === cell);
      return {
        ...before,
        centre: own.reduce((set, it) => set & ~digitSet(digitIn(it)), before.centre),
      };
    };
    return this.write(
      'step',
      [...cells].map((cell) => {
        const before = this.game.cells[cell];
        return { cell, before, after: after(cell, before) };
      }),
    );
  }

  /** Goes back to the board of an entry. */
  goTo(entry: number): void {
    this.game = atEntry(this.game, entry);
  }

  /** Drops a trial that began on the board of an entry. */
  drop(start: number): void {
    this.goTo(start);
    const { journal } = this.game;
    const dropped = [...journal.dropped, { after: start, until: journal.entries.length }];
    this.game = { ...this.game, journal: { ...journal, dropped } };
  }

  take(help: Pick<Help, 'technique' | 'rung'>): void {
    this.game = withHelp(this.game, { ...help, at: this.at });
  }

  private isGiven(cell: number): boolean {
    return this.game.puzzle.givens.digits[cell] !== 0;
  }

  /** Returns the number of the move. */
  private write(kind: EntryKind, changes: readonly Change[]): number {
    this.game = written(this.game, { kind, at: this.at, changes });
    return this.game.journal.now;
  }
}

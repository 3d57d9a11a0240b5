// Hot code: it runs once per node.
import type { Compiled } from '../../constraint/compiled.ts';
import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import type { Network } from '../../search/constraint/network.ts';
import { networkOf } from '../../search/constraint/network-maker.ts';
import type { Random } from '../random.ts';

/** `stopped`: so many nodes did not decide it. */
export type Found = 'grid' | 'none' | 'stopped';

/**
 * Searches grids of the same rules for many sets of givens, with one network of rules, which takes
 * longer to set up than most of the searches. Values are tried in random order.
 */
export class GridSearch {
  /** Cell → its digit in the latest grid. */
  readonly grid: Uint8Array;
  private readonly network: Network;
  private readonly least: number;
  private readonly random: Random;
  /** What the rules alone fix, before any given. */
  private readonly rootSettled: number;
  private readonly rootChanges: number;
  private isPossible: boolean;
  private isAtGrid = false;
  private readonly isPossibleAtRoot: boolean;

  constructor(compiled: Compiled, random: Random) {
    this.network = networkOf(compiled);
    const { now, steps } = this.network;
    this.least = compiled.least;
    this.random = random;
    this.grid = new Uint8Array(compiled.cells);
    for (let cell = 0; cell < compiled.cells; cell++) {
      if (countDigits(now[cell]) === 1) steps.fix(cell);
    }
    this.isPossibleAtRoot = !now.includes(0) && steps.propagate() !== 0;
    this.isPossible = this.isPossibleAtRoot;
    this.rootSettled = this.network.settled;
    this.rootChanges = this.network.changes;
  }

  /** Begins a search. @param isGiven Cell → whether it has the digit of the solution. */
  begin(solution: ArrayLike<number>, isGiven: ArrayLike<number | boolean>): void {
    const { least, network } = this;
    network.steps.restart(this.rootChanges, this.rootSettled);
    this.isPossible = this.isPossibleAtRoot;
    this.isAtGrid = false;
    for (let cell = 0; cell < solution.length && this.isPossible; cell++) {
      if (!isGiven[cell]) continue;
      this.restrict(cell, 1 << (solution[cell] - least));
    }
    this.isPossible &&= network.steps.propagate() !== 0;
  }

  /** Searches only grids in which the cell has another digit. Follows `begin`. */
  exclude(cell: number, digit: number): void {
    if (!this.isPossible) return;
    this.restrict(cell, ~(1 << (digit - this.least)));
    this.isPossible &&= this.network.steps.propagate() !== 0;
  }

  private restrict(cell: number, values: number): void {
    const { now, steps } = this.network;
    const rest = now[cell] & values;
    if (rest === 0) this.isPossible = false;
    else if (rest !== now[cell]) steps.set(cell, rest);
  }

  /** Searches the next grid, with this many guesses at most. */
  next(nodes: number): Found {
    const { network } = this;
    const { now, steps } = network;
    let left = nodes;
    if (this.isAtGrid) {
      this.isAtGrid = false;
      if (!this.retreat()) return 'none';
    }
    for (;;) {
      if (!this.isPossible) {
        steps.blame(-1);
        if (!this.retreat()) return 'none';
        continue;
      }
      if (network.settled === now.length) return this.found();
      if (left-- === 0) return 'stopped';
      const cell = steps.choose();
      steps.push(cell, this.valueOf(cell, network.value));
      this.isPossible = steps.propagate() !== 0;
    }
  }

  /** Undoes the latest guess and takes its value from the cell. Returns false if there is none. */
  private retreat(): boolean {
    const { network } = this;
    const { now, steps } = network;
    if (network.depth === 0) {
      this.isPossible = false;
      return false;
    }
    steps.pop();
    const { cell, value } = network.guessAt(network.depth);
    steps.set(cell, now[cell] & ~value);
    this.isPossible = steps.propagate() !== 0;
    return true;
  }

  /** A random value of the cell, unless one with two places in a house was chosen. */
  private valueOf(cell: number, chosen: number): number {
    let set = this.network.now[cell];
    if (chosen !== (set & -set)) return chosen;
    for (let skipped = this.random.belowSmall(countDigits(set)); skipped > 0; skipped--) {
      set &= set - 1;
    }
    return set & -set;
  }

  private found(): Found {
    const { grid, least, network } = this;
    this.isAtGrid = true;
    for (let cell = 0; cell < grid.length; cell++) {
      grid[cell] = lowestDigit(network.now[cell]) - 1 + least;
    }
    return 'grid';
  }
}

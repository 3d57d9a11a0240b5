// Hot code: it runs once per node.
import type { Compiled } from '../../constraint/compiled.ts';
import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import { Branching } from '../../search/constraint/branching.ts';
import type { Domains } from '../../search/constraint/domains.ts';
import { GuessStack } from '../../search/constraint/guess-stack.ts';
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
  private readonly domains: Domains;
  private readonly branching: Branching;
  private readonly guesses: GuessStack;
  private readonly least: number;
  private readonly random: Random;
  /** What the rules alone fix, before any given. */
  private readonly rootSettled: number;
  private readonly rootTrail: number;
  private isPossible: boolean;
  private isAtGrid = false;
  private readonly isPossibleAtRoot: boolean;

  constructor(compiled: Compiled, random: Random) {
    this.network = networkOf(compiled);
    const { domains } = this.network;
    this.domains = domains;
    this.branching = new Branching(this.network);
    this.guesses = new GuessStack(domains);
    this.least = compiled.least;
    this.random = random;
    this.grid = new Uint8Array(compiled.cells);
    for (let cell = 0; cell < compiled.cells; cell++) {
      if (countDigits(domains.now[cell]) === 1) domains.fix(cell);
    }
    domains.wakeAll();
    this.isPossibleAtRoot = !domains.now.includes(0) && this.network.propagate();
    this.isPossible = this.isPossibleAtRoot;
    this.rootSettled = domains.settled;
    this.rootTrail = domains.trailLength;
  }

  /** Begins a search. @param isGiven Cell → whether it has the digit of the solution. */
  begin(solution: ArrayLike<number>, isGiven: ArrayLike<number | boolean>): void {
    const { domains, guesses, least } = this;
    guesses.depth = 0;
    domains.undo(this.rootTrail);
    domains.settled = this.rootSettled;
    domains.clear();
    this.isPossible = this.isPossibleAtRoot;
    this.isAtGrid = false;
    for (let cell = 0; cell < solution.length && this.isPossible; cell++) {
      if (!isGiven[cell]) continue;
      this.restrict(cell, 1 << (solution[cell] - least));
    }
    this.isPossible &&= this.network.propagate();
  }

  /** Searches only grids in which the cell has another digit. Follows `begin`. */
  exclude(cell: number, digit: number): void {
    if (!this.isPossible) return;
    this.restrict(cell, ~(1 << (digit - this.least)));
    this.isPossible &&= this.network.propagate();
  }

  private restrict(cell: number, values: number): void {
    const { domains } = this;
    const rest = domains.now[cell] & values;
    if (rest === 0) this.isPossible = false;
    else if (rest !== domains.now[cell]) domains.set(cell, rest);
  }

  /** Searches the next grid, with this many guesses at most. */
  next(nodes: number): Found {
    const { branching, domains, guesses, network } = this;
    let left = nodes;
    if (this.isAtGrid) {
      this.isAtGrid = false;
      if (!this.retreat()) return 'none';
    }
    for (;;) {
      if (!this.isPossible) {
        branching.blame(network.failed, guesses);
        domains.clear();
        if (!this.retreat()) return 'none';
        continue;
      }
      if (domains.settled === domains.now.length) return this.found();
      if (left-- === 0) return 'stopped';
      branching.choose();
      guesses.push(branching.cell, this.valueOf(branching.cell, branching.value));
      this.isPossible = network.propagate();
    }
  }

  /** Undoes the latest guess and takes its value from the cell. Returns false if there is none. */
  private retreat(): boolean {
    const { domains, guesses, network } = this;
    if (guesses.depth === 0) {
      this.isPossible = false;
      return false;
    }
    guesses.pop();
    const cell = guesses.cells[guesses.depth];
    domains.set(cell, domains.now[cell] & ~guesses.values[guesses.depth]);
    this.isPossible = network.propagate();
    return true;
  }

  /** A random value of the cell, unless one with two places in a house was chosen. */
  private valueOf(cell: number, chosen: number): number {
    let set = this.domains.now[cell];
    if (chosen !== (set & -set)) return chosen;
    for (let skipped = this.random.belowSmall(countDigits(set)); skipped > 0; skipped--) {
      set &= set - 1;
    }
    return set & -set;
  }

  private found(): Found {
    const { domains, grid, least } = this;
    this.isAtGrid = true;
    for (let cell = 0; cell < grid.length; cell++) {
      grid[cell] = lowestDigit(domains.now[cell]) - 1 + least;
    }
    return 'grid';
  }
}

import { type DigitSet, digitsOf, hasDigit } from '../../../grid/digit-set.ts';
import { CLASSIC } from '../../../grid/geometry.ts';
import type { ChainNode } from '../../chain-graph.ts';
import type { Confined, PatternNode, Source } from '../../pattern.ts';
import { type Candidate, cellOf, digitIn } from '../../step.ts';
import { GROUPS_OF, houseOf } from './groups.ts';

/** A candidate, and the group that links it with others. */
type Grouped = Pick<ChainNode, 'candidate' | 'group'>;

/** Chooses one of several patterns, each of which is reason enough. */
type Choice = (patterns: Iterable<Confined>) => Confined | undefined;

const theFirst: Choice = ([pattern]) => pattern;

/** The candidates that are left after some statements of a chain. */
export class LeftInChain {
  readonly choose: Choice;
  /** Cell → its candidates. */
  private readonly left: Uint16Array;

  constructor(candidates: ArrayLike<DigitSet>, choose: Choice = theFirst) {
    this.left = Uint16Array.from(candidates);
    this.choose = choose;
  }

  fork(): LeftInChain {
    return new LeftInChain(this.left, this.choose);
  }

  digitsIn(cell: number): DigitSet {
    return this.left[cell];
  }

  placesOf(house: number, digit: number): number[] {
    return [...CLASSIC.houses[house]].filter((cell) => hasDigit(this.left[cell], digit));
  }

  /** Removes what a statement excludes. */
  note({ cells: [cell], digit, on }: PatternNode): void {
    const bit = 1 << (digit - 1);
    if (!on) {
      this.left[cell] &= ~bit;
      return;
    }
    this.left[cell] &= bit;
    for (const peer of CLASSIC.peers[cell]) this.left[peer] &= ~bit;
  }

  has(candidate: Candidate): boolean {
    return hasDigit(this.left[cellOf(candidate)], digitIn(candidate));
  }

  /**
   * The group that has nothing else left. In a cycle, Sudoku Explainer can name another group of the
   * candidate instead.
   */
  groupOf({ candidate, group = cellOf(candidate) }: Grouped): number {
    const own = GROUPS_OF.subarray(candidate * 4, candidate * 4 + 4);
    const isOnly = (it: number) => {
      const { cells, digits } = this.sourceOf({ candidate, group: it });
      return cells.length === 1 && digits.length === 1;
    };
    return [group, ...own].find(isOnly) ?? group;
  }

  /** The group that turns a candidate on: the digits of its cell, or the places of its digit. */
  sourceOf({ candidate, group = cellOf(candidate) }: Grouped): Source {
    const house = houseOf(group);
    if (house === undefined) {
      return { cells: [group], digits: digitsOf(this.left[group]), houses: [] };
    }
    const digit = digitIn(candidate);
    return { cells: this.placesOf(house, digit), digits: [digit], houses: [house] };
  }
}

// Hot code: plain loops, integers and preallocated arrays only.

import type { Position } from '../position.ts';
import type { TechniqueId } from '../step.ts';
import { AlternatingChains, MAX_STRONG_LINKS } from './alternating-chains.ts';

/**
 * Finds X-Chains, in which all candidates have the same digit. A strong link is a house with two
 * places for the digit. If both places are in the same line and the same box, only the line counts.
 */
export class XChains extends AlternatingChains {
  protected readonly longest: number = MAX_STRONG_LINKS;
  protected readonly technique: TechniqueId = 'x-chain';
  /**
   * (Digit − 1) × 3 + band → the cells with this candidate at the latest search that found no chain
   * of the digit.
   */
  private readonly fruitless = new Int32Array(27);

  protected read(position: Position): void {
    this.links.readDigits(position, this.freshDigits(position));
  }

  /** The digits whose cells have changed since the last search that found no chain for them. */
  private freshDigits({ cells }: Position): number {
    const { fruitless } = this;
    let digits = 0;
    for (let i = 0; i < 27; i++) {
      if (cells[i] !== fruitless[i]) digits |= 1 << Math.floor(i / 3);
    }
    fruitless.set(cells);
    return digits;
  }

  /**
   * If a chain was found, its digit does not count as fruitless, because the chain may be found
   * again.
   */
  protected override conclude(length: number): boolean {
    const digit = this.links.starts[this.chain[0]] % 9;
    this.fruitless[digit * 3] = -1;
    return super.conclude(length);
  }
}

/**
 * Finds Turbot Fish, which are X-Chains with two strong links. Chains with the same eliminations
 * are all reported.
 */
export class TurbotFish extends XChains {
  protected override readonly longest: number = 2;
  protected override readonly technique: TechniqueId = 'turbot-fish';
  protected override readonly mustImprove: boolean = false;
}

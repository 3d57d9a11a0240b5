// Hot code: plain loops, integers and preallocated arrays only.

import { DigitMemory } from '../digit-memory.ts';
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
  /** The digits without a chain. */
  private readonly fruitless = new DigitMemory();

  protected read(position: Position): void {
    const { fruitless } = this;
    let digits = 0;
    for (let digit = 1; digit <= 9; digit++) {
      if (fruitless.isKnown(position, digit)) continue;
      digits |= 1 << (digit - 1);
      fruitless.keep(position, digit);
    }
    this.links.readDigits(position, digits);
  }

  /**
   * If a chain was found, its digit does not count as fruitless, because the chain may be found
   * again.
   */
  protected override conclude(length: number): boolean {
    this.fruitless.forget((this.links.starts[this.chain[0]] % 9) + 1);
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

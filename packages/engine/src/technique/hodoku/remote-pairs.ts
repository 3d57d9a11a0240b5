// Hot code: plain loops, integers and preallocated arrays only.

import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { type Candidate, cellOf, type TechniqueId } from '../step.ts';
import { AlternatingChains, MAX_STRONG_LINKS } from './alternating-chains.ts';

/** The fewest cells of a Remote Pair. */
const FEWEST = 4;

/**
 * Finds Remote Pairs: chains of four or more bivalue cells with the same two digits. Two cells of
 * the chain have different digits if an even number of cells is between them. If this number is not
 * 0, both digits are removed from the cells that see both of the two cells. A chain is only
 * reported if its first digit is removed from a cell that sees both ends of the chain.
 */
export class RemotePairs extends AlternatingChains {
  protected readonly longest: number = MAX_STRONG_LINKS;
  protected readonly technique: TechniqueId = 'remote-pair';
  private readonly pairs: number[] = [];
  /** Pair of digits, as a set → the number of cells with these candidates. */
  private readonly counts = new Uint8Array(512);

  protected read(position: Position): void {
    const { counts, links, pairs } = this;
    const { candidates } = position;
    counts.fill(0);
    pairs.length = 0;
    for (let cell = 0; cell < 81; cell++) counts[candidates[cell]]++;
    for (let cell = 0; cell < 81; cell++) {
      const digits = candidates[cell];
      if (COUNT[digits] === 2 && counts[digits] >= FEWEST) pairs.push(cell);
    }
    links.readCells(position, pairs, true);
  }

  protected override conclude(length: number): boolean {
    return length >= FEWEST && super.conclude(length);
  }

  protected override eliminations(length: number): Candidate[] {
    const { chain, links, position, seen } = this;
    seen.fill(0);
    for (let i = 0; i < length; i++) {
      for (let k = i + 3; k < length; k += 2) {
        this.addSeen(cellOf(links.starts[chain[i]]), cellOf(links.starts[chain[k]]));
      }
    }
    const pair = position.candidates[cellOf(links.starts[chain[0]])];
    return [
      ...this.seenCandidates(LOWEST[pair]),
      ...this.seenCandidates(LOWEST[pair & (pair - 1)]),
    ];
  }

  protected override digits(): number[] {
    const [link] = this.chain;
    return [(this.links.starts[link] % 9) + 1, (this.links.endOf(link) % 9) + 1];
  }
}

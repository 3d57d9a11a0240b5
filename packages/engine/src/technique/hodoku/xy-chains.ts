// Hot code: plain loops, integers and preallocated arrays only.

import { COUNT } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { TechniqueId } from '../step.ts';
import { AlternatingChains, MAX_STRONG_LINKS } from './alternating-chains.ts';

/** Finds XY-Chains: each strong link is between the two candidates of a cell. */
export class XyChains extends AlternatingChains {
  protected readonly longest: number = MAX_STRONG_LINKS;
  protected readonly technique: TechniqueId = 'xy-chain';
  private readonly bivalue: number[] = [];

  protected read(position: Position): void {
    const { bivalue, links } = this;
    bivalue.length = 0;
    for (let cell = 0; cell < 81; cell++) {
      if (COUNT[position.candidates[cell]] === 2) bivalue.push(cell);
    }
    links.readCells(position, bivalue, false);
  }
}

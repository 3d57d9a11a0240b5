import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, NO_COMPLEXITY, SORT_KEY } from './best-chain.ts';
import type { ForcingChainStep } from './chain-graph.ts';
import { stepOf } from './chain-steps.ts';
import { Consequences } from './consequences.ts';
import { FIRST_HOUSE_GROUP, GROUPS_OF, MEMBER_BITS } from './groups.ts';

/**
 * Multiple forcing chains: one conclusion follows from every candidate of a cell, or from every
 * place of a digit in a house. The links are those of the position; no candidate is removed on the
 * way.
 */
export class MultipleChains {
  private readonly assumption = new Assumption({ dynamic: false });
  private readonly consequences = new Consequences();
  private readonly best = new BestChain();

  find(position: Position): ForcingChainStep | undefined {
    const { assumption, consequences, best } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    consequences.begin(initial);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        assumption.follow(cell * 9 + LOWEST[rest], NO_COMPLEXITY);
        consequences.store(assumption);
      }
    }
    for (let cell = 0; cell < 81; cell++) {
      if (COUNT[initial[cell]] > 2) this.reduceFrom(cell);
    }
    return best.exists ? stepOf(best, assumption) : undefined;
  }

  /** Tries the houses of a cell, if the cell is their first place of a digit, and then the cell. */
  private reduceFrom(cell: number): void {
    const { initial } = this.assumption;
    for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + LOWEST[rest];
      for (let i = candidate * 4 + 1; i < candidate * 4 + 4; i++) {
        const members = initial[GROUPS_OF[i]];
        const isFirst = (members & -members) === MEMBER_BITS[i];
        if (isFirst && COUNT[members] >= 2) this.reduce(GROUPS_OF[i]);
      }
    }
    this.reduce(cell);
  }

  private reduce(group: number): void {
    const { assumption, consequences, best } = this;
    const sortKey = group < FIRST_HOUSE_GROUP ? SORT_KEY.cell : SORT_KEY.region;
    const most = sortKey < best.sortKey ? best.complexity : best.complexity - 1;
    consequences.findCommon(group, assumption.initial, most);
    if (consequences.target === NONE) return;
    best.setReduction(consequences.complexity, sortKey, group, consequences.target);
  }
}

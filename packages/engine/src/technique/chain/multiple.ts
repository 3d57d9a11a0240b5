import { COUNT, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, NO_COMPLEXITY, SORT_KEY, type SortKey } from './best-chain.ts';
import type { ForcingChainStep } from './chain-graph.ts';
import { stepOf } from './chain-steps.ts';
import { CANDIDATES, GROUPS_OF, MEMBER_BITS, MEMBERS } from './groups.ts';
import { StaticReach } from './static-reach.ts';

/**
 * Multiple forcing chains: one conclusion follows from every candidate of a cell, or from every
 * place of a digit in a house. The links are those of the position; no candidate is removed on the
 * way.
 *
 * The position must have no linear chains or cycles (see LinearChains). Then no assumption leads to
 * a conflict.
 */
export class MultipleChains {
  private readonly reach = new StaticReach();
  private readonly assumption = new Assumption({ dynamic: false });
  private readonly best = new BestChain();

  find(position: Position): ForcingChainStep | undefined {
    const { reach, assumption, best } = this;
    reach.update(position);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      if (COUNT[reach.members[cell]] > 2) this.reduceFrom(cell);
    }
    if (!best.exists) return undefined;
    assumption.readPosition(position);
    best.target = this.firstTarget(best.group);
    return stepOf(best, assumption);
  }

  /** Tries the houses of a cell, if the cell is their first place of a digit, and then the cell. */
  private reduceFrom(cell: number): void {
    const { members } = this.reach;
    for (let rest = members[cell]; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + LOWEST[rest];
      for (let i = candidate * 4 + 1; i < candidate * 4 + 4; i++) {
        const places = members[GROUPS_OF[i]];
        const isFirst = (places & -places) === MEMBER_BITS[i];
        if (isFirst) this.offer(GROUPS_OF[i], SORT_KEY.region);
      }
    }
    this.offer(cell, SORT_KEY.cell);
  }

  private offer(group: number, sortKey: SortKey): void {
    const complexity = this.reach.complexity[group];
    if (this.best.accepts(complexity, sortKey)) {
      this.best.setReduction(complexity, sortKey, group, NONE);
    }
  }

  /**
   * Of the conclusions of a group, returns the one that comes first: a true literal before a false
   * one, and then the one that follows first from the first member.
   */
  private firstTarget(group: number): number {
    const { reach, assumption } = this;
    const first = MEMBERS[group * 9 + LOWEST[reach.members[group]]];
    assumption.follow(first, NO_COMPLEXITY);
    const targets = reach
      .commonOf(group)
      .filter(({ complexity }) => complexity === reach.complexity[group])
      .map(({ target }) => target);
    const isTrue = targets.some((target) => target < CANDIDATES);
    const [target] = targets
      .filter((it) => it < CANDIDATES === isTrue)
      .sort((a, b) => assumption.nodeOf[a] - assumption.nodeOf[b]);
    return target;
  }
}

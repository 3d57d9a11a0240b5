import { finish, workOf } from '../../../work/work.ts';
import type { ForcingChainStep } from '../../chain-graph.ts';
import { CANDIDATES, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, NO_COMPLEXITY, sortKeyOf } from './best-chain.ts';
import { stepOf } from './chain-steps.ts';
import { MEMBERS, startingGroups } from './groups.ts';
import { StaticReach } from './static-reach.ts';

/**
 * Multiple forcing chains: the same conclusion follows from every candidate of a cell, or from
 * every place of a digit in a house. The chains use only the links of the position. Unlike dynamic
 * chains, they do not remove candidates on the way.
 *
 * The position must have no linear chains or cycles (see LinearChains). Then no assumption leads to
 * a contradiction.
 */
export class MultipleChains {
  private readonly reach = new StaticReach();
  private readonly assumption = new Assumption({ dynamic: false });
  private readonly best = new BestChain();

  find(position: Position): ForcingChainStep | undefined {
    const { reach, assumption, best } = this;
    reach.update(position);
    best.clear();
    for (const group of startingGroups(reach.members, 3)) {
      const complexity = reach.complexityOf(group);
      if (best.accepts(complexity, sortKeyOf(group))) best.setReduction(complexity, group, NONE);
    }
    if (!best.exists) return undefined;
    assumption.readPosition(position);
    best.target = this.firstTarget(best.group);
    return finish(workOf(stepOf(best, assumption)));
  }

  /**
   * Returns the first conclusion of a group. Literals that are on come before literals that are
   * off. After that, they come in the order in which they follow from the first member.
   */
  private firstTarget(group: number): number {
    const { reach, assumption } = this;
    const first = MEMBERS[group * 9 + LOWEST[reach.members[group]]];
    assumption.follow(first, NO_COMPLEXITY);
    const lowest = reach.complexityOf(group);
    const targets = reach
      .commonOf(group)
      .filter(({ complexity }) => complexity === lowest)
      .map(({ target }) => target);
    const isOn = targets.some((target) => target < CANDIDATES);
    const [target] = targets
      .filter((it) => it < CANDIDATES === isOn)
      .sort((a, b) => assumption.nodeOf[a] - assumption.nodeOf[b]);
    return target;
  }
}

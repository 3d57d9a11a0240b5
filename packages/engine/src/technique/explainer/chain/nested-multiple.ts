import type { NestedChains } from '../../chain-graph.ts';
import { CANDIDATES, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { type ChainChoice, NO_COMPLEXITY, sortKeyOf } from './best-chain.ts';
import { nestedChainsOf } from './chain-steps.ts';
import { MEMBERS, startingGroups } from './groups.ts';
import type { NestedSearch } from './nested-deduction.ts';
import { StaticReach } from './static-reach.ts';

/** A choice of chains, and its turn. Choices of the same complexity and kind are sorted by turn. */
interface RankedChoice extends ChainChoice {
  /** The number of groups that were tried before the group of this choice. */
  readonly turn: number;
}

/**
 * Finds all multiple forcing chains, in the form of nested chains. As in MultipleChains, the
 * position must have no linear chains or cycles.
 */
export class NestedMultipleChains implements NestedSearch {
  private readonly reach = new StaticReach();
  private readonly assumption = new Assumption({ dynamic: false });
  /** Eliminations → the best chains with these eliminations. */
  private readonly best = new Map<number, RankedChoice>();
  private turn = 0;

  *search(position: Position): Generator<undefined, NestedChains[]> {
    const { reach, assumption, best } = this;
    reach.update(position);
    best.clear();
    this.turn = 0;
    for (const group of startingGroups(reach.members, 3)) this.reduce(group);
    if (best.size === 0) return [];
    assumption.readPosition(position);
    const found: NestedChains[] = [];
    for (const choice of [...best.values()].sort((a, b) => this.compare(a, b))) {
      found.push(yield* nestedChainsOf(choice, assumption));
    }
    return found;
  }

  /**
   * Adds the literals that follow from every member of a group. Literals that are on come first.
   */
  private reduce(group: number): void {
    const { reach, best } = this;
    if (reach.complexityOf(group) === NO_COMPLEXITY) return;
    const turn = this.turn++;
    const sortKey = sortKeyOf(group);
    for (const { target, complexity } of reach.commonOf(group)) {
      const key = eliminationKey(target, reach.members);
      const known = best.get(key);
      const isBetter =
        !known ||
        complexity < known.complexity ||
        (complexity === known.complexity && sortKey < known.sortKey);
      if (isBetter) best.set(key, { complexity, sortKey, source: NONE, group, target, turn });
    }
  }

  private compare(a: RankedChoice, b: RankedChoice): number {
    return (
      a.complexity - b.complexity ||
      a.sortKey - b.sortKey ||
      a.turn - b.turn ||
      Number(a.target >= CANDIDATES) - Number(b.target >= CANDIDATES) ||
      this.compareTargets(a.group, a.target, b.target)
    );
  }

  /** Compares two literals by the order in which they follow from the first member of a group. */
  private compareTargets(group: number, a: number, b: number): number {
    const { assumption, reach } = this;
    const first = MEMBERS[group * 9 + LOWEST[reach.members[group]]];
    assumption.follow(first, NO_COMPLEXITY);
    return assumption.nodeOf[a] - assumption.nodeOf[b];
  }
}

/** The eliminations of a conclusion as one number: cell × 512 + set of digits. */
export function eliminationKey(conclusion: number, members: Uint16Array): number {
  const cell = Math.floor((conclusion % CANDIDATES) / 9);
  const digit = 1 << (conclusion % 9);
  return cell * 512 + (conclusion < CANDIDATES ? members[cell] & ~digit : digit);
}

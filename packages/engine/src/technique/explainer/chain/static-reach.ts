// Hot code: plain loops, integers and preallocated arrays only.
import { lowestOf } from '../../cell-set.ts';
import { CANDIDATES, COUNT, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { cleared } from '../../typed-arrays.ts';
import { NO_COMPLEXITY } from './best-chain.ts';
import type { CommonLiteral } from './consequences.ts';
import { GROUPS, GROUPS_OF, MEMBERS, readGroups } from './groups.ts';
import { ReachGraph } from './reach-graph.ts';

/**
 * Finds the consequences of each candidate that is on, using only the links of the position. Also
 * finds the literals that follow from all members of a group. In the position, no assumption may
 * lead to a contradiction.
 *
 * When the position changes, only the affected consequences are computed again.
 */
export class StaticReach {
  /** Group → its members. */
  readonly members: Uint16Array = new Uint16Array(GROUPS);
  /** Group → the lowest complexity of a literal that follows from all members, or NO_COMPLEXITY. */
  private readonly complexity = new Uint16Array(GROUPS);
  /** Group → the index of a literal with this complexity. */
  private readonly target = new Int16Array(GROUPS);
  /** Group → whether `complexity` is up to date, provided that `target` has not been removed. */
  private readonly isCurrent = new Uint8Array(GROUPS);
  /** Group → its members in the previous position. */
  private readonly before = new Uint16Array(GROUPS);
  private readonly graph = new ReachGraph();
  /** The number of candidates that are not removed. */
  private aliveCount = 0;
  /** The candidates that the latest update has removed and that had a partner. */
  private unlinked: Int32Array = new Int32Array(0);
  /**
   * The new strong links: two ranks for each. If the candidate with the first rank is off, the
   * candidate with the second rank is on.
   */
  private readonly newLinks: number[] = [];
  /** Rank → whether its set is up to date. */
  private readonly isFollowed = new Uint8Array(CANDIDATES);
  /** Rank × 2 × words + word → the literals that follow, as a set. */
  private sets = new Int32Array(0);
  /** Rank × 2 × span + literal → the number of nodes of the shortest chain to the literal. */
  private lengths = new Uint8Array(0);

  /** Moves to another position. This is fast if only a few candidates have disappeared. */
  update(position: Position): void {
    const { members, before, graph } = this;
    before.set(members);
    readGroups(position, members);
    if (!this.hasShrunk()) this.restart();
    this.unlinked.fill(0);
    this.newLinks.length = 0;
    for (let cell = 0; cell < 81; cell++) {
      const gone = before[cell] & ~members[cell];
      for (let rest = gone; rest !== 0; rest &= rest - 1) this.remove(cell * 9 + LOWEST[rest]);
    }
    for (let rank = 0; rank < graph.size; rank++) {
      if (graph.isAlive(rank) && this.isStale(rank)) this.follow(rank);
    }
  }

  /**
   * The lowest complexity of a literal that follows from all members of a group, or NO_COMPLEXITY if
   * there is no such literal.
   */
  complexityOf(group: number): number {
    if (this.isCurrent[group] === 0 || this.hasLostTarget(group)) this.findCommon(group);
    return this.complexity[group];
  }

  private hasLostTarget(group: number): boolean {
    const { graph, target } = this;
    if (this.complexity[group] === NO_COMPLEXITY) return false;
    const index = target[group];
    return !graph.isAlive(index < graph.span ? index : index - graph.span);
  }

  /** The literals that follow from all members of a group. Literals that are on come first. */
  commonOf(group: number): CommonLiteral[] {
    const { graph } = this;
    const { candidates, span } = graph;
    const found: CommonLiteral[] = [];
    for (let index = 0; index < 2 * span; index++) {
      if (!graph.isAlive(index < span ? index : index - span)) continue;
      const complexity = this.totalOf(group, index);
      if (complexity === 0 || (index < span && this.isAlone(index))) continue;
      const target = index < span ? candidates[index] : CANDIDATES + candidates[index - span];
      found.push({ target, complexity });
    }
    return found;
  }

  /** Whether no candidate has appeared, and most of the ranked candidates are left. */
  private hasShrunk(): boolean {
    let left = this.aliveCount;
    for (let cell = 0; cell < 81; cell++) {
      if ((this.members[cell] & ~this.before[cell]) !== 0) return false;
      left -= COUNT[this.before[cell] & ~this.members[cell]];
    }
    return left * 3 > this.graph.size * 2;
  }

  /** Ranks the candidates again, and drops all results. */
  private restart(): void {
    const { graph, members } = this;
    this.before.set(members);
    graph.number(members);
    const { size, words, span } = graph;
    this.aliveCount = size;
    this.unlinked = cleared(this.unlinked, words);
    this.isFollowed.fill(0);
    this.isCurrent.fill(0);
    if (this.sets.length >= size * words * 2) return;
    this.sets = new Int32Array(size * words * 2);
    this.lengths = new Uint8Array(size * span * 2);
  }

  private remove(candidate: number): void {
    const { graph, members, unlinked } = this;
    const rank = graph.rank[candidate];
    if (graph.isLinked(rank)) unlinked[rank >> 5] |= 1 << (rank & 31);
    graph.remove(rank);
    this.aliveCount--;
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) {
      const group = GROUPS_OF[i];
      this.isCurrent[group] = 0;
      graph.link(group, members[group]);
      if (COUNT[members[group]] !== 2) continue;
      const low = graph.rank[MEMBERS[group * 9 + LOWEST[members[group]]]];
      const high = graph.rank[MEMBERS[group * 9 + LOWEST[members[group] & (members[group] - 1)]]];
      this.newLinks.push(low, high, high, low);
    }
  }

  /**
   * Whether the consequences of a candidate may have changed, apart from the removed candidates
   * themselves. This is the case if one of these had a strong link, or if a new strong link leads
   * to a further literal or makes a chain shorter.
   */
  private isStale(rank: number): boolean {
    if (this.isFollowed[rank] === 0) return true;
    const { sets, unlinked, newLinks, lengths } = this;
    const { words, span } = this.graph;
    const row = rank * words * 2;
    for (let word = 0; word < words; word++) {
      if (((sets[row + word] | sets[row + words + word]) & unlinked[word]) !== 0) return true;
    }
    for (let i = 0; i < newLinks.length; i += 2) {
      const off = newLinks[i];
      const on = newLinks[i + 1];
      if ((sets[row + words + (off >> 5)] & (1 << (off & 31))) === 0) continue;
      if ((sets[row + (on >> 5)] & (1 << (on & 31))) === 0) return true;
      if (lengths[row * 32 + on] > lengths[row * 32 + span + off] + 1) return true;
    }
    return false;
  }

  private follow(rank: number): void {
    const { graph } = this;
    graph.follow(rank, this.sets, this.lengths, rank * graph.words * 2);
    this.isFollowed[rank] = 1;
    const candidate = graph.candidates[rank];
    for (let i = candidate * 4; i < candidate * 4 + 4; i++) this.isCurrent[GROUPS_OF[i]] = 0;
  }

  /** Finds the lowest complexity of a literal that follows from all members of a group. */
  private findCommon(group: number): void {
    const { sets, members } = this;
    const { words, span, rank, alive } = this.graph;
    this.isCurrent[group] = 1;
    this.complexity[group] = NO_COMPLEXITY;
    const set = members[group];
    if (COUNT[set] < 2) return;
    const first = rank[MEMBERS[group * 9 + LOWEST[set]]] * words * 2;
    let lowest = NO_COMPLEXITY;
    for (let word = 0; word < words * 2; word++) {
      let common = sets[first + word] & alive[word < words ? word : word - words];
      for (let rest = set & (set - 1); rest !== 0 && common !== 0; rest &= rest - 1) {
        common &= sets[rank[MEMBERS[group * 9 + LOWEST[rest]]] * words * 2 + word];
      }
      for (; common !== 0; common &= common - 1) {
        const index = word * 32 + lowestOf(common);
        if (index < span && this.isAlone(index)) continue;
        const total = this.totalOf(group, index);
        if (total >= lowest) continue;
        lowest = total;
        this.target[group] = index;
      }
    }
    this.complexity[group] = lowest;
  }

  /** Whether a candidate is the only one in its cell. Then it eliminates nothing there. */
  private isAlone(rank: number): boolean {
    return COUNT[this.members[Math.floor(this.graph.candidates[rank] / 9)]] === 1;
  }

  /**
   * The number of nodes of the chains from all members to a literal, or 0 if the literal does not
   * follow from all members.
   */
  private totalOf(group: number, index: number): number {
    const { sets, lengths } = this;
    const { words, span, rank } = this.graph;
    let total = 0;
    for (let rest = this.members[group]; rest !== 0; rest &= rest - 1) {
      const source = rank[MEMBERS[group * 9 + LOWEST[rest]]];
      if ((sets[source * words * 2 + (index >> 5)] & (1 << (index & 31))) === 0) return 0;
      total += lengths[source * span * 2 + index];
    }
    return total;
  }
}

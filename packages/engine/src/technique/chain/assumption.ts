// Hot: followed hundreds of times per position, so it uses only plain loops and preallocated arrays.
import { LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { NestedChains } from './chain-graph.ts';
import { CANDIDATES, GROUPS, GROUPS_OF, MEMBER_BITS, MEMBERS, readGroups } from './groups.ts';

/** How an assumption is followed. */
export interface AssumptionOptions {
  /**
   * Whether candidates that follow to be false are removed, so that further links appear. Default:
   * true.
   */
  readonly dynamic?: boolean;
  /** Whether two digits of one cell are linked. Without it, chains have one digit. Default: true. */
  readonly cellLinks?: boolean;
  /** Finds more consequences when there are no simple ones left. Default: none. */
  readonly deduction?: Deduction | undefined;
}

/** Finds consequences of an assumption that do not follow from one group alone. */
export interface Deduction {
  /** Sets the position in which assumptions are made, and the members of its groups. */
  readPosition(position: Position, members: Uint16Array): void;
  /** Begins another assumption. */
  begin(): void;
  /**
   * Adds consequences to an assumption that has been followed without a conflict: first
   * `beginParents` and `addParents`, then `exclude`.
   *
   * @returns Whether it has found something.
   */
  extend(assumption: Assumption): boolean;
}

/** The number of literals. Literal `candidate` says that it is true, 729 + `candidate` that it is false. */
export const LITERALS: number = 2 * CANDIDATES;

/** The most nodes: one for each literal, and one more if there is a conflict. */
const NODES = LITERALS + 1;

/** The 32-bit words of a set of nodes. */
const WORDS = Math.ceil(NODES / 32);

/** No node, or no group. */
export const NONE = -1;

const NONE_NESTED: readonly NestedChains[] = [];

/**
 * What follows if a candidate is assumed to be true or false, in the order in which Sudoku Explainer
 * finds it.
 *
 * Every literal that follows is a node. The nodes are numbered in the order of their creation, and
 * node 0 is the assumption. If a candidate is true, the others of its groups are false. If a
 * candidate is false and its group has one candidate left besides, this one is true. Then the
 * candidates that were removed from the group before are parents as well (Sudoku Explainer calls
 * them hidden parents).
 *
 * Nodes that say "true" are processed before nodes that say "false". A node that says "false"
 * creates its consequences before its candidate is removed. At the first conflict everything stops,
 * and the nodes so far remain valid.
 *
 * Each node knows how many nodes it follows from, itself included. Every node that says "true" has
 * a set of these nodes, and so has a deduced node. Other nodes that say "false" need none, as they
 * follow from their parent and itself.
 */
export class Assumption {
  /** Group → its members that are not removed. */
  readonly members: Uint16Array = new Uint16Array(GROUPS);
  /** Group → its members at the start. */
  readonly initial: Uint16Array = new Uint16Array(GROUPS);
  /** Literal → its node, or NONE. */
  readonly nodeOf: Int16Array = new Int16Array(LITERALS).fill(NONE);
  /** Node → its literal. */
  readonly literal: Int16Array = new Int16Array(NODES);
  /**
   * Node → its first parent, or NONE. A deduced node has itself here, and its parents in
   * `deducedFrom`.
   */
  readonly parent: Int16Array = new Int16Array(NODES);
  /** Node → the group that links it with its first parent, or NONE. */
  readonly group: Int16Array = new Int16Array(NODES);
  /** Deduced node → its parents. */
  readonly deducedFrom: (readonly number[])[] = [];
  /** Deduced node → the nested chains from which it follows, if any. */
  readonly deducedBy: (NestedChains | undefined)[] = [];
  /** The nodes that follow from nested chains. */
  readonly nestedNodes: number[] = [];
  /** Node → the number of nodes that it follows from, itself included. */
  readonly count: Uint16Array = new Uint16Array(NODES);
  /** The number of nodes. A node of a conflict is not counted. */
  size = 0;
  /** If there is a conflict, the node that existed before. Otherwise NONE. */
  conflict: number = NONE;
  /** If there is a conflict, the new node, which says the contrary. It is the node `size`. */
  get contrary(): number {
    return this.size;
  }

  /** The number of candidates that have been removed. */
  get removedCount(): number {
    return this.falseHead;
  }

  readonly dynamic: boolean;
  /** The first of the four groups of a candidate that count as links. */
  private readonly firstLink: number;
  private readonly trueQueue = new Int16Array(CANDIDATES);
  private trueHead = 0;
  private trueTail = 0;
  /** The nodes that say "false", in the order in which their candidates are removed. */
  readonly falseQueue: Int16Array = new Int16Array(CANDIDATES);
  private falseHead = 0;
  private falseTail = 0;
  /** The number of queued nodes with a count of at most `bound`. */
  private useful = 0;
  private bound = 0;
  /**
   * Word × NODES + node → the nodes that it follows from, itself included, as a set. Only of nodes
   * that say "true", and of deduced nodes.
   */
  private readonly ancestors = new Int32Array(NODES * WORDS);
  readonly deduction: Deduction | undefined;
  /** The parents of the nodes that `exclude` makes. */
  private parents: number[] = [];
  /** The nested chains from which these nodes follow. */
  private nested: NestedChains | undefined;

  constructor({ dynamic = true, cellLinks = true, deduction }: AssumptionOptions = {}) {
    this.dynamic = dynamic;
    this.firstLink = cellLinks ? 0 : 1;
    this.deduction = deduction;
  }

  /** Sets the position in which assumptions are made. */
  readPosition(position: Position): void {
    readGroups(position, this.initial);
    this.deduction?.readPosition(position, this.initial);
  }

  /**
   * Follows an assumption. Without a deduction, it may stop as soon as all further nodes have a
   * count of more than `bound` + 1.
   */
  follow(literal: number, bound: number): void {
    this.clear();
    this.bound = this.deduction ? LITERALS : bound;
    this.members.set(this.initial);
    this.literal[0] = literal;
    this.parent[0] = NONE;
    this.group[0] = NONE;
    this.count[0] = 1;
    this.ancestors[0] = 1;
    this.nodeOf[literal] = 0;
    this.size = 1;
    if (literal < CANDIDATES) this.trueQueue[this.trueTail++] = 0;
    else this.falseQueue[this.falseTail++] = 0;
    this.useful = 1;
    this.deduction?.begin();
    this.resume();
  }

  /** Follows the nodes that have been added since the assumption was followed. */
  resume(): void {
    this.propagate();
    while (this.conflict === NONE && this.deduction?.extend(this)) this.propagate();
  }

  /** Begins the parents of the nodes that follow from a pattern, or from nested chains. */
  beginParents(nested?: NestedChains): void {
    this.parents = [];
    this.nested = nested;
  }

  /** Adds members of a group that have been removed to the parents. */
  addParents(group: number, removed: number): void {
    for (let rest = removed; rest !== 0; rest &= rest - 1) {
      this.addParent(MEMBERS[group * 9 + LOWEST[rest]]);
    }
  }

  /** Adds a candidate that has been removed to the parents. */
  addParent(removed: number): void {
    this.parents.push(this.nodeOf[CANDIDATES + removed]);
  }

  /** Members of a group are false, because of the parents that have been added. */
  exclude(group: number, excluded: number): void {
    for (let rest = excluded; rest !== 0; rest &= rest - 1) {
      const literal = CANDIDATES + MEMBERS[group * 9 + LOWEST[rest]];
      if (this.nodeOf[literal] === NONE) this.addDeduced(literal);
    }
  }

  private addDeduced(literal: number): void {
    const child = this.size++;
    this.nodeOf[literal] = child;
    this.literal[child] = literal;
    this.parent[child] = child;
    this.group[child] = NONE;
    this.deducedFrom[child] = this.parents;
    this.deducedBy[child] = this.nested;
    if (this.nested) this.nestedNodes.push(child);
    this.falseQueue[this.falseTail++] = child;
    this.useful++;
    this.uniteDeduced(child);
  }

  private clear(): void {
    const { nodeOf, literal } = this;
    for (let node = this.size - 1; node >= 0; node--) nodeOf[literal[node]] = NONE;
    this.conflict = NONE;
    this.trueHead = this.trueTail = this.falseHead = this.falseTail = 0;
    if (this.nestedNodes.length > 0) this.nestedNodes.length = 0;
  }

  /** The nested chains from which a node follows, each one once. */
  nestedOf(node: number): readonly NestedChains[] {
    if (this.nestedNodes.length === 0) return NONE_NESTED;
    // Only some nodes have a set. The others have that of their parent, and themselves.
    const owner = this.literal[node] < CANDIDATES ? node : Math.max(this.parent[node], 0);
    const found = new Set<NestedChains>();
    for (const deduced of this.nestedNodes) {
      const nested = this.deducedBy[deduced];
      if (deduced > owner) break;
      const set = this.ancestors[(deduced >> 5) * NODES + owner];
      if (nested && (set & (1 << (deduced & 31))) !== 0) found.add(nested);
    }
    return [...found];
  }

  /** Processes the queues. */
  private propagate(): void {
    while (this.conflict === NONE && this.useful > 0) {
      let node: number;
      if (this.trueHead < this.trueTail) {
        node = this.trueQueue[this.trueHead++];
        if (this.count[node] <= this.bound) this.useful--;
        this.excludeOthers(node);
      } else {
        node = this.falseQueue[this.falseHead++];
        if (this.count[node] <= this.bound) this.useful--;
        this.remove(node);
      }
    }
  }

  /** The other candidates of the groups of a true candidate are false. */
  private excludeOthers(node: number): void {
    const { nodeOf, literal, parent, group: groups, count, members, falseQueue } = this;
    const first = literal[node] * 4;
    const childCount = count[node] + 1;
    const { size, falseTail } = this;
    let child = size;
    let tail = falseTail;
    for (let i = first + this.firstLink; i < first + 4; i++) {
      const group = GROUPS_OF[i];
      for (let rest = members[group] & ~MEMBER_BITS[i]; rest !== 0; rest &= rest - 1) {
        const other = MEMBERS[group * 9 + LOWEST[rest]];
        const isTrue = nodeOf[other] !== NONE;
        if (!isTrue && nodeOf[CANDIDATES + other] !== NONE) continue;
        literal[child] = CANDIDATES + other;
        parent[child] = node;
        groups[child] = group;
        count[child] = childCount;
        if (isTrue) {
          this.conflict = nodeOf[other];
          this.size = child;
          return;
        }
        nodeOf[CANDIDATES + other] = child;
        falseQueue[tail++] = child++;
      }
    }
    this.size = child;
    this.falseTail = tail;
    if (childCount <= this.bound) this.useful += child - size;
  }

  /** A false candidate is removed. If a group has only one other candidate, this one is true. */
  private remove(node: number): void {
    const { nodeOf, literal, members, dynamic } = this;
    const candidate = literal[node] - CANDIDATES;
    const last = candidate * 4 + 4;
    if (dynamic && this.firstLink > 0)
      members[GROUPS_OF[candidate * 4]] &= ~MEMBER_BITS[candidate * 4];
    for (let i = candidate * 4 + this.firstLink; i < last; i++) {
      const group = GROUPS_OF[i];
      const rest = members[group] & ~MEMBER_BITS[i];
      if (dynamic) members[group] = rest;
      if (rest === 0 || (rest & (rest - 1)) !== 0) continue;
      const other = MEMBERS[group * 9 + LOWEST[rest]];
      const contrary = nodeOf[CANDIDATES + other];
      if (contrary === NONE && nodeOf[other] !== NONE) continue;
      const child = this.size;
      literal[child] = other;
      this.parent[child] = node;
      this.group[child] = group;
      this.uniteParents(child, group, rest);
      if (contrary !== NONE) {
        this.conflict = contrary;
        return;
      }
      this.size++;
      nodeOf[other] = child;
      this.trueQueue[this.trueTail++] = child;
      if (this.count[child] <= this.bound) this.useful++;
    }
  }

  /**
   * Makes the set of nodes that a new true node follows from. Its parents are all members that its
   * group had at the start, except the candidate itself.
   */
  private uniteParents(child: number, group: number, own: number): void {
    const { nodeOf, ancestors, parent } = this;
    const parents = this.initial[group] & ~own;
    let total = 0;
    for (let row = 0, first = 0; first <= child; row += NODES, first += 32) {
      let set = child < first + 32 ? 1 << (child & 31) : 0;
      for (let rest = parents; rest !== 0; rest &= rest - 1) {
        const node = nodeOf[CANDIDATES + MEMBERS[group * 9 + LOWEST[rest]]];
        const source = parent[node];
        if (source >= first) set |= ancestors[row + source];
        if ((node ^ first) < 32) set |= 1 << (node & 31);
      }
      ancestors[row + child] = set;
      total += countBits(set);
    }
    this.count[child] = total;
  }

  /** Makes the set of nodes that a deduced node follows from. */
  private uniteDeduced(child: number): void {
    const { ancestors, parents, parent } = this;
    let total = 0;
    for (let row = 0, first = 0; first <= child; row += NODES, first += 32) {
      let set = child < first + 32 ? 1 << (child & 31) : 0;
      for (let i = 0; i < parents.length; i++) {
        const node = parents[i];
        const source = parent[node];
        if (source >= first) set |= ancestors[row + source];
        if ((node ^ first) < 32) set |= 1 << (node & 31);
      }
      ancestors[row + child] = set;
      total += countBits(set);
    }
    this.count[child] = total;
  }
}

function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Hot code: plain loops, integers and preallocated arrays only.

import type { NestedChains } from '../../chain-graph.ts';
import { CANDIDATES, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import { Ancestors, NODES } from './ancestors.ts';
import { GROUPS, GROUPS_OF, MEMBER_BITS, MEMBERS, readGroups } from './groups.ts';
import { LITERALS } from './literal.ts';

/** How to find the consequences of an assumption. */
export interface AssumptionOptions {
  /** Whether candidates that are off are removed, which creates new strong links. Default: true. */
  readonly dynamic?: boolean;
  /**
   * Whether the candidates of a cell are linked. If not, each chain stays with one digit. Default:
   * true.
   */
  readonly cellLinks?: boolean;
  /** Finds further consequences after all simple ones have been found. Default: none. */
  readonly deducer?: Deducer | undefined;
}

/** Finds consequences of an assumption that need more than one group (see groups.ts). */
export interface Deducer {
  /** Sets the position in which assumptions are made, and the members of its groups. */
  readPosition(position: Position, members: Uint16Array): void;
  /** Starts a new assumption. */
  begin(): void;
  /**
   * Adds consequences to an assumption that has been followed without a contradiction. For each
   * consequence, it calls `beginParents`, `addParents` and then `turnOff`.
   *
   * @returns Whether it has added a consequence.
   */
  extend(assumption: Assumption): boolean;
}

/** No node, or no group. */
export const NONE = -1;

const NOTHING_NESTED: readonly NestedChains[] = [];

/**
 * All consequences of assuming that a candidate is on or off, in the order in which Sudoku
 * Explainer finds them. The literal of a candidate that is on is the number of the candidate. If
 * the candidate is off, its literal is 729 larger.
 *
 * Each consequence is a node. The nodes are numbered in the order of their creation, and node 0 is
 * the assumption. If a candidate is on, the other candidates of its groups are off. If a candidate
 * is off and only one other candidate is left in one of its groups, that last candidate is on. The
 * parents of the new node include the nodes of all candidates that were removed from the group
 * earlier. (Sudoku Explainer calls these hidden parents.)
 *
 * Nodes that are on are processed before nodes that are off. When a candidate that is off is
 * processed, it is removed from its groups, which may turn other candidates on. The process stops
 * at the first contradiction, which is a candidate that is both on and off. The nodes found so far
 * remain valid.
 *
 *     node      0        1        2        3
 *     literal   r1c1=5   r1c2≠5   r1c9≠5   r4c2=5
 *     parent    NONE     0        0        1        3 follows from 1, and from the removed r7c2
 *     group     NONE     row 1    row 1    column 2
 *     count     1        2        2        4
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
   * Node → its first parent, or NONE. For a deduced node, this is the node itself, and its parents
   * are in `deducedFrom`.
   */
  readonly parent: Int16Array = new Int16Array(NODES);
  /** Node → the group that links the node with its first parent, or NONE. */
  readonly group: Int16Array = new Int16Array(NODES);
  /** Node → the number of its ancestors, including the node itself. */
  readonly count: Uint16Array = new Uint16Array(NODES);
  /** The number of nodes. If there is a contradiction, the last node is not counted. */
  size = 0;
  /**
   * If there is a contradiction, the earlier of the two nodes that contradict each other. Otherwise
   * NONE.
   */
  contradiction: number = NONE;
  /**
   * Only valid if there is a contradiction. A contradiction is two nodes: a candidate is on, and
   * the same candidate is off. This is the later node. Its number is `size`.
   */
  get opposite(): number {
    return this.size;
  }
  /** The nodes that are off, in the order in which their candidates are removed. */
  readonly offQueue: Int16Array = new Int16Array(CANDIDATES);
  /** The number of candidates that have been removed. */
  get removedCount(): number {
    return this.offHead;
  }
  /** Deduced node → its parents. */
  readonly deducedFrom: Int16Array[] = [];
  /** Deduced node → the nested chains from which it follows, if any. */
  readonly deducedBy: (NestedChains | undefined)[] = [];
  /** Node that follows from nested chains → the number of nodes when these were looked for. */
  readonly nestedAfter: number[] = [];
  /** The nodes that follow from nested chains. */
  readonly nestedNodes: number[] = [];

  private readonly dynamic: boolean;
  /**
   * Links use the groups of a candidate from this index on: 0 to include its cell, 1 to leave it
   * out.
   */
  private readonly firstLink: number;
  private readonly deducer: Deducer | undefined;
  private offHead = 0;
  private offTail = 0;
  private readonly onQueue = new Int16Array(CANDIDATES);
  private onHead = 0;
  private onTail = 0;
  /** The number of queued nodes that have at most `bound` ancestors, themselves included. */
  private useful = 0;
  private bound = 0;
  /** The ancestors of the nodes that are on, and of deduced nodes. */
  private readonly ancestors = new Ancestors(this.parent);
  /** The parents of the next node. */
  private readonly parents = new Int16Array(LITERALS);
  private parentCount = 0;
  /** The nested chains from which the next deduced node follows. */
  private nested: NestedChains | undefined;
  private after = 0;

  constructor({ dynamic = true, cellLinks = true, deducer }: AssumptionOptions = {}) {
    this.dynamic = dynamic;
    this.firstLink = cellLinks ? 0 : 1;
    this.deducer = deducer;
  }

  /** Sets the position in which assumptions are made. */
  readPosition(position: Position): void {
    readGroups(position, this.initial);
    this.deducer?.readPosition(position, this.initial);
  }

  /**
   * Finds the consequences of an assumption. May stop early, as soon as `count` would exceed
   * `bound` + 1 for all further nodes. Do not set `bound` if there is a deducer.
   */
  follow(literal: number, bound: number = LITERALS): void {
    this.clear();
    this.bound = bound;
    this.members.set(this.initial);
    this.literal[0] = literal;
    this.parent[0] = NONE;
    this.group[0] = NONE;
    this.count[0] = 1;
    this.nodeOf[literal] = 0;
    this.size = 1;
    if (literal < CANDIDATES) this.onQueue[this.onTail++] = 0;
    else this.offQueue[this.offTail++] = 0;
    this.useful = 1;
    this.ancestors.begin();
    this.deducer?.begin();
    this.resume();
  }

  /** Finds the consequences of nodes that were added after `follow`. */
  resume(): void {
    this.propagate();
    while (this.contradiction === NONE && this.deducer?.extend(this)) this.propagate();
  }

  /**
   * Starts an empty list of parents, for nodes that follow from a pattern or from nested chains.
   *
   * @param after The number of nodes when the nested chains were looked for.
   */
  beginParents(nested?: NestedChains, after: number = 0): void {
    this.parentCount = 0;
    this.nested = nested;
    this.after = after;
  }

  /** Adds removed members of a group to the list of parents. */
  addParents(group: number, removed: number): void {
    for (let rest = removed; rest !== 0; rest &= rest - 1) {
      this.addParent(MEMBERS[group * 9 + LOWEST[rest]]);
    }
  }

  /** Adds a removed candidate to the list of parents. */
  addParent(removed: number): void {
    this.parents[this.parentCount++] = this.nodeOf[CANDIDATES + removed];
  }

  /** Turns members of a group off. The current list of parents becomes their parents. */
  turnOff(group: number, excluded: number): void {
    for (let rest = excluded; rest !== 0; rest &= rest - 1) {
      const literal = CANDIDATES + MEMBERS[group * 9 + LOWEST[rest]];
      if (this.nodeOf[literal] === NONE) this.addDeduced(literal);
    }
  }

  /** The nested chains from which a node follows, without duplicates. */
  nestedOf(node: number): readonly NestedChains[] {
    if (this.nestedNodes.length === 0) return NOTHING_NESTED;
    // Ancestors are not stored for a node that is off, unless it is deduced.
    const owner = this.literal[node] < CANDIDATES ? node : Math.max(this.parent[node], 0);
    const found = new Set<NestedChains>();
    for (const deduced of this.nestedNodes) {
      const nested = this.deducedBy[deduced];
      if (nested && this.ancestors.has(owner, deduced)) found.add(nested);
    }
    return [...found];
  }

  private clear(): void {
    const { nodeOf, literal } = this;
    for (let node = this.size - 1; node >= 0; node--) nodeOf[literal[node]] = NONE;
    this.contradiction = NONE;
    this.onHead = this.onTail = this.offHead = this.offTail = 0;
    if (this.nestedNodes.length > 0) this.nestedNodes.length = 0;
  }

  private addDeduced(literal: number): void {
    const child = this.size++;
    this.nodeOf[literal] = child;
    this.literal[child] = literal;
    this.parent[child] = child;
    this.group[child] = NONE;
    this.count[child] = this.ancestors.unite(child, this.parents, this.parentCount);
    this.deducedFrom[child] = this.parents.slice(0, this.parentCount);
    this.deducedBy[child] = this.nested;
    if (this.nested) {
      this.nestedNodes.push(child);
      this.nestedAfter[child] = this.after;
    }
    this.offQueue[this.offTail++] = child;
    this.useful++;
  }

  /** Processes the queues. */
  private propagate(): void {
    while (this.contradiction === NONE && this.useful > 0) {
      let node: number;
      if (this.onHead < this.onTail) {
        node = this.onQueue[this.onHead++];
        if (this.count[node] <= this.bound) this.useful--;
        this.turnOthersOff(node);
      } else {
        node = this.offQueue[this.offHead++];
        if (this.count[node] <= this.bound) this.useful--;
        this.remove(node);
      }
    }
  }

  /** Turns off the other candidates in the groups of a candidate that is on. */
  private turnOthersOff(node: number): void {
    const { nodeOf, literal, parent, group: groups, count, members, offQueue } = this;
    const first = literal[node] * 4;
    const childCount = count[node] + 1;
    const { size } = this;
    let child = size;
    let tail = this.offTail;
    for (let i = first + this.firstLink; i < first + 4; i++) {
      const group = GROUPS_OF[i];
      for (let rest = members[group] & ~MEMBER_BITS[i]; rest !== 0; rest &= rest - 1) {
        const other = MEMBERS[group * 9 + LOWEST[rest]];
        const isOn = nodeOf[other] !== NONE;
        if (!isOn && nodeOf[CANDIDATES + other] !== NONE) continue;
        literal[child] = CANDIDATES + other;
        parent[child] = node;
        groups[child] = group;
        count[child] = childCount;
        if (isOn) {
          this.contradiction = nodeOf[other];
          this.size = child;
          return;
        }
        nodeOf[CANDIDATES + other] = child;
        offQueue[tail++] = child++;
      }
    }
    this.size = child;
    this.offTail = tail;
    if (childCount <= this.bound) this.useful += child - size;
  }

  /**
   * Removes a candidate that is off. If only one other candidate is left in one of its groups, that
   * other candidate is turned on.
   */
  private remove(node: number): void {
    const { nodeOf, members, dynamic } = this;
    const first = (this.literal[node] - CANDIDATES) * 4;
    if (dynamic && this.firstLink > 0) members[GROUPS_OF[first]] &= ~MEMBER_BITS[first];
    for (let i = first + this.firstLink; i < first + 4; i++) {
      const group = GROUPS_OF[i];
      const rest = members[group] & ~MEMBER_BITS[i];
      if (dynamic) members[group] = rest;
      if (rest === 0 || (rest & (rest - 1)) !== 0) continue;
      const other = MEMBERS[group * 9 + LOWEST[rest]];
      const isOff = nodeOf[CANDIDATES + other] !== NONE;
      if (!isOff && nodeOf[other] !== NONE) continue;
      const child = this.size;
      this.literal[child] = other;
      this.parent[child] = node;
      this.group[child] = group;
      this.parentCount = 0;
      this.addParents(group, this.initial[group] & ~rest);
      this.count[child] = this.ancestors.unite(child, this.parents, this.parentCount);
      if (isOff) {
        this.contradiction = nodeOf[CANDIDATES + other];
        return;
      }
      this.size++;
      nodeOf[other] = child;
      this.onQueue[this.onTail++] = child;
      if (this.count[child] <= this.bound) this.useful++;
    }
  }
}

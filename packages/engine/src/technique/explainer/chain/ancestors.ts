// Hot code: plain loops, integers and preallocated arrays only.
import { LITERALS } from './literal.ts';

/**
 * The maximum number of nodes of an assumption: one for each literal, and one more if there is a
 * contradiction.
 */
export const NODES: number = LITERALS + 1;

/** The number of 32-bit words of a set of nodes. */
const WORDS = Math.ceil(NODES / 32);

/**
 * For each node of an assumption, the set of its ancestors: the node itself, and all nodes from
 * which it follows. Sets are stored only for nodes with several parents. The ancestors of a node
 * with one parent are the ancestors of this parent, and the node itself.
 */
export class Ancestors {
  /** Word × NODES + node → 32 bits of the node's set. */
  private readonly sets = new Int32Array(NODES * WORDS);
  /**
   * Node → the ancestor whose set is stored: the node itself, or its only parent. A negative number
   * if there is none.
   */
  private readonly source: Int16Array;

  constructor(source: Int16Array) {
    this.source = source;
  }

  /** Starts a new assumption, which is node 0. */
  begin(): void {
    this.sets[0] = 1;
  }

  /**
   * Computes and stores the ancestors of a node with these parents.
   *
   * @returns The number of ancestors, including the node itself.
   */
  unite(node: number, parents: Int16Array, length: number): number {
    const { sets, source } = this;
    let total = 0;
    for (let row = 0, first = 0; first <= node; row += NODES, first += 32) {
      let set = node < first + 32 ? 1 << (node & 31) : 0;
      for (let i = 0; i < length; i++) {
        const parent = parents[i];
        // A node only has ancestors with smaller numbers.
        if (source[parent] >= first) set |= sets[row + source[parent]];
        if ((parent ^ first) < 32) set |= 1 << (parent & 31);
      }
      sets[row + node] = set;
      total += countBits(set);
    }
    return total;
  }

  /** Whether `node` is an ancestor of `owner`, whose set must be stored. */
  has(owner: number, node: number): boolean {
    return node <= owner && (this.sets[(node >> 5) * NODES + owner] & (1 << (node & 31))) !== 0;
  }
}

function countBits(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Hot code: it runs once per link.
import { type CoverTables, type ExactCoverProblem, tablesOf } from './problem.ts';

/**
 * The dancing links of an exact cover problem (Knuth 2000). One circular list has the primary items
 * that are not covered yet. Each item has a circular list of the options that can still cover it.
 *
 * Node 0 is the root of the list of items. Nodes 1 to `items` are the headers of the items. The
 * nodes of an option are consecutive. There is a spacer before the first option and after each
 * option. up[spacer] is the first node of the option before the spacer. down[spacer] is the last
 * node of the option after it.
 *
 *     root 0   headers 1 … items   spacer   option 0 …   spacer   option 1 …   spacer
 */
export class DancingLinks {
  readonly items: number;
  /** Header → the previous and the next header in the list of uncovered items. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Node → the previous and the next node in the list of the node's item. */
  readonly up: Int32Array;
  readonly down: Int32Array;
  /** Node → the header of its item. A header points to itself, and a spacer points to 0. */
  readonly header: Int32Array;
  /** Header → the number of options in its list. */
  readonly count: Int32Array;
  /** Node → its option. */
  readonly option: Int32Array;

  constructor(problem: ExactCoverProblem | CoverTables) {
    const { items, primary, firstItem, itemOf } = tablesOf(problem);
    const nodes = items + 1 + firstItem.length + itemOf.length;
    this.items = items;
    this.left = new Int32Array(items + 1);
    this.right = new Int32Array(items + 1);
    this.up = new Int32Array(nodes);
    this.down = new Int32Array(nodes);
    this.header = new Int32Array(nodes);
    this.count = new Int32Array(items + 1);
    this.option = new Int32Array(nodes);

    for (let item = 0; item <= items; item++) {
      const isInList = item <= primary;
      this.left[item] = !isInList ? item : item === 0 ? primary : item - 1;
      this.right[item] = !isInList ? item : item === primary ? 0 : item + 1;
      this.up[item] = this.down[item] = this.header[item] = item;
    }
    let node = items + 2;
    for (let option = 0; option + 1 < firstItem.length; option++) {
      const first = node;
      for (let i = firstItem[option]; i < firstItem[option + 1]; i++) {
        this.append(node, itemOf[i] + 1);
        this.option[node++] = option;
      }
      const spacer = node++;
      this.up[spacer] = first;
      this.down[first - 1] = spacer - 1;
    }
  }

  private append(node: number, header: number): void {
    const last = this.up[header];
    this.header[node] = header;
    this.up[node] = last;
    this.down[node] = header;
    this.down[last] = node;
    this.up[header] = node;
    this.count[header]++;
  }

  /** Removes an item from the list of items, and its options from the lists of other items. */
  cover(header: number): void {
    const { left, right, down } = this;
    for (let node = down[header]; node !== header; node = down[node]) this.hide(node);
    right[left[header]] = right[header];
    left[right[header]] = left[header];
  }

  /** Undoes `cover`. Several calls must be undone in reverse order. */
  uncover(header: number): void {
    const { left, right, up } = this;
    right[left[header]] = header;
    left[right[header]] = header;
    for (let node = up[header]; node !== header; node = up[node]) this.unhide(node);
  }

  /** Covers the other items of this node's option, from left to right. */
  coverOthers(node: number): void {
    const { header, up } = this;
    for (let other = node + 1; other !== node; ) {
      if (header[other] === 0) other = up[other];
      else this.cover(header[other++]);
    }
  }

  /** Undoes `coverOthers`, from right to left. */
  uncoverOthers(node: number): void {
    const { header, down } = this;
    for (let other = node - 1; other !== node; ) {
      if (header[other] === 0) other = down[other];
      else this.uncover(header[other--]);
    }
  }

  private hide(node: number): void {
    const { header, up, down, count } = this;
    for (let other = node + 1; other !== node; ) {
      if (header[other] === 0) {
        other = up[other];
        continue;
      }
      down[up[other]] = down[other];
      up[down[other]] = up[other];
      count[header[other++]]--;
    }
  }

  private unhide(node: number): void {
    const { header, up, down, count } = this;
    for (let other = node - 1; other !== node; ) {
      if (header[other] === 0) {
        other = down[other];
        continue;
      }
      down[up[other]] = other;
      up[down[other]] = other;
      count[header[other--]]++;
    }
  }
}

// Hot code: plain loops, integers and preallocated arrays only.
import { HOUSE_CELLS, LOWEST } from '../../classic-tables.ts';
import type { PatternNode } from '../../pattern.ts';
import { FIRST_GROUP, GROUP_LINES, GROUP_PLACES, STATEMENTS } from './nodes.ts';
import { patternNodeOf } from './pattern-node.ts';
import { DIRECT, type Table } from './table.ts';
import type { TableLinks } from './table-links.ts';

/** The maximum number of statements of a way. HoDoKu cuts off longer ways. */
const MAX_LENGTH = 1000;

/** The maximum number of branches of a way. */
const MAX_BRANCHES = 200;

/**
 * The way from the first statement of a table to one of its entries. Each statement follows from
 * the one before it, its reason. If a statement has several reasons, the way contains the reason
 * that comes last in its list, and branches lead to the others. A branch starts from a statement of
 * the way, and has no branches of its own.
 */
export class ForcingWay {
  /**
   * The statements of the way, from last to first. Then the statements of each branch, also from
   * last to first.
   */
  private readonly statements = new Uint16Array(MAX_LENGTH * 4);
  /** The number of statements of the way without branches. */
  private length = 0;
  /**
   * Branch → the index in `statements` at which the branch begins. A branch begins with its last
   * statement. One more value marks the end of the last branch.
   */
  private readonly branchStarts = new Int32Array(MAX_BRANCHES + 1);
  /** Branch → its last statement. */
  private readonly branchEnds = new Uint16Array(MAX_BRANCHES);
  /** Branch → the index of the statement that has the branch's last statement as a reason. */
  private readonly branchTargets = new Uint16Array(MAX_BRANCHES);
  private branchCount = 0;
  /**
   * Statement → the number of the latest way with this statement. The last statement of a way does
   * not count.
   */
  private readonly marks = new Uint32Array(STATEMENTS);
  /** Cell → the number of the latest way that visits this cell before its last statement. */
  private readonly cellMarks = new Uint32Array(81);
  private mark = 0;
  private readonly links: TableLinks;

  constructor(links: TableLinks) {
    this.links = links;
  }

  /** Whether a statement on the way has more than one reason. */
  get isNet(): boolean {
    return this.branchCount > 0;
  }

  /**
   * The number of nodes as HoDoKu counts them: all nodes of the way and of its branches. A branch
   * includes the node from which it starts. If this node occurs n times on the way, the branch is
   * counted n times.
   */
  get nodeCount(): number {
    const { branchStarts, statements } = this;
    let count = this.length;
    for (let branch = 0; branch < this.branchCount; branch++) {
      const end = branchStarts[branch + 1];
      const root = statements[end - 1];
      for (let i = 0; i < this.length; i++) {
        if (statements[i] === root) count += end - branchStarts[branch];
      }
    }
    return count;
  }

  /** Reads the way to an entry. */
  read(table: Table, entry: number): void {
    this.branchCount = 0;
    this.mark++;
    this.length = this.follow(table, entry, 0, false);
    this.branchStarts[0] = this.length;
    for (let i = 0; i < this.branchCount; i++) {
      const end = table.indexes[this.branchEnds[i]];
      this.branchStarts[i + 1] = this.follow(table, end, this.branchStarts[i], true);
    }
  }

  /**
   * Writes the statements from an entry back to the first statement of the table. For a branch,
   * stops at the first statement that is on the way.
   */
  private follow(table: Table, entry: number, from: number, isBranch: boolean): number {
    const { links, statements } = this;
    let at = from;
    let place = entry;
    /**
     * The statement whose list contains `place`. At first it is the statement of the table itself.
     */
    let list = table.entries[0];
    let isInTable = true;
    statements[at++] = table.entries[entry];
    while (place !== 0 && at - from < MAX_LENGTH) {
      if (isInTable && table.sources[place] !== DIRECT) {
        list = table.sources[place];
        place = links.placeOf(table.entries[place], list);
        isInTable = false;
      }
      const index = links.starts[list] + place - 1;
      place = links.reasons[index];
      const statement = links.statementAt(place, list);
      statements[at++] = statement;
      if (isBranch) {
        if (this.isOnWay(statement)) return at;
      } else {
        this.markStatement(statement);
        if (links.blocks[index] !== 0) this.addBranches(list, index, at - 2);
      }
      if (place !== 0 || isInTable) continue;
      place = table.indexes[list];
      list = table.entries[0];
      isInTable = true;
    }
    return at;
  }

  private addBranches(list: number, index: number, target: number): void {
    const { links } = this;
    const first = links.blocks[index] * 4;
    for (let i = first; i < first + 4; i++) {
      const place = links.furtherReasons[i];
      if (place === 0 || this.branchCount === MAX_BRANCHES) continue;
      this.branchTargets[this.branchCount] = target;
      this.branchEnds[this.branchCount++] = links.statementAt(place, list);
    }
  }

  private isOnWay(statement: number): boolean {
    if (this.marks[statement] === this.mark) return true;
    if (statement !== this.statements[0]) return false;
    return this.cellMarks[this.links.cells[statement >> 1]] === this.mark;
  }

  private markStatement(statement: number): void {
    const { cellMarks, links, mark } = this;
    this.marks[statement] = mark;
    const node = statement >> 1;
    if (node < FIRST_GROUP) {
      cellMarks[links.cells[node]] = mark;
      return;
    }
    const start = GROUP_LINES[node - FIRST_GROUP] * 9 + GROUP_PLACES[node - FIRST_GROUP];
    for (let rest = links.groupPlaces[node]; rest !== 0; rest &= rest - 1) {
      cellMarks[HOUSE_CELLS[start + LOWEST[rest]]] = mark;
    }
  }

  /**
   * The way as a chain of a pattern. The nodes of a branch come before the node that needs the
   * branch. In HoDoKu, a branch can start from any statement of the way, even from one after the
   * node that needs the branch.
   */
  nodes(): PatternNode[] {
    const nodes: PatternNode[] = [];
    /** Statement → the index of its first node on the way. */
    const indexes = new Map<number, number>();
    /** Index of the first node of a branch → the statement from which the branch starts. */
    const roots = new Map<number, number>();
    let before = -1;
    for (let i = this.length - 1; i >= 0; i--) {
      const ends = this.addBranchNodes(nodes, i, roots);
      const node = this.nodeAt(i);
      const statement = this.statements[i];
      if (!indexes.has(statement)) indexes.set(statement, nodes.length);
      nodes.push(ends.length === 0 ? node : { ...node, parents: [before, ...ends] });
      before = nodes.length - 1;
    }
    for (const [index, root] of roots) {
      nodes[index] = { ...nodes[index], parents: [indexes.get(root) ?? 0] };
    }
    return nodes;
  }

  /**
   * `target` is a statement of the way. Adds the nodes of the branches that lead to it. Returns the
   * index of each branch's last node.
   */
  private addBranchNodes(
    nodes: PatternNode[],
    target: number,
    roots: Map<number, number>,
  ): number[] {
    const { branchCount, branchStarts, branchTargets, statements } = this;
    const ends: number[] = [];
    for (let branch = 0; branch < branchCount; branch++) {
      if (branchTargets[branch] !== target) continue;
      const root = branchStarts[branch + 1] - 1;
      roots.set(nodes.length, statements[root]);
      for (let i = root - 1; i >= branchStarts[branch]; i--) nodes.push(this.nodeAt(i));
      ends.push(nodes.length - 1);
    }
    return ends;
  }

  private nodeAt(index: number): PatternNode {
    return patternNodeOf(this.statements[index], this.links.groupPlaces);
  }
}

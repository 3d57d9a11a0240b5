// Hot: read for each entry that may close a loop, so it uses only plain loops and typed arrays.
import { HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { PatternNode } from '../step.ts';
import type { Links } from './links.ts';
import { GROUP_LINES, GROUP_PLACES, GROUPS, NODE_DIGITS } from './nodes.ts';
import { patternNodeOf } from './pattern-node.ts';
import type { Table } from './table.ts';

/** The statements on the way from the first statement of a table to one of its entries. */
export class LoopPath {
  /** The statements, from first to last. The start of the array is not used. */
  private readonly statements: Uint16Array = new Uint16Array(1000);
  private first = 0;
  /** Cell → the number of the latest check in which the path has it. */
  private readonly marks = new Uint32Array(81);
  private mark = 0;
  private readonly links: Links;

  constructor(links: Links) {
    this.links = links;
  }

  get length(): number {
    return this.statements.length - this.first;
  }

  /** The statement at this place of the path. */
  at(index: number): number {
    return this.statements[this.first + index];
  }

  /** The first cell of the node at this place. */
  cellAt(index: number): number {
    return this.links.cells[this.statements[this.first + index] >> 1];
  }

  digitAt(index: number): number {
    return NODE_DIGITS[this.statements[this.first + index] >> 1];
  }

  isOn(index: number): boolean {
    return (this.statements[this.first + index] & 1) === 1;
  }

  /** Reads the way to an entry. */
  read({ entries, indexes, sources }: Table, entry: number): void {
    const { statements } = this;
    let at = statements.length;
    statements[--at] = entries[entry];
    for (let i = entry; i !== 0; ) {
      i = sources[i] < 0 ? 0 : indexes[sources[i]];
      statements[--at] = entries[i];
    }
    this.first = at;
  }

  /**
   * Whether the path meets itself: a node begins in a cell of a node before its predecessor. If the
   * path is a loop, it may return to its first cell. Marks the cells of all nodes but the last two.
   */
  meetsItself(isLoop: boolean): boolean {
    const { marks } = this;
    const mark = ++this.mark;
    const firstCell = this.cellAt(0);
    for (let i = 1; i < this.length; i++) {
      const cell = this.cellAt(i);
      if (marks[cell] === mark) return true;
      const before = this.cellAt(i - 1);
      if (isLoop && before === firstCell) continue;
      this.markNode(this.at(i - 1) >> 1, mark);
    }
    return false;
  }

  /** Marks the cells of all nodes but the last one. */
  markCells(): void {
    const mark = ++this.mark;
    for (let i = 0; i < this.length - 1; i++) this.markNode(this.at(i) >> 1, mark);
  }

  /** Whether the latest call of `markCells` has marked the cell. */
  isMarked(cell: number): boolean {
    return this.marks[cell] === this.mark;
  }

  hasGroup(): boolean {
    for (let i = 0; i < this.length; i++) if (this.at(i) >> 1 >= GROUPS) return true;
    return false;
  }

  private markNode(node: number, mark: number): void {
    const { cells, groupPlaces } = this.links;
    if (node < GROUPS) {
      this.marks[cells[node]] = mark;
      return;
    }
    const start = GROUP_LINES[node - GROUPS] * 9 + GROUP_PLACES[node - GROUPS];
    for (let rest = groupPlaces[node]; rest !== 0; rest &= rest - 1) {
      this.marks[HOUSE_CELLS[start + LOWEST[rest]]] = mark;
    }
  }

  /** The path as a chain of a pattern. */
  nodes(): PatternNode[] {
    return Array.from({ length: this.length }, (_, i) =>
      patternNodeOf(this.at(i), this.links.groupPlaces),
    );
  }
}

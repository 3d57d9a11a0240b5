// Hot code: plain loops, integers and preallocated arrays only.
import type { PatternNode } from '../../pattern.ts';
import { FIRST_GROUP, NODE_DIGITS } from './nodes.ts';
import type { Table } from './table.ts';
import type { TableLinks } from './table-links.ts';

/** The chain of statements from the first statement of a table to one of its entries. */
export class LoopPath {
  /** The statements, from first to last. The start of the array is not used. */
  private readonly statements: Uint16Array = new Uint16Array(1000);
  private first = 0;
  /** Cell → the number of the latest check that marked the cell. */
  private readonly marks = new Uint32Array(81);
  private mark = 0;
  private readonly links: TableLinks;

  constructor(links: TableLinks) {
    this.links = links;
  }

  get length(): number {
    return this.statements.length - this.first;
  }

  /** The statement at this index of the path. */
  at(index: number): number {
    return this.statements[this.first + index];
  }

  /** The first cell of the node at this index. */
  cellAt(index: number): number {
    return this.links.cells[this.statements[this.first + index] >> 1];
  }

  digitAt(index: number): number {
    return NODE_DIGITS[this.statements[this.first + index] >> 1];
  }

  isOn(index: number): boolean {
    return (this.statements[this.first + index] & 1) === 1;
  }

  /** Reads the chain that leads to an entry. */
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
   * Whether the path visits a cell twice. This is so if the first cell of a node belongs to an
   * earlier node that is not its predecessor. If the path is a loop, it may return to its first
   * cell.
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
      this.links.markCells(this.at(i - 1) >> 1, marks, mark);
    }
    return false;
  }

  /** Marks the cells of all nodes except the last one. */
  markCells(): void {
    const mark = ++this.mark;
    for (let i = 0; i < this.length - 1; i++)
      this.links.markCells(this.at(i) >> 1, this.marks, mark);
  }

  /** Whether the latest call of `markCells` has marked the cell. */
  isMarked(cell: number): boolean {
    return this.marks[cell] === this.mark;
  }

  hasGroup(): boolean {
    for (let i = 0; i < this.length; i++) if (this.at(i) >> 1 >= FIRST_GROUP) return true;
    return false;
  }

  /** The path as a chain of a pattern. */
  nodes(): PatternNode[] {
    return Array.from({ length: this.length }, (_, i) => this.links.patternNodeOf(this.at(i)));
  }
}

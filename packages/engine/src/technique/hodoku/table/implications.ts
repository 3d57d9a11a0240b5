// Hot code: plain loops, integers and preallocated arrays only.
import { doubled } from '../../typed-arrays.ts';
import { FIRST_GROUP, NODES, STATEMENTS } from './nodes.ts';

/** The distance of a statement that follows directly. The first statement itself has distance 1. */
const NEXT = 2;

/**
 * For each statement, the list of its direct entries: the statements that follow from it directly.
 *
 *     statement   s            t
 *     index       4   5   6    7   8           starts[s] is 4, ends[s] is 7
 *     targets     a   b   c    d   e
 *     reasons     0   0   2    0   1           c follows from place 2 of its list, which is b
 *     blocks      0   0   9    0   0           and from the places in block 9
 */
export class Implications {
  /** Statement → the index of its first direct entry. */
  readonly starts: Int32Array = new Int32Array(STATEMENTS);
  /** Statement → the index after its last direct entry. */
  readonly ends: Int32Array = new Int32Array(STATEMENTS);
  /** Index → the statement that follows. */
  targets: Uint16Array = new Uint16Array(1 << 14);
  /** Index → the number of statements from the first statement to this one, both included. */
  distances: Uint16Array = new Uint16Array(1 << 14);
  /**
   * Index → the reason of the entry, as a place in the same list. The entry follows from the
   * statement at this place. Place 0 is the statement to which the list belongs. Place n is the
   * n-th entry of the list, counted from 1.
   */
  reasons: Uint16Array = new Uint16Array(1 << 14);
  /**
   * Index → the number of the entry's block in `furtherReasons`, or 0 if the entry has a single
   * reason.
   */
  blocks: Uint16Array = new Uint16Array(1 << 14);
  /** Block × 4 + i → the place of a further reason, or 0. Block 0 is not used. */
  furtherReasons: Uint16Array = new Uint16Array(1 << 14);
  /** Node → its first cell. */
  readonly cells: Uint8Array = Uint8Array.from({ length: NODES }, (_, node) =>
    node < FIRST_GROUP ? Math.floor(node / 9) : 0,
  );
  protected blockCount = 1;
  /** The number of all entries. */
  size = 0;
  /** The statement whose list is being filled. */
  protected current = 0;

  clear(): void {
    this.starts.fill(0);
    this.ends.fill(0);
    this.size = 0;
    this.blockCount = 1;
  }

  /** Whether nothing follows from a statement. */
  isEmpty(statement: number): boolean {
    return this.starts[statement] === this.ends[statement];
  }

  /** Starts the list of a statement. */
  begin(statement: number): void {
    this.current = statement;
    this.starts[statement] = this.size;
    this.ends[statement] = this.size;
  }

  /** Adds an entry whose only reason is the statement of the list. */
  add(target: number): void {
    this.addEntry(target, 0, NEXT);
  }

  /** The place of a statement in a list that has it. */
  placeOf(target: number, statement: number): number {
    if (target === statement) return 0;
    const start = this.starts[statement];
    return this.targets.indexOf(target, start) - start + 1;
  }

  statementAt(place: number, statement: number): number {
    return place === 0 ? statement : this.targets[this.starts[statement] + place - 1];
  }

  protected addEntry(target: number, reason: number, distance: number): void {
    if (this.size === this.targets.length) this.grow();
    this.targets[this.size] = target;
    this.distances[this.size] = distance;
    this.reasons[this.size] = reason;
    this.blocks[this.size] = 0;
    this.ends[this.current] = ++this.size;
  }

  /** Adds further reasons of the latest entry: the values at the indexes 1 to 4 of an array. */
  protected addBlock(places: ArrayLike<number>): void {
    const block = this.blockCount++;
    if (block * 4 === this.furtherReasons.length) {
      this.furtherReasons = doubled(this.furtherReasons);
    }
    this.blocks[this.size - 1] = block;
    for (let i = 0; i < 4; i++) this.furtherReasons[block * 4 + i] = places[i + 1];
  }

  private grow(): void {
    this.targets = doubled(this.targets);
    this.distances = doubled(this.distances);
    this.reasons = doubled(this.reasons);
    this.blocks = doubled(this.blocks);
  }
}

// Hot: filled for nearly every hard position, so it uses only plain loops and typed arrays.
import { GROUPS, NODES, STATEMENTS } from './nodes.ts';

/** The distance of what follows at once. The statement itself has distance 1. */
const NEXT = 2;

/**
 * What follows directly from each statement: its direct entries, one list for each statement.
 */
export class Implications {
  /** Statement → the index of its first direct entry. */
  readonly starts: Int32Array = new Int32Array(STATEMENTS);
  /** Statement → the index after its last direct entry. */
  readonly ends: Int32Array = new Int32Array(STATEMENTS);
  /** Index → the statement that follows. */
  targets: Uint16Array = new Uint16Array(1 << 14);
  /** Index → the number of statements from the first one to this one. */
  distances: Uint16Array = new Uint16Array(1 << 14);
  /** Node → its first cell. */
  readonly cells: Uint8Array = Uint8Array.from({ length: NODES }, (_, node) =>
    node < GROUPS ? Math.floor(node / 9) : 0,
  );
  /** The number of all entries. */
  size = 0;
  /** The statement whose list is being filled. */
  protected current = 0;

  clear(): void {
    this.starts.fill(0);
    this.ends.fill(0);
    this.size = 0;
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

  /** Adds an entry to the list. */
  add(target: number): void {
    if (this.size === this.targets.length) this.grow();
    this.targets[this.size] = target;
    this.distances[this.size++] = NEXT;
    this.ends[this.current] = this.size;
  }

  protected grow(): void {
    this.targets = doubled(this.targets);
    this.distances = doubled(this.distances);
  }
}

function doubled(array: Uint16Array): Uint16Array {
  const longer = new Uint16Array(array.length * 2);
  longer.set(array);
  return longer;
}

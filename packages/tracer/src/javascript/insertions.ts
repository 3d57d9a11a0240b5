export interface Insertion {
  readonly offset: number;
  /**
   * The order of texts with the same offset: text after a node precedes text before the next node.
   */
  readonly rank: number;
  readonly text: string;
}

/**
 * Texts to insert into a source. If a node and its child begin or end at the same offset, the texts
 * of the node are outside the texts of the child.
 */
export class Insertions {
  private readonly list: Insertion[] = [];

  /** Inserts a text before the node that starts at the offset. */
  before(offset: number, depth: number, text: string): void {
    this.list.push({ offset, rank: depth, text });
  }

  /** Inserts a text after the node that ends at the offset. */
  after(offset: number, depth: number, text: string): void {
    this.list.push({ offset, rank: -depth - 1, text });
  }

  /** Returns the texts in the order in which they appear in the source. */
  inOrder(): readonly Insertion[] {
    return this.list.sort((a, b) => a.offset - b.offset || a.rank - b.rank);
  }
}

/** Inserts texts into a source. The texts must be in the order of their offsets. */
export function insertedInto(source: string, insertions: readonly Insertion[]): string {
  let text = '';
  let end = 0;
  for (const { offset, text: added } of insertions) {
    text += source.slice(end, offset) + added;
    end = offset;
  }
  return text + source.slice(end);
}

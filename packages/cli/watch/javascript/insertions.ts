export interface Insertion {
  readonly offset: number;
  /** The order at the same offset: what closes a node precedes what opens the next one. */
  readonly rank: number;
  readonly text: string;
}

/** Texts to insert into a source. A node that is deeper in the syntax tree stays inside. */
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

  /** Returns the texts and their offsets from the beginning to the end. */
  inOrder(): readonly Insertion[] {
    return this.list.sort((a, b) => a.offset - b.offset || a.rank - b.rank);
  }
}

/** Returns a source with texts in it, which are in the order of their offsets. */
export function insertedInto(source: string, insertions: readonly Insertion[]): string {
  let text = '';
  let end = 0;
  for (const { offset, text: added } of insertions) {
    text += source.slice(end, offset) + added;
    end = offset;
  }
  return text + source.slice(end);
}

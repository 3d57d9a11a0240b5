/**
 * The columns of the digits in one band. A band has one box per stack, and every digit is in one
 * column of every box. The type of a digit is a number that combines these columns: in stack s the
 * digit is in column `floor(type / C^s) mod C`, where C is the number of columns in a box.
 */
export type DigitTypes = Uint8Array;

/**
 * Groups digits that can be exchanged. Two digits can be exchanged if they are candidates of the
 * same cells. Lists of types that differ only by such exchanges get the same key.
 */
export class DigitClasses {
  /** The digits, 0 to size − 1, class by class. */
  readonly order: readonly number[];
  /** Position in `order` → whether the digit there and the digit before it are in one class. */
  readonly continues: readonly boolean[];
  private readonly base: number;
  private readonly sorted: Uint8Array;

  /** `masks` has the candidates of some cells. `types` is the number of types. */
  constructor(masks: ArrayLike<number>, size: number, types: number) {
    const cells = Array.from({ length: size }, (_, digit) =>
      Array.from(masks, (mask) => (mask >> digit) & 1).join(''),
    );
    this.order = Array.from(cells.keys()).sort((a, b) => (cells[a] < cells[b] ? -1 : 1));
    this.continues = this.order.map(
      (digit, i) => i > 0 && cells[digit] === cells[this.order[i - 1]],
    );
    this.base = types;
    this.sorted = new Uint8Array(size);
  }

  /** The types of the digits in `order`, sorted within each class. Valid until the next call. */
  sort(types: DigitTypes): DigitTypes {
    const { order, continues, sorted } = this;
    for (let i = 0; i < order.length; i++) {
      const type = types[order[i]];
      let at = i;
      for (; continues[at] && sorted[at - 1] > type; at--) sorted[at] = sorted[at - 1];
      sorted[at] = type;
    }
    return sorted;
  }

  /**
   * A number below 2^53. Two lists of types have the same key if exchanging digits turns one into
   * the other.
   */
  key(types: DigitTypes): number {
    let key = 0;
    for (const type of this.sort(types)) key = key * this.base + type;
    return key;
  }

  typesOf(key: number): DigitTypes {
    const { order, base } = this;
    const types = new Uint8Array(order.length);
    for (let i = order.length - 1; i >= 0; i--) {
      types[order[i]] = key % base;
      key = Math.floor(key / base);
    }
    return types;
  }
}

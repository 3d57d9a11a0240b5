/** The maximum number of ways of a proof. */
const MAX_WAYS = 9;

/**
 * A proof by forcing chains. Each way leads from one statement to another. In a contradiction, all
 * ways start from the same statement, and they lead to statements that cannot hold together. In a
 * verity, the ways start from statements of which one must hold, and all lead to the same
 * statement.
 */
export class Proof {
  /** Way → its first statement. */
  readonly starts: Uint16Array = new Uint16Array(MAX_WAYS);
  /** Way → its last statement. */
  readonly ends: Uint16Array = new Uint16Array(MAX_WAYS);
  /** The number of ways. */
  count = 0;
  /**
   * The house of the contradiction or verity. In a contradiction, the ways end in this house. In a
   * verity, they start there. −1 for a cell instead of a house.
   */
  house = -1;

  copyFrom(other: Proof): void {
    this.starts.set(other.starts);
    this.ends.set(other.ends);
    this.count = other.count;
    this.house = other.house;
  }

  /** Begins a proof in a house, or in a cell if the house is −1. */
  begin(house: number): void {
    this.count = 0;
    this.house = house;
  }

  add(start: number, end: number): void {
    this.starts[this.count] = start;
    this.ends[this.count++] = end;
  }
}

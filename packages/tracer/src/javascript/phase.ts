/** What the tracer does at the sites of the program. */
export interface Phase {
  /**
   * The program has written to a key of an object. It has reached the object through the variable
   * `root` and through the object `owner`.
   */
  written(site: number, root: unknown, object: unknown, key: unknown, owner: unknown): void;
  /** The program has given values to variables. Returns whether one of them may be a grid. */
  bound(site: number, values: readonly unknown[]): boolean;
  /**
   * The program has called a function. Returns whether one of the arguments may be a grid.
   *
   * @param lineOfCall Returns the line of the call, but is slow.
   */
  called(site: number, values: readonly unknown[], lineOfCall: () => number): boolean;
}

/** A photograph that cannot be read. The message says what was expected and what was found. */
export class PhotoError extends Error {
  readonly expected: string;
  readonly found: string;

  constructor(expected: string, found: string) {
    super(`expected ${expected}, found ${found}`);
    this.expected = expected;
    this.found = found;
  }
}

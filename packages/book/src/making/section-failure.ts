/** A section that could not be filled. */
export class SectionFailure extends Error {
  /** The section, counted from 0. */
  readonly section: number;
  /** How many puzzles were found. */
  readonly found: number;
  /** How many puzzles it should have. */
  readonly count: number;

  /** Why no more were found. */
  readonly reason: string;

  constructor({ count, found, reason, section }: Omit<SectionFailure, keyof Error>) {
    super(`sections[${section}]: ${found} of ${count} puzzles: ${reason}`);
    this.reason = reason;
    this.section = section;
    this.found = found;
    this.count = count;
  }
}

/** A section that could not be filled. */
export class SectionFailure extends Error {
  /** The section, counted from 0. */
  readonly section: number;
  /** How many puzzles were found. */
  readonly found: number;
  /** How many puzzles it should have. */
  readonly count: number;

  constructor(reason: string, { count, found, section }: Omit<SectionFailure, keyof Error>) {
    super(`sections[${section}]: ${found} of ${count} puzzles: ${reason}`);
    this.section = section;
    this.found = found;
    this.count = count;
  }
}

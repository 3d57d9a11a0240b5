import { MOST_SITES } from './instrument.ts';

/** A site is switched off after this many values if none of them is a grid. */
const MOST_MISSES = 64;

/** The sites of all files that have been loaded. */
export class Sites {
  /** The flags: 1 as long as the program has to call the tracer at the site. */
  readonly on: Uint8Array = new Uint8Array(MOST_SITES);
  private readonly lines = new Uint32Array(MOST_SITES);
  private readonly names: (readonly string[])[] = [];
  private readonly misses = new Uint8Array(MOST_SITES);
  private readonly hits = new Uint8Array(MOST_SITES);
  private isOver = false;

  add(first: number, lines: readonly number[], names: readonly (readonly string[])[]): void {
    if (this.isOver) return;
    lines.forEach((line, i) => {
      this.lines[first + i] = line;
      this.names[first + i] = names[i]!;
      this.on[first + i] = 1;
    });
  }

  lineOf(site: number): number {
    return this.lines[site]!;
  }

  /** Returns the name of a variable of a site. */
  nameOf(site: number, variable: number): string {
    return this.names[site]?.[variable] ?? '';
  }

  /** Notes whether a value at a site was a grid. Switches the site off if it never has a grid. */
  count(site: number, isHit: boolean): void {
    if (isHit) this.hits[site] = 1;
    else if (this.hits[site] === 0 && ++this.misses[site]! === MOST_MISSES) this.on[site] = 0;
  }

  /** Sets all flags and forgets the counts, because the tracer now looks for something else. */
  restart(): void {
    this.hits.fill(0);
    this.misses.fill(0);
    this.names.forEach((_, site) => {
      this.on[site] = 1;
    });
  }

  /** Ends all calls of the tracer. */
  stop(): void {
    this.isOver = true;
    this.on.fill(0);
  }
}

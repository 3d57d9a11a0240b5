import { grouped } from '@nonet/engine/explain';

const WIDTH = 40;

/** Counts ratings by whole numbers, and draws a bar for each. */
export class Histogram {
  private readonly counts = new Map<number, number>();
  private readonly nameOf: (bin: number) => string;

  /** @param nameOf Default: the name of 7 is `7.x`. */
  constructor(nameOf: (bin: number) => string = (bin) => `${bin}.x`) {
    this.nameOf = nameOf;
  }

  add(rating: number, count = 1): void {
    const bin = Math.floor(rating);
    this.counts.set(bin, (this.counts.get(bin) ?? 0) + count);
  }

  /**
   * One line per whole number from the least to the greatest rating. Empty if there are no ratings.
   */
  get text(): string {
    const bins = [...this.counts.keys()];
    if (bins.length === 0) return '';
    const [least, most] = [Math.min(...bins), Math.max(...bins)];
    const largest = Math.max(...this.counts.values());
    const names = Array.from({ length: most - least + 1 }, (_, i) => this.nameOf(least + i));
    const width = Math.max(4, ...names.map(({ length }) => length));
    let lines = '';
    for (let bin = least; bin <= most; bin++) {
      const count = this.counts.get(bin) ?? 0;
      const bar = '█'.repeat(Math.ceil((WIDTH * count) / largest));
      lines += `${names[bin - least].padStart(width)}  ${bar.padEnd(WIDTH)}  ${grouped(count)}\n`;
    }
    return lines;
  }
}

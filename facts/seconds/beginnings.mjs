// The fillings of the first rows, of which symmetries make each other.

export class Beginnings {
  constructor(grids, begin, { rows, columns }) {
    this.grids = grids;
    this.begin = begin;
    this.cells = begin.flatMap((orbit) => grids.orbits[orbit]).toSorted((a, b) => a - b);
    const inside = new Set(this.cells.map((cell) => Math.floor(cell / 9)));
    /** Symmetry × cell of the beginning, by number → the number of the cell that it moves there. */
    this.sources = rows
      .filter((order) => [...inside].every((row) => inside.has(order[row])))
      .flatMap((down) => columns.map((along) => this.sourcesOf(down, along)));
    this.values = new Uint8Array(this.cells.length);
  }

  sourcesOf(rows, columns) {
    const at = new Map(this.cells.map((cell, i) => [cell, i]));
    const sources = new Uint8Array(this.cells.length);
    for (const [i, cell] of this.cells.entries()) {
      sources[at.get(9 * rows[Math.floor(cell / 9)] + columns[cell % 9])] = i;
    }
    return sources;
  }

  /** Sums `countFrom` over all fillings, but calls it once for all that are alike. */
  total(countFrom) {
    const { begin, grids, sources } = this;
    const seen = new Set();
    const unlike = [];
    grids.fill(begin, () => {
      const values = this.valuesOf(grids.digits);
      if (seen.has(this.named(values, sources[0]))) return 0;
      const alike = new Set(sources.map((from) => this.named(values, from)));
      for (const key of alike) seen.add(key);
      unlike.push({ digits: grids.digits.slice(), count: alike.size });
      return 0;
    });
    return unlike.reduce((sum, { digits, count }) => sum + count * countFrom(digits), 0);
  }

  valuesOf(digits) {
    const { begin, cells, grids, values } = this;
    for (const orbit of begin) {
      let digit = digits[orbit];
      for (const cell of grids.orbits[orbit]) {
        values[cells.indexOf(cell)] = digit;
        digit = grids.next[digit];
      }
    }
    return values;
  }

  /** A text of the moved values, with the cycles named in the order in which they appear. */
  named(values, from) {
    const { cycle, first, lengths, next } = this.grids;
    const names = new Int8Array(9).fill(-1);
    const taken = new Uint8Array(lengths.length);
    let text = '';
    for (let i = 0; i < from.length; i++) {
      const digit = values[from[i]];
      if (names[digit] < 0) {
        const length = lengths[cycle[digit]];
        let other = lengths.indexOf(length);
        while (taken[other] === 1) other++;
        taken[other] = 1;
        for (let j = 0, of = digit; j < length; j++, of = next[of]) names[of] = first[other] + j;
      }
      text += names[digit];
    }
    return text;
  }
}

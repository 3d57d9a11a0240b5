import { CLASSIC } from '@nonet/engine/grid';
import { Beginnings } from './beginnings.mjs';

// Hot code: it runs for each of millions of grids.
//
// Counts the grids that a symmetry maps to themselves if the digits are renamed, all namings of a grid taken
// together. If the symmetry moves cell c to g(c), and s renames the digits, then grid[g(c)] = s(grid[c]). So a
// digit in one cell gives the digits in its whole orbit. Renamings of one cycle type have equally many such
// grids, and a grid is counted once if the cycles of s are put into the grid in one order only: of the cycles
// of equal length that are not used yet, the first one comes next, with its first digit.
//
// A symmetry that commutes with g makes another such grid of each of these grids. So the first rows are filled
// in all ways, and only one of those that such symmetries make of each other is continued.

const DIGITS = 9;

/** The cycle types of nine digits: lists of lengths, each at most the one before. */
function cycleTypes(left = DIGITS, most = DIGITS) {
  if (left === 0) return [[]];
  const types = [];
  for (let length = Math.min(left, most); length > 0; length--) {
    for (const rest of cycleTypes(left - length, length)) types.push([length, ...rest]);
  }
  return types;
}

function orbitsOf(moves) {
  const seen = new Uint8Array(81);
  const orbits = [];
  for (let cell = 0; cell < 81; cell++) {
    const orbit = [];
    for (let at = cell; seen[at] === 0; at = moves[at]) {
      seen[at] = 1;
      orbit.push(at);
    }
    if (orbit.length > 0) orbits.push(orbit);
  }
  return orbits;
}

class FixedGrids {
  constructor(orbits, lengths) {
    this.orbits = orbits;
    /** Digit → the next digit of its cycle, the number of its cycle, and the length of the cycle. */
    this.next = [];
    this.cycle = [];
    this.lengths = lengths;
    this.first = [];
    for (const [cycle, length] of lengths.entries()) {
      const from = this.next.length;
      this.first.push(from);
      for (let i = 0; i < length; i++) {
        this.next.push(from + ((i + 1) % length));
        this.cycle.push(cycle);
      }
    }
    this.used = new Uint16Array(27);
    this.cycleUses = new Uint8Array(lengths.length);
    /** Orbit × 9 + digit → what the digit in the first cell adds to each house, and where. */
    this.places = orbits.map((orbit) => this.next.map((_, digit) => this.placesOf(orbit, digit)));
    this.allowed = this.places.map((places) =>
      places.reduce((mask, place, digit) => (place ? mask | (1 << digit) : mask), 0),
    );
    this.houses = orbits.map(([cell]) => housesOf(cell));
    this.left = Uint8Array.from(orbits, (_, orbit) => orbit);
    /** Orbit → the digit of its first cell. */
    this.digits = new Uint8Array(orbits.length);
  }

  /** Calls `onFilled` with each filling of these orbits, up to `most`. Returns the sum of what it returns. */
  fill(orbits, onFilled, most = Number.POSITIVE_INFINITY) {
    this.left = Uint8Array.from(orbits);
    this.onFilled = onFilled;
    this.room = most;
    return this.count(0);
  }

  /** House → the digits that it gets, as [house, mask] in turn. Undefined if the orbit contradicts itself. */
  placesOf(orbit, digit) {
    const masks = new Map();
    let at = digit;
    for (const cell of orbit) {
      for (const house of housesOf(cell)) {
        const mask = masks.get(house) ?? 0;
        if (mask & (1 << at)) return undefined;
        masks.set(house, mask | (1 << at));
      }
      at = this.next[at];
    }
    return at === digit ? [...masks].flat() : undefined;
  }

  candidates(orbit) {
    const { used } = this;
    const [row, column, box] = this.houses[orbit];
    return this.allowed[orbit] & ~(used[row] | used[column] | used[box]);
  }

  /** Fills the orbits left[depth …]. */
  count(depth) {
    const { left } = this;
    if (this.room === 0) return 0;
    let best = -1;
    let fewest = 10;
    let mask = 0;
    for (let i = depth; i < left.length; i++) {
      const candidates = this.candidates(left[i]);
      const count = BITS[candidates];
      if (count >= fewest) continue;
      if (count === 0) return 0;
      fewest = count;
      best = i;
      mask = candidates;
      if (count === 1) break;
    }
    if (best < 0) {
      this.room--;
      return this.onFilled();
    }
    const orbit = left[best];
    left[best] = left[depth];
    left[depth] = orbit;
    let total = 0;
    for (let rest = this.onePerKind(mask); rest !== 0; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      total += this.with(orbit, digit, depth);
    }
    left[depth] = left[best];
    left[best] = orbit;
    return total;
  }

  /** Leaves one digit of the unused cycles of each length. */
  onePerKind(mask) {
    const { cycleUses, first, lengths } = this;
    let before = 0;
    for (let cycle = 0; cycle < lengths.length; cycle++) {
      if (cycleUses[cycle] > 0) continue;
      const all = ((1 << lengths[cycle]) - 1) << first[cycle];
      if ((mask & all) === 0) continue;
      mask &= ~all;
      if (lengths[cycle] !== before) mask |= 1 << first[cycle];
      before = lengths[cycle];
    }
    return mask;
  }

  put(orbit, digit) {
    const places = this.places[orbit][digit];
    for (let i = 0; i < places.length; i += 2) this.used[places[i]] |= places[i + 1];
    this.cycleUses[this.cycle[digit]]++;
    this.digits[orbit] = digit;
  }

  with(orbit, digit, depth) {
    const { cycle, cycleUses, used } = this;
    const places = this.places[orbit][digit];
    this.put(orbit, digit);
    const total = this.count(depth + 1);
    cycleUses[cycle[digit]]--;
    for (let i = 0; i < places.length; i += 2) used[places[i]] &= ~places[i + 1];
    return total;
  }
}

const BITS = Uint8Array.from({ length: 512 }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
});

const housesOf = (cell) => [CLASSIC.row[cell], 9 + CLASSIC.column[cell], 18 + CLASSIC.box[cell]];

/** The first rows have at most this many fillings. */
const FILLINGS = 30_000;

/** The grids that a symmetry fixes, up to the names of the digits. Not for the identity: there are 10^16. */
export function fixedGrids({ moves, commuting }) {
  const orbits = orbitsOf(moves);
  return cycleTypes().reduce((sum, lengths) => sum + countOfType(orbits, lengths, commuting), 0);
}

function countOfType(orbits, lengths, commuting) {
  const grids = new FixedGrids(orbits, lengths);
  if (grids.allowed.includes(0)) return 0;
  if (commuting.rows.length * commuting.columns.length === 1) {
    return grids.fill(orbits.keys(), () => 1);
  }
  let begin = [];
  for (let rows = 1; begin.length < orbits.length; rows++) {
    const more = orbits.flatMap((orbit, i) => (orbit.some((cell) => cell < 9 * rows) ? [i] : []));
    const fillings = grids.fill(more, () => 1, FILLINGS);
    if (fillings === 0) return 0;
    if (fillings === FILLINGS) break;
    begin = more;
  }
  const rest = [...orbits.keys()].filter((orbit) => !begin.includes(orbit));
  return new Beginnings(grids, begin, commuting).total((digits) => {
    const begun = new FixedGrids(orbits, lengths);
    for (const orbit of begin) begun.put(orbit, digits[orbit]);
    return begun.fill(rest, () => 1);
  });
}

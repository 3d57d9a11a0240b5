// Hot code: it runs for each candidate of each rule.
import type { Automaton, LinearSum, ValueSets } from '../../constraint/compiled.ts';
import { lowestDigit } from '../../grid/digit-set.ts';
import type { LocalRule } from './local-rule.ts';

/** Whether a rule can be filled. `unknown` if the search gave up. */
export type Fit = 'fits' | 'fails' | 'unknown';

/** Searches digits for the cells of a rule. */
export class Fitting {
  readonly rule: LocalRule;
  /** Place → its digit as a set, if the latest search found one. */
  readonly found: Int32Array;
  private readonly size: number;
  private readonly mostTries: number;
  private tries = 0;
  /** Depth × cells + place → the digits that are left. */
  private readonly left: Int32Array;
  private readonly inverses: readonly Int32Array[];
  /** The states of the automata before each cell: place in the list × states + state. */
  private readonly reached: readonly Uint8Array[];

  /** @param mostTries The search gives up after so many digits. */
  constructor(rule: LocalRule, mostTries = 4_000) {
    this.rule = rule;
    this.mostTries = mostTries;
    this.size = rule.cells.length;
    this.found = new Int32Array(this.size);
    this.left = new Int32Array((this.size + 1) * this.size);
    this.inverses = rule.pairs.map(({ allowed }) => inverseOf(allowed));
    this.reached = rule.automata.map(
      ({ cells, states }) => new Uint8Array((cells.length + 1) * states),
    );
  }

  /** Whether the cells can be filled with digits of these sets, one set for each place. */
  fit(domains: ArrayLike<number>): Fit {
    const { left, rule, size } = this;
    for (let place = 0; place < size; place++) {
      left[place] = domains[place] & rule.allowed[place];
      if (left[place] === 0) return 'fails';
    }
    this.tries = 0;
    if (!this.isOpen(0)) return 'fails';
    if (this.fill(0, (1 << size) - 1)) return 'fits';
    return this.tries > this.mostTries ? 'unknown' : 'fails';
  }

  private fill(depth: number, open: number): boolean {
    const { found, left, size } = this;
    if (open === 0) {
      for (let place = 0; place < size; place++) found[place] = left[depth * size + place];
      return true;
    }
    const place = this.tightest(depth, open);
    for (let rest = left[depth * size + place]; rest !== 0; rest &= rest - 1) {
      if (++this.tries > this.mostTries) return false;
      if (!this.put(depth, place, rest & -rest)) continue;
      if (this.fill(depth + 1, open & ~(1 << place))) return true;
    }
    return false;
  }

  private tightest(depth: number, open: number): number {
    const { left, size } = this;
    let best = -1;
    let fewest = 99;
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const place = lowestDigit(rest) - 1;
      let count = 0;
      for (let set = left[depth * size + place]; set !== 0; set &= set - 1) count++;
      if (count < fewest) {
        fewest = count;
        best = place;
      }
    }
    return best;
  }

  /** Copies what is left, with a digit in a place, to the next depth. False if nothing can follow. */
  private put(depth: number, place: number, digit: number): boolean {
    const { inverses, left, rule, size } = this;
    const from = depth * size;
    const to = from + size;
    left.copyWithin(to, from, to);
    left[to + place] = digit;
    for (let rest = rule.different[place]; rest !== 0; rest &= rest - 1) {
      const other = to + lowestDigit(rest) - 1;
      left[other] &= ~digit;
      if (left[other] === 0) return false;
    }
    const value = lowestDigit(digit) - 1;
    for (let i = 0; i < rule.pairs.length; i++) {
      const { a, allowed, b } = rule.pairs[i];
      if (a === place) left[to + b] &= allowed[value];
      else if (b === place) left[to + a] &= inverses[i][value];
      else continue;
      if (left[to + a] === 0 || left[to + b] === 0) return false;
    }
    return this.isOpen(depth + 1);
  }

  /** Whether nothing that is left at a depth contradicts a rule at first sight. */
  private isOpen(depth: number): boolean {
    const { automata, sets, sums } = this.rule;
    for (let i = 0; i < sums.length; i++) if (!this.canSum(sums[i], depth)) return false;
    for (let i = 0; i < sets.length; i++) if (!this.canForm(sets[i], depth)) return false;
    for (let i = 0; i < automata.length; i++) {
      if (!this.canPass(automata[i], this.reached[i], depth)) return false;
    }
    return true;
  }

  private canSum({ cells, total, weights }: LinearSum, depth: number): boolean {
    const from = depth * this.size;
    let least = 0;
    let most = 0;
    for (let i = 0; i < cells.length; i++) {
      const set = this.left[from + cells[i]];
      const low = lowestDigit(set) - 1;
      const high = 31 - Math.clz32(set);
      const weight = weights[i];
      least += weight * (weight > 0 ? low : high);
      most += weight * (weight > 0 ? high : low);
    }
    return least <= total && total <= most;
  }

  private canForm({ cells, sets }: ValueSets, depth: number): boolean {
    const { left } = this;
    const from = depth * this.size;
    let possible = 0;
    let union = 0;
    for (let i = 0; i < cells.length; i++) union |= left[from + cells[i]];
    for (let k = 0; k < sets.length; k++) {
      const set = sets[k];
      if ((set & ~union) !== 0) continue;
      let fits = true;
      for (let i = 0; i < cells.length && fits; i++) fits = (left[from + cells[i]] & set) !== 0;
      if (fits) possible |= set;
    }
    if (possible === 0) return false;
    for (let i = 0; i < cells.length; i++) left[from + cells[i]] &= possible;
    return true;
  }

  /** Also leaves out the digits that lead nowhere. */
  private canPass(automaton: Automaton, reached: Uint8Array, depth: number): boolean {
    const { left } = this;
    const from = depth * this.size;
    const { accepts, cells, next, states } = automaton;
    const values = next.length / states;
    reached.fill(0);
    reached[0] = 1;
    for (let i = 0; i < cells.length; i++) {
      const set = left[from + cells[i]];
      for (let state = 0; state < states; state++) {
        if (reached[i * states + state] === 0) continue;
        for (let rest = set; rest !== 0; rest &= rest - 1) {
          const to = next[state * values + lowestDigit(rest) - 1];
          if (to >= 0) reached[(i + 1) * states + to] = 1;
        }
      }
    }
    let isAccepted = false;
    for (let state = 0; state < states; state++) {
      const place = cells.length * states + state;
      reached[place] &= accepts[state];
      if (reached[place] === 1) isAccepted = true;
    }
    if (!isAccepted) return false;
    for (let i = cells.length - 1; i >= 0; i--) {
      let useful = 0;
      for (let state = 0; state < states; state++) {
        const place = i * states + state;
        if (reached[place] === 0) continue;
        let leads = 0;
        for (let rest = left[from + cells[i]]; rest !== 0; rest &= rest - 1) {
          const to = next[state * values + lowestDigit(rest) - 1];
          if (to >= 0 && reached[(i + 1) * states + to] === 1) leads |= rest & -rest;
        }
        useful |= leads;
        if (leads === 0) reached[place] = 0;
      }
      left[from + cells[i]] &= useful;
      if (left[from + cells[i]] === 0) return false;
    }
    return true;
  }
}

/** Value of the second cell → the values of the first. */
function inverseOf(allowed: Int32Array): Int32Array {
  const inverse = new Int32Array(allowed.length);
  for (let a = 0; a < allowed.length; a++) {
    for (let rest = allowed[a]; rest !== 0; rest &= rest - 1) {
      inverse[lowestDigit(rest) - 1] |= 1 << a;
    }
  }
  return inverse;
}

import { clear } from './domains';
import {
  cellAt,
  cells,
  CONTRADICTIONS,
  DEPTH,
  FAILS,
  GUESS,
  GUESSES,
  indexOf,
  integer,
  PATH,
  RULES,
  rules,
  SETTLED,
  setInteger,
  short,
  VALUE,
  VALUES,
  WEIGHTS,
} from './memory';
import { failed, failedCount } from './propagate';
import { cellsOf, countOf, domain, endOf, Kind, kindOf } from './rule';

// Chooses the next guess: the cell with the fewest values for its weight. The weight of a cell grows with the
// contradictions of rules on it (Boussemart et al. 2004), and more if it was fixed last before one, or began
// the step that led to one in a puzzle of cages. A value with two places in a house is as good as a cell with
// two values. If values are unlike each other, as on thermometers, a cell with the value that fails most comes
// sooner.

const UNIT: i32 = 8;
/** What each rule of few cells adds to the weights at the beginning. */
const RULE: i32 = 6 * UNIT;
/** All weights are halved after so many contradictions. */
const HALF_LIFE: i32 = 2048;
/** What each contradiction of the value that fails most adds to its cells, if there are more than a few. */
const WORST: i32 = 3;

/** A rule of so many cells says little about each of them. */
let wide: i32 = 0;
let ofCages: bool = false;
let ofUnlikeValues: bool = false;

/**
 * Begins with equal weights.
 *
 * @param house The number of cells of a house, or of the grid.
 * @param cages Whether there are cages, and no rules of the next kind.
 * @param unlike Whether there are pair tables or sets without a sum: values may be unlike each other then.
 */
export function beginBranching(house: i32, cages: bool, unlike: bool): void {
  wide = house;
  ofCages = cages;
  ofUnlikeValues = unlike;
  for (let i = 0; i < cells; i++) setInteger(WEIGHTS, i, 2 * UNIT);
  for (let i = 0; i < rules; i++) {
    const rule = <usize>integer(RULES, i);
    if (countOf(rule) < wide) addWeight(cellsOf(rule), countOf(rule), RULE);
  }
}

function addWeight(at: usize, count: i32, weight: i32): void {
  for (let i = 0; i < count; i++) raise(indexOf(<usize>integer(at, i)), weight);
}

function raise(index: i32, weight: i32): void {
  setInteger(WEIGHTS, index, integer(WEIGHTS, index) + weight);
}

/**
 * Raises the weights of the cells of the rule that failed, of the cell that was fixed last, of the guess's
 * value, and of the cell at the index `tried`, unless that is −1. No rule waits afterwards.
 */
export function blame(tried: i32): void {
  const settled = load<i32>(SETTLED);
  const depth = load<i32>(DEPTH);
  clear();
  addWeight(failed, failedCount, failedCount < wide ? UNIT : UNIT / 4);
  if (settled > 0) raise(short(PATH, settled - 1), UNIT);
  if (tried >= 0 && ofCages) raise(tried, UNIT);
  if (depth > 0 && ofUnlikeValues) {
    const value = short(GUESSES, GUESS * (depth - 1) + 1);
    setInteger(FAILS, value, integer(FAILS, value) + 1);
  }
  const contradictions = load<i32>(CONTRADICTIONS) + 1;
  store<i32>(CONTRADICTIONS, contradictions < HALF_LIFE ? contradictions : 0);
  if (contradictions < HALF_LIFE) return;
  for (let i = 0; i < cells; i++) setInteger(WEIGHTS, i, (integer(WEIGHTS, i) + UNIT) >> 1);
  for (let i = 0; i < VALUES; i++) setInteger(FAILS, i, integer(FAILS, i) >> 1);
}

/** Returns the index of a cell, and sets `VALUE`. There is a cell that is not fixed. */
export function choose(): i32 {
  let worst = 0;
  for (let i = 1; i < VALUES; i++) if (integer(FAILS, i) > integer(FAILS, worst)) worst = i;
  const fails = integer(FAILS, worst);
  const more = fails < wide ? 0 : WORST * fails;
  let best = 0;
  let weight = -1;
  let size = 1;
  for (let i = load<i32>(SETTLED); i < cells; i++) {
    const index = short(PATH, i);
    const values = load<i32>(cellAt(index));
    const count = popcnt(values);
    const own = integer(WEIGHTS, index) + ((values >>> worst) & 1) * more;
    // The quotients are compared: weights are below 2²⁴.
    if (own * size <= weight * count) continue;
    weight = own;
    size = count;
    best = index;
  }
  const values = load<i32>(cellAt(best));
  store<i32>(VALUE, values & -values);
  return size > 2 ? placeInstead(best, size) : best;
}

/** Chooses a value with two places in a house, if half of their weight is more than that of a cell by its size. */
function placeInstead(best: i32, size: i32): i32 {
  let weight = integer(WEIGHTS, best);
  for (let i = 0; i < rules; i++) {
    const rule = <usize>integer(RULES, i);
    if (kindOf(rule) != Kind.House) continue;
    const end = endOf(rule);
    let once = 0;
    let twice = 0;
    let more = 0;
    for (let at = cellsOf(rule); at < end; at += 4) {
      const values = domain(at);
      more |= twice & values;
      twice |= once & values;
      once |= values;
    }
    for (let rest = twice & ~more; rest != 0; rest &= rest - 1) {
      const value = rest & -rest;
      let first = -1;
      let second = -1;
      for (let at = cellsOf(rule); at < end; at += 4) {
        if ((domain(at) & value) == 0) continue;
        if (first < 0) first = indexOf(load<usize>(at));
        else second = indexOf(load<usize>(at));
      }
      const heavier = integer(WEIGHTS, first) >= integer(WEIGHTS, second) ? first : second;
      const own = integer(WEIGHTS, heavier);
      if (own * size <= weight * 2) continue;
      weight = own;
      size = 2;
      best = heavier;
      store<i32>(VALUE, value);
    }
  }
  return best;
}

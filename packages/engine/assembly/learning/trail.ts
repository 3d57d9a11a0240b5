import { visitClauses } from './clauses';
import { integer, reserve, reserveIntegers, setInteger } from './memory';
import {
  FIRST_ITEM,
  FIRST_OPTION,
  ITEM_OF,
  items,
  OPTION_OF,
  options,
  primary,
} from './problem';

// The trail: the options that are chosen or ruled out, in the order of these decisions. Literal
// 2 × option says that the option is chosen, literal 2 × option + 1 that it is ruled out.
//
// The trail applies the rules of exact cover. A chosen option rules out its rivals, the options that
// share an item with it. The last remaining option of a primary item is chosen. Each item needs two
// numbers for this: how many options remain, and their numbers joined by exclusive or. If one remains,
// that is its number.

/**
 * A reason says why an option was decided, or what is contradictory. It is 4 × the number of an item,
 * an option or a clause, plus one of these kinds.
 */
export const BY_CHOICE: i32 = 0;
export const BY_ITEM: i32 = 1;
export const BY_OPTION: i32 = 2;
export const BY_CLAUSE: i32 = 3;

/** No contradiction. */
export const NONE: i32 = -1;

/** Literal → 1 if it is true, −1 if it is false, and 0 if its option is open. One byte each. */
export let VALUES: usize = 0;
/** Option → the level at which it was decided, and the reason. */
let DECISIONS: usize = 0;
/** The true literals, in the order in which they became true. There are `size` of them. */
export let LITERALS: usize = 0;
export let size: i32 = 0;
/** The literals from this index on have not been propagated. */
let head: i32 = 0;
/** The chosen options that were propagated, in order. There are `depth` of them. */
export let CHOSEN: usize = 0;
let depth: i32 = 0;
/** Level → the size of the trail before the choice that began the level. */
let STARTS: usize = 0;
/** The number of options on the trail that were chosen freely, not forced. */
export let levels: i32 = 0;
/** Item → how many of its options are not ruled out, and their numbers joined by exclusive or. */
let REMAINING: usize = 0;
let propagated: f64 = 0;
/** The other of two chosen options that share an item. */
export let rival: i32 = 0;

/** The items that need not be covered have this many options more, and never run out of them. */
const MANY: i32 = 1 << 24;

/** Begins the trail. Returns the contradiction if a primary item has no option. */
export function beginTrail(): i32 {
  VALUES = reserve((<usize>options) << 1);
  DECISIONS = reserve((<usize>options) << 3);
  LITERALS = reserveIntegers(options);
  CHOSEN = reserveIntegers(options);
  STARTS = reserveIntegers(options);
  REMAINING = reserve((<usize>items) << 3);
  let contradiction = NONE;
  for (let item = 0; item < items; item++) {
    const begin = integer(FIRST_OPTION, item);
    const past = integer(FIRST_OPTION, item + 1);
    let joined = 0;
    for (let i = begin; i < past; i++) joined ^= integer(OPTION_OF, i);
    const at = REMAINING + ((<usize>item) << 3);
    store<i32>(at, past - begin + (item < primary ? 0 : MANY));
    store<i32>(at, joined, 4);
    if (item >= primary) continue;
    if (past == begin) contradiction = item * 4 + BY_ITEM;
    else if (past == begin + 1 && isOpen(joined)) assign(2 * joined, item * 4 + BY_ITEM);
  }
  return contradiction;
}

// @ts-expect-error: decorator
@inline
export function value(literal: i32): i32 {
  return load<i8>(VALUES + <usize>literal);
}

// @ts-expect-error: decorator
@inline
export function isOpen(option: i32): bool {
  return load<i8>(VALUES + ((<usize>option) << 1)) == 0;
}

// @ts-expect-error: decorator
@inline
export function levelOf(option: i32): i32 {
  return load<i32>(DECISIONS + ((<usize>option) << 3));
}

// @ts-expect-error: decorator
@inline
export function reasonOf(option: i32): i32 {
  return load<i32>(DECISIONS + ((<usize>option) << 3), 4);
}

export function setReason(option: i32, reason: i32): void {
  store<i32>(DECISIONS + ((<usize>option) << 3), reason, 4);
}

export function depthNow(): i32 {
  return depth;
}

/** The number of literals propagated in all. */
export function propagations(): f64 {
  return propagated;
}

/** Begins a new level with the choice of a literal. */
export function choose(literal: i32): void {
  setInteger(STARTS, levels++, size);
  assign(literal, BY_CHOICE);
}

/** Makes the literal of an open option true. */
export function assign(literal: i32, reason: i32): void {
  store<i8>(VALUES + <usize>literal, 1);
  store<i8>(VALUES + <usize>(literal ^ 1), -1);
  const at = DECISIONS + ((<usize>(literal >> 1)) << 3);
  store<i32>(at, levels);
  store<i32>(at, reason, 4);
  setInteger(LITERALS, size++, literal);
}

/** Assigns everything that follows. Returns the first contradiction, or NONE. */
export function propagate(): i32 {
  while (head < size) {
    const literal = integer(LITERALS, head++);
    propagated++;
    const contradiction = literal & 1 ? ruleOut(literal >> 1) : cover(literal >> 1);
    if (contradiction != NONE) return contradiction;
    const clause = visitClauses(literal ^ 1);
    if (clause >= 0) return clause * 4 + BY_CLAUSE;
  }
  return NONE;
}

/** Takes an option from its items. Chooses the last remaining option of each. */
function ruleOut(option: i32): i32 {
  let contradiction = NONE;
  const past = ITEM_OF + ((<usize>integer(FIRST_ITEM, option + 1)) << 2);
  for (let i = ITEM_OF + ((<usize>integer(FIRST_ITEM, option)) << 2); i < past; i += 4) {
    const item = load<i32>(i);
    const at = REMAINING + ((<usize>item) << 3);
    const remaining = load<i32>(at) - 1;
    const joined = load<i32>(at, 4) ^ option;
    store<i32>(at, remaining);
    store<i32>(at, joined, 4);
    if (remaining > 1) continue;
    if (remaining == 0) contradiction = item * 4 + BY_ITEM;
    else if (isOpen(joined)) assign(2 * joined, item * 4 + BY_ITEM);
  }
  return contradiction;
}

/** Rules out the rivals of a chosen option. */
function cover(option: i32): i32 {
  const past = integer(FIRST_ITEM, option + 1);
  for (let i = integer(FIRST_ITEM, option); i < past; i++) {
    const item = integer(ITEM_OF, i);
    const end = OPTION_OF + ((<usize>integer(FIRST_OPTION, item + 1)) << 2);
    for (let j = OPTION_OF + ((<usize>integer(FIRST_OPTION, item)) << 2); j < end; j += 4) {
      const other = load<i32>(j);
      const known = value(2 * other);
      if (known < 0 || other == option) continue;
      if (known > 0) {
        rival = other;
        return option * 4 + BY_OPTION;
      }
      assign(2 * other + 1, option * 4 + BY_OPTION);
    }
  }
  setInteger(CHOSEN, depth++, option);
  return NONE;
}

/** The size of the trail at the end of a level: the index of the choice that begins the next one. */
export function sizeAt(level: i32): i32 {
  return level < levels ? integer(STARTS, level) : size;
}

/** Takes back the latest literal of the trail, and returns its option. Afterwards, call `endRetreat`. */
export function takeBack(): i32 {
  const literal = integer(LITERALS, --size);
  const option = literal >> 1;
  store<i16>(VALUES + ((<usize>option) << 1), 0);
  if (size >= head) return option;
  if ((literal & 1) == 0) {
    if (depth > 0 && integer(CHOSEN, depth - 1) == option) depth--;
    return option;
  }
  const past = ITEM_OF + ((<usize>integer(FIRST_ITEM, option + 1)) << 2);
  for (let i = ITEM_OF + ((<usize>integer(FIRST_ITEM, option)) << 2); i < past; i += 4) {
    const at = REMAINING + ((<usize>load<i32>(i)) << 3);
    store<i32>(at, load<i32>(at) + 1);
    store<i32>(at, load<i32>(at, 4) ^ option, 4);
  }
  return option;
}

export function endRetreat(level: i32): void {
  if (head > size) head = size;
  levels = level;
}

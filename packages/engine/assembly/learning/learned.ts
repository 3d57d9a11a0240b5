import { integer, reserve, reserveIntegers, setInteger } from './memory';
import { options } from './problem';
import { value } from './trail';

// The clause that is being learned, and the options seen on the way to it.

/**
 * The learned clause. The search goes back to the level of the second literal, or to level 0 if there
 * is only one. At that level, the clause forces the first literal.
 */
export let LEARNED: usize = 0;
export let learnedLength: i32 = 0;
/** A second place for the clause, in which it is written anew. */
let OTHER: usize = 0;

/** Option → 1 if it is in the clause, or if its value follows from options in the clause. */
let SEEN: usize = 0;
/** The options that are marked in SEEN. */
let MARKED: usize = 0;
let marked: i32 = 0;

export function beginLearned(): void {
  LEARNED = reserveIntegers(options + 1);
  OTHER = reserveIntegers(options + 1);
  SEEN = reserve(<usize>options);
  MARKED = reserveIntegers(options);
}

/** Begins a clause. The place of its first literal is left free. */
export function beginClause(): void {
  learnedLength = 1;
}

/** Begins to write the clause anew. Returns the address of the clause so far, and keeps its first literal. */
export function rewriteClause(): usize {
  const old = LEARNED;
  LEARNED = OTHER;
  OTHER = old;
  learnedLength = 0;
  addLiteral(integer(old, 0));
  return old;
}

// @ts-expect-error: decorator
@inline
export function addLiteral(literal: i32): void {
  setInteger(LEARNED, learnedLength++, literal);
}

/** The literal of a decided option that is false. */
// @ts-expect-error: decorator
@inline
export function falseLiteral(option: i32): i32 {
  return 2 * option + <i32>(value(2 * option) > 0);
}

// @ts-expect-error: decorator
@inline
export function isSeen(option: i32): bool {
  return load<u8>(SEEN + <usize>option) != 0;
}

// @ts-expect-error: decorator
@inline
export function mark(option: i32): void {
  store<u8>(SEEN + <usize>option, 1);
  setInteger(MARKED, marked++, option);
}

/** Takes the mark from one option that is marked. */
// @ts-expect-error: decorator
@inline
export function unmark(option: i32): void {
  store<u8>(SEEN + <usize>option, 0);
}

export function marks(): i32 {
  return marked;
}

/** Takes all marks back but the first ones. */
export function unmarkFrom(first: i32): void {
  while (marked > first) unmark(integer(MARKED, --marked));
}

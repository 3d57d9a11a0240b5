import { integer, reserveIntegers, setInteger } from './memory';
import { options } from './problem';
import { assign, BY_CLAUSE, levelOf, reasonOf, setReason, value } from './trail';
import { beginWatches, clearWatches, listOf, watch } from './watches';

// The clauses learned so far. In every solution that is not found yet, at least one literal of each
// clause is true. Two literals of each clause are watched. As long as neither watched literal is false,
// the clause needs no attention (Moskewicz et al. 2001).
//
// A clause is stored in ARENA, and named by the index of its first integer. The first two literals are
// watched:
//
//     length   glue   use   literal   literal   …

const HEAD: i32 = 3;
/** Clauses with at most this glue (see `glueOf`) are never dropped (Audemard and Simon 2009). */
const GLUE_KEPT: i32 = 3;
/** Clauses with at most this glue are not dropped soon after they took part in a conflict. */
const GLUE_OF_USE: i32 = 7;
/** A clause that takes part in a conflict outlives this many drops. */
const USE: i32 = 2;
/** The glue of a clause that is being dropped. */
const DROPPED: i32 = -1;
/** Clauses with more glue are as bad as this. */
const WORST: i32 = 255;

export let ARENA: usize = 0;
let arenaTop: i32 = 0;
let arenaLength: i32 = 0;

/** Level → the number of the latest call of `glueOf` that counted this level. */
let COUNTED: usize = 0;
let calls: i32 = 0;
/** Glue → how many clauses have it. */
let GLUES: usize = 0;

export function beginClauses(): void {
  arenaLength = 1 << 10;
  ARENA = reserveIntegers(arenaLength);
  beginWatches();
  COUNTED = reserveIntegers(options + 1);
  GLUES = reserveIntegers(WORST + 1);
}

/** The address of the first literal of a clause. */
// @ts-expect-error: decorator
@inline
export function literalsOf(clause: i32): usize {
  return ARENA + ((<usize>(clause + HEAD)) << 2);
}

// @ts-expect-error: decorator
@inline
export function lengthOf(clause: i32): i32 {
  return integer(ARENA, clause);
}

/** Adds a clause of at least two literals and returns it. The first two literals are watched. */
export function addClause(literals: usize, length: i32, glue: i32): i32 {
  const clause = arenaTop;
  arenaTop += HEAD + length;
  if (arenaTop > arenaLength) enlargeArena();
  setInteger(ARENA, clause, length);
  setInteger(ARENA, clause + 1, glue);
  setInteger(ARENA, clause + 2, USE);
  memory.copy(literalsOf(clause), literals, (<usize>length) << 2);
  watchClause(clause);
  return clause;
}

function enlargeArena(): void {
  const old = ARENA;
  const bytes = (<usize>arenaLength) << 2;
  arenaLength = 2 * arenaTop;
  ARENA = reserveIntegers(arenaLength);
  memory.copy(ARENA, old, bytes);
}

function watchClause(clause: i32): void {
  const literals = literalsOf(clause);
  const first = load<i32>(literals);
  const second = load<i32>(literals, 4);
  watch(first, clause, second);
  watch(second, clause, first);
}

/**
 * Visits the clauses that watch this literal, which has become false. Makes true every literal that
 * these clauses force. Returns a clause whose literals are all false, or −1.
 */
export function visitClauses(literal: i32): i32 {
  const list = listOf(literal);
  const bytes = load<i32>(list, 4);
  if (bytes == 0) return -1;
  let from = load<usize>(list);
  let kept = from;
  const past = from + <usize>bytes;
  let failed = -1;
  while (from < past) {
    const clause = load<i32>(from);
    const blocker = load<i32>(from, 4);
    from += 8;
    if (value(blocker) > 0) {
      store<i32>(kept, clause);
      store<i32>(kept, blocker, 4);
      kept += 8;
      continue;
    }
    const literals = literalsOf(clause);
    const first = load<i32>(literals) ^ load<i32>(literals, 4) ^ literal;
    store<i32>(literals, first);
    const known = value(first);
    if (known <= 0 && watchAnother(clause, literals, literal, first)) continue;
    store<i32>(literals, literal, 4);
    store<i32>(kept, clause);
    store<i32>(kept, first, 4);
    kept += 8;
    if (known > 0) continue;
    if (known < 0) {
      failed = clause;
      break;
    }
    assign(first, clause * 4 + BY_CLAUSE);
  }
  const rest = past - from;
  if (kept != from && rest > 0) memory.copy(kept, from, rest);
  store<i32>(list, <i32>(kept + rest - load<usize>(list)), 4);
  return failed;
}

/** Watches a literal that is not false instead of this one. Returns false if there is none. */
// @ts-expect-error: decorator
@inline
function watchAnother(clause: i32, literals: usize, literal: i32, first: i32): bool {
  const past = literals + ((<usize>lengthOf(clause)) << 2);
  for (let i = literals + 8; i < past; i += 4) {
    const other = load<i32>(i);
    if (value(other) < 0) continue;
    store<i32>(i, literal);
    store<i32>(literals, other, 4);
    watch(other, clause, first);
    return true;
  }
  return false;
}

/**
 * The glue of literals: the number of different levels at which their options were decided. Clauses with
 * less glue are more useful.
 */
export function glueOf(literals: usize, length: i32): i32 {
  calls++;
  let glue = 0;
  const past = literals + ((<usize>length) << 2);
  for (let i = literals; i < past; i += 4) {
    const level = levelOf(load<i32>(i) >> 1);
    if (integer(COUNTED, level) == calls) continue;
    setInteger(COUNTED, level, calls);
    glue++;
  }
  return glue;
}

/** Notes that a clause takes part in a conflict. Its glue is lower if its literals now have fewer levels. */
export function useClause(clause: i32): void {
  setInteger(ARENA, clause + 2, USE);
  const known = integer(ARENA, clause + 1);
  if (known <= GLUE_KEPT) return;
  const glue = glueOf(literalsOf(clause), lengthOf(clause));
  if (glue < known) setInteger(ARENA, clause + 1, glue);
}

/**
 * Drops half of the clauses that are not kept, those with the most glue, and the oldest among the last
 * ones. Then closes the gaps.
 */
export function reduceClauses(): void {
  memory.fill(GLUES, 0, <usize>(WORST + 1) << 2);
  let clauses = 0;
  for (let clause = 0; clause < arenaTop; clause = next(clause)) {
    if (isKept(clause)) continue;
    const glue = badness(clause);
    setInteger(GLUES, glue, integer(GLUES, glue) + 1);
    clauses++;
  }
  let left = clauses >> 1;
  let limit = WORST;
  while (integer(GLUES, limit) < left) left -= integer(GLUES, limit--);
  for (let clause = 0; clause < arenaTop; clause = next(clause)) {
    const glue = badness(clause);
    const isBad = !isKept(clause) && (glue > limit || (glue == limit && left-- > 0));
    if (isBad && !isReason(clause)) setInteger(ARENA, clause + 1, DROPPED);
    else setInteger(ARENA, clause + 2, max<i32>(0, integer(ARENA, clause + 2) - 1));
  }
  closeGaps();
}

function next(clause: i32): i32 {
  return clause + HEAD + lengthOf(clause);
}

function badness(clause: i32): i32 {
  return min<i32>(WORST, integer(ARENA, clause + 1));
}

function isKept(clause: i32): bool {
  const glue = integer(ARENA, clause + 1);
  return glue <= GLUE_KEPT || (glue <= GLUE_OF_USE && integer(ARENA, clause + 2) > 0);
}

function isReason(clause: i32): bool {
  const first = load<i32>(literalsOf(clause));
  return value(first) > 0 && reasonOf(first >> 1) == clause * 4 + BY_CLAUSE;
}

/** Moves the clauses together, and watches them anew. */
function closeGaps(): void {
  let top = 0;
  for (let clause = 0; clause < arenaTop; ) {
    const after = next(clause);
    if (integer(ARENA, clause + 1) != DROPPED) {
      if (isReason(clause)) setReason(load<i32>(literalsOf(clause)) >> 1, top * 4 + BY_CLAUSE);
      const length = after - clause;
      memory.copy(ARENA + ((<usize>top) << 2), ARENA + ((<usize>clause) << 2), (<usize>length) << 2);
      top += length;
    }
    clause = after;
  }
  arenaTop = top;
  clearWatches();
  for (let clause = 0; clause < arenaTop; clause = next(clause)) watchClause(clause);
}

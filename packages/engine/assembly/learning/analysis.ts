import { glueOf, lengthOf, literalsOf, updateGlue } from './clauses';
import { bump } from './heap';
import { integer, reserve, reserveIntegers, setInteger } from './memory';
import { FIRST_OPTION, OPTION_OF, options } from './problem';
import {
  BY_CHOICE,
  BY_CLAUSE,
  BY_ITEM,
  BY_OPTION,
  levelOf,
  levels,
  LITERALS,
  reasonOf,
  rival,
  size,
  value,
} from './trail';

// Derives a clause from a contradiction (Marques-Silva and Sakallah 1996). Literals are replaced by
// their reasons until only one literal of the latest level remains (the first unique implication
// point). Then literals that follow from the other literals are removed (Sörensson and Biere 2009).

/**
 * The learned clause. The search goes back to the level of the second literal, or to level 0 if there
 * is only one. At that level, the clause forces the first literal.
 */
export let LEARNED: usize = 0;
export let learnedLength: i32 = 0;

/** Option → 1 if it is in the clause, or if its value follows from options in the clause. */
let SEEN: usize = 0;
/** The options that are marked in SEEN. */
let MARKED: usize = 0;
let marked: i32 = 0;
/** The options whose reasons are still to be looked at. */
let PENDING: usize = 0;
/** Level → the number of the latest analysis that found a clause with a literal of this level. */
let ANALYSES: usize = 0;
let analyses: i32 = 0;

/** The options that explain a value: integers from CAUSES to `causesPast`, shifted left by `shift`. */
let CAUSES: usize = 0;
let causesPast: usize = 0;
let shift: i32 = 0;
/** Two options that are in no list. */
let PAIR: usize = 0;

export function beginAnalysis(): void {
  LEARNED = reserveIntegers(options + 1);
  SEEN = reserve(<usize>options);
  MARKED = reserveIntegers(options);
  PENDING = reserveIntegers(options);
  ANALYSES = reserveIntegers(options + 1);
  PAIR = reserveIntegers(2);
}

/** Derives the learned clause from a contradiction. Returns the level to go back to. */
export function analyse(contradiction: i32): i32 {
  learnedLength = 1;
  explain(contradiction);
  if ((contradiction & 3) == BY_OPTION) {
    store<i32>(PAIR, rival, 4);
    causesPast += 4;
  }
  let open = gather(contradiction, -1);
  let index = size;
  let option = 0;
  for (;;) {
    do option = integer(LITERALS, --index) >> 1;
    while (load<u8>(SEEN + <usize>option) == 0);
    store<u8>(SEEN + <usize>option, 0);
    if (--open == 0) break;
    const reason = reasonOf(option);
    explain(reason);
    open += gather(reason, option);
  }
  setInteger(LEARNED, 0, falseLiteral(option));
  minimise();
  while (marked > 0) store<u8>(SEEN + <usize>integer(MARKED, --marked), 0);
  return secondLevel();
}

export function learnedGlue(): i32 {
  return glueOf(LEARNED, learnedLength);
}

/**
 * Marks the causes of an option as seen. Adds those of earlier levels to the clause. Returns how many
 * newly seen options were decided at the latest level.
 */
function gather(reason: i32, option: i32): i32 {
  if ((reason & 3) == BY_CLAUSE) updateGlue(reason >> 2);
  let open = 0;
  for (let i = CAUSES; i < causesPast; i += 4) {
    const cause = load<i32>(i) >> shift;
    const level = levelOf(cause);
    if (cause == option || level == 0 || load<u8>(SEEN + <usize>cause) != 0) continue;
    mark(cause);
    bump(cause);
    if (level == levels) open++;
    else setInteger(LEARNED, learnedLength++, falseLiteral(cause));
  }
  return open;
}

// @ts-expect-error: decorator
@inline
function mark(option: i32): void {
  store<u8>(SEEN + <usize>option, 1);
  setInteger(MARKED, marked++, option);
}

function minimise(): void {
  analyses++;
  for (let i = 0; i < learnedLength; i++) {
    setInteger(ANALYSES, levelOf(integer(LEARNED, i) >> 1), analyses);
  }
  let kept = 1;
  for (let i = 1; i < learnedLength; i++) {
    const literal = integer(LEARNED, i);
    if (!isImplied(literal >> 1)) setInteger(LEARNED, kept++, literal);
  }
  learnedLength = kept;
}

/** Whether the value of this option follows from the other options of the clause. */
function isImplied(start: i32): bool {
  if (reasonOf(start) == BY_CHOICE) return false;
  const before = marked;
  let pending = 0;
  setInteger(PENDING, pending++, start);
  while (pending > 0) {
    const option = integer(PENDING, --pending);
    explain(reasonOf(option));
    for (let i = CAUSES; i < causesPast; i += 4) {
      const cause = load<i32>(i) >> shift;
      if (cause == option || load<u8>(SEEN + <usize>cause) != 0) continue;
      const level = levelOf(cause);
      if (level == 0) continue;
      if (reasonOf(cause) == BY_CHOICE || integer(ANALYSES, level) != analyses) {
        while (marked > before) store<u8>(SEEN + <usize>integer(MARKED, --marked), 0);
        return false;
      }
      mark(cause);
      setInteger(PENDING, pending++, cause);
    }
  }
  return true;
}

/**
 * Finds the literal with the latest level, not counting the first literal, and moves it to second
 * place. Returns its level.
 */
function secondLevel(): i32 {
  if (learnedLength == 1) return 0;
  let latest = 1;
  for (let i = 2; i < learnedLength; i++) {
    if (levelOf(integer(LEARNED, i) >> 1) > levelOf(integer(LEARNED, latest) >> 1)) latest = i;
  }
  const literal = integer(LEARNED, latest);
  setInteger(LEARNED, latest, integer(LEARNED, 1));
  setInteger(LEARNED, 1, literal);
  return levelOf(literal >> 1);
}

// @ts-expect-error: decorator
@inline
function falseLiteral(option: i32): i32 {
  return 2 * option + <i32>(value(2 * option) > 0);
}

/** Finds the options that gave an option its value. Among them may be the option itself. */
function explain(reason: i32): void {
  const number = reason >> 2;
  const kind = reason & 3;
  if (kind == BY_CLAUSE) {
    shift = 1;
    CAUSES = literalsOf(number);
    causesPast = CAUSES + ((<usize>lengthOf(number)) << 2);
    return;
  }
  shift = 0;
  if (kind == BY_ITEM) {
    CAUSES = OPTION_OF + ((<usize>integer(FIRST_OPTION, number)) << 2);
    causesPast = OPTION_OF + ((<usize>integer(FIRST_OPTION, number + 1)) << 2);
    return;
  }
  CAUSES = PAIR;
  causesPast = PAIR + 4;
  store<i32>(PAIR, number);
}

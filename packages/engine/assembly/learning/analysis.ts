import { glueOf, useClause } from './clauses';
import { bump } from './heap';
import {
  addLiteral,
  beginClause,
  beginLearned,
  falseLiteral,
  isSeen,
  LEARNED,
  learnedLength,
  mark,
  unmark,
  unmarkFrom,
} from './learned';
import { integer, setInteger } from './memory';
import { beginMinimise, minimise } from './minimise';
import { beginReasons, CAUSES, causesPast, explain, explainContradiction, shift } from './reasons';
import { BY_CLAUSE, levelOf, levels, LITERALS, reasonOf, size } from './trail';

// Derives a clause from a contradiction (Marques-Silva and Sakallah 1996). Literals are replaced by
// their reasons until only one literal of the latest level remains (the first unique implication
// point). Then the clause is made shorter (minimise.ts).

export function beginAnalysis(): void {
  beginReasons();
  beginLearned();
  beginMinimise();
}

/** Derives the learned clause from a contradiction. Returns the level to go back to. */
export function analyse(contradiction: i32): i32 {
  beginClause();
  explainContradiction(contradiction);
  let open = gather(contradiction, -1);
  let index = size;
  let option = 0;
  for (;;) {
    do option = integer(LITERALS, --index) >> 1;
    while (!isSeen(option));
    unmark(option);
    if (--open == 0) break;
    const reason = reasonOf(option);
    explain(reason);
    open += gather(reason, option);
  }
  setInteger(LEARNED, 0, falseLiteral(option));
  minimise();
  unmarkFrom(0);
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
  if ((reason & 3) == BY_CLAUSE) useClause(reason >> 2);
  let open = 0;
  for (let i = CAUSES; i < causesPast; i += 4) {
    const cause = load<i32>(i) >> shift;
    const level = levelOf(cause);
    if (cause == option || level == 0 || isSeen(cause)) continue;
    mark(cause);
    bump(cause);
    if (level == levels) open++;
    else addLiteral(falseLiteral(cause));
  }
  return open;
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

import { runAutomaton } from './automata';
import { keep, set, wake } from './domains';
import { runHouse, runLeftovers } from './houses';
import { runMatching } from './matching';
import {
  ARCS,
  cellAt,
  cellBytes,
  CHANGES,
  FIXED,
  HOLDERS,
  integer,
  PATH,
  RULES,
  ruleBytes,
  SETTLED,
  short,
  SOURCES,
  WAITING,
} from './memory';
import { peersOf } from './peers';
import { cellsOf, countOf, EXACT, FAILED, Kind, kindOf } from './rule';
import { runSets } from './sets';
import { runSum } from './sums';

// Runs all rules until none of them changes a cell: first that cells which see each other differ, then the
// pair tables, then the other rules, the cheapest of them that waits.

/** An arc has a cell in which it takes values away, and the address of a table. */
const ARC: usize = 8;
/** A table has a part for each six bits of a set: see search/constraint/pair-tables.ts. */
const PART: i32 = 6;
const PART_BYTES: usize = 256;
/** The cells of the rule that failed. */
export let failed: usize = 0;
export let failedCount: i32 = 0;
const PAIR: usize = memory.data(8, 4);

/** Returns false if a rule cannot be met. */
export function propagate(): bool {
  let changes: i32;
  do {
    do {
      while (load<i32>(SETTLED) < load<i32>(FIXED)) if (!settle()) return false;
      if (!runArcs()) return false;
    } while (load<i32>(SETTLED) < load<i32>(FIXED));
    wake();
    changes = load<i32>(CHANGES);
    if (!runRules(changes)) return false;
  } while (load<i32>(CHANGES) != changes);
  return true;
}

/** Takes the value of the next fixed cell from the cells that see it. */
function settle(): bool {
  const settled = load<i32>(SETTLED);
  store<i32>(SETTLED, settled + 1);
  const cell = cellAt(short(PATH, settled));
  const value = load<i32>(cell);
  const peers = peersOf(cell);
  const holders = HOLDERS + <usize>ctz(value) * cellBytes;
  for (let word: usize = 0; word < cellBytes; word += 4) {
    let rest = load<i32>(peers + word) & load<i32>(holders + word);
    for (; rest != 0; rest &= rest - 1) {
      const peer = cellAt(((<i32>word) << 3) + ctz(rest));
      const values = load<i32>(peer);
      if (values == value) return failPair(cell, peer);
      set(peer, values ^ value);
    }
  }
  return true;
}

/** Takes from the partners of each cell that has changed what goes with none of its values. */
function runArcs(): bool {
  let changes: i32;
  do {
    changes = load<i32>(CHANGES);
    for (let word: usize = 0; word < cellBytes; word += 4) {
      for (;;) {
        const sources = load<i32>(SOURCES + word);
        if (sources == 0) break;
        store<i32>(SOURCES + word, sources & (sources - 1));
        if (!runArcsOf(((<i32>word) << 3) + ctz(sources))) return false;
      }
    }
  } while (load<i32>(CHANGES) != changes);
  return true;
}

function runArcsOf(index: i32): bool {
  const cell = cellAt(index);
  const values = load<i32>(cell);
  const end = <usize>integer(ARCS, index + 1);
  for (let arc = <usize>integer(ARCS, index); arc < end; arc += ARC) {
    const target = load<usize>(arc);
    let table = load<usize>(arc, 4);
    let allowed = 0;
    for (let rest = values; rest != 0; rest >>>= PART, table += PART_BYTES) {
      allowed |= integer(table, rest & ((1 << PART) - 1));
    }
    if (!keep(target, allowed)) return failPair(cell, target);
  }
  return true;
}

function failPair(one: usize, other: usize): bool {
  store<usize>(PAIR, one);
  store<usize>(PAIR, other, 4);
  failed = PAIR;
  failedCount = 2;
  return false;
}

/** Runs the rules that wait until one of them changes a cell. */
function runRules(changes: i32): bool {
  for (let word: usize = 0; word < ruleBytes; word += 4) {
    for (;;) {
      const waiting = load<i32>(WAITING + word);
      if (waiting == 0) break;
      const bit = waiting & -waiting;
      store<i32>(WAITING + word, waiting ^ bit);
      const rule = <usize>integer(RULES, ((<i32>word) << 3) + ctz(bit));
      const result = runRule(rule);
      if (result == FAILED) {
        failed = cellsOf(rule);
        failedCount = countOf(rule);
        return false;
      }
      if (load<i32>(CHANGES) == changes) continue;
      if (result == EXACT) {
        wake();
        store<i32>(WAITING + word, load<i32>(WAITING + word) & ~bit);
      }
      return true;
    }
  }
  return true;
}

function runRule(rule: usize): i32 {
  switch (kindOf(rule)) {
    case Kind.House:
      return runHouse(rule);
    case Kind.Leftovers:
      return runLeftovers(rule);
    case Kind.Sets:
      return runSets(rule);
    case Kind.Sum:
      return runSum(rule);
    case Kind.Matching:
      return runMatching(rule);
    default:
      return runAutomaton(rule);
  }
}

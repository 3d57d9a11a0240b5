import { beginBranching } from './branching';
import { clear, set as setCell, toggle, undo } from './domains';
import {
  ARCS,
  cellAt,
  cells,
  CHANGES,
  DEPTH,
  GUESS,
  GUESSES,
  integer,
  mark,
  PATH,
  PLACES,
  RULES,
  ruleBytes,
  rules,
  setInteger,
  setShort,
  SETTLED,
  short,
  SOURCES,
  TRAIL,
  WAITING,
  WAKES,
} from './memory';
import { cellsOf, countOf, sizeOf } from './rule';

// The search of one variant, which is an instance of the module. Read memory.ts first, then domains.ts,
// propagate.ts, rule.ts with the kinds of rules, and branching.ts. First call `reserve`, fill the domains and
// the tables, call `begin`, and `fix` each cell that has one value, in the order that the path shall have.

export { blame, choose } from './branching';
export { fix } from './domains';
export { NOW, reserve } from './memory';
export { propagate } from './propagate';

/**
 * Begins the search. All rules wait. The caller has filled the domains and `GRAPH`, behind which come: cell →
 * its first arc, arcs, and their tables. An arc has the index of a cell, and that of a table after the graph.
 * The rules have indices of cells as well. All indices become addresses. Returns the address of the trail.
 *
 * @param first The address of the first rule. `beginBranching` has the others.
 */
export function begin(first: usize, house: i32, cages: bool, unlike: bool): usize {
  const arcs = ARCS + 4 * <usize>(cells + 1);
  for (let i = 0; i < 2 * integer(ARCS, cells); i += 2) {
    setInteger(arcs, i, <i32>cellAt(integer(arcs, i)));
    setInteger(arcs, i + 1, <i32>(ARCS + 4 * integer(arcs, i + 1)));
  }
  for (let i = 0; i < cells; i++) {
    setShort(PATH, i, i);
    setShort(PLACES, i, i);
    toggle(i, load<i32>(cellAt(i)));
    if (integer(ARCS, i) < integer(ARCS, i + 1)) mark(SOURCES, i);
  }
  for (let i = 0; i <= cells; i++) setInteger(ARCS, i, <i32>(arcs + 8 * integer(ARCS, i)));
  for (let i = 0, rule = first; i < rules; i++, rule += sizeOf(rule)) {
    setInteger(RULES, i, <i32>rule);
    mark(WAITING, i);
    for (let j = 0; j < countOf(rule); j++) {
      const index = integer(cellsOf(rule), j);
      setInteger(cellsOf(rule), j, <i32>cellAt(index));
      mark(WAKES + <usize>index * ruleBytes, i);
    }
  }
  beginBranching(house, cages, unlike);
  return TRAIL;
}

/** Leaves the cell at the index these values, which are some of those that it has. */
export function set(index: i32, values: i32): void {
  setCell(cellAt(index), values);
}

/** Gives the cell at the index this value, which is a set, as the next guess. */
export function push(index: i32, value: i32): void {
  const depth = load<i32>(DEPTH);
  setShort(GUESSES, GUESS * depth, index);
  setShort(GUESSES, GUESS * depth + 1, ctz(value));
  setShort(GUESSES, GUESS * depth + 2, load<i32>(SETTLED));
  setShort(GUESSES, GUESS * depth + 3, load<i32>(CHANGES));
  store<i32>(DEPTH, depth + 1);
  set(index, value);
}

/** Undoes the latest guess, which is then at the index `DEPTH`. */
export function pop(): void {
  const depth = load<i32>(DEPTH) - 1;
  store<i32>(DEPTH, depth);
  undo(short(GUESSES, GUESS * depth + 3), short(GUESSES, GUESS * depth + 2));
}

/** Undoes all guesses, and all but so many changes, after which so many cells were settled. */
export function restart(changes: i32, settled: i32): void {
  store<i32>(DEPTH, 0);
  undo(changes, settled);
  clear();
}

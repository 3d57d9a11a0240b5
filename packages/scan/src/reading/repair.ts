import { type Grid, geometryOfSize, gridOf, hasConflict } from '@nonet/engine/grid';
import { Counting } from '@nonet/engine/solve';
import { CLASSES } from '../classify/classify-cells.ts';
import { givenOf, ranked } from './classes.ts';

/** What is taken for each cell, and whether the givens have exactly one solution. */
export interface Repaired {
  readonly taken: readonly number[];
  readonly isProper: boolean;
}

/** A class that a cell may have instead, and how much less probable it is (the difference of logarithms). */
interface Change {
  readonly cell: number;
  readonly to: number;
  readonly cost: number;
}

/** Changes that are tried together, and the place of the last in the list of all changes. */
interface Combination {
  readonly changes: readonly Change[];
  readonly cost: number;
  readonly last: number;
}

/** The most that one change and all changes together may cost. */
const DEAREST = 9;
const DEAREST_TOGETHER = 12;
const MOST_CHANGES = 80;
/** Combinations that are compared, and of these, puzzles that are solved. */
const MOST_COMBINATIONS = 4000;
const MOST_PUZZLES = 150;
/** Search events, or nodes of the kernel, after which a puzzle counts as not proper. */
const EVENTS = 20_000;

/**
 * Finds the most probable classes with which the givens have exactly one solution. If the classes that were
 * read have several solutions or none, combinations of changes are tried, the most probable first.
 * If none of them helps, the cells stay as they were read.
 */
export function repaired(probabilities: Float32Array, size: number): Repaired {
  const order = Array.from({ length: size * size }, (_, cell) => ranked(probabilities, cell));
  const read = order.map(([first]) => first);
  const isProper = (classes: readonly number[]) => hasOneSolution(classes.map(givenOf), size);
  if (isProper(read)) return { taken: read, isProper: true };
  const changes = changesOf(probabilities, order);
  let puzzles = 0;
  for (const combination of inOrderOfCost(changes)) {
    const taken = read.slice();
    for (const { cell, to } of combination.changes) taken[cell] = to;
    const givens = gridOfGivens(taken.map(givenOf), size);
    if (!givens || hasConflict(givens)) continue;
    if (isProper(taken)) return { taken, isProper: true };
    puzzles++;
    if (puzzles === MOST_PUZZLES) break;
  }
  return { taken: read, isProper: false };
}

function gridOfGivens(digits: readonly number[], size: number): Grid | undefined {
  const geometry = geometryOfSize(size);
  return geometry && gridOf(geometry, digits);
}

function hasOneSolution(digits: readonly number[], size: number): boolean {
  const givens = gridOfGivens(digits, size);
  if (!givens || hasConflict(givens)) return false;
  const found = new Counting({ givens }, { limit: 2 }).advance(EVENTS);
  return found?.count === 1 && found.complete;
}

function changesOf(
  probabilities: Float32Array,
  order: readonly (readonly number[])[],
): readonly Change[] {
  return order
    .flatMap(([read, ...others], cell) => {
      const logarithm = (found: number) => Math.log(probabilities[cell * CLASSES + found] + 1e-9);
      const given = (found: number) => givenOf(found) !== givenOf(read);
      return others
        .filter(given)
        .map((to) => ({ cell, to, cost: logarithm(read) - logarithm(to) }))
        .filter(({ cost }) => cost < DEAREST);
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_CHANGES);
}

/**
 * Lists the combinations of changes of different cells by their cost. Each combination is followed by two:
 * one with the next change as well, and one with the next change instead of its last.
 */
function* inOrderOfCost(changes: readonly Change[]): Generator<Combination> {
  const queue: Combination[] = [];
  const add = (kept: readonly Change[], last: number) => {
    if (last >= changes.length) return;
    const all = [...kept, changes[last]];
    const cost = all.reduce((sum, change) => sum + change.cost, 0);
    if (cost <= DEAREST_TOGETHER) queue.push({ changes: all, cost, last });
  };
  add([], 0);
  for (let i = 0; i < MOST_COMBINATIONS && queue.length > 0; i++) {
    let least = 0;
    for (let k = 1; k < queue.length; k++) if (queue[k].cost < queue[least].cost) least = k;
    const [next] = queue.splice(least, 1);
    add(next.changes, next.last + 1);
    add(next.changes.slice(0, -1), next.last + 1);
    if (new Set(next.changes.map(({ cell }) => cell)).size === next.changes.length) yield next;
  }
}

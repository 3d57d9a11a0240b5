import type { Step, TechniqueId } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';

/**
 * The two colors of a cluster. A color is a group of cells. One of the two colors has the digit in
 * all its cells, and the other color has it in none.
 */
type Cluster = readonly [readonly number[], readonly number[]];

/**
 * Finds the steps of a single cluster. If two cells of a color see each other, the color is false
 * (wrap). If a cell sees both colors, it does not have the digit (trap).
 */
export const findSimpleColors: Find = function* (board) {
  for (let digit = 1; digit <= board.geometry.size; digit++) {
    for (const colors of clusters(board, digit)) {
      const wrong = colors.filter((cells) => seesColor(board, cells, cells)).flat();
      yield colorStep(board, 'simple-colors-wrap', digit, colors, wrong);
      const trapped = board
        .cellsWith(digit)
        .filter((cell) => colors.every((cells) => seesColor(board, [cell], cells)));
      yield colorStep(board, 'simple-colors-trap', digit, colors, trapped);
    }
  }
};

/**
 * Finds the steps of two clusters. Type 2: if a color of the first cluster sees both colors of the
 * second cluster, this color is false. Type 1: if a color of the first cluster sees a color of the
 * second, at least one of the two opposite colors is true. So a cell that sees both opposite colors
 * does not have the digit.
 */
export const findMultiColors: Find = function* (board) {
  for (let digit = 1; digit <= board.geometry.size; digit++) {
    const all = clusters(board, digit);
    for (const first of all) {
      for (const second of all) {
        if (first === second) continue;
        const colors = [...first, ...second];
        const wrong = first.filter((cells) => second.every((it) => seesColor(board, cells, it)));
        yield colorStep(board, 'multi-colors-2', digit, colors, wrong.flat());
        const removed = board
          .cellsWith(digit)
          .filter((cell) => isSeenByOpposites(board, cell, first, second));
        yield colorStep(board, 'multi-colors-1', digit, colors, removed);
      }
    }
    yield;
  }
};

/**
 * Whether two colors of different clusters see each other, and the cell sees both of their opposite
 * colors.
 */
function isSeenByOpposites(board: Board, cell: number, first: Cluster, second: Cluster): boolean {
  return first.some((color, i) =>
    second.some(
      (other, k) =>
        seesColor(board, color, other) &&
        seesColor(board, [cell], first[1 - i]) &&
        seesColor(board, [cell], second[1 - k]),
    ),
  );
}

/** The clusters of the houses in which a digit has two places. */
function clusters(board: Board, digit: number): Cluster[] {
  const neighbours = new Map<number, number[]>();
  for (const house of board.geometry.houses.keys()) {
    const [cell, other, third] = board.cellsOf(house, digit);
    if (other === undefined || third !== undefined) continue;
    neighbours.set(cell, [...(neighbours.get(cell) ?? []), other]);
    neighbours.set(other, [...(neighbours.get(other) ?? []), cell]);
  }
  const found: Cluster[] = [];
  const seen = new Set<number>();
  for (const start of [...neighbours.keys()].sort((a, b) => a - b)) {
    if (seen.has(start)) continue;
    const colors: [number[], number[]] = [[], []];
    const queue: [number, 0 | 1][] = [[start, 0]];
    for (const [cell, color] of queue) {
      if (seen.has(cell)) continue;
      seen.add(cell);
      colors[color].push(cell);
      for (const next of neighbours.get(cell) ?? []) queue.push([next, color === 0 ? 1 : 0]);
    }
    found.push([colors[0].sort((a, b) => a - b), colors[1].sort((a, b) => a - b)]);
  }
  return found;
}

function seesColor(board: Board, cells: readonly number[], others: readonly number[]): boolean {
  return cells.some((cell) => others.some((other) => board.areSeen(cell, other)));
}

function colorStep(
  board: Board,
  technique: TechniqueId,
  digit: number,
  colors: readonly (readonly number[])[],
  removed: readonly number[],
): Step | undefined {
  return elimination(
    technique,
    { kind: 'colors', cells: colors.flat(), digits: [digit], houses: [], colors },
    inCells(board, removed, digit),
  );
}

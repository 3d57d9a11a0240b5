import { digitsOf } from '../../grid/digit-set.ts';
import type { PatternNode } from '../pattern.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';

/** The fewest cells of a Remote Pair. Two or three cells with a pair are simpler techniques. */
const FEWEST = 4;

/**
 * Finds Remote Pairs: chains of cells with the same two candidates, where each cell sees the next
 * one. The digits alternate. If the number of cells is even, the first and the last cell have
 * different digits, so both digits are removed from the cells that see both.
 */
export const findRemotePairs: Find = function* (board) {
  const { candidates } = board;
  const bivalue = board.bivalueCells();
  for (const start of bivalue) {
    const cells = bivalue.filter((cell) => candidates[cell] === candidates[start]);
    if (cells.length < FEWEST) continue;
    for (const path of pathsFrom(board, start, cells)) {
      const end = path[path.length - 1];
      if (path.length < FEWEST || path.length % 2 === 1 || end < start) continue;
      const digits = digitsOf(candidates[start]);
      yield elimination(
        'remote-pair',
        { kind: 'chains', cells: path, digits, houses: [], chains: [nodesOf(path, digits)] },
        digits.flatMap((digit) => inCells(board, board.seenByAll([start, end], digit), digit)),
      );
    }
  }
};

/** A shortest path from a cell to each of the other cells that it reaches. */
function pathsFrom(board: Board, start: number, cells: readonly number[]): number[][] {
  const paths = [[start]];
  const reached = new Set([start]);
  for (const path of paths) {
    for (const cell of cells) {
      if (reached.has(cell) || !board.areSeen(path[path.length - 1], cell)) continue;
      reached.add(cell);
      paths.push([...path, cell]);
    }
  }
  return paths;
}

/** The path as a chain: if the first cell does not contain digit `a`, the last cell contains it. */
function nodesOf(path: readonly number[], [a, b]: readonly number[]): PatternNode[] {
  return path.flatMap((cell, i) => [
    { cells: [cell], digit: i % 2 === 0 ? a : b, on: false },
    { cells: [cell], digit: i % 2 === 0 ? b : a, on: true },
  ]);
}

import { elimination, type Find, inCells } from './find.ts';

/**
 * Digits whose places in a box are all in one line (type 1), or whose places in a line are all in
 * one box (type 2). The digit is removed from the rest of the second house.
 */
export const findLockedCandidates: Find = function* (board) {
  const { geometry } = board;
  const { houses, size } = geometry;
  for (const house of houses.keys()) {
    const isBox = house >= 2 * size;
    for (let digit = 1; digit <= size; digit++) {
      const cells = board.cellsOf(house, digit);
      if (cells.length < 2) continue;
      for (const second of geometry.housesOf[cells[0]]) {
        // A line shares several cells only with boxes, and a box only with lines.
        if (second === house || !cells.every((cell) => houses[second].includes(cell))) continue;
        const others = board.cellsOf(second, digit).filter((cell) => !cells.includes(cell));
        yield elimination(
          isBox ? 'locked-candidates-1' : 'locked-candidates-2',
          { kind: 'plain', cells, digits: [digit], houses: [house], cover: [second] },
          inCells(board, others, digit),
        );
      }
    }
  }
};

import { countDigits, type DigitSet, digitsOf } from '../../grid/digit-set.ts';
import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { candidatesBeside, elimination, type Find } from './find.ts';
import { mostCells, smallUnions } from './unions.ts';

/**
 * Finds Sue de Coqs. The core is two cells or more where a line and a box cross. They have at least
 * two digits more than cells. Further cells are added in the line and in the box, until all cells
 * together have as many digits as cells. A digit that the core lacks counts once for the line and
 * once for the box. The further cells in the line and those in the box have no digit of the core in
 * common. So every digit that is counted has a place among these cells.
 *
 * The rest of the line loses the digits of the further cells in the line, and also the digits of
 * the core that the further cells in the box lack. The rest of the box loses the digits of the
 * further cells in the box, and also the digits of the core that the further cells in the line
 * lack.
 */
export const findSueDeCoqs: Find = function* (board) {
  const { size } = board.geometry;
  for (let line = 0; line < 2 * size; line++) {
    for (let box = 2 * size; box < 3 * size; box++) {
      for (const core of cores(board, line, box)) {
        yield* stepsOf(board, line, box, core);
        yield;
      }
    }
  }
};

/** Some cells, and all their candidates. */
interface Cells {
  readonly cells: readonly number[];
  readonly digits: DigitSet;
}

/** The sets of cells in a line and in a box that have at least two digits more than cells. */
function* cores(board: Board, line: number, box: number): Generator<Cells> {
  const { candidates, geometry } = board;
  const crossing = board.blanksOf(line).filter((cell) => geometry.houses[box].includes(cell));
  const sets = crossing.map((cell) => candidates[cell]);
  for (let count = 2; count <= Math.min(mostCells(geometry), crossing.length); count++) {
    for (const { indexes, union } of smallUnions(sets, count, geometry.size)) {
      const cells = indexes.map((i) => crossing[i]);
      if (countDigits(union) >= count + 2) yield { cells, digits: union };
    }
  }
}

/**
 * Chooses the further cells in the line and in the box. Each of these two sets reduces the surplus
 * of the core by the number of its cells, minus the number of its digits that the core lacks.
 */
function* stepsOf(board: Board, line: number, box: number, core: Cells): ReturnType<Find> {
  const surplus = countDigits(core.digits) - core.cells.length;
  const beside = board.blanksOf(line).filter((cell) => !core.cells.includes(cell));
  const inBox = board.blanksOf(box).filter((cell) => !core.cells.includes(cell));
  for (let taken = 1; taken < surplus; taken++) {
    for (const lineSet of setsThatTake(board, beside, core.digits, taken)) {
      const shared = lineSet.digits & core.digits;
      const free = inBox.filter(
        (cell) => (board.candidates[cell] & shared) === 0 && !lineSet.cells.includes(cell),
      );
      for (const boxSet of setsThatTake(board, free, core.digits, surplus - taken)) {
        yield stepOf(board, line, box, [core, lineSet, boxSet]);
      }
    }
  }
}

/** The sets of these cells with `taken` fewer digits outside the core than cells. */
function* setsThatTake(
  { candidates, geometry }: Board,
  cells: readonly number[],
  core: DigitSet,
  taken: number,
): Generator<Cells> {
  const outside = cells.map((cell) => candidates[cell] & ~core);
  for (let count = taken; count <= Math.min(mostCells(geometry), cells.length); count++) {
    for (const { indexes, union } of smallUnions(outside, count, count - taken)) {
      if (countDigits(union) !== count - taken) continue;
      const chosen = indexes.map((i) => cells[i]);
      yield { cells: chosen, digits: chosen.reduce((set, cell) => set | candidates[cell], 0) };
    }
  }
}

function stepOf(
  board: Board,
  line: number,
  box: number,
  sets: readonly [core: Cells, inLine: Cells, inBox: Cells],
): Step | undefined {
  const [core, inLine, inBox] = sets;
  const both = inLine.digits & inBox.digits;
  const fromLine = ((core.digits | inLine.digits) & ~inBox.digits) | both;
  const fromBox = ((core.digits | inBox.digits) & ~inLine.digits) | both;
  const all = core.digits | inLine.digits | inBox.digits;
  return elimination(
    'sue-de-coq',
    {
      kind: 'sets',
      cells: sets.flatMap(({ cells }) => cells),
      digits: digitsOf(all),
      houses: [line, box],
      sets: sets.map(({ cells, digits }) => ({ cells, digits: digitsOf(digits) })),
      commons: [],
    },
    [
      ...candidatesBeside(board, line, [...core.cells, ...inLine.cells], fromLine),
      ...candidatesBeside(board, box, [...core.cells, ...inBox.cells], fromBox),
    ],
  );
}

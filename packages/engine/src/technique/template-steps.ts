import { type CellSet, cellsOf, countCells } from './cell-set.ts';
import { HOUSE_SETS } from './classic-tables.ts';
import type { Finder } from './finder.ts';
import type { Position } from './position.ts';
import { candidateOf } from './step.ts';
import { findTemplateCells } from './templates.ts';

/**
 * Places a digit in the cells that are in all its templates (see templates.ts), one step for each
 * cell. HoDoKu fills all these cells of a digit in one step. A template of a digit is left out if
 * one of its cells is in all templates of a different digit.
 *
 * The cells of the pattern are all cells that are in some template of the digit.
 */
export const findTemplateSets: Finder = (position, receive) => {
  const used = templateCellsOf(position);
  for (let digit = 1; digit <= 9; digit++) {
    const cells = setOf(used, digit);
    const pattern = { cells: cellsOf(cells), digits: [digit], houses: [] };
    for (const cell of cellsOf(commonCells(cells))) {
      const placement = candidateOf(cell, digit);
      if (receive({ technique: 'template-set', pattern, eliminations: [], placement })) return true;
    }
  }
  return false;
};

/**
 * Finds the candidates that are in none of the templates of their digit, one step for each digit.
 * The templates are those of `findTemplateSets`.
 */
export const findTemplateDeletes: Finder = (position, receive) => {
  const used = templateCellsOf(position);
  for (let digit = 1; digit <= 9; digit++) {
    const cells = setOf(used, digit);
    const unused = setOf(position.cells, digit).map((all, band) => all & ~cells[band]);
    const eliminations = cellsOf(unused).map((cell) => candidateOf(cell, digit));
    if (eliminations.length === 0) continue;
    const pattern = { cells: cellsOf(cells), digits: [digit], houses: [] };
    const technique = 'template-delete';
    if (receive({ technique, pattern, eliminations, placement: undefined })) return true;
  }
  return false;
};

/** The cells of the templates of each digit: (digit − 1) × 3 + band → cells. */
function templateCellsOf({ cells }: Position): Int32Array {
  const possible = cells.slice();
  const used: Int32Array = new Int32Array(27);
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (let digit = 1; digit <= 9; digit++) {
      const templates = setOf(used, digit);
      findTemplateCells(possible, (digit - 1) * 3, templates);
      const common = commonCells(templates);
      for (let i = 0; i < 27; i++) {
        const isOwn = Math.floor(i / 3) === digit - 1;
        const removed = isOwn ? 0 : possible[i] & common[i % 3];
        if (removed !== 0) hasChanged = true;
        possible[i] ^= removed;
      }
    }
  }
  return used;
}

/**
 * Returns the cells that are in all templates of a digit. Such a cell is the only one of `cells` in
 * its row.
 */
function commonCells(cells: CellSet): CellSet {
  const common: CellSet = new Int32Array(3);
  for (let row = 0; row < 9; row++) {
    const inRow = cells.map((set, band) => set & HOUSE_SETS[row * 3 + band]);
    if (countCells(inRow) === 1) for (let band = 0; band < 3; band++) common[band] |= inRow[band];
  }
  return common;
}

/** The cells of a digit, as a view of the array. */
function setOf(cells: Int32Array, digit: number): CellSet {
  return cells.subarray(digit * 3 - 3, digit * 3);
}

import { defineNotation, type Notation } from '../notation.ts';
import { inSymbols } from '../parts/letters.ts';
import { recordText } from '../parts/row.ts';
import { blockReader, gridDrawer } from '../text/block.ts';

const drawn = gridDrawer('', '-');

/** Files of Simple Sudoku (sudocue.net/fileformats.php): a drawn grid without spaces. */
export const ss: Notation = defineNotation({
  id: 'ss',
  summary: 'Simple Sudoku .ss files: rows such as 8..|4..|..., dashes between bands',
  inRows: true,
  reader: blockReader,
  format: ({ givens, symbols }, index) => recordText([inSymbols(drawn(givens), symbols)], index),
});

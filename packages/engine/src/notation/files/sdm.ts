import type { Notation } from '../notation.ts';
import { formatPackedLine, packedLineReader } from '../text/line.ts';

/** A file of puzzles, one per line, with comment lines that start with `#`. */
export const sdm: Notation = {
  id: 'sdm',
  summary: 'SadMan and HoDoKu .sdm files: one puzzle per line, # before comments',
  holdsSolution: false,
  head: '',
  reader: packedLineReader,
  format: formatPackedLine,
};

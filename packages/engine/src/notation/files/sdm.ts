import type { Notation } from '../notation.ts';
import { formatPackedLine, packedLineReader } from '../text/line.ts';

/** A file of puzzles, one a line, between lines of comment that start with `#`. */
export const sdm: Notation = {
  id: 'sdm',
  summary: 'SadMan and HoDoKu .sdm files: one puzzle a line, # before comments',
  holdsSolution: false,
  head: '',
  reader: packedLineReader,
  format: formatPackedLine,
};

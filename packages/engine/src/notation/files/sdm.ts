import { defineNotation, type Notation } from '../notation.ts';
import { formatPackedLine, packedLineReader } from '../text/line.ts';

/** One puzzle per line. Lines that start with `#` are comments. */
export const sdm: Notation = defineNotation({
  id: 'sdm',
  summary: 'SadMan and HoDoKu .sdm files: one puzzle per line, # before comments',
  reader: packedLineReader,
  format: formatPackedLine,
});

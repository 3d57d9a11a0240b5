import type { Geometry } from '../../grid/geometry.ts';
import type { PuzzleRecord } from '../notation.ts';
import {
  F_PUZZLES_PARTS,
  F_PUZZLES_SIZES,
  formatFPuzzle,
  kindsWithoutKey,
  readFPuzzle,
} from '../objects/f-puzzles-object.ts';
import type { Fault } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { type LinkNotation, linkNotation } from './link.ts';
import { pack } from './lz-string.ts';
import { readUnpacked, unpackedJson, unpackedText } from './packed-json.ts';

const LOAD = 'https://www.f-puzzles.com/?load=';

/** Links to f-puzzles.com. The parameter `load` is JSON, compressed by LZString. */
export const fPuzzles: LinkNotation = linkNotation({
  id: 'f-puzzles',
  summary: 'links to f-puzzles.com: ?load= and compressed JSON; also variants',
  holds: F_PUZZLES_PARTS,
  lostKinds: kindsWithoutKey,
  sizes: F_PUZZLES_SIZES,
  start: /^(?:(?:https?:\/\/)?(?:www\.)?f-puzzles\.com(?![\w.-])|(?=\?load=))/i,
  rest: /[?&](?:load=(?<data>[^&#]*)|id=(?<id>[^&#]+))/di,
  address: `${LOAD}N4Ig`,
  read: readPackedFPuzzle,
  write: (record) => LOAD + packedFPuzzle(record),
});

/** Reads the compressed JSON of f-puzzles.com. */
export function readPackedFPuzzle(
  data: string,
  geometry: Geometry | undefined,
): RecordContent | Fault {
  const text = unpackedText(data);
  if (typeof text !== 'string') return text;
  return readUnpacked(unpackedJson(text), geometry, readFPuzzle);
}

/** Writes a record as the compressed JSON of f-puzzles.com. */
export function packedFPuzzle(record: PuzzleRecord): string {
  return pack(formatFPuzzle(record));
}

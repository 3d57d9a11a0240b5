import type { Geometry } from '../../grid/geometry.ts';
import type { Notation, PuzzleRecord } from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { commentedLine } from '../parts/line-records.ts';
import { F_PUZZLES_SIZES, formatFPuzzle, readFPuzzle } from './f-puzzles-object.ts';
import { isLink, type LinkContent, type LinkForm, linkReader } from './link.ts';
import { pack } from './lz-string.ts';
import { unpackedJson, unpackedText } from './packed-json.ts';

const LOAD = 'https://www.f-puzzles.com/?load=';

const form: LinkForm = {
  start: /^(?:(?:https?:\/\/)?(?:www\.)?f-puzzles\.com(?![\w.-])|(?=\?load=))/i,
  rest: /[?&](?:load=(?<data>[^&#]*)|id=(?<id>[^&#]+))/di,
  example: `${LOAD}N4Ig…`,
  read: readPackedFPuzzle,
};

/**
 * Links of f-puzzles.com. The parameter `load` contains the JSON of f-puzzles.com, compressed by
 * LZString.
 */
export const fPuzzles: Notation = {
  id: 'f-puzzles',
  summary: 'links to f-puzzles.com: ?load= and compressed JSON; no variants',
  holdsSolution: true,
  head: '',
  sizes: F_PUZZLES_SIZES,
  reader: (geometry) => linkReader(form, geometry),
  format: (record) => commentedLine(LOAD + packedFPuzzle(record), record.comment),
};

export function isFPuzzles(text: string): boolean {
  return isLink(form, text);
}

/** Reads the puzzle in the data of a link. */
export function readPackedFPuzzle(
  data: string,
  geometry: Geometry | undefined,
): LinkContent | Fault {
  const text = unpackedText(data);
  if (typeof text !== 'string') return text;
  const root = unpackedJson(text);
  return isFault(root) ? root : readFPuzzle(root, geometry);
}

/** Writes the data of a link. The inverse of readPackedFPuzzle. */
export function packedFPuzzle(record: PuzzleRecord): string {
  return pack(formatFPuzzle(record));
}

import type { Geometry } from '../../grid/geometry.ts';
import { F_PUZZLES_PARTS, F_PUZZLES_SIZES, kindsWithoutKey } from '../objects/f-puzzles-object.ts';
import { structureFault } from '../objects/object-fault.ts';
import { readSudokuPad } from '../objects/sudokupad-object.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { parseJson } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { packedFPuzzle, readPackedFPuzzle } from './f-puzzles.ts';
import { type LinkNotation, linkNotation } from './link.ts';
import { readUnpacked, unpackedJson, unpackedText } from './packed-json.ts';
import { unzipped } from './sudokupad-unzip.ts';

const PAD = 'https://sudokupad.app/fpuzzles';

/**
 * Links to SudokuPad (sudokupad.app, formerly app.crackingthecryptic.com). They contain JSON,
 * compressed by LZString: the JSON of f-puzzles.com after `fpuzzles`, or SudokuPad's own JSON after
 * `scl` or `ctc`. Both are read. Links are written with `fpuzzles`.
 */
export const sudokupad: LinkNotation = linkNotation({
  id: 'sudokupad',
  summary: 'links to SudokuPad: /fpuzzles or /scl and compressed JSON; also variants',
  holds: F_PUZZLES_PARTS,
  lostKinds: kindsWithoutKey,
  sizes: F_PUZZLES_SIZES,
  start:
    /^(?:(?:https?:\/\/)?(?:[a-z]+\.)?(?:sudokupad\.(?:app|svencodes\.com)|crackingthecryptic\.com)(?![\w.-])|(?=\/?(?:fpuz(?:zles)?|scl|ctc)N4))/i,
  rest: /^\/?(?:(?:sudoku|puzzle)\/?)?(?:\?(?:[^#]*&)?puzzleid=)?(?:(?<kind>fpuz(?:zles)?|scl|ctc|scf|classic)(?<data>[^&?#]+)|(?<id>[^&?#/]+))/di,
  address: `${PAD}N4Ig`,
  read: readData,
  write: (record) => PAD + packedFPuzzle(record),
});

function readData(
  data: string,
  geometry: Geometry | undefined,
  kind: string,
): RecordContent | Fault {
  if (kind.startsWith('fpuz')) return readPackedFPuzzle(data, geometry);
  if (kind === 'scf' || kind === 'classic') {
    return structureFault({ id: 'sudokupad-data' }, { id: 'data-after', prefix: kind });
  }
  const text = unpackedText(data);
  if (typeof text !== 'string') return text;
  const plain = parseJson(text);
  const root = isFault(plain) ? unpackedJson(unzipped(text)) : plain;
  return readUnpacked(root, geometry, readSudokuPad);
}

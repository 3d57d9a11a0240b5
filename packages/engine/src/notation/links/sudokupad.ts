import type { Geometry } from '../../grid/geometry.ts';
import type { Notation } from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { parseJson } from '../parts/json-text.ts';
import { commentedLine } from '../parts/line-records.ts';
import { packedFPuzzle, readPackedFPuzzle } from './f-puzzles.ts';
import { F_PUZZLES_SIZES } from './f-puzzles-object.ts';
import { isLink, type LinkContent, type LinkForm, linkReader } from './link.ts';
import { faultInside, unpackedJson, unpackedText } from './packed-json.ts';
import { readSudokuPad } from './sudokupad-object.ts';
import { unzipped } from './sudokupad-unzip.ts';

const PAD = 'https://sudokupad.app/fpuzzles';

const form: LinkForm = {
  start:
    /^(?:(?:https?:\/\/)?(?:[a-z]+\.)?(?:sudokupad\.(?:app|svencodes\.com)|crackingthecryptic\.com)(?![\w.-])|(?=\/?(?:fpuz(?:zles)?|scl|ctc)N4))/i,
  rest: /^\/?(?:(?:sudoku|puzzle)\/?)?(?:\?(?:[^#]*&)?puzzleid=)?(?:(?<kind>fpuz(?:zles)?|scl|ctc|scf|classic)(?<data>[^&?#]+)|(?<id>[^&?#/]+))/di,
  example: `${PAD}N4Ig…`,
  read: readData,
};

/**
 * Links to SudokuPad (sudokupad.app, formerly app.crackingthecryptic.com). They contain JSON
 * compressed by LZString. After `fpuzzles` it is the JSON of f-puzzles. After `scl` or `ctc` it is
 * SudokuPad's own JSON. Links of both kinds are read. Links are written with `fpuzzles`.
 */
export const sudokupad: Notation = {
  id: 'sudokupad',
  summary: 'links to SudokuPad: /fpuzzles or /scl and compressed JSON; no variants',
  holdsSolution: true,
  head: '',
  sizes: F_PUZZLES_SIZES,
  reader: (geometry) => linkReader(form, geometry),
  format: (record) => commentedLine(PAD + packedFPuzzle(record), record.comment),
};

export function isSudokuPad(text: string): boolean {
  return isLink(form, text);
}

function readData(data: string, geometry: Geometry | undefined, kind: string): LinkContent | Fault {
  if (kind.startsWith('fpuz')) return readPackedFPuzzle(data, geometry);
  if (kind === 'scf' || kind === 'classic') {
    return faultInside('data after fpuzzles, scl or ctc', `data after ${kind}`);
  }
  const text = unpackedText(data);
  if (typeof text !== 'string') return text;
  const plain = parseJson(text);
  const root = isFault(plain) ? unpackedJson(unzipped(text)) : plain;
  return isFault(root) ? root : readSudokuPad(root, geometry);
}

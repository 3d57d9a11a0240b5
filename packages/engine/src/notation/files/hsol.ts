import { candidatesOf } from '../../grid/candidate-grid.ts';
import { CLASSIC, type Geometry, isClassic } from '../../grid/geometry.ts';
import { equalGrids, type Grid } from '../../grid/grid.ts';
import type { Notation } from '../notation.ts';
import { digitUpTo, type Fault, isFault } from '../parts/fault.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { XmlRecords } from '../parts/xml-records.ts';
import { verbatim } from '../phrase.ts';
import { onlyRead } from '../text/only-read.ts';
import { readHodoku } from './hodoku.ts';

// HoDoKu saves a puzzle as objects of Java (MainFrame.saveToFile in HoDoKu's source), written as XML
// by java.beans.XMLEncoder and packed in a ZIP file. Java runs the methods that such a file names
// when it opens the file. Nonet only looks for values in the text.
//
// The first object is the puzzle, of the class sudoku.Sudoku2. Its properties are arrays with an
// entry for each cell that differs from an empty grid: `values` (digits), `fixed` (whether the digit
// is a given) and `cells` (candidates, one bit per digit). The objects after it are the steps of the
// solution and positions that the player has saved, which are not read. In files of HoDoKu 2.0 and
// earlier, the class is sudoku.Sudoku, and only the property `initialState` is read: a line of
// HoDoKu's library.

/** Files of HoDoKu with a saved puzzle, after they are unpacked. */
export const hsol: Notation = onlyRead({
  id: 'hsol',
  summary: 'HoDoKu .hsol files: the puzzle and its candidates',
  sizes: [9],
  reader: (geometry) =>
    new XmlRecords({
      name: 'object',
      isOnlyFirst: true,
      read: (text) => readObject(text, geometry),
    }),
});

export function isHsol(line: string): boolean {
  return /^<java\b[^>]*\bjava\.beans\.XMLDecoder\b/.test(line);
}

function readObject(xml: string, geometry: Geometry = CLASSIC): RecordContent | Fault {
  const [, name = ''] = /^<object\b[^>]*\bclass="([^"]*)"/.exec(xml) ?? [];
  if (!/^sudoku\.Sudoku2?$/.test(name)) {
    const expected = verbatim('<object class="sudoku.Sudoku2">');
    return { code: 'structure', index: 0, expected, found: verbatim(`"${name}"`) };
  }
  if (!isClassic(geometry)) {
    const expected = { id: 'grid', size: geometry.size } as const;
    return { code: 'length', index: 0, expected, found: { id: 'grid', size: CLASSIC.size } };
  }
  return name === 'sudoku.Sudoku' ? readInitialState(xml) : readSudoku2(xml);
}

function readInitialState(xml: string): RecordContent | Fault {
  const start = /<void\s+property="initialState">\s*<string>/.exec(xml);
  if (!start) {
    const found = { id: 'none' } as const;
    return { code: 'structure', index: 0, expected: verbatim('"initialState"'), found };
  }
  const from = start.index + start[0].length;
  const content = readHodoku(xml.slice(from, xml.indexOf('<', from)), CLASSIC);
  if (isFault(content)) return { ...content, index: from + content.index };
  return content ?? { givens: { geometry: CLASSIC, digits: new Uint8Array(CLASSIC.cells) } };
}

function readSudoku2(xml: string): RecordContent | Fault {
  const digits = new Uint8Array(CLASSIC.cells);
  const values = entriesOf(xml, 'values');
  for (const [cell, { text, index }] of values) {
    const digit = Number(text);
    if (!/^\d$/.test(text)) {
      return { code: 'digit', index, expected: digitUpTo(9), found: verbatim(`"${text}"`) };
    }
    digits[cell] = digit;
  }
  const fixed = entriesOf(xml, 'fixed');
  const grid = (all: Uint8Array): Grid => ({ geometry: CLASSIC, digits: all });
  const all = grid(digits);
  const givens = grid(digits.map((digit, cell) => (fixed.get(cell)?.text === 'true' ? digit : 0)));
  const { candidates } = candidatesOf(all);
  let isBare = equalGrids(all, givens);
  for (const [cell, { text }] of entriesOf(xml, 'cells')) {
    const kept = digits[cell] > 0 ? candidates[cell] : candidates[cell] & Number(text);
    if (kept !== candidates[cell]) isBare = false;
    candidates[cell] = kept;
  }
  return { givens, ...(!isBare && { pencilmarks: { geometry: CLASSIC, candidates } }) };
}

const ENTRY = /<void\s+index="(\d+)">\s*<\w+>([^<]*)<\/\w+>\s*<\/void>/g;

/** Cell → the text of its entry in an array, and where the text begins. */
function entriesOf(
  xml: string,
  property: string,
): ReadonlyMap<number, { readonly text: string; readonly index: number }> {
  const entries = new Map<number, { text: string; index: number }>();
  const start = new RegExp(
    `<void\\s+(?:id="[^"]*"\\s+)?property="${property}">\\s*(?:<array\\b[^>]*>)?`,
  ).exec(xml);
  if (!start) return entries;
  ENTRY.lastIndex = start.index + start[0].length;
  let last = ENTRY.lastIndex;
  for (let entry = ENTRY.exec(xml); entry; entry = ENTRY.exec(xml)) {
    if (xml.slice(last, entry.index).trim() !== '') break;
    last = ENTRY.lastIndex;
    const [whole, cell, text] = entry;
    if (Number(cell) >= CLASSIC.cells) break;
    entries.set(Number(cell), { text, index: entry.index + whole.lastIndexOf(`>${text}<`) + 1 });
  }
  return entries;
}

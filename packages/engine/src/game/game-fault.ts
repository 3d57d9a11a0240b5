import { formatCell } from '../grid/coordinate.ts';
import type { PuzzleFault } from './puzzle-values.ts';

/** What is wrong with the text or the file of a game. */
export interface GameFault {
  /** A value of the file by its key, or the whole `file`. */
  readonly part:
    | 'file'
    | 'format'
    | 'version'
    | 'puzzle'
    | 'box'
    | 'regions'
    | 'pencilmarks'
    | 'constraints'
    | 'game';
  /** The entry of the game, counted from 1. Undefined if something else is wrong. */
  readonly entry?: number;
  /** For example "81 cells". */
  readonly expected: string;
  /** For example "80 cells". */
  readonly found: string;
}

/** Returns a message such as `game, entry 3: expected an entry, found "x"`. */
export function gameFaultText({ entry, expected, found, part }: GameFault): string {
  const place = entry === undefined ? part : `${part}, entry ${entry}`;
  return `${place}: expected ${expected}, found ${found}`;
}

/** What is wrong with the puzzle of a game. */
export function puzzleFault(fault: PuzzleFault): GameFault {
  switch (fault.id) {
    case 'box':
      return wrong('box', 'rows x columns of a box, such as 2x3', quoted(fault.text));
    case 'regions':
      return wrong('regions', 'the region of every cell', 'other text');
    case 'constraints':
      return wrong('constraints', 'the constraints of a variant', 'other text');
    case 'cells':
      return wrong('puzzle', 'the cells of a grid, such as 81', `${fault.count}`);
    case 'cells-of-box':
      return wrong('puzzle', `${fault.needed} cells`, `${fault.count} cells`);
    case 'symbol':
      return wrong('puzzle', `a digit or a point in ${placeOf(fault)}`, quoted(fault.text));
    case 'digit': {
      const expected = `a digit up to ${fault.largest} in ${placeOf(fault)}`;
      return wrong('puzzle', expected, quoted(fault.text));
    }
    case 'pencilmarks-length':
      return wrong('pencilmarks', `${fault.needed} characters`, `${fault.length} characters`);
    case 'pencilmarks':
      return wrong('pencilmarks', `candidates of ${placeOf(fault)}`, 'other text');
  }
}

function wrong(part: GameFault['part'], expected: string, found: string): GameFault {
  return { part, expected, found };
}

function placeOf({ cell, geometry }: Extract<PuzzleFault, { readonly cell: number }>): string {
  return formatCell(geometry, cell);
}

const MOST_SHOWN = 40;

/** Quotes a text, or its beginning if it is long. */
export function quoted(text: string): string {
  const characters = Array.from(text);
  const shown = characters.slice(0, MOST_SHOWN).join('');
  return `"${shown}${characters.length > MOST_SHOWN ? '…' : ''}"`;
}

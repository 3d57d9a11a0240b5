import type { Geometry } from '../../grid/geometry.ts';
import { type Cell, symbolCell } from './row.ts';

// The frame around the cells in block and pencilmarks has bars within rows and borders between rows.

/** The characters of bars between cells. HoDoKu ends its rows with `:` or `'`. */
const BAR = /[|!:'┃│║┆┇┊┋]/;
const BAR_OR_WORD = /[|!:'┃│║┆┇┊┋]|[^\s|!:'┃│║┆┇┊┋]+/g;

/** The characters of a border. The range U+2500 to U+257F has the box-drawing characters. */
const BORDER = /^[-=+|!*.,:'`\s\u2500-\u257f]+$/;

/**
 * Matches two consecutive dashes or a box-drawing dash. A border has such a match, a row has none.
 */
const DASHES = /--|==|[─━═┄┅┈┉╌╍]/;

/**
 * Whether a line belongs to the frame, for example `---+---+---`, `*-----*`, `.---.` or `├──┼──┤`.
 */
export function isBorder(text: string): boolean {
  return BORDER.test(text) && DASHES.test(text);
}

/** Whether a line has bars between or beside its cells. */
export function hasBars(text: string): boolean {
  return /[|!┃│║┆┇┊┋]/.test(text);
}

/** A run of characters without spaces or bars. */
export interface Word {
  readonly text: string;
  /** The index in the line, from 0. */
  readonly index: number;
  /**
   * Bars cut the line into parts. This is the number of the part with the word, counted from 0. Empty
   * parts do not count.
   */
  readonly part: number;
}

/** The words of a row, without its bars. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let part = 0;
  let inPart = false;
  for (const { 0: run, index } of text.matchAll(BAR_OR_WORD)) {
    if (!BAR.test(run)) {
      words.push({ text: run, index, part });
      inPart = true;
    } else if (inPart) {
      part++;
      inPart = false;
    }
  }
  return words;
}

/** Every character of a row's words as a cell, and the part number of each cell. */
export function symbolCells(text: string): { cells: Cell[]; parts: number[] } {
  const cells: Cell[] = [];
  const parts: number[] = [];
  for (const word of wordsOf(text)) {
    for (let index = word.index; index < word.index + word.text.length; index++) {
      cells.push(symbolCell(text, index));
      parts.push(word.part);
    }
  }
  return { cells, parts };
}

/**
 * The number of columns in a box, if the row has at least two parts and all parts have the same
 * length.
 */
export function boxColumnsOf(parts: readonly number[]): { boxColumns?: number } {
  const boxes = (parts.at(-1) ?? 0) + 1;
  const boxColumns = parts.length / boxes;
  const even = parts.every((part, cell) => part === Math.floor(cell / boxColumns));
  return boxes > 1 && even ? { boxColumns } : {};
}

/** The words of a row, box by box. */
export function boxesOf(words: readonly string[], { boxColumns }: Geometry): string[][] {
  const boxes: string[][] = [];
  for (let at = 0; at < words.length; at += boxColumns) {
    boxes.push(words.slice(at, at + boxColumns));
  }
  return boxes;
}

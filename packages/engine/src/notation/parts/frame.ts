import { type Cell, symbolCell } from './row.ts';

// A drawn grid has bars inside its rows (`1 2 3 | 4 5 6`) and borders between its rows (`---+---`).

/** Characters of bars. HoDoKu ends its rows with `:` or `'`. */
const BAR = /[|!:'┃│║┆┇┊┋｜]/;
const BAR_OR_WORD = /[|!:'┃│║┆┇┊┋｜]|[^\s|!:'┃│║┆┇┊┋｜]+/g;

/** Makes the border that fits a row: dashes, with `cross` below each bar. */
export function borderOf(row: string, cross: '+' | '-'): string {
  return row.replace(/[^|]/g, '-').replaceAll('|', cross);
}

/** Whether a line has bars between or beside its cells. */
export function hasBars(text: string): boolean {
  return /[|!┃│║┆┇┊┋｜]/.test(text);
}

/** The positions of the bars in a line, counted from 0. */
export function barsIn(text: string): number[] {
  return Array.from(text.matchAll(/[|!┃│║┆┇┊┋｜]/g), ({ index }) => index);
}

/** A run of characters without spaces or bars. */
export interface Word {
  readonly text: string;
  /** The position in the line, counted from 0. */
  readonly index: number;
  /**
   * Bars cut a line into parts. This is the index of the part that contains the word. Empty parts
   * are not counted.
   */
  readonly part: number;
}

/** Splits a row into words. */
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

/** Makes a cell of every character except spaces and bars. `parts` has the part of each cell. */
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

/** The number of columns in a box. Left out unless bars cut the row into equal parts. */
export function boxColumnsOf(parts: readonly number[]): { boxColumns?: number } {
  const boxes = (parts.at(-1) ?? 0) + 1;
  const boxColumns = parts.length / boxes;
  const even = parts.every((part, cell) => part === Math.floor(cell / boxColumns));
  return boxes > 1 && even ? { boxColumns } : {};
}

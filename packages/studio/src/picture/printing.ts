import type { NoteMarks, PaperId, solutionPlaces } from '@nonet/book';
import type { Language } from '@nonet/engine/explain';
import type { PlainPuzzle } from '@nonet/engine/notation';

/** How puzzles are arranged on sheets of paper. */
export interface SheetChoices {
  readonly perPage: number;
  readonly paper: PaperId;
  /** No solutions, upside down on the page of their puzzles, or on pages at the end. */
  readonly solutions: (typeof solutionPlaces)[number];
  /** What helps with notes in the blanks. */
  readonly marks: NoteMarks;
  /** The heading of each page. Empty for none. */
  readonly heading: string;
  /** Whether the pages with puzzles have lines for a name and the date. */
  readonly nameLine: boolean;
  /** Whether the texts of SVG files are outlines. */
  readonly outlines: boolean;
}

export interface SheetOrder {
  readonly puzzles: readonly PlainPuzzle[];
  readonly choices: SheetChoices;
  readonly language: Language;
}

/** A page as an SVG file in the colors of print. Its size is in points. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export interface SavedPages {
  readonly extension: 'pdf' | 'svg' | 'zip';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How many puzzles are left out because they have several solutions, or none. */
export interface LeftOut {
  /** Because they have several solutions. */
  readonly several: number;
  /** Because they have none. */
  readonly none: number;
}

/**
 * Why there are no pages: no puzzle is left, the digits would be too small, the heading is too long,
 * or the fonts lack a character of it.
 */
export type SheetFault = 'nothing' | 'too-small' | 'long-heading' | 'missing-character';

export type SheetAnswer<Value> = (
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: SheetFault }
) & { readonly leftOut: LeftOut };

import type { Language } from '@nonet/engine/explain';
import type { PuzzleWishes } from '@nonet/engine/generate';
import type { Geometry } from '@nonet/engine/grid';
import type { Level } from '@nonet/engine/rating';
import type { NoteMarks } from '../sheet/printed-grid.ts';
import type { TrimId } from './trim.ts';

/** What a book should contain. */
export interface BookPlan {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly author: string | undefined;
  /** The languages of the book. With two, every text is in both, the first one first. */
  readonly languages: readonly [Language, ...Language[]];
  readonly trim: TrimId;
  /** Whether the pages are larger than the trim, so that what is printed may be cut. */
  readonly hasBleed: boolean;
  /** The paper, from which the width of the spine follows. */
  readonly paper: PaperStock;
  readonly seed: string;
  readonly sections: readonly SectionPlan[];
  readonly marks: NoteMarks;
  readonly hasHowToPlay: boolean;
  /** Whether the techniques that the puzzles need are explained. */
  readonly hasPrimer: boolean;
  /** The techniques of lower levels are not explained. */
  readonly primerFrom: Level;
  /** Default: the book says only how it was made. */
  readonly imprint: Imprint | undefined;
  /** Default: 12, or fewer if they do not fit. */
  readonly solutionsPerPage: number | undefined;
}

/** The numbers of solutions that a page can have. */
export const solutionsPerPageCounts = [6, 9, 12, 20, 25] as const;

export const paperStocks = ['white', 'cream', 'color'] as const;
export type PaperStock = (typeof paperStocks)[number];

/** What the copyright page says, besides the title and the author. */
export interface Imprint {
  readonly publisher: string | undefined;
  /** A year, a month or a day, such as `2026`, `2026-11` or `2026-11-27`. */
  readonly published: string | undefined;
  /** Such as `First edition`. */
  readonly edition: string | undefined;
  readonly isbn: string | undefined;
  /** Such as `© 2026 Quiet Press`. */
  readonly rights: string | undefined;
}

/** A part of a book: puzzles of one kind. */
export interface SectionPlan {
  /** Default: the level or the ratings. */
  readonly title: string | undefined;
  readonly count: number;
  readonly perPage: number;
  readonly wishes: SectionWishes;
}

/** What the puzzles of a section must be like, as far as a plan can say it. */
export interface SectionWishes
  extends Pick<
    PuzzleWishes,
    'givens' | 'level' | 'minimal' | 'rating' | 'score' | 'symmetry' | 'technique' | 'variant'
  > {
  readonly geometry: Geometry;
}

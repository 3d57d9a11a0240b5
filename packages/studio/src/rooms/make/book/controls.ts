import type { PlanFault } from '@nonet/book';
import type { PrintedPage } from '../../../picture/printing.ts';
import type { Controls, PuzzleProps } from '../../../puzzle/controls.ts';
import type { HasBook } from './slice.ts';
import type { Written } from './written-plan.ts';

export interface BookMaking {
  readonly writePlan: (text: string) => void;
  readonly openPlan: (file: File) => void;
  readonly savePlan: () => void;
  /** A page as the plan arranges it, before its puzzles are made. Undefined if nothing fits on it. */
  readonly samplePage: (plan: string) => Promise<PrintedPage | undefined>;
  /** Leaves the puzzles of a file out of the next book. */
  readonly exclude: (file: File) => void;
  /** Does no longer leave out the puzzles of the file at this position. */
  readonly include: (at: number) => void;
  /** Makes the book of the plan. Goes on with what is kept if the plan is the same. */
  readonly makeBook: () => void;
  /** Stops the work. What is made is kept. */
  readonly stopBook: () => void;
  /** A page of the finished book, counted from 0. */
  readonly pageOfBook: (page: number) => Promise<PrintedPage | undefined>;
  readonly savePdf: (isForPress: boolean) => void;
  readonly saveBookPuzzles: () => void;
}

export interface BookTabControls extends Controls<HasBook> {
  /** Loads what makes books when it is first called. */
  readonly openBook: () => Promise<BookMaking>;
}

interface BookControls extends Controls<HasBook> {
  readonly book: BookMaking;
}

export type BookProps = PuzzleProps<HasBook, BookControls>;

export interface FormProps extends BookProps {
  readonly written: Written;
  readonly faults: readonly PlanFault[];
  readonly write: (written: Written) => void;
}

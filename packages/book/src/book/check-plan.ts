import { type PdfFonts, pdf } from '../pdf/pdf.ts';
import { layOut } from './book.ts';
import type { BookPuzzle } from './book-puzzle.ts';
import type { BookPlan } from './plan.ts';
import { samplePuzzle } from './variant-sample.ts';

/** The pages before the first puzzle and the last two pages have all texts of a plan. */
const FRONT = 6;
const BACK = 2;

/**
 * Checks before the puzzles are made whether the pages of a plan can be printed: whether its puzzles
 * and solutions fit, whether the printer accepts so many pages, and whether the fonts have its texts.
 *
 * @throws RangeError if they cannot.
 */
export async function checkPlan(plan: BookPlan, fonts: PdfFonts): Promise<void> {
  const sections = plan.sections.map((section) =>
    Array<BookPuzzle>(section.count).fill(samplePuzzle(section, plan)),
  );
  // The primer adds pages, so a book may only seem to have too few.
  const book = layOut(plan, { sections, examples: [] }, { hasAllPages: !plan.hasPrimer });
  const { title } = plan;
  const pages = [...book.pages.slice(0, FRONT), ...book.pages.slice(-BACK)];
  await pdf(pages, { fonts, title });
}

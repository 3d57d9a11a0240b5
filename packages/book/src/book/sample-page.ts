import type { Page } from '../page/page.ts';
import { layOut } from './book.ts';
import type { BookPuzzle } from './book-puzzle.ts';
import type { BookPlan } from './plan.ts';
import { sampleFor } from './sample.ts';
import { sectionTitle } from './section-title.ts';
import { samplePuzzle } from './variant-sample.ts';

/**
 * The first page with puzzles, before the puzzles are made: with one puzzle of their size, again and
 * again. A puzzle larger than 9×9 is blank.
 *
 * @throws RangeError if so many puzzles do not fit on a page.
 */
export function samplePage(plan: BookPlan): Page {
  const [first] = plan.sections;
  const puzzle = samplePuzzle(first, plan);
  const sample = sampleFor({ ...plan, hasHowToPlay: true }, [[puzzle]]);
  const count = first.perPage;
  const short = { ...plan, hasHowToPlay: false, hasPrimer: false, sections: [{ ...first, count }] };
  const puzzles = Array<BookPuzzle>(count).fill({ ...puzzle, ...sample });
  const content = { sections: [puzzles], examples: [] };
  const { pages } = layOut(short, content, { hasAllPages: false });
  const title = sectionTitle(first, plan.languages);
  const found = pages.find((page) => page.title === title);
  if (!found) throw new Error(`expected a page of the section "${title}"`);
  return found;
}

import { tag, textTag } from '@nonet/engine/draw';
import type { Page } from '../page/page.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { type CoverFacts, coverFacts } from './cover.ts';
import type { Leaf, LeafSize } from './leaf.ts';
import { allLeaves, type BookContent, type PrintedContent } from './leaves.ts';
import { frameOf, pageLimits } from './margins.ts';
import type { BookPlan } from './plan.ts';
import { sampleFor } from './sample.ts';
import { sectionRules } from './section-rules.ts';
import { printedExamples } from './small-examples.ts';
import { type Trim, trims } from './trim.ts';

export interface Book {
  readonly pages: readonly Page[];
  /** Page, counted from 0 → what is left of it after cutting. */
  readonly trimBoxes: readonly Rectangle[];
  readonly cover: CoverFacts | undefined;
}

/** The space for the number of a page. */
const NUMBER = 20;

/** How many pages a book has, and how many its printer accepts. */
export interface PageCount {
  readonly pages: number;
  readonly least: number;
  readonly most: number;
}

/** A book has more or fewer pages than its printer accepts. */
export class PageCountError extends RangeError {
  readonly count: PageCount;

  constructor(count: PageCount, { name }: Trim) {
    const { least, most, pages } = count;
    const remedy =
      pages < least
        ? 'it needs more puzzles, or fewer on a page'
        : 'it needs fewer puzzles, or more on a page';
    super(`expected a book of ${least} to ${most} pages for ${name}, got ${pages}: ${remedy}`);
    this.count = count;
  }
}

/**
 * Lays a book out: title, contents, how to play, the primer, the sections and the solutions. Each
 * puzzle says on which page its solution is, and each solution on which page its puzzle is.
 *
 * @param hasAllPages Whether nothing is missing, so that the book must have enough pages.
 * @throws RangeError if so many puzzles do not fit on a page.
 * @throws PageCountError if the book has more or fewer pages than the printer accepts.
 */
export function layOut(
  plan: BookPlan,
  content: BookContent,
  { hasAllPages = true }: { readonly hasAllPages?: boolean } = {},
): Book {
  const trim = trims[plan.trim];
  const examples = printedExamples(plan, content);
  const rules = content.sections.map((puzzles) => sectionRules(puzzles, plan.languages));
  const printed = { ...content, examples, rules, sample: sampleFor(plan, content.sections) };
  const { leaves, pagesForMargins } = settled(plan, printed, trim);
  const pages = leaves.length;
  const [least, most] = pageLimits(trim);
  if ((hasAllPages && pages < least) || pages > most) {
    throw new PageCountError({ pages, least, most }, trim);
  }
  const frames = leaves.map((_, i) =>
    frameOf(trim, { hasBleed: plan.hasBleed, page: i + 1, pages: pagesForMargins }),
  );
  return {
    pages: leaves.map(({ hasNumber = true, markup, title }, i) => {
      const { live, size } = frames[i];
      const number = { 'font-size': 8, 'text-anchor': 'middle' };
      const foot = textTag(live.width / 2, live.height - 2, number, `${i + 1}`);
      const content = [...markup, ...(hasNumber ? [foot] : [])].join('\n');
      return {
        ...size,
        title,
        markup:
          content === ''
            ? []
            : [tag('g', { transform: `translate(${live.x} ${live.y})` }, content)],
      };
    }),
    trimBoxes: frames.map((frame) => frame.trim),
    cover: coverFacts(trim, pages, plan.paper),
  };
}

/**
 * Lays out all leaves. The margin at the spine depends on the number of pages, and the other way
 * round. The margin only grows, so this ends.
 */
function settled(
  plan: BookPlan,
  content: PrintedContent,
  trim: Trim,
): { readonly leaves: Leaf[]; readonly pagesForMargins: number } {
  const sizeFor = (pages: number): LeafSize => {
    const { live } = frameOf(trim, { hasBleed: plan.hasBleed, page: 1, pages });
    return { width: live.width, height: live.height - NUMBER };
  };
  let pagesForMargins = 0;
  for (;;) {
    const size = sizeFor(pagesForMargins);
    const leaves = allLeaves(plan, content, size);
    if (sizeFor(leaves.length).width >= size.width) return { leaves, pagesForMargins };
    pagesForMargins = leaves.length;
  }
}

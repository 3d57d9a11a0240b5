import { inches, millimetres } from '../page/length.ts';
import type { PageSize } from '../page/paper.ts';
import type { Rectangle } from '../page/rectangle.ts';
import type { Printer, Trim } from './trim.ts';

/** The space around the live area of a page. The inside is at the spine. */
interface Margins {
  readonly inside: number;
  readonly outside: number;
  readonly top: number;
  readonly bottom: number;
}

/** What Amazon KDP asks for at the spine: up to so many pages, so many inches. */
const KDP_GUTTERS = [
  [150, 0.375],
  [300, 0.5],
  [500, 0.625],
  [700, 0.75],
  [828, 0.875],
] as const;

/** The least and the most pages of a book in black on white paper. */
const PAGES: Readonly<Record<Printer, readonly [number, number]>> = {
  kdp: [24, 828],
  ingram: [18, 1200],
  korean: [24, 999],
};
/** KDP prints fewer pages on its largest trim. */
const KDP_LARGE = { width: inches(8.5), height: inches(11), most: 590 };

/** How many pages a printer accepts. */
export function pageLimits({ height, printer, width }: Trim): readonly [number, number] {
  const [least, most] = PAGES[printer];
  const isLarge = printer === 'kdp' && width >= KDP_LARGE.width && height >= KDP_LARGE.height;
  return [least, isLarge ? KDP_LARGE.most : most];
}

/** The margins that a printer asks for, or larger ones that look better. */
function marginsOf({ printer }: Trim, pages: number): Margins {
  const gutter = inches(KDP_GUTTERS.find(([most]) => pages <= most)?.[1] ?? 0.875);
  switch (printer) {
    case 'kdp':
      return { inside: gutter, outside: inches(0.375), top: inches(0.5), bottom: inches(0.45) };
    case 'ingram': {
      const inside = Math.max(gutter, inches(0.5));
      return { inside, outside: inches(0.5), top: inches(0.5), bottom: inches(0.5) };
    }
    case 'korean': {
      const outside = millimetres(10);
      return { inside: millimetres(15), outside, top: millimetres(12), bottom: millimetres(11) };
    }
  }
}

const BLEEDS: Readonly<Record<Printer, number>> = {
  kdp: inches(0.125),
  ingram: inches(0.125),
  korean: millimetres(3),
};

/** Where the parts of a page are. */
export interface PageFrame {
  /** With the bleed. */
  readonly size: PageSize;
  /** What is left after cutting. */
  readonly trim: Rectangle;
  /** Everything that is printed stands in here. */
  readonly live: Rectangle;
}

/**
 * The frame of a page, counted from 1. Odd pages are on the right, so that their inside is at the
 * left. KDP wants no bleed at the spine; the other printers want it on all sides.
 */
export function frameOf(
  trim: Trim,
  {
    hasBleed,
    page,
    pages,
  }: { readonly hasBleed: boolean; readonly page: number; readonly pages: number },
): PageFrame {
  const isRight = page % 2 === 1;
  const bleed = hasBleed ? BLEEDS[trim.printer] : 0;
  const atSpine = trim.printer === 'kdp' ? 0 : bleed;
  const left = isRight ? atSpine : bleed;
  const { bottom, inside, outside, top } = marginsOf(trim, pages);
  return {
    size: { width: trim.width + bleed + atSpine, height: trim.height + 2 * bleed },
    trim: { x: left, y: bleed, width: trim.width, height: trim.height },
    live: {
      x: left + (isRight ? inside : outside),
      y: bleed + top,
      width: trim.width - inside - outside,
      height: trim.height - top - bottom,
    },
  };
}

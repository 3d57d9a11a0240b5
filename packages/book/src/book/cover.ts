import { inches } from '../page/length.ts';
import type { PaperStock } from './plan.ts';
import type { Trim } from './trim.ts';

/** What the maker of a cover needs to know, in points. */
export interface CoverFacts {
  readonly spine: number;
  /** The cover with both sides, the spine and the bleed. */
  readonly width: number;
  readonly height: number;
  /** The space on the back that must be kept free for the barcode. */
  readonly barcode: { readonly width: number; readonly height: number };
}

/** The thickness of a page, in inches, at Amazon KDP. */
const THICKNESS: Readonly<Record<PaperStock, number>> = {
  white: 0.002252,
  cream: 0.0025,
  color: 0.002347,
};
const BLEED = inches(0.125);

/** Undefined for Korean printers: the spine depends on their paper. */
export function coverFacts(trim: Trim, pages: number, paper: PaperStock): CoverFacts | undefined {
  if (trim.printer === 'korean') return undefined;
  const spine = inches(pages * THICKNESS[paper]);
  return {
    spine,
    width: 2 * trim.width + spine + 2 * BLEED,
    height: trim.height + 2 * BLEED,
    barcode: { width: inches(2), height: inches(1.2) },
  };
}

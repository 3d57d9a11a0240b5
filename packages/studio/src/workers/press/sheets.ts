import { LongTitle, type Page, papers, sheet } from '@nonet/book';
import type { SavedPages, SheetAnswer, SheetFault, SheetOrder } from '../../picture/printing.ts';
import type { AsyncHandlers, Pause } from '../work.ts';
import { withPauses } from './paused.ts';
import type { SheetApi } from './press-api.ts';
import { printedPage } from './printed-page.ts';
import { sheetItems } from './sheet-items.ts';

const CANCELLED: SheetAnswer<never> = {
  ok: false,
  fault: 'nothing',
  leftOut: { several: 0, none: 0 },
};

export const sheets: AsyncHandlers<SheetApi> = {
  'sheet-preview': (order, pause) =>
    withPages(order, pause, async ([first, ...others]) => ({
      first: printedPage(first, order.language),
      pages: 1 + others.length,
    })),
  'sheet-pages': (order, pause) =>
    withPages(order, pause, async (pages) =>
      pages.map((page) => printedPage(page, order.language)),
    ),
  'sheet-file': ({ form, ...order }, pause) =>
    withPages(order, pause, (pages) => fileOf(pages, form, order)),
};

/** Makes the pages of a sheet, and something of them. */
async function withPages<Value>(
  { choices, language, puzzles }: SheetOrder,
  pause: Pause<number>,
  use: (pages: readonly Page[]) => Promise<Value>,
): Promise<SheetAnswer<Value>> {
  let ready = 0;
  const work = sheetItems({ language, puzzles }, (count) => {
    ready = count;
  });
  const found = await withPauses(work, () => pause(ready));
  // The answer to a cancelled request is not read.
  if (!found) return CANCELLED;
  const { items, leftOut } = found;
  const failed = (fault: SheetFault) => ({ ok: false, fault, leftOut }) as const;
  if (items.length === 0) return failed('nothing');
  let pages: readonly Page[];
  try {
    const title = choices.heading.trim() || undefined;
    pages = sheet(items, { ...choices, language, paper: papers[choices.paper], title });
  } catch (error) {
    return failed(error instanceof LongTitle ? 'long-heading' : faultOf(error, 'too-small'));
  }
  try {
    return { ok: true, value: await use(pages), leftOut };
  } catch (error) {
    return failed(faultOf(error, 'missing-character'));
  }
}

function faultOf(error: unknown, fault: SheetFault): SheetFault {
  if (error instanceof RangeError) return fault;
  throw error;
}

async function fileOf(
  pages: readonly Page[],
  form: 'pdf' | 'svg',
  { choices, language }: SheetOrder,
): Promise<SavedPages> {
  if (form === 'svg') {
    const { svgFile } = await import('./svg-file.ts');
    if (!choices.outlines) return svgFile(pages, language);
    const { outlinedPages } = await import('./outlined-pages.ts');
    return svgFile(await outlinedPages(pages), language);
  }
  const { writePdf } = await import('./write-pdf.ts');
  const bytes = await writePdf(pages, { language, title: choices.heading.trim() || 'Sudoku' });
  return { extension: 'pdf', bytes };
}

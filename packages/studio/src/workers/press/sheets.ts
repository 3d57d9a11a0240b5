import { LongTitle, type Page, papers, sheet } from '@nonet/book';
import type { SavedPages, SheetAnswer, SheetFault, SheetOrder } from '../../picture/printing.ts';
import { printedPage } from './printed-page.ts';
import { sheetItems } from './sheet-items.ts';

/** The progress of a request is the number of puzzles that are ready to be printed. */
export const sheets = {
  /** Makes the first page, and says how many pages there are. */
  'sheet-preview': (order: SheetOrder) =>
    withPages(order, async ([first, ...others]) => ({
      first: printedPage(first, order.language),
      pages: 1 + others.length,
    })),
  'sheet-pages': (order: SheetOrder) =>
    withPages(order, async (pages) => pages.map((page) => printedPage(page, order.language))),
  /** Makes a PDF file, an SVG file, or a ZIP file with an SVG file per page. */
  'sheet-file': ({ form, ...order }: SheetOrder & { readonly form: 'pdf' | 'svg' }) =>
    withPages(order, (pages) => fileOf(pages, form, order)),
};

/** Makes the pages of a sheet, and something of them. Yields how many puzzles are ready. */
async function* withPages<Value>(
  { choices, language, puzzles }: SheetOrder,
  use: (pages: readonly Page[]) => Promise<Value>,
): AsyncGenerator<number | undefined, SheetAnswer<Value>> {
  const { items, leftOut } = yield* sheetItems({ language, puzzles });
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
    const { outlinedPages } = await import('./svg-file.ts');
    return svgFile(await outlinedPages(pages), language);
  }
  const { writePdf } = await import('./write-pdf.ts');
  const bytes = await writePdf(pages, { language, title: choices.heading.trim() || 'Sudoku' });
  return { extension: 'pdf', bytes };
}

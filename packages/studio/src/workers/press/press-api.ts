import type { PrintedPage, SavedPages, SheetAnswer, SheetOrder } from '../../picture/printing.ts';
import type { Exchange } from '../work.ts';

/** The progress of a request is the number of puzzles that are ready to be printed. */
export interface PressApi {
  /** Makes the first page, and says how many pages there are. */
  'sheet-preview': Exchange<
    SheetOrder,
    SheetAnswer<{ readonly first: PrintedPage; readonly pages: number }>,
    number
  >;
  'sheet-pages': Exchange<SheetOrder, SheetAnswer<readonly PrintedPage[]>, number>;
  /** Makes a PDF file, an SVG file, or a ZIP file with an SVG file per page. */
  'sheet-file': Exchange<
    SheetOrder & { readonly form: 'pdf' | 'svg' },
    SheetAnswer<SavedPages>,
    number
  >;
}

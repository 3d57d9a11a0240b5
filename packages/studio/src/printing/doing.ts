import type { PrintedPage, SheetAnswer, SheetFault } from '../picture/printing.ts';
import type { PrintWords } from './words.ts';

export type Preview = SheetAnswer<{ readonly first: PrintedPage; readonly pages: number }>;

/** What is being done with the pages, or was done last. */
export type Doing =
  | { readonly kind: 'nothing' | 'failed' }
  | { readonly kind: 'printing' | 'saving'; readonly aborting: AbortController }
  | { readonly kind: 'saved'; readonly file: string }
  /** There are pages, but they cannot be saved in this form. */
  | { readonly kind: 'refused'; readonly fault: SheetFault };

/** What the dialog says about the pages. */
export function statusOf(
  doing: Doing,
  { all, preview, ready }: { all: number; preview: Preview | undefined; ready: number | undefined },
  words: PrintWords,
): string {
  if (doing.kind === 'saved') return words.saved(doing.file);
  if (doing.kind === 'refused') return words.faults[doing.fault];
  if (doing.kind !== 'nothing') return words[doing.kind];
  if (ready !== undefined) return ready === 0 ? words.preparing : words.prepared(ready, all);
  if (!preview) return '';
  const { none, several } = preview.leftOut;
  const leftOut = none + several > 0 ? [words.leftOut(preview.leftOut, all)] : [];
  if (preview.ok) return leftOut.join('');
  const isExplained = preview.fault === 'nothing' && leftOut.length > 0;
  return [...leftOut, ...(isExplained ? [] : [words.faults[preview.fault]])].join(' ');
}

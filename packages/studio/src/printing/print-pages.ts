import type { PrintedPage } from '../picture/printing.ts';
import { loadPrintFont } from './fonts.ts';
import { addPage, shadowFor } from './shadow-pages.ts';

/** The browser handles its events after it has taken in so many pages. */
const BETWEEN_EVENTS = 2;

/** Opens the browser's own print dialog with pages. They are in the document only meanwhile. */
export async function printPages(pages: readonly PrintedPage[]): Promise<void> {
  await loadPrintFont();
  const [{ height, width }] = pages;
  const style = document.createElement('style');
  style.textContent = `@page { size: ${width}pt ${height}pt; margin: 0 }`;
  const sheets = document.createElement('div');
  sheets.className = 'sheets';
  const size = `svg { width: ${width}pt; height: ${height}pt }`;
  const root = shadowFor(sheets, `${size} svg:not(:last-child) { break-after: page }`);
  document.body.append(style, sheets);
  for (const [i, { svg }] of pages.entries()) {
    addPage(root, svg);
    if ((i + 1) % BETWEEN_EVENTS === 0) await eventsHandled();
  }
  const remove = (): void => {
    style.remove();
    sheets.remove();
  };
  addEventListener('afterprint', remove, { once: true });
  print();
}

function eventsHandled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PrintedPage } from '../picture/printing.ts';
import { addPage, shadowFor } from './shadow-pages.ts';

/** A small page has texts of a few pixels, which hinting would distort. */
const STYLE = 'svg { width: 100%; height: auto; text-rendering: geometricPrecision }';

/** A page as it will be printed. Without a page, there is blank paper. */
export function PagePreview({ page }: { page: PrintedPage | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = shadowFor(host.current, STYLE);
    if (page) addPage(root, page.svg);
  }, [page]);
  return <div ref={host} class="sheet" data-blank={page ? undefined : ''} />;
}

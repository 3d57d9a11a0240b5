import { useEffect, useState } from 'preact/hooks';
import type { PrintedPage } from '../../../picture/printing.ts';
import { loadPrintFont } from '../../../printing/fonts.ts';
import { PagePreview } from '../../../printing/page-preview.tsx';
import { ignoreFailure } from '../../../workers/client.ts';
import type { BookProps } from './controls.ts';
import { bookWords } from './words.ts';

/** The page is drawn when the plan has not changed for this many milliseconds. */
const SETTLED = 300;

/** A page with puzzles as the plan arranges it. It stays while the plan has a mistake. */
export function SamplePage({ controls, plan, state }: BookProps & { plan: string | undefined }) {
  const own = bookWords[state.page.language];
  const [page, setPage] = useState<PrintedPage>();
  useEffect(() => void loadPrintFont(), []);
  useEffect(() => {
    if (plan === undefined) return;
    let isLatest = true;
    const timer = setTimeout(() => {
      void controls.book.samplePage(plan).then((drawn) => {
        if (isLatest) setPage(drawn);
      }, ignoreFailure);
    }, SETTLED);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [plan]);
  return (
    <figure class="book-sample">
      <PagePreview page={page} />
      <figcaption class="quiet">{own.sample}</figcaption>
    </figure>
  );
}

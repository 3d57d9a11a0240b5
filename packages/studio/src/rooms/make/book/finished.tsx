import { useEffect, useState } from 'preact/hooks';
import type { PrintedPage } from '../../../picture/printing.ts';
import { loadPrintFont } from '../../../printing/fonts.ts';
import { PagePreview } from '../../../printing/page-preview.tsx';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import type { BookProps } from './controls.ts';
import { type FinishedBook, withBook } from './slice.ts';
import { bookWords } from './words.ts';

interface Props extends BookProps {
  readonly book: FinishedBook;
}

/** What a finished book is like, and its pages. */
export function Finished(props: Props) {
  const { book, controls, state } = props;
  const own = bookWords[state.page.language];
  return (
    <>
      <p>
        <b>{own.pages(book.pages)}.</b> {coverText(book, own)}
      </p>
      <div class="buttons">
        <Button
          class="main"
          off={state.book.activity !== undefined}
          onClick={() => controls.book.savePdf(state.book.isForPress)}
        >
          {own.savePdf}
        </Button>
        <Button onClick={controls.book.saveBookPuzzles}>{own.savePuzzles}</Button>
      </div>
      <Check
        name={own.press}
        isOn={state.book.isForPress}
        turn={(isOn) => controls.update((now) => withBook(now, { isForPress: isOn }))}
      />
      <Pages key={book.id} {...props} />
    </>
  );
}

/** The pages of a book, one at a time. */
function Pages({ book, controls, state }: Props) {
  const own = bookWords[state.page.language];
  const { pages, parts } = book;
  const [at, setAt] = useState(0);
  const [page, setPage] = useState<PrintedPage>();
  useEffect(() => void loadPrintFont(), []);
  useEffect(() => {
    let isWanted = true;
    void controls.book.pageOfBook(at).then((found) => {
      if (isWanted) setPage(found);
    });
    return () => {
      isWanted = false;
    };
  }, [at]);
  const part = parts.findLastIndex((one) => one.page <= at);
  return (
    <section class="book-pages" aria-label={own.preview}>
      <Choice
        label={own.part}
        options={parts.map((_, i) => i)}
        chosen={Math.max(0, part)}
        nameOf={(i) => `${parts[i].title} · ${parts[i].page + 1}`}
        choose={(i) => setAt(parts[i].page)}
      />
      <div class="buttons">
        <Button off={at === 0} label={own.previous} onClick={() => setAt(at - 1)}>
          ◀
        </Button>
        <span role="status">{own.pageOf(at + 1, pages)}</span>
        <Button off={at === pages - 1} label={own.next} onClick={() => setAt(at + 1)}>
          ▶
        </Button>
      </div>
      <PagePreview page={page} />
    </section>
  );
}

function coverText({ cover }: FinishedBook, own: (typeof bookWords)['en']): string {
  if (!cover) return own.noCover;
  const { barcode, height, spine, width } = cover;
  const size = (across: number, down: number): string => `${inches(across)} × ${inches(down)}`;
  return own.cover(inches(spine), size(width, height), size(barcode.width, barcode.height));
}

function inches(points: number): string {
  return String(Math.round((points / 72) * 1000) / 1000);
}

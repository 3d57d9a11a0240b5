import type { PlainPuzzle } from '@nonet/engine/notation';
import { useEffect, useState } from 'preact/hooks';
import { download } from '../page/export/download.ts';
import type { PrintedPage, SheetAnswer, SheetChoices } from '../picture/printing.ts';
import { Button } from '../widgets/button.tsx';
import { Check } from '../widgets/check.tsx';
import { type Language, pageWords } from '../words/words.ts';
import { type Doing, type Preview, statusOf } from './doing.ts';
import { loadPrintFont } from './fonts.ts';
import { PagePreview } from './page-preview.tsx';
import { PrintChoices } from './print-choices.tsx';
import type { Printing } from './printing.ts';
import { addPage, shadowFor } from './shadow-pages.ts';
import type { PrintWords } from './words.ts';
import './printing.css';

interface Props {
  readonly puzzles: readonly PlainPuzzle[];
  readonly language: Language;
  readonly words: PrintWords;
  readonly printing: Printing;
}

/** How the puzzles are arranged, the first page, and what can be done with the pages. */
export function PrintPanel({ language, printing, puzzles, words }: Props) {
  const [choices, choose] = useState(() => printing.choicesFor(puzzles.length));
  const [preview, setPreview] = useState<Preview>();
  const [ready, setReady] = useState<number>();
  const [doing, setDoing] = useState<Doing>({ kind: 'nothing' });
  const order = { puzzles, choices, language };

  useEffect(() => void loadPrintFont(), []);
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    setReady(0);
    void printing.ask('sheet-preview', order, { signal, onProgress: setReady }).then(
      (answer) => {
        setPreview(answer);
        setReady(undefined);
      },
      () => setDoing({ kind: 'failed' }),
    );
    return () => aborting.abort();
  }, [choices, language]);
  useEffect(
    () => () => {
      if ('aborting' in doing) doing.aborting.abort();
    },
    [doing],
  );

  const change = (part: Partial<SheetChoices>): void => {
    const next = { ...choices, ...part };
    choose(next);
    setDoing({ kind: 'nothing' });
    printing.keepChoices(puzzles.length, next);
  };
  /** Asks for pages or for a file, and uses the answer. */
  const work = async <Value,>(
    kind: 'printing' | 'saving',
    ask: (signal: AbortSignal) => Promise<SheetAnswer<Value>>,
    use: (value: Value) => Promise<Doing>,
  ): Promise<void> => {
    const aborting = new AbortController();
    setDoing({ kind, aborting });
    try {
      const answer = await ask(aborting.signal);
      setDoing(answer.ok ? await use(answer.value) : { kind: 'refused', fault: answer.fault });
    } catch {
      setDoing({ kind: 'failed' });
    }
  };
  const onPrint = () =>
    work(
      'printing',
      (signal) => printing.ask('sheet-pages', order, { signal }),
      async (pages) => {
        await printPages(pages);
        return { kind: 'nothing' };
      },
    );
  const onSave = (form: 'pdf' | 'svg') =>
    work(
      'saving',
      (signal) => printing.ask('sheet-file', { ...order, form }, { signal }),
      async ({ bytes, extension }) => {
        const file = `nonet-sheet.${extension}`;
        download(new Blob([bytes], { type: TYPES[extension] }), file);
        return { kind: 'saved', file };
      },
    );
  const isBusy = 'aborting' in doing;
  const isOff = !preview?.ok || ready !== undefined || isBusy;
  return (
    <div class="print-panel">
      <PrintChoices choices={choices} words={words} change={change} />
      <figure data-stale={ready === undefined ? undefined : ''}>
        <PagePreview page={preview?.ok ? preview.value.first : undefined} />
        <figcaption>
          {preview?.ok && `${words.preview} · ${words.pages(preview.value.pages)}`}
        </figcaption>
      </figure>
      <div class="print-acts">
        <div class="acts">
          <Button class="main" off={isOff} onClick={onPrint}>
            {words.print}
          </Button>
          {(['pdf', 'svg'] as const).map((form) => (
            <Button key={form} off={isOff} onClick={() => onSave(form)}>
              {words.save[form]}
            </Button>
          ))}
          {isBusy && (
            <Button onClick={() => setDoing({ kind: 'nothing' })}>
              {pageWords[language].cancel}
            </Button>
          )}
        </div>
        <Check
          name={words.outlines}
          note={words.outlinesNote}
          isOn={choices.outlines}
          turn={(outlines) => change({ outlines })}
        />
        <p role="status">{statusOf(doing, { all: puzzles.length, preview, ready }, words)}</p>
        {preview?.ok && preview.value.pages > 1 && <p class="quiet">{words.zip}</p>}
      </div>
    </div>
  );
}

const TYPES = { pdf: 'application/pdf', svg: 'image/svg+xml', zip: 'application/zip' } as const;

/** The browser handles its events after it has taken in so many pages. */
const BETWEEN_EVENTS = 2;

/** Opens the browser's own print dialog with pages. They are in the document only meanwhile. */
async function printPages(pages: readonly PrintedPage[]): Promise<void> {
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
    if ((i + 1) % BETWEEN_EVENTS === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const remove = (): void => {
    style.remove();
    sheets.remove();
  };
  addEventListener('afterprint', remove, { once: true });
  print();
}

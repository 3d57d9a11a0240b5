import type { PlainPuzzle } from '@nonet/engine/notation';
import { useEffect, useState } from 'preact/hooks';
import { download } from '../page/export/download.ts';
import type { SheetAnswer, SheetChoices } from '../picture/printing.ts';
import { Button } from '../widgets/button.tsx';
import { Check } from '../widgets/check.tsx';
import { type Language, pageWords } from '../words/words.ts';
import { type Doing, type Preview, statusOf } from './doing.ts';
import { loadPrintFont } from './fonts.ts';
import { PagePreview } from './page-preview.tsx';
import { PrintChoices } from './print-choices.tsx';
import { printPages } from './print-pages.ts';
import type { Printing } from './printing.ts';
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

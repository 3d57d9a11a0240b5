import type { SectionEntry } from '@nonet/book';
import { drawSeed } from '@nonet/engine/generate';
import { download } from '../../../page/export/download.ts';
import { keep, keepLarge, recall, recallLarge } from '../../../page/kept.ts';
import { forgetList, keepList, recallList } from '../../../page/kept-list.ts';
import type { Store } from '../../../page/store.ts';
import { fileText } from '../../../puzzle/file-text.ts';
import type { Language } from '../../../words/words.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { Clients } from '../../../workers/clients.ts';
import { requestTechniques } from '../collection/slice.ts';
import type { BookMaking } from './controls.ts';
import { excludedFiles } from './excluded-files.ts';
import { type BookHead, entriesKept, excludedKept, headKept, planKept } from './kept.ts';
import { bookOf, sameText } from './making.ts';
import { type HasBook, withBook } from './slice.ts';
import { planText, type Written } from './written-plan.ts';

/** What is made is kept after this many milliseconds at most. */
const KEEP = 1_000;

/** A book, with the puzzles that are made so far. */
interface BegunBook {
  readonly head: BookHead;
  readonly entries: SectionEntry[];
}

/** Makes books and keeps what is made. Goes on at once with a book that is kept. */
export function bookMaking<S extends HasBook>(
  store: Store<S>,
  { coach, press }: Clients,
): BookMaking {
  const excluded = excludedFiles(store, press);
  let begun: BegunBook | undefined;
  let working: AbortController | undefined;
  let keeping: Promise<void> = Promise.resolve();

  /** Whether the book that is begun has this plan, and leaves out the same puzzles. */
  const isSame = (plan: string | undefined): boolean =>
    begun?.head.plan === plan &&
    JSON.stringify(begun?.head.excluded) === JSON.stringify(excluded.files);

  /** Says how many puzzles are kept of the book that would be made now. */
  const countKept = (): void => {
    const kept = begun && isSame(sameText(store.now.book.text)) ? begun.entries.length : 0;
    store.update((now) => withBook(now, { kept }));
  };

  const writePlan = (text: string): void => {
    store.update((now) => withBook(now, { text, outcome: undefined }));
    keep(store, planKept, text);
    countKept();
  };

  /** Whether the book goes on when the page opens again. */
  const setWanted = (isWanted: boolean): void => {
    if (!begun) return;
    begun = { ...begun, head: { ...begun.head, isWanted } };
    void keepLarge(store, headKept, begun.head);
  };

  /** Takes up the book that is kept if it has the same plan, or begins a new one. */
  const begin = async (plan: string): Promise<BegunBook> => {
    const head: BookHead = { plan, excluded: excluded.files, isWanted: true };
    if (!begun || !isSame(plan)) {
      await keeping;
      await forgetList(entriesKept, begun?.entries.length ?? 0);
      begun = { head, entries: [] };
    }
    setWanted(true);
    return begun;
  };

  const makeBook = async (): Promise<void> => {
    working?.abort();
    const mine = new AbortController();
    working = mine;
    const { signal } = mine;
    const plan = sameText(store.now.book.text);
    if (plan === undefined) return;
    store.update((now) =>
      withBook(now, { activity: { kind: 'checking' }, outcome: undefined, finished: undefined }),
    );
    const { entries } = await begin(plan);
    let keptAt = performance.now();
    let written: readonly SectionEntry[] = [...entries];
    const keepNew = (): void => {
      keptAt = performance.now();
      const before = written;
      const all = [...entries];
      written = all;
      keeping = keeping.then(() => keepList(store, entriesKept, all, before));
    };
    signal.addEventListener('abort', keepNew, { once: true });
    const work = {
      plan,
      excluded: new Set(excluded.files.flatMap(({ forms }) => forms)),
      kept: [...entries],
    };
    const made = await bookOf(press, work, {
      signal,
      onEntries: (some) => {
        entries.push(...some);
        if (performance.now() - keptAt > KEEP) keepNew();
      },
      onActivity: (activity) => {
        if (!signal.aborted) store.update((now) => withBook(now, { activity }));
      },
    });
    if (signal.aborted) return;
    keepNew();
    if (made.kind !== 'made') setWanted(false);
    const change =
      made.kind === 'made'
        ? { finished: { ...made.facts, id: store.newId(), plan } }
        : { outcome: made };
    store.update((now) => withBook(now, { activity: undefined, ...change }));
    countKept();
  };

  const stopBook = (): void => {
    working?.abort();
    setWanted(false);
    store.update((now) => withBook(now, { activity: undefined }));
    countKept();
  };

  const recallBook = async (): Promise<void> => {
    const files = await recallLarge(excludedKept);
    if (files && files.length > 0) excluded.put(files);
    const head = await recallLarge(headKept);
    if (!head) return;
    begun = { head, entries: [...(await recallList(entriesKept))] };
    if (head.isWanted && isSame(sameText(store.now.book.text))) void makeBook();
    else countKept();
  };

  const text = recall(planKept) ?? planText(initialPlan(store.now.page.language, drawSeed()));
  store.update((now) => withBook(now, { text }));
  void recallBook();
  requestTechniques(store, coach);

  return {
    writePlan,
    openPlan: (file) => void fileText(file).then(writePlan),
    savePlan: () => download(new Blob([store.now.book.text]), 'plan.json'),
    samplePage: async (plan) => {
      const drawn = await press.ask('book-sample', plan);
      return drawn.ok ? drawn.value : undefined;
    },
    exclude: (file) => void excluded.add(file).then(countKept),
    include: (at) => {
      excluded.remove(at);
      countKept();
    },
    makeBook: () => void makeBook(),
    stopBook,
    pageOfBook: async (page) => {
      const found = await press.ask('book-page', page).catch(ignoreFailure);
      // A worker that was started again has no book.
      if (!found) void makeBook();
      return found || undefined;
    },
    savePdf: async (isForPress) => {
      store.update((now) => withBook(now, { activity: { kind: 'saving' } }));
      const saved = await press.ask('book-file', { isForPress }).catch(ignoreFailure);
      store.update((now) => withBook(now, { activity: undefined }));
      if (saved) download(new Blob([saved.bytes], { type: 'application/pdf' }), 'interior.pdf');
      else void makeBook();
    },
    saveBookPuzzles: () => {
      const { finished } = store.now.book;
      if (finished) download(new Blob([finished.puzzles]), 'puzzles.txt');
    },
  };
}

const SECTIONS: readonly Written[] = [
  { level: 'easy', count: 24, perPage: 2 },
  { level: 'medium', count: 24, perPage: 2 },
  { level: 'hard', count: 12, perPage: 2 },
];

/** The plan of someone who has none. */
function initialPlan(language: Language, seed: string): Written {
  const isKorean = language === 'ko';
  return {
    title: isKorean ? '나의 스도쿠 책' : 'My Sudoku Book',
    language,
    trim: isKorean ? 'shinguk' : 'kdp-6x9',
    seed,
    sections: SECTIONS,
  };
}

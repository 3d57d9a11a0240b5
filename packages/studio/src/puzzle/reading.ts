import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';
import { isTrace } from '@nonet/engine/trace';
import { computed, effect, untracked } from '@preact/signals';
import { latest } from '../page/requests.ts';
import { withPage } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import type { GameAsText } from '../picture/reviewing.ts';
import { pageEnd } from '../widgets/listing.ts';
import type { Words } from '../words/words.ts';
import { ignoreFailure } from '../workers/client.ts';
import type { SearchClient } from '../workers/clients.ts';
import type { Controls } from './controls.ts';
import { fileText } from './file-text.ts';
import { canKeep, type OwnProgram } from './own-program.ts';
import { fileKind } from './picture-file.ts';
import { isInWorker, NO_RECORDS, recordsOf } from './records.ts';
import {
  type HasPuzzle,
  isSamePuzzle,
  NO_TEXT,
  type PuzzleState,
  withBox,
  withPuzzleState,
} from './state.ts';

/**
 * A text of at most this many characters is shown in the text box. A longer one is read, but the
 * text box stays empty.
 */
const LONGEST_SHOWN = 20_000;

/** The number of characters that `isTrace` needs to recognize a trace. */
const BEGINNING = 4_096;

/**
 * Finds links to this studio on any host, alone or in a sentence, in `<…>` or in the `(…)` of
 * Markdown. The first group is the fragment.
 */
const OWN_LINK = /(?:^|[\s<(])[^\s<>()]+#([12]&(?:[^\s<>()]+&)?(?:p|h|puzzle|served)=[^\s<>()]+)/g;

const LINK = { reading: { kind: 'link' } } as const;
const DAMAGED_LINK = { reading: { kind: 'damaged-link' }, hasNotice: false } as const;

/** The fragment of a link to this studio, if the text has exactly one. A long text is a file. */
function ownLink(text: string): string | undefined {
  if (text.length > LONGEST_SHOWN) return undefined;
  const fragments = Array.from(text.matchAll(OWN_LINK), ([, found]) => found);
  return fragments.length === 1 ? fragments[0] : undefined;
}

interface Opening<S> {
  readonly openPuzzle: (state: S, puzzle: PlainPuzzle, about: AboutPuzzle) => S;
  readonly openProgram: (state: S, program: OwnProgram) => S;
  readonly openLink: (state: S, fragment: string) => S;
  /** Opens the puzzle of a photograph. */
  readonly openPhoto: (state: S, file: File) => S;
  /** The link that a file stands for. Undefined for other texts. */
  readonly linkInFile: (text: string) => string | undefined;
  /** The link to the review of a game. */
  readonly linkToReview: (game: GameAsText) => string;
}

/** A text is read when it has not changed for this many milliseconds. */
const SETTLED = 350;

/** Reads the user's text. Fetches the records that the list shows, and opens the chosen record. */
export function reading<S extends HasPuzzle>(
  store: Store<S>,
  client: SearchClient,
  { openPuzzle, openProgram, openLink, openPhoto, linkInFile, linkToReview }: Opening<S>,
): Controls['reading'] {
  let current = new AbortController();
  /** Reads again what is being read, after a restart of the worker. */
  let readAgain = (): void => {};
  /** The text whose records the page lists. */
  let listed: { readonly textId: number; readonly text: string } | undefined;
  const update = (change: Partial<PuzzleState>): void =>
    store.update((now) => withPuzzleState(now, change));

  latest(store, client, {
    request: ({ puzzle: { records }, page }) => {
      const { textId, listing } = records;
      if (listing.total === 0 || !isInWorker(records, page)) return undefined;
      return { textId, from: listing.from, to: pageEnd(listing) };
    },
    ask: (rows, { signal }) => client.ask('records', rows, { signal }),
    use: (entries, { from }) =>
      update({ records: { ...store.now.puzzle.records, rows: { from, entries } } }),
  });
  latest(store, client, {
    request: ({ puzzle: { records }, page }) => {
      const { textId, listing } = records;
      if (listing.at === undefined || !isInWorker(records, page)) return undefined;
      return { textId, at: listing.at };
    },
    ask: ({ textId, at }, { signal }) =>
      client.ask('records', { textId, from: at, to: at + 1 }, { signal }),
    use: ([entry]) => {
      if (!entry?.ok || isSamePuzzle(entry.puzzle, store.now.puzzle.root)) return;
      store.update((now) =>
        withPuzzleState(openPuzzle(now, entry.puzzle, entry.about), {
          reading: now.puzzle.reading,
        }),
      );
    },
  });

  latest(store, client, {
    // A new worker does not have the records of the text.
    request: ({ puzzle: { records }, page }) =>
      listed && records.textId === listed.textId && !isInWorker(records, page)
        ? { ...listed, restarts: page.workers.search.restarts }
        : undefined,
    ask: ({ textId, text }, { signal }) => client.ask('read', { textId, text }, { signal }),
    use: (_, { restarts }) => update({ records: { ...store.now.puzzle.records, restarts } }),
  });
  const worker = computed(() => store.state.value.page.workers.search);
  effect(() => {
    const { failed, restarts } = worker.value;
    const { kind } = store.now.puzzle.reading;
    if (failed && kind === 'reading') update({ reading: { kind: 'waiting' } });
    else if (!failed && restarts > 0 && kind === 'waiting') untracked(readAgain);
  });
  const begin = (again: () => void): AbortController => {
    current.abort();
    current = new AbortController();
    readAgain = again;
    // What was wrong with a link before is not about this text.
    if (store.now.page.brokenLink) store.update((now) => withPage(now, { brokenLink: undefined }));
    return current;
  };

  /** Opens the program if the file is a trace. Calls `otherwise` if it is not. */
  const readProgram = (file: Blob, otherwise: () => void): void => {
    const asking = begin(() => readProgram(file, otherwise));
    const { signal } = asking;
    const id = store.newId();
    const { puzzle, page } = store.now;
    const { restarts } = page.workers.search;
    const request = { programId: id, file };
    const isLeft = ({ box, root } = store.now.puzzle) => box !== puzzle.box || root !== puzzle.root;
    const onProgress = (events: number): void => {
      if (isLeft()) asking.abort();
      else update({ reading: { kind: 'reading', events } });
    };
    void client
      .ask('readProgram', request, { signal, onProgress })
      .then((result) => {
        if (isLeft()) return;
        if (result.kind === 'other') {
          otherwise();
          return;
        }
        if (result.kind === 'broken') {
          update({ reading: { kind: 'broken', fault: result.fault }, records: NO_RECORDS });
          return;
        }
        const { name, events } = result.program;
        store.update((now) =>
          withPuzzleState(openProgram(now, { ...result.program, id, file, restarts }), {
            reading: { kind: 'program', name, events, isSaved: canKeep(file) },
            hasNotice: now.puzzle.hasNotice,
            records: NO_RECORDS,
          }),
        );
      })
      .catch(ignoreFailure);
  };
  const follow = (fragment: string): void =>
    store.update((now) => {
      const opened = openLink(now, fragment);
      if (opened.page.brokenLink?.isOpened === false) {
        return withPuzzleState(opened, DAMAGED_LINK);
      }
      return withPuzzleState(opened, { ...LINK, hasNotice: now.puzzle.hasNotice });
    });
  const read = (text: string): void => {
    current.abort();
    const fragment = linkInFile(text) ?? ownLink(text);
    if (fragment) {
      follow(fragment);
      return;
    }
    if (isTrace(text.slice(0, BEGINNING))) {
      readProgram(new Blob([text]), () => {});
      return;
    }
    const { signal } = begin(() => read(text));
    const textId = store.newId();
    const { puzzle, page } = store.now;
    const { restarts } = page.workers.search;
    void client
      .ask('read', { textId, text }, { signal })
      .then((result) => {
        if (store.now.puzzle.box !== puzzle.box) return;
        if (!result.ok) {
          update({ reading: { kind: 'broken', fault: result.fault }, records: NO_RECORDS });
          return;
        }
        if (result.notation === undefined) {
          follow(linkToReview(result.game));
          return;
        }
        listed = { textId, text };
        const notation = result.notation as keyof Words['notations'];
        store.update((now) =>
          withPuzzleState(openPuzzle(now, result.puzzle, result.about), {
            reading: { kind: 'found', notation, program: result.program, skipped: result.skipped },
            hasNotice: now.puzzle.hasNotice,
            records: recordsOf({ textId, restarts }, result),
          }),
        );
      })
      .catch(ignoreFailure);
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  const type = (text: string): void => {
    clearTimeout(settling);
    store.update((now) => ({ ...now, puzzle: withBox(now.puzzle, text) }));
    if (text.trim() === '') return;
    // If the user has opened a different puzzle in the meantime, the text box has a different text.
    settling = setTimeout(() => store.now.puzzle.box === text && read(text), SETTLED);
  };
  const submit = (text: string): void => {
    const box = text.length > LONGEST_SHOWN ? '' : text;
    const isEmpty = text.trim() === '';
    store.update((now) => ({
      ...now,
      puzzle: {
        ...withBox(now.puzzle, box),
        reading: { kind: isEmpty ? 'nothing' : 'waiting' },
        hasNotice: !isEmpty,
      },
    }));
    if (!isEmpty) read(text);
  };
  const open = (file: File): void => {
    update({ ...NO_TEXT, reading: { kind: 'waiting' }, hasNotice: true });
    const result = (reading: PuzzleState['reading']): void => update({ reading, hasNotice: true });
    readProgram(file, async () => {
      try {
        const kind = await fileKind(file);
        if (kind === 'pdf') result({ kind });
        else if (kind === 'text') submit(await fileText(file));
        else store.update((now) => withPuzzleState(openPhoto(now, file), NO_TEXT));
      } catch {
        result({ kind: 'unreadable' });
      }
    });
  };
  const cancel = (): void => {
    current.abort();
    update({ reading: { kind: 'nothing' }, hasNotice: false });
  };
  const puzzles = async (): Promise<readonly PlainPuzzle[]> => {
    const { listing, textId } = store.now.puzzle.records;
    const entries = await client.ask('records', { textId, from: 0, to: listing.total });
    return entries.flatMap((entry) => (entry.ok ? [entry.puzzle] : []));
  };
  return { type, submit, open, cancel, puzzles };
}

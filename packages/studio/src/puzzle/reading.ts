import { isTrace } from '@nonet/engine/trace';
import { latest } from '../page/asking.ts';
import type { Client } from '../page/client.ts';
import type { Store } from '../page/store.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import { pageEnd } from '../widgets/listing.ts';
import type { Words } from '../words/words.ts';
import type { Controls } from './controls.ts';
import { fileText } from './file-text.ts';
import type { OwnProgram } from './own-program.ts';
import { canSave } from './program-storage.ts';
import { NO_RECORDS, recordsOf } from './records.ts';
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
const OWN_LINK = /(?:^|[\s<(])[^\s<>()]+#(1&(?:[^\s<>()]+&)?[ph]=[^\s<>()]+)/g;

const LINK = { reading: { kind: 'link' } } as const;
const DAMAGED_LINK = { reading: { kind: 'damaged-link' }, hasNotice: false } as const;

/** The fragment of a link to this studio, if the text has exactly one. A long text is a file. */
function ownLink(text: string): string | undefined {
  if (text.length > LONGEST_SHOWN) return undefined;
  const fragments = Array.from(text.matchAll(OWN_LINK), ([, found]) => found);
  return fragments.length === 1 ? fragments[0] : undefined;
}

interface Opening<S> {
  readonly openPuzzle: (state: S, puzzle: PuzzleText) => S;
  readonly openProgram: (state: S, program: OwnProgram) => S;
  readonly openLink: (state: S, fragment: string) => S;
}

/** A text is read when it has not changed for this many milliseconds. */
const SETTLED = 350;

/** Reads the user's text. Fetches the records that the list shows, and opens the chosen record. */
export function reading<S extends HasPuzzle>(
  store: Store<S>,
  client: Client,
  { openPuzzle, openProgram, openLink }: Opening<S>,
): Controls['reading'] {
  let current = new AbortController();
  const update = (change: Partial<PuzzleState>): void =>
    store.update((now) => withPuzzleState(now, change));

  latest(store, {
    request: ({ puzzle: { records } }) => {
      const { textId, listing } = records;
      if (listing.total === 0) return undefined;
      return { textId, from: listing.from, to: pageEnd(listing) };
    },
    ask: (rows, { signal }) => client.ask('records', rows, { signal }),
    use: (entries, { from }) =>
      update({ records: { ...store.now.puzzle.records, rows: { from, entries } } }),
  });
  latest(store, {
    request: ({ puzzle: { records } }) => {
      const { textId, listing } = records;
      return listing.at === undefined ? undefined : { textId, at: listing.at };
    },
    ask: ({ textId, at }, { signal }) =>
      client.ask('records', { textId, from: at, to: at + 1 }, { signal }),
    use: ([entry]) => {
      if (!entry?.ok || isSamePuzzle(entry.puzzle, store.now.puzzle.root)) return;
      store.update((now) =>
        withPuzzleState(openPuzzle(now, entry.puzzle), { reading: now.puzzle.reading }),
      );
    },
  });

  /** Opens the program if the file is a trace. Calls `otherwise` if it is not. */
  const readProgram = (file: Blob, otherwise: () => void): void => {
    current.abort();
    current = new AbortController();
    const asking = current;
    const { signal } = asking;
    const id = store.newId();
    const { puzzle, page } = store.now;
    const { restarts } = page.worker;
    const request = { programId: id, file };
    const isLeft = ({ box, root } = store.now.puzzle) => box !== puzzle.box || root !== puzzle.root;
    const onProgress = (events: number): void => {
      if (isLeft()) asking.abort();
      else update({ reading: { kind: 'reading', events } });
    };
    void client.ask('readProgram', request, { signal, onProgress }).then((result) => {
      if (isLeft()) return;
      if (result.kind === 'other') {
        otherwise();
        return;
      }
      if (result.kind === 'broken') {
        update({ reading: { kind: 'broken', error: result.error }, records: NO_RECORDS });
        return;
      }
      const { name, events } = result.program;
      store.update((now) =>
        withPuzzleState(openProgram(now, { ...result.program, id, file, restarts }), {
          reading: { kind: 'program', name, events, isSaved: canSave(file) },
          hasNotice: now.puzzle.hasNotice,
          records: NO_RECORDS,
        }),
      );
    });
  };
  const read = (text: string): void => {
    current.abort();
    const fragment = ownLink(text);
    if (fragment) {
      store.update((now) => {
        const opened = openLink(now, fragment);
        if (opened.page.linkFault) return withPuzzleState(opened, DAMAGED_LINK);
        return withPuzzleState(opened, { ...LINK, hasNotice: now.puzzle.hasNotice });
      });
      return;
    }
    if (isTrace(text.slice(0, BEGINNING))) {
      readProgram(new Blob([text]), () => {});
      return;
    }
    current = new AbortController();
    const textId = store.newId();
    const { box } = store.now.puzzle;
    void client.ask('read', { textId, text }, { signal: current.signal }).then((result) => {
      if (store.now.puzzle.box !== box) return;
      if (!result.ok) {
        update({ reading: { kind: 'broken', error: result.error }, records: NO_RECORDS });
        return;
      }
      const notation = result.notation as keyof Words['notations'];
      store.update((now) =>
        withPuzzleState(openPuzzle(now, result.puzzle), {
          reading: { kind: 'found', notation },
          hasNotice: now.puzzle.hasNotice,
          records: recordsOf(textId, result),
        }),
      );
    });
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
    const unreadable = { reading: { kind: 'unreadable' }, hasNotice: true } as const;
    update({ ...NO_TEXT, reading: { kind: 'waiting' }, hasNotice: true });
    readProgram(file, () => fileText(file).then(submit, () => update(unreadable)));
  };
  const cancel = (): void => {
    current.abort();
    update({ reading: { kind: 'nothing' }, hasNotice: false });
  };
  return { type, submit, open, cancel };
}

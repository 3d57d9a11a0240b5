import { latest } from '../page/asking.ts';
import type { Client } from '../page/client.ts';
import type { Store } from '../page/store.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import { pageEnd } from '../widgets/listing.ts';
import type { Words } from '../words/words.ts';
import type { PuzzleControls } from './controls.ts';
import { fileText } from './file-text.ts';
import { NO_RECORDS, recordsOf } from './records.ts';
import {
  type HasPuzzle,
  isSamePuzzle,
  type PuzzleState,
  withBox,
  withPuzzleState,
} from './state.ts';

/** The most characters that the box shows. A longer text is read, but the box stays empty. */
const LONGEST_SHOWN = 20_000;

/** A link to this studio, on any host. The first group is the fragment. */
const OWN_LINK = /^\S+#(1&(?:\S+&)?p=\S+)$/;

interface Opening<S> {
  readonly openPuzzle: (state: S, puzzle: PuzzleText) => S;
  readonly openLink: (state: S, fragment: string) => S;
}

/** Reads the user's text. Fetches the records that the list shows, and opens the chosen record. */
export function reading<S extends HasPuzzle>(
  store: Store<S>,
  client: Client,
  { openPuzzle, openLink }: Opening<S>,
): PuzzleControls['reading'] {
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
      store.update((now) => openPuzzle(now, entry.puzzle));
    },
  });

  const read = (text: string): void => {
    current.abort();
    const [, fragment] = OWN_LINK.exec(text.trim()) ?? [];
    if (fragment) {
      store.update((now) => openLink(now, fragment));
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
          records: recordsOf(textId, result),
        }),
      );
    });
  };
  const submit = (text: string): void => {
    const box = text.length > LONGEST_SHOWN ? '' : text;
    store.update((now) => ({ ...now, puzzle: withBox(now.puzzle, box) }));
    if (text.trim() !== '') read(text);
  };
  const open = (file: File): void => {
    fileText(file).then(submit, () => update({ reading: { kind: 'unreadable' } }));
  };
  return { read, submit, open };
}

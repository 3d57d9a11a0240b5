import { effect } from '@preact/signals';
import { withAddress } from '../state/address.ts';
import type { Controls } from '../state/controls.ts';
import { pageEnd } from '../state/listing.ts';
import { NO_RECORDS, recordsOf } from '../state/records.ts';
import { withPuzzle } from '../state/transitions.ts';
import type { Words } from '../words/words.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';

/** A link to this studio, on any host. The first group is the fragment. */
const OWN_LINK = /^\S+#(1&(?:\S+&)?p=\S+)$/;

/** Reads the user's text. Fetches the records that the list shows, and loads the chosen record. */
export function reading(store: Store, client: Client): Controls['reading'] {
  let current = new AbortController();
  let latestId = 0;
  /** `from` is the first row of the latest page requested. `at` is the latest record loaded. */
  let latest: { from: number; at: number | undefined } = { from: -1, at: undefined };

  effect(() => {
    const { textId, listing } = store.state.value.records;
    if (listing.total === 0 || textId !== latestId) return;
    const { from, at } = listing;
    if (from !== latest.from) {
      latest.from = from;
      void client.ask('records', { textId, from, to: pageEnd(listing) }).then((entries) => {
        if (textId !== latestId || from !== latest.from) return;
        store.update((now) => ({ ...now, records: { ...now.records, rows: { from, entries } } }));
      });
    }
    if (at === undefined || at === latest.at) return;
    latest.at = at;
    void client.ask('records', { textId, from: at, to: at + 1 }).then(([entry]) => {
      if (textId !== latestId || at !== latest.at || !entry?.ok) return;
      store.update((now) => withPuzzle(now, entry.puzzle));
    });
  });

  return {
    read: (text) => {
      current.abort();
      const [, fragment] = OWN_LINK.exec(text.trim()) ?? [];
      if (fragment) {
        store.update((now) => withAddress(now, fragment));
        return;
      }
      current = new AbortController();
      const textId = store.newId();
      const box = store.now.text;
      void client.ask('read', { textId, text }, { signal: current.signal }).then((result) => {
        if (store.now.text !== box) return;
        if (!result.ok) {
          const reading = { kind: 'broken', error: result.error } as const;
          store.update((now) => ({ ...now, reading, records: NO_RECORDS }));
          return;
        }
        const notation = result.notation as keyof Words['notations'];
        latestId = textId;
        latest = { from: -1, at: result.first };
        store.update((now) => ({
          ...withPuzzle(now, result.puzzle),
          reading: { kind: 'found', notation },
          records: recordsOf(textId, result),
        }));
      });
    },
  };
}

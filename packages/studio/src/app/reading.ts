import { effect } from '@preact/signals';
import { withAddress } from '../state/address.ts';
import type { Controls } from '../state/controls.ts';
import { pageEnd } from '../state/listing.ts';
import { type Records, withEntries, withRecords } from '../state/records.ts';
import { read, withPuzzle } from '../state/transitions.ts';
import type { Words } from '../words/words.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** A link to this studio, on any host. */
const OWN_LINK = /^\S+#(1&(?:\S+&)?p=\S+)$/;

/** Reads texts. Fetches the records on the current page of the list, and loads the chosen record. */
export class Reading {
  private readonly store: Store;
  private readonly client: Client;
  private asking = new AbortController();
  private textId = 0;
  /** `from` is the first row of the latest page requested. `at` is the latest record loaded. */
  private from = -1;
  private at: number | undefined;

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
    effect(() => this.follow(store.state.value.records));
  }

  readonly read: Controls['reading']['read'] = (text) => {
    this.asking.abort();
    const [, fragment] = OWN_LINK.exec(text.trim()) ?? [];
    if (fragment) {
      this.store.update((now) => withAddress(now, fragment));
      return;
    }
    this.asking = new AbortController();
    const { signal } = this.asking;
    const textId = this.store.newId();
    const box = this.store.now.text;
    this.client.ask('read', { textId, text }, { signal }).then((result) => {
      if (this.store.now.text !== box) return;
      if (!result.ok) {
        const { error } = result;
        this.store.update((now) =>
          withRecords(read(now, { kind: 'broken', error }, undefined), {
            textId,
            total: 0,
            at: 0,
            broken: [],
          }),
        );
        return;
      }
      const { broken, first, records, puzzle } = result;
      const notation = result.notation as keyof Words['notations'];
      this.textId = textId;
      this.from = -1;
      this.at = first;
      this.store.update((now) =>
        withRecords(read(now, { kind: 'found', notation }, puzzle), {
          textId,
          total: records,
          at: first,
          broken,
        }),
      );
    }, ignoreCancelled);
  };

  private follow({ textId, listing }: Records): void {
    if (listing.total === 0 || textId !== this.textId) return;
    const { from, at } = listing;
    if (from !== this.from) {
      this.from = from;
      this.client.ask('records', { textId, from, to: pageEnd(listing) }).then((entries) => {
        if (textId !== this.textId || from !== this.from) return;
        this.store.update((now) => withEntries(now, from, entries));
      }, ignoreCancelled);
    }
    if (at === undefined || at === this.at) return;
    this.at = at;
    this.client.ask('records', { textId, from: at, to: at + 1 }).then(([entry]) => {
      if (textId !== this.textId || at !== this.at || !entry?.ok) return;
      this.store.update((now) => withPuzzle(now, entry.puzzle));
    }, ignoreCancelled);
  }
}

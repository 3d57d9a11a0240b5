import { effect } from '@preact/signals';
import type { Tally } from '../picture/tally.ts';
import { pageEnd } from '../state/listing.ts';
import { showingSolution, tallied, withRows } from '../state/solutions.ts';
import type { State } from '../state/state.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Works in Enter. If the puzzle has several solutions, finds them and fetches those that are shown. */
export class SolutionSearch {
  private readonly store: Store;
  private readonly client: Client;
  private searching = new AbortController();
  private puzzle: State['puzzle'] | undefined;
  private searchId = 0;
  /** `rows` is the latest rows requested, written as "from to". `at` is the latest solution requested. */
  private rows = '';
  private at: number | undefined;

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
    effect(() => {
      const now = store.state.value;
      if (now.puzzle !== this.puzzle) this.forget();
      const { kind } = now.judgement;
      const hasSeveral = kind === 'several' || kind === 'more';
      if (hasSeveral && now.room === 'enter' && now.puzzle !== this.puzzle) {
        this.explore(now.puzzle);
      }
      this.fetch(now);
    });
  }

  readonly stop = (): void => {
    this.searching.abort();
    const { tally } = this.store.now.solutions;
    if (tally) this.store.update((now) => tallied(now, tally, 'stopped'));
  };

  private forget(): void {
    this.searching.abort();
    this.puzzle = undefined;
    this.searchId = 0;
  }

  private explore(puzzle: State['puzzle']): void {
    this.puzzle = puzzle;
    this.searchId = this.store.newId();
    this.rows = '';
    this.at = undefined;
    this.searching = new AbortController();
    const { searchId } = this;
    const { signal } = this.searching;
    const report =
      (progress: State['solutions']['state']) =>
      (tally: Tally): void => {
        if (!signal.aborted) this.store.update((now) => tallied(now, tally, progress));
      };
    this.client
      .ask('explore', { searchId, puzzle }, { signal, onProgress: report('searching') })
      .then(report('done'), ignoreCancelled);
  }

  private fetch({ solutions: { tally, listing } }: State): void {
    const { searchId } = this;
    if (!tally || searchId === 0) return;
    const { from, at } = listing;
    const to = pageEnd(listing);
    if (this.rows !== `${from} ${to}`) {
      this.rows = `${from} ${to}`;
      this.client.ask('solutions', { searchId, from, to }).then((cells) => {
        if (searchId === this.searchId) this.store.update((now) => withRows(now, from, cells));
      }, ignoreCancelled);
    }
    if (at === undefined || at === this.at) return;
    this.at = at;
    this.client.ask('solutions', { searchId, from: at, to: at + 1 }).then(([cells]) => {
      if (searchId !== this.searchId || at !== this.at || cells === undefined) return;
      this.store.update((now) => showingSolution(now, { number: at, cells }));
    }, ignoreCancelled);
  }
}

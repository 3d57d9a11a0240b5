import { effect } from '@preact/signals';
import type { Tally } from '../picture/tally.ts';
import { pageEnd } from '../state/listing.ts';
import { showingSolution, tallied, withRows } from '../state/solutions.ts';
import type { State } from '../state/state.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** In Enter, has the solutions found of a puzzle that has several, and fetches those on show. */
export class Exploring {
  private readonly store: Store;
  private readonly client: Client;
  private searching = new AbortController();
  private puzzle: State['puzzle'] | undefined;
  private take = 0;
  /** The rows fetched last, and the solution. */
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
    this.take = 0;
  }

  private explore(puzzle: State['puzzle']): void {
    this.puzzle = puzzle;
    this.take = this.store.newTake();
    this.rows = '';
    this.at = undefined;
    this.searching = new AbortController();
    const { take } = this;
    const { signal } = this.searching;
    const tell =
      (progress: State['solutions']['state']) =>
      (tally: Tally): void => {
        if (!signal.aborted) this.store.update((now) => tallied(now, tally, progress));
      };
    this.client
      .ask('explore', { take, puzzle }, { signal, told: tell('searching') })
      .then(tell('done'), ignoreCancelled);
  }

  private fetch({ solutions: { tally, listing } }: State): void {
    const { take } = this;
    if (!tally || take === 0) return;
    const { from, at } = listing;
    const to = pageEnd(listing);
    if (this.rows !== `${from} ${to}`) {
      this.rows = `${from} ${to}`;
      this.client.ask('solutions', { take, from, to }).then((cells) => {
        if (take === this.take) this.store.update((now) => withRows(now, from, cells));
      }, ignoreCancelled);
    }
    if (at === undefined || at === this.at) return;
    this.at = at;
    this.client.ask('solutions', { take, from: at, to: at + 1 }).then(([cells]) => {
      if (take !== this.take || at !== this.at || cells === undefined) return;
      this.store.update((now) => showingSolution(now, { number: at, cells }));
    }, ignoreCancelled);
  }
}

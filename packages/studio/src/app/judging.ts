import { effect } from '@preact/signals';
import type { State } from '../state/state.ts';
import { judged } from '../state/transitions.ts';
import { type Client, ignoreCancelled } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Gets the verdict on every new puzzle. */
export class Judging {
  private readonly store: Store;
  private readonly client: Client;
  private current = new AbortController();

  constructor(store: Store, client: Client) {
    this.store = store;
    this.client = client;
    let judgedPuzzle: State['puzzle'] | undefined;
    effect(() => {
      const { puzzle } = store.state.value;
      if (puzzle === judgedPuzzle) return;
      judgedPuzzle = puzzle;
      this.judge(puzzle);
    });
  }

  readonly cancel = (): void => {
    this.current.abort();
    this.store.update((now) => judged(now, { kind: 'unknown' }));
  };

  private judge(puzzle: State['puzzle']): void {
    this.current.abort();
    this.current = new AbortController();
    const { signal } = this.current;
    const report = (judgement: State['judgement']): void => {
      if (!signal.aborted) this.store.update((now) => judged(now, judgement));
    };
    this.client.ask('judge', puzzle, { signal, onProgress: report }).then(report, ignoreCancelled);
  }
}

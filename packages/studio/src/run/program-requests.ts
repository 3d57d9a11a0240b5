import { latest } from '../page/asking.ts';
import type { Client } from '../page/client.ts';
import type { Store } from '../page/store.ts';
import { type State, withRun } from './state.ts';

/** After a restart of the worker, has it read the trace of the user's program again. */
export function readProgramAgain(store: Store<State>, client: Client): void {
  latest(store, {
    request: ({ run: { ownProgram }, page: { worker } }) => {
      if (!ownProgram || ownProgram.restarts === worker.restarts) return undefined;
      return { programId: ownProgram.id, file: ownProgram.file, restarts: worker.restarts };
    },
    ask: ({ programId, file }, { signal }) =>
      client.ask('readProgram', { programId, file }, { signal }),
    use: (_, { programId, restarts }) =>
      store.update((now) => {
        const { ownProgram } = now.run;
        if (ownProgram?.id !== programId) return now;
        return withRun(now, { ownProgram: { ...ownProgram, restarts } });
      }),
  });
}

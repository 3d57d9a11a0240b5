import { computed, effect } from '@preact/signals';
import { latest } from '../page/asking.ts';
import type { Client } from '../page/client.ts';
import { withPage } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import { savedProgram, saveProgram } from '../puzzle/program-storage.ts';
import { type State, withPlayer, withRun } from './state.ts';
import { withOwnProgram } from './transitions.ts';

/** Makes the worker read the trace of the user's program again after a restart. */
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

/** Offers the program of the last visit, and saves each program that the user opens. */
export function rememberProgram(store: Store<State>, client: Client): void {
  const saved = savedProgram();
  const opened = computed(() => store.state.value.run.ownProgram?.file);
  effect(() => {
    if (opened.value && opened.value !== saved) void saveProgram(opened.value);
  });
  // The worker keeps only one program. If the link has a program, the saved program is not read.
  if (!saved || store.now.run.linked) return;
  const id = store.newId();
  const { restarts } = store.now.page.worker;
  void client.ask('readProgram', { programId: id, file: saved }).then((result) => {
    if (result.kind !== 'program') return;
    const { program } = result;
    store.update((now) =>
      now.run.ownProgram
        ? now
        : withRun(now, { ownProgram: { ...program, id, file: saved, restarts } }),
    );
  });
}

/** Opens the program whose trace is in the link that the user opened. */
export function openLinkedProgram(store: Store<State>, client: Client): void {
  latest(store, {
    request: ({ run: { linked } }) => linked && { linked },
    ask: async ({ linked }, { signal }) => {
      const file = fileOf(linked.link);
      const id = store.newId();
      const { restarts } = store.now.page.worker;
      const result = file && (await client.ask('readProgram', { programId: id, file }, { signal }));
      return result?.kind === 'program' ? { ...result.program, id, file, restarts } : undefined;
    },
    use: (program, { linked }) =>
      store.update((now) => {
        const read = withRun(now, { linked: undefined });
        if (!program?.file) return withPage(read, { linkFault: { id: 'trace' } });
        const { file } = program;
        return withPlayer(withOwnProgram(read, { ...program, file }), { event: linked.event });
      }),
  });
}

/** The bytes of a trace in an address. Undefined if it is not base64. */
function fileOf(link: string): Blob | undefined {
  try {
    const text = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
  } catch {
    return undefined;
  }
}

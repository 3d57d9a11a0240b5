import { computed, effect, signal, untracked } from '@preact/signals';
import type { Values } from '../page/address.ts';
import { forget, keep, keepLarge, recallLarge } from '../page/kept.ts';
import { latest } from '../page/requests.ts';
import { servedFile } from '../page/served-file.ts';
import { withPage, withRoom } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import {
  canKeep,
  fromLastVisit,
  nameAndText,
  type OwnProgram,
  outdatedKept,
  programKept,
} from '../puzzle/own-program.ts';
import { withPuzzleState } from '../puzzle/state.ts';
import { ignoreFailure } from '../workers/client.ts';
import type { SearchClient } from '../workers/clients.ts';
import { linkedBlob } from '../workers/packed-link.ts';
import { withPlayer, withRun } from './slice.ts';
import type { HasRun } from './state.ts';
import { withOwnProgram } from './transitions.ts';

/** Makes the worker read the trace of the user's program again after a restart. */
export function readProgramAgain(store: Store<HasRun>, client: SearchClient): void {
  latest(store, client, {
    request: ({ run: { ownProgram }, page: { workers } }) => {
      const { restarts } = workers.search;
      if (!ownProgram || ownProgram.restarts === restarts) return undefined;
      return { programId: ownProgram.id, file: ownProgram.file, restarts };
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

/**
 * Offers the program that was kept from the last visit, and keeps each program that the user opens.
 */
export function rememberProgram(store: Store<HasRun>, client: SearchClient): void {
  const saved = signal<Blob | undefined>(undefined);
  void recallLarge(programKept).then((file) => {
    saved.value = file;
  });
  const opened = computed(() => store.state.value.run.ownProgram?.file);
  effect(() => {
    const file = opened.value;
    if (!file || file === saved.peek()) return;
    void keepLarge(store, programKept, canKeep(file) ? file : undefined);
  });
  const own = computed(() => store.state.value.run.ownProgram);
  effect(() => {
    const program = own.value;
    if (program?.isOutdated) untracked(() => keep(store, outdatedKept, nameAndText(program)));
    else if (program) forget(outdatedKept);
  });
  latest(store, client, {
    // The worker keeps only one program. A program in the link takes precedence over the saved
    // program.
    request: ({ run: { ownProgram, linked } }) =>
      saved.value && !ownProgram && !linked ? { file: saved.value } : undefined,
    ask: ({ file }, { signal }) => readProgram(store, client, { file }, signal),
    use: (program) =>
      program && store.update((now) => withRun(now, { ownProgram: fromLastVisit(program) })),
  });
}

interface Opening<S> {
  /** Opens the program of a link without a puzzle. */
  readonly openAlone: (state: S, program: OwnProgram) => S;
  /** Reads the other values of the link, such as the event. */
  readonly readRest: (state: S, values: Values) => S;
}

/**
 * Opens the program of a link. The link holds the trace of the program, or the key under which the
 * command line serves the trace.
 */
export function openLinkedProgram<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  { openAlone, readRest }: Opening<S>,
): void {
  latest(store, client, {
    request: ({ run: { linked } }) => linked && { linked },
    ask: async ({ linked }, { signal }) => {
      const served = linked.get('trace') === undefined ? linked.get('served') : undefined;
      const file = served
        ? await servedFile(`${served}.trace`, signal)
        : linkedBlob(linked.get('trace') ?? '');
      return file && readProgram(store, client, { file, served }, signal);
    },
    use: (program, { linked }) =>
      store.update((now) => {
        const read = withPuzzleState(withRun(now, { linked: undefined }), {
          reading: { kind: 'nothing' },
        });
        if (!program) {
          const id = linked.has('trace') ? 'trace' : 'served';
          return withPage(read, { brokenLink: { faults: [{ id }], isOpened: false } });
        }
        const open = linked.has('puzzle') ? withOwnProgram<S> : openAlone;
        // Keep the text of the link, because packing the trace again may give a different text.
        const link = linked.get('trace') ?? program.link;
        return readRest(open(read, { ...fromLastVisit(program), link }), linked);
      }),
  });
}

/** Opens a trace as the user's program: its search, in Watch, at an event. */
export async function watchTrace<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  { text, event = 0 }: { readonly text: string; readonly event?: number },
): Promise<void> {
  const { signal } = new AbortController();
  const reading = readProgram(store, client, { file: new Blob([text]) }, signal);
  const program = await reading.catch(ignoreFailure);
  if (!program) return;
  store.update((now) =>
    withRoom(withPlayer(withOwnProgram(now, program), { event, playing: false }), 'watch'),
  );
}

/**
 * Opens a program that the page has read before. The worker keeps only the program that it read last,
 * so it reads this one again if it has another.
 */
export async function openProgramAgain<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  program: OwnProgram,
  open: (state: S, program: OwnProgram) => S,
): Promise<void> {
  const { ownProgram } = store.now.run;
  if (ownProgram?.id === program.id) {
    store.update((now) => open(now, ownProgram));
    return;
  }
  const { restarts } = store.now.page.workers.search;
  const request = { programId: program.id, file: program.file };
  const result = await client.ask('readProgram', request).catch(ignoreFailure);
  if (result?.kind === 'program') store.update((now) => open(now, { ...program, restarts }));
}

/** Whether the page is opening a link with a program but without a puzzle. */
export function isOpeningProgram({ run }: HasRun): boolean {
  return run.linked?.has('puzzle') === false;
}

export async function readProgram<S extends HasRun>(
  store: Store<S>,
  client: SearchClient,
  { file, served }: Pick<OwnProgram, 'file' | 'served'>,
  signal: AbortSignal,
): Promise<OwnProgram | undefined> {
  const id = store.newId();
  const { restarts } = store.now.page.workers.search;
  const onProgress = (events: number): void =>
    store.update((now) =>
      now.run.linked ? withPuzzleState(now, { reading: { kind: 'reading', events } }) : now,
    );
  const options = { signal, onProgress };
  const result = await client.ask('readProgram', { programId: id, file }, options);
  if (result.kind !== 'program') return undefined;
  return { ...result.program, id, file, restarts, served };
}

import { problemById } from '@nonet/judge/problems/all';
import { type Limits, OUTPUT } from '@nonet/judge/run/runner';
import { countsOf } from '@nonet/tracer/recorded';
import { traceText } from '@nonet/tracer/trace-of';
import { computed, effect, untracked } from '@preact/signals';
import type { Store } from '../../../page/store.ts';
import { whyMissing } from '../../../programs/loading.ts';
import type {
  OnOutput,
  ProgramOutcome,
  ProgramRequest,
  ProgramRunner,
  ProgramStream,
  Running,
} from '../../../programs/program.ts';
import type { OwnProgram } from '../../../puzzle/own-program.ts';
import { readProgram } from '../../../search/program-requests.ts';
import { withRun } from '../../../search/slice.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { SearchClient } from '../../../workers/clients.ts';
import { requestOf } from '../judge/runnable.ts';
import { failedGrid } from '../last-grid.ts';
import {
  type CodeControls,
  type CodeEnd,
  type CodeRun,
  changedSince,
  type HasCode,
  NO_RUN,
  ownProgramOf,
  withCodeRun,
  withOutdated,
} from '../slice.ts';
import { unwatchedIn } from '../unwatched.ts';

/** A run has no judge behind it. The user stops it; these limits only keep the page alive. */
const LIMITS: Limits = { time: 600_000, memory: 2 ** 30, output: OUTPUT };

/** As many events as `nonet watch` records. */
const MOST_EVENTS = 1_000_000;

/** Milliseconds between two updates of the output. */
const PAUSE = 100;

/** Milliseconds for which a trace is written before the page may draw. */
const SLICE = 10;

/** Runs the user's program, and makes the search that it records the user's own program. */
export function running(
  store: Store<HasCode>,
  runner: ProgramRunner,
  client: SearchClient,
): CodeControls['running'] {
  let asking = new AbortController();
  let current: Running | undefined;
  const set = (change: Partial<CodeRun>): void => store.update((now) => withCodeRun(now, change));
  const end = (change: Partial<CodeEnd>): void =>
    set({ phase: { kind: 'ended', end: { ...ENDED, ...change } } });

  const abandon = (): void => {
    asking.abort();
    current?.stop();
    current = undefined;
  };

  const begin = async (): Promise<void> => {
    abandon();
    asking = new AbortController();
    const { signal } = asking;
    const program = ownProgramOf(store.now);
    const { input, language, text } = program;
    set({ ...NO_RUN, language, text, input, phase: { kind: 'loading', loaded: 0, all: 0 } });
    const files = program.problem === 'free' ? [] : (problemById(program.problem).inputFiles ?? []);
    const request = requestOf(
      program,
      { text: input, files },
      { limits: LIMITS, watch: { events: MOST_EVENTS } },
    );
    if ('found' in request) {
      end({ kind: 'no-function' });
      return;
    }
    const printing = printed(set);
    const outcome = await loadedAndRun(request, printing.add, signal).catch(whyMissing);
    if (signal.aborted) return;
    if (typeof outcome === 'string') {
      end({ kind: outcome });
      return;
    }
    current = undefined;
    printing.end();
    set({ output: outcome.run.output, messages: outcome.run.messages });
    const { recorded } = outcome;
    const givens = recorded?.givens;
    if (givens) {
      set({ phase: { kind: 'reading' } });
      const traced = await tracedProgram(traceText(recorded, givens, program), signal);
      if (signal.aborted) return;
      if (traced) {
        set({ program: traced });
        store.update((now) => withRun(now, { ownProgram: traced }));
      }
    }
    end(endOf(outcome));
  };

  /** Loads the language, and runs the program. */
  const loadedAndRun = async (
    request: ProgramRequest,
    onOutput: OnOutput,
    signal: AbortSignal,
  ): Promise<ProgramOutcome> => {
    await runner.prepare(request.language, (loaded, all) => {
      if (!signal.aborted) set({ phase: { kind: 'loading', loaded, all } });
    });
    signal.throwIfAborted();
    set({ phase: { kind: 'running' } });
    current = runner.run(request, onOutput);
    return current.ended;
  };

  /** The program with its search, as the other rooms show it. */
  const tracedProgram = async (
    trace: Iterable<string>,
    signal: AbortSignal,
  ): Promise<OwnProgram | undefined> => {
    const pieces: string[] = [];
    let since = performance.now();
    for (const piece of trace) {
      pieces.push(piece);
      if (performance.now() - since < SLICE) continue;
      await new Promise((resume) => setTimeout(resume));
      if (signal.aborted) return undefined;
      since = performance.now();
    }
    return readProgram(store, client, { file: new Blob(pieces) }, signal);
  };

  const stop = (): void => {
    const { phase } = store.now.code.run;
    if (current) current.stop();
    else if (phase.kind === 'loading' || phase.kind === 'reading') {
      abandon();
      end({ kind: 'stopped' });
    }
  };

  const draft = computed(() => store.state.value.code.draft.id);
  effect(() => {
    if (draft.value !== '') untracked(abandon);
  });
  const isOutdated = computed(() => changedSince(store.state.value) === 'program');
  effect(() => {
    const is = isOutdated.value;
    untracked(() => store.update((now) => withOutdated(now, is)));
  });
  return { run: () => void begin().catch(ignoreFailure), stop };
}

const ENDED: CodeEnd = {
  kind: 'finished',
  time: 0,
  errorLine: undefined,
  events: 0,
  isCut: false,
  unwatched: undefined,
  failed: undefined,
};

function endOf({ errorLine, isStopped, recorded, run }: ProgramOutcome): CodeEnd {
  const kindOfKill = run.killed === 'memory' || run.killed === 'output' ? run.killed : 'time';
  const [placed, removed] = countsOf(recorded?.events ?? new Uint32Array());
  const failed = run.status === 0 ? 'finished' : 'failed';
  return {
    kind: isStopped ? 'stopped' : run.killed === undefined ? failed : kindOfKill,
    time: run.time,
    errorLine,
    events: recorded?.givens ? placed + removed : 0,
    isCut: recorded?.isCut ?? false,
    unwatched: unwatchedIn(recorded),
    failed: recorded && failedGrid(recorded),
  };
}

/** Shows what a program prints, a few times a second. */
function printed(set: (change: Partial<CodeRun>) => void): {
  readonly add: (chunk: string, stream: ProgramStream) => void;
  readonly end: () => void;
} {
  const texts: Record<ProgramStream, string> = { output: '', messages: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    timer = undefined;
    set({ ...texts });
  };
  return {
    add: (chunk, stream) => {
      texts[stream] += chunk;
      timer ??= setTimeout(show, PAUSE);
    },
    end: () => clearTimeout(timer),
  };
}

import { computed, effect } from '@preact/signals';
import type { Store } from '../../../page/store.ts';
import type { JudgeAnswer, JudgeNotice } from '../../../picture/judging.ts';
import { MissingLanguage } from '../../../programs/loading.ts';
import type {
  ProgramLanguage,
  ProgramOutcome,
  ProgramRequest,
  ProgramRunner,
  Running,
} from '../../../programs/program.ts';
import { watchTrace } from '../../../search/program-requests.ts';
import { ignoreFailure } from '../../../workers/client.ts';
import type { Clients } from '../../../workers/clients.ts';
import { languageOf } from '../draft.ts';
import { isRunning, ownProgramOf } from '../slice.ts';
import { type ProblemProgram, requestOf } from './runnable.ts';
import {
  type HasJudge,
  isJudging,
  type JudgeControls,
  type Judgement,
  withJudgement,
} from './slice.ts';
import { MOST_SLOWNESS, slownessOf } from './slowness.ts';

type Question = Extract<JudgeNotice, { readonly kind: 'run' | 'watch' }>;

/** Judges the user's program: the worker knows the cases, and the page runs the program. */
export function judging<S extends HasJudge>(
  store: Store<S>,
  { judge, search }: Pick<Clients, 'judge' | 'search'>,
  programs: ProgramRunner,
): JudgeControls {
  /** What is going on. It is replaced when the next judgement begins. */
  let current = new AbortController();
  let running: Running | undefined;
  /** Language → how slow it is here, as soon as it was measured. */
  const slownesses = new Map<ProgramLanguage, number>();

  const change = (part: Partial<Judgement>): void =>
    store.update((now) => withJudgement(now, part));

  /** Ends the worker and the program. So nothing of them comes later. */
  const end = (): void => {
    current.abort();
    judge.close();
    running?.stop();
    running = undefined;
  };

  /** Runs a program. `end` ends it. */
  const run = (request: ProgramRequest): Promise<ProgramOutcome> => {
    running = programs.run(request);
    return running.ended;
  };

  /** Runs the program as the worker asks, and answers with what came of it. */
  const answerTo = async (program: ProblemProgram, question: Question): Promise<JudgeAnswer> => {
    const { input, limits } = question;
    const watch =
      question.kind === 'watch'
        ? { events: question.events, puzzles: [question.givens] }
        : undefined;
    const request = requestOf(program, input, { limits, ...(watch && { watch }) });
    if ('found' in request) throw new Error('expected a program with the function');
    const outcome = await run(request);
    const { errorLine, recorded } = outcome;
    const at = errorLine === undefined ? {} : { errorLine };
    if (outcome.isCompileError) return { errors: outcome.run.messages.trimEnd(), ...at };
    if (question.kind === 'run') return { ...outcome.run, ...at };
    return recorded?.hasStarted ? { run: outcome.run, recorded } : undefined;
  };

  const judgeProgram = async (program: ProblemProgram, signal: AbortSignal): Promise<void> => {
    const { language, name, problem, text } = program;
    if (problem === 'free') return;
    await programs.prepare(language, (loaded, all) => {
      if (!signal.aborted)
        change({ phase: { kind: 'loading', share: all > 0 ? loaded / all : 0 } });
    });
    if (signal.aborted) return;
    let slowness = slownesses.get(language);
    if (slowness === undefined) {
      change({ phase: { kind: 'measuring' } });
      slowness = await slownessOf(language, run);
      if (slowness === undefined || signal.aborted) return;
      if (slowness < MOST_SLOWNESS) slownesses.set(language, slowness);
    }
    change({ phase: { kind: 'judging' }, slowness });

    const { port1, port2 } = new MessageChannel();
    /** Rejected if the program cannot be run. The worker would wait for the answer for ever. */
    let reject: (reason: unknown) => void = () => {};
    const unanswered = new Promise<never>((_, onFailure) => {
      reject = onFailure;
    });
    port1.onmessage = ({ data }: MessageEvent<JudgeNotice>) => {
      if (signal.aborted) return;
      switch (data.kind) {
        case 'begun':
          change({ table: data.table });
          break;
        case 'running':
        case 'explaining':
          change({ running: data.index, isExplaining: data.kind === 'explaining' });
          break;
        case 'ran': {
          const { ran } = data;
          store.update((now) =>
            withJudgement(now, {
              results: [...(now.judge.judgement?.results ?? []), ran],
              running: undefined,
            }),
          );
          break;
        }
        default:
          void answerTo(program, data).then((answer) => {
            if (!signal.aborted) port1.postMessage(answer);
          }, reject);
      }
    };
    const request = { problem, name, text, slowness, runs: port2 };
    const asked = judge.ask('judge', request, { signal, transfer: [port2] });
    const report = await Promise.race([asked, unanswered]);
    port1.close();
    if (!signal.aborted) change({ report, running: undefined, phase: { kind: 'ended' } });
  };

  const begin = (): void => {
    end();
    current = new AbortController();
    const { signal } = current;
    const program = ownProgramOf(store.now);
    const request = requestOf(program, { text: '', files: [] }, { limits: NO_LIMITS });
    const found = 'found' in request ? request.found : undefined;
    const isRefused = found !== undefined || program.problem === 'free';
    store.update((now) => ({
      ...now,
      judge: {
        judgement: {
          program,
          phase: isRefused ? { kind: 'refused', found } : { kind: 'loading', share: 0 },
          isServed: false,
          isLatest: true,
          slowness: undefined,
          table: undefined,
          running: undefined,
          isExplaining: false,
          results: [],
          report: undefined,
        },
      },
    }));
    if (isRefused) return;
    void judgeProgram(program, signal).catch((reason: unknown) => {
      if (signal.aborted) return;
      end();
      const kind = reason instanceof MissingLanguage ? reason.why : 'stopped';
      change({ phase: { kind }, running: undefined });
      if (kind === 'stopped') ignoreFailure(reason);
    });
  };

  const stop = (): void => {
    if (!isJudging(store.now)) return;
    end();
    change({ phase: { kind: 'stopped' }, running: undefined });
  };

  const forget = (): void => {
    end();
    store.update((now) => ({ ...now, judge: { judgement: undefined } }));
  };

  const { state } = store;
  const opened = computed(() => {
    const { draft } = state.value.code;
    return `${draft.id} ${languageOf(draft)}`;
  });
  let judged = opened.peek();
  // A judgement is about the program that was open.
  effect(() => {
    if (opened.value === judged) return;
    judged = opened.value;
    forget();
  });
  const problem = computed(() => state.value.code.draft.problem);
  // What was refused for one problem may be right for another.
  effect(() => {
    if (problem.value && store.now.judge.judgement?.phase.kind === 'refused') forget();
  });
  // Side by side, each makes the other slower.
  const runs = computed(() => isRunning(state.value.code.run));
  effect(() => {
    if (!runs.value) return;
    stop();
    change({ isLatest: false });
  });

  return {
    begin,
    stop,
    watch: (trace) => void watchTrace(store, search, trace),
  };
}

/** For a request that is not run. */
const NO_LIMITS = { time: 0, memory: 0 };

import { keep, keptText, recall } from '../../page/kept.ts';
import { latest } from '../../page/requests.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { LearnerChange, LearnerText } from '../../picture/practising.ts';
import { ignoreFailure } from '../../workers/client.ts';
import type { Clients } from '../../workers/clients.ts';
import {
  drillOf,
  type HasPractice,
  hintOf,
  lessonShown,
  practiceOf,
  type RecordNotice,
  withPractice,
} from './slice.ts';

/** Asks the workers for drills, judgements and hints. */
export function requestPractice(
  store: Store<HasPractice>,
  { coach, maker }: Clients,
  { today }: { readonly today: () => string },
): void {
  latest(store, coach, {
    request: (state) =>
      isOpen(state, 'practice') && !practiceOf(state).learner ? { isMissing: true } : undefined,
    ask: (_, { signal }) =>
      coach.ask('learner', { text: recall(learnerKept) ?? '', day: today() }, { signal }),
    use: (learner) => store.update((now) => withPractice(now, { learner })),
  });
  latest(store, maker, {
    request: (state) => {
      const { drill, id } = practiceOf(state);
      const lesson = lessonShown(state);
      if (!isOpen(state, 'practice') || !id || !lesson || drill) return undefined;
      const { help, isOnPaper, needsNotes } = lesson;
      return { ...id, hasNotes: needsNotes && (help.notes || !isOnPaper) };
    },
    ask: (wish, { signal }) => maker.ask('drill', wish, { signal }),
    use: (drill) =>
      store.update((now) =>
        withPractice(now, { drill: drill ?? 'failed', help: lessonShown(now)?.help }),
      ),
  });
  latest(store, coach, {
    request: (state) => {
      const { answer, judged } = practiceOf(state);
      const drill = drillOf(state);
      return isOpen(state, 'practice') && answer && drill && !judged
        ? { answer, drill }
        : undefined;
    },
    ask: (request, { signal }) => coach.ask('judge', request, { signal }),
    use: (judged) => {
      const { hint, id, isRecorded } = practiceOf(store.now);
      const isSlip = judged.kind === 'wrong' && judged.isSlip;
      store.update((now) =>
        withPractice(now, { judged, stage: 0, isRecorded: isRecorded || !isSlip }),
      );
      if (isRecorded || isSlip || !id) return;
      const { technique } = id;
      const alone = hint === 'none' ? 'alone' : 'helped';
      const outcome = judged.kind === 'right' ? alone : 'wrong';
      const change = { kind: 'practised', technique, outcome } as const;
      changeLearner(store, coach, { change, day: today() });
    },
  });
  latest(store, coach, {
    request: (state) => {
      const drill = drillOf(state);
      const isNeeded = hintOf(state) !== 'none' && !practiceOf(state).step;
      return isOpen(state, 'practice') && drill && isNeeded ? { drill } : undefined;
    },
    ask: ({ drill }, { signal }) => coach.ask('drill-step', drill, { signal }),
    use: (step) => store.update((now) => withPractice(now, { step })),
  });
}

interface RecordChange {
  readonly change?: LearnerChange;
  readonly day: string;
  /** The record before the change. By default, it is the one that is kept. */
  readonly text?: string | undefined;
  /** What is said to it. By default nothing. */
  readonly notice?: RecordNotice;
}

/** Changes what someone has learnt, and keeps it. */
export function changeLearner(
  store: Store<HasPractice>,
  coach: Clients['coach'],
  { change, day, notice, text = practiceOf(store.now).learner?.text ?? '' }: RecordChange,
): void {
  void coach
    .ask('learner', { text, day, ...(change && { change }) })
    .then((learner) => keepLearner(store, learner, notice))
    .catch(ignoreFailure);
}

/** Replaces what someone has learnt by the record of a file, unless it is none. */
export async function readLearner(
  store: Store<HasPractice>,
  coach: Clients['coach'],
  { day, file }: { readonly day: string; readonly file: Blob },
): Promise<void> {
  const before = practiceOf(store.now).learner?.text ?? '';
  const text = await file.text().catch(() => '');
  const read = await coach.ask('learner-file', { text, day });
  if (read.kind === 'refused') {
    store.update((now) => withPractice(now, { notice: read }));
  } else {
    keepLearner(store, read.learner, { kind: 'read', leftOut: read.leftOut, before });
  }
}

function keepLearner(
  store: Store<HasPractice>,
  learner: LearnerText,
  notice: RecordNotice | undefined,
): void {
  store.update((now) => withPractice(now, { learner, notice }));
  keep(store, learnerKept, learner.text);
}

/** What someone has learnt, as `formatLearner` of the engine writes it. The worker reads it. */
const learnerKept = keptText('nonet-learner');

import { keep, recall } from '../../page/kept.ts';
import { latest } from '../../page/requests.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import type { LearnerChange } from '../../picture/practising.ts';
import { ignoreFailure } from '../../workers/client.ts';
import type { Clients } from '../../workers/clients.ts';
import { learnerKept } from './learner-kept.ts';
import { drillOf, type HasPractice, lessonShown, practiceOf, withPractice } from './slice.ts';

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
    use: (drill) => store.update((now) => withPractice(now, { drill: drill ?? 'failed' })),
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
      store.update((now) => withPractice(now, { judged, stage: 0, isRecorded: true }));
      if (isRecorded || !id) return;
      const { technique } = id;
      const alone = hint === 'none' ? 'alone' : 'helped';
      const outcome = judged.kind === 'right' ? alone : 'wrong';
      changeLearner(store, coach, { kind: 'practised', technique, outcome }, today());
    },
  });
  latest(store, coach, {
    request: (state) => {
      const { hint, step } = practiceOf(state);
      const drill = drillOf(state);
      return isOpen(state, 'practice') && drill && hint !== 'none' && !step ? { drill } : undefined;
    },
    ask: ({ drill }, { signal }) => coach.ask('drill-step', drill, { signal }),
    use: (step) => store.update((now) => withPractice(now, { step })),
  });
}

/** Changes what someone has learnt, and keeps it. */
export function changeLearner(
  store: Store<HasPractice>,
  coach: Clients['coach'],
  change: LearnerChange | undefined,
  day: string,
  text = practiceOf(store.now).learner?.text ?? '',
): void {
  void coach
    .ask('learner', { text, day, ...(change && { change }) })
    .then((learner) => {
      store.update((now) => withPractice(now, { learner }));
      keep(store, learnerKept, learner.text);
    })
    .catch(ignoreFailure);
}

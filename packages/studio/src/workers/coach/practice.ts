import { HintSearch, type StepTools } from '@nonet/engine/explain';
import { gridOf } from '@nonet/engine/grid';
import { digitsIn, shapeOf } from '@nonet/engine/notation';
import {
  type Drill,
  type DrillAnswer,
  drillPuzzle,
  entryOf,
  forgotten,
  formatLearner,
  helpLevelOf,
  helpWith,
  isReadyFor,
  isSlip,
  JudgingAnswer,
  type Learner,
  type Lesson,
  lessonName,
  lessons,
  nextTechnique,
  parseLearner,
  practised,
  reasonText,
} from '@nonet/engine/practice';
import { techniqueRows } from '@nonet/engine/rating';
import { slicesOf } from '@nonet/engine/work';
import type { CoachStep } from '../../picture/coaching.ts';
import type {
  DrillText,
  JudgedText,
  LearnerChange,
  LearnerFileText,
  LearnerText,
  LessonText,
} from '../../picture/practising.ts';
import { immediate } from '../work.ts';
import { coachStep, inBoth } from './coach-step.ts';
import { toolsFor } from './tools.ts';

export const practising = {
  /** What someone has learnt, after a change if there is one. Damaged entries are left out. */
  learner: (request: { text: string; day: string; change?: LearnerChange }) =>
    immediate((): LearnerText => {
      const { change, day, text } = request;
      const { learner } = parseLearner(text);
      return textOf(change ? changed(learner, change, day) : learner, day);
    }),
  /** Reads what someone has learnt from the text of a file. */
  'learner-file': (request: { text: string; day: string }) => immediate(() => learnerFile(request)),
  judge,
  'drill-step': drillStep,
};

const tools = toolsFor({ hardest: undefined, avoidsUniqueness: false });

function textOf(learner: Learner, day: string): LearnerText {
  return {
    text: formatLearner(learner),
    lessons: lessons.map((lesson) => lessonText(lesson, learner, day)),
    next: nextTechnique(learner, day),
  };
}

function learnerFile({ day, text }: { text: string; day: string }): LearnerFileText {
  const { faults, learner } = parseLearner(text);
  if (faults.length > 0 && learner.entries.length === 0) return { kind: 'refused' };
  return { kind: 'read', learner: textOf(learner, day), leftOut: faults.length };
}

function changed(learner: Learner, change: LearnerChange, day: string): Learner {
  const { technique } = change;
  return change.kind === 'forgotten'
    ? forgotten(learner, technique)
    : practised(learner, { technique, outcome: change.outcome, day });
}

function lessonText(lesson: Lesson, learner: Learner, day: string): LessonText {
  const { technique } = lesson;
  const row = techniqueRows.find(({ id }) => id === technique);
  if (!row) throw new Error(`expected a technique of HoDoKu's table, got ${technique}`);
  const entry = entryOf(learner, technique);
  return {
    ...lesson,
    name: inBoth((language) => lessonName(technique, language)),
    page: row.techniques[0],
    entry,
    isDue: entry !== undefined && entry.due <= day,
    isReady: isReadyFor(learner, lesson),
    help: helpWith(lesson, helpLevelOf(entry)),
  };
}

function drillOf({ digits, givens, notes, ...drill }: DrillText): Drill {
  const shape = shapeOf(givens);
  return {
    ...drill,
    givens: gridOf(shape, digitsIn(givens.cells)),
    filled: gridOf(shape, digits),
    notes: notes && Int32Array.from(notes),
  };
}

function* judge({
  answer,
  drill,
}: {
  answer: DrillAnswer;
  drill: DrillText;
}): Generator<undefined, JudgedText> {
  const judged = yield* slicesOf(new JudgingAnswer(drillOf(drill), answer, tools));
  if (judged.kind === 'right') return { kind: 'right', step: coachStep(judged.step) };
  const { reason } = judged;
  return {
    kind: 'wrong',
    isSlip: isSlip(reason),
    texts: inBoth((language) => reasonText(reason, drill.technique, language)),
  };
}

function* drillStep(drill: DrillText): Generator<undefined, CoachStep | undefined> {
  const accepts: StepTools['accepts'] = (search) => search === drill.technique;
  const result = yield* slicesOf(
    new HintSearch(drillPuzzle(drillOf(drill)), { ...tools, accepts }),
  );
  return result.kind === 'step' ? coachStep(result.step) : undefined;
}

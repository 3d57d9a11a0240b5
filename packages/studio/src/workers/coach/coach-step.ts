import {
  type ArgumentStage,
  argument,
  hintArea,
  hintCells,
  type Language,
  notesText,
  notesToMake,
  type PlayerStep,
  stepHint,
  type Trial,
  techniqueNames,
  trialArgument,
  trialHint,
} from '@nonet/engine/explain';
import { type Geometry, parseCell } from '@nonet/engine/grid';
import { lessonWith } from '@nonet/engine/practice';
import type { CoachStage, CoachStep, CoachTrial } from '../../picture/coaching.ts';

/** A trial as a step: the texts and pictures say what is tried, and what comes of it. */
export function trialStep(trial: Trial, step: PlayerStep): CoachStep {
  const { geometry } = step.before;
  return {
    ...coachStep(step),
    name: { en: 'trying digits', ko: '숫자 넣어 보기' },
    texts: inBoth((language) => trialHint(trial, { language, geometry })),
    stages: inBoth((language) => named(trialArgument(trial, { language, geometry }), geometry)),
  };
}

export function coachTrial(trial: Trial, shape: Geometry): CoachTrial {
  const { cell, wrong } = trial;
  const text = inBoth((language) => trialHint(trial, { language, geometry: shape })[2]);
  const [soonest] = wrong.toSorted((a, b) => a.placements - b.placements);
  return { cell, digit: soonest.digit, text };
}

/** A step as plain data in both languages, without the geometry of its grid. */
export function coachStep(step: PlayerStep): CoachStep {
  const { eliminations, placement, technique } = step;
  const { geometry } = step.before;
  return {
    technique,
    lesson: lessonWith(technique),
    name: techniqueNames[technique],
    texts: inBoth((language) => stepHint(step, { language, geometry })),
    area: hintArea(step, geometry),
    stages: inBoth((language) => named(argument(step, language), geometry)),
    notesText: inBoth((language) => notesText(step.notes, { language, geometry })),
    notesToMake: notesToMake(step),
    cells: hintCells(step),
    placement,
    eliminations,
  };
}

export function inBoth<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: of('en'), ko: of('ko') };
}

function named(stages: readonly ArgumentStage[], geometry: Geometry): CoachStage[] {
  return stages.map((stage) => ({ ...stage, named: cellsIn(stage.text, geometry) }));
}

function cellsIn(text: string, geometry: Geometry): number[] {
  const names = text.match(/r\d+c\d+/g) ?? [];
  return [...new Set(names.flatMap((name) => parseCell(geometry, name) ?? []))];
}

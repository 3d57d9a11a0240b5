import { patternCells } from '@nonet/engine/draw';
import {
  argument,
  type Language,
  notesText,
  notesToMake,
  type PlayerStep,
  stepHint,
  techniqueNames,
} from '@nonet/engine/explain';
import { type Geometry, parseCell } from '@nonet/engine/grid';
import { lessonWith } from '@nonet/engine/practice';
import type { CoachStage, CoachStep } from '../../picture/coaching.ts';

/** A step as plain data in both languages, without the geometry of its grid. */
export function coachStep(step: PlayerStep): CoachStep {
  const { eliminations, placement, technique } = step;
  const { geometry } = step.before;
  const stages = (language: Language): CoachStage[] =>
    argument(step, language).map((stage) => ({ ...stage, named: cellsIn(stage.text, geometry) }));
  return {
    technique,
    lesson: lessonWith(technique),
    name: techniqueNames[technique],
    texts: inBoth((language) => stepHint(step, { language, geometry })),
    stages: inBoth(stages),
    notesText: inBoth((language) => notesText(step.notes, { language, geometry })),
    notesToMake: notesToMake(step),
    cells: patternCells(step),
    placement,
    eliminations,
  };
}

export function inBoth<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: of('en'), ko: of('ko') };
}

function cellsIn(text: string, geometry: Geometry): number[] {
  const names = text.match(/r\d+c\d+/g) ?? [];
  return [...new Set(names.flatMap((name) => parseCell(geometry, name) ?? []))];
}

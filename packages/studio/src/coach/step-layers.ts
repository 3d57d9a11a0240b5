import type { BoardLayer } from '../board/board-layer.ts';
import type { CoachStage, CoachStep } from '../picture/coaching.ts';
import type { Language } from '../words/words.ts';
import { namedCell } from './cell-names.tsx';

/** A stage of the argument for a step. After the last one, the last one again. */
export function stageAt({ stages }: CoachStep, language: Language, stage: number): CoachStage {
  const all = stages[language];
  return all[Math.min(stage, all.length - 1)];
}

/** The picture of a stage, with the cells that its text names. */
export function stageLayers(step: CoachStep, language: Language, stage: number): BoardLayer[] {
  const { layers, named } = stageAt(step, language, stage);
  return [...layers, pointed(named)];
}

/** The cell whose name the pointer or the focus is on. */
export function namedLayer(): BoardLayer {
  return pointed(namedCell.value === undefined ? [] : [namedCell.value]);
}

export function pointed(cells: readonly number[]): BoardLayer {
  return { kind: 'cells', cells, look: 'pointed' };
}

import { candidateOf, type Step, type TechniqueId } from './step.ts';

/** The step that places the last candidate of a cell, or of a digit in a house. */
export function singleStep(
  technique: TechniqueId,
  cell: number,
  digit: number,
  houses: readonly number[],
): Step {
  return {
    technique,
    pattern: { kind: 'plain', cells: [cell], digits: [digit], houses },
    eliminations: [],
    placement: candidateOf(cell, digit),
  };
}

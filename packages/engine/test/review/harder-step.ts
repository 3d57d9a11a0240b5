import { Justifying } from '../../src/explain/justify.ts';
import type { PlayerPosition } from '../../src/explain/player-check.ts';
import { easiestSteps, type RankedStep, type StepTools } from '../../src/explain/step-search.ts';
import { type SearchId, techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import type { RatedStep } from '../../src/rating/producer.ts';
import { isHarder } from '../../src/review/difficulty.ts';
import { cellOf, digitIn, type TechniqueId } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';

/**
 * A step that removes candidates, and that needs a harder technique than the easiest step and nothing
 * of what the easiest step concludes. Undefined if the next harder technique has none.
 */
export function harderStep(
  position: PlayerPosition,
  easiest: RatedStep,
  tools: StepTools,
): { readonly step: RatedStep; readonly reason: TechniqueId } | undefined {
  const accepts = (id: SearchId): boolean => {
    const row = techniqueRows.find((it) => it.id === id);
    return id !== 'brute-force' && !!row && isHarder(row.techniques[0], easiest.technique);
  };
  const found = firstStep(position, { ...tools, accepts });
  if (!found || found.placement !== undefined) return undefined;
  const centre = Int32Array.from(position.candidates, (set, cell) =>
    position.filled.digits[cell] === 0 ? set : 0,
  );
  const player = { ...position, notes: { centre } };
  let hardest: TechniqueId | undefined;
  for (const candidate of found.eliminations) {
    const reason = finish(new Justifying(player, { kind: 'elimination', candidate }, tools));
    if (reason.kind !== 'justified' || reason.technique === undefined) return undefined;
    const { placement } = easiest;
    const usesEasiest = reason.steps.some(
      (step) =>
        (placement !== undefined && step.placement === placement) ||
        step.eliminations.some((one) => easiest.eliminations.includes(one)),
    );
    if (usesEasiest || !isHarder(reason.technique, easiest.technique)) return undefined;
    if (hardest === undefined || isHarder(reason.technique, hardest)) hardest = reason.technique;
  }
  const after = Int32Array.from(position.candidates);
  for (const it of found.eliminations) after[cellOf(it)] &= ~(1 << (digitIn(it) - 1));
  const next = firstStep({ ...position, candidates: after }, tools);
  const isStillEasiest = JSON.stringify(next) === JSON.stringify(easiest);
  return hardest && isStillEasiest ? { step: found, reason: hardest } : undefined;
}

function firstStep(position: PlayerPosition, tools: StepTools): RatedStep | undefined {
  let found: RatedStep | undefined;
  const take = ({ step }: RankedStep): boolean => {
    found = step;
    return false;
  };
  finish(easiestSteps(position, take, tools));
  return found;
}

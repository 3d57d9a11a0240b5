import type { Level } from '../rating/hodoku/hodoku-scale.ts';
import { orderedRows } from '../rating/variant-searches.ts';
import { isSingle, type TechniqueId } from '../technique/step.ts';

const RANKS: ReadonlyMap<TechniqueId, number> = new Map(
  orderedRows.flatMap(({ techniques }, row) => techniques.map((it) => [it, row] as const)),
);

/** The place of a technique in HoDoKu's order, with those that only variants have. */
export function rankOf(technique: TechniqueId): number {
  return RANKS.get(technique) ?? RANKS.size;
}

/** The level of a technique. */
export function levelOf(technique: TechniqueId): Level {
  return orderedRows[rankOf(technique)]?.level ?? 'extreme';
}

/** Whether a technique is harder than another one. All singles are equally hard. */
export function isHarder(technique: TechniqueId, other: TechniqueId): boolean {
  return !isSingle(technique) && (isSingle(other) || rankOf(technique) > rankOf(other));
}

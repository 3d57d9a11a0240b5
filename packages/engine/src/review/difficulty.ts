import { type Level, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { isSingle, type TechniqueId } from '../technique/step.ts';

const RANKS: ReadonlyMap<TechniqueId, number> = new Map(
  techniqueRows.flatMap(({ techniques }, row) => techniques.map((it) => [it, row] as const)),
);

/** The place of a technique in HoDoKu's order. */
export function rankOf(technique: TechniqueId): number {
  return RANKS.get(technique) ?? RANKS.size;
}

/** HoDoKu's level of a technique. */
export function levelOf(technique: TechniqueId): Level {
  return techniqueRows[rankOf(technique)]?.level ?? 'extreme';
}

/** Whether a technique is harder than another one. All singles are equally hard. */
export function isHarder(technique: TechniqueId, other: TechniqueId): boolean {
  return !isSingle(technique) && (isSingle(other) || rankOf(technique) > rankOf(other));
}

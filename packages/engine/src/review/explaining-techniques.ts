import { shortName } from '../explain/technique-names.ts';
import { isSingle, type TechniqueId } from '../technique/step.ts';
import { techniqueFacts } from '../technique/technique-facts.ts';
import { rankOf } from './difficulty.ts';
import type { ReviewedMove } from './review.ts';

/** Techniques beyond singles, the hardest first. */
export interface Techniques {
  /** At most `MOST_TECHNIQUES`, each with how many moves had it as their reason. */
  readonly some: readonly { readonly technique: TechniqueId; readonly count: number }[];
  readonly isMore: boolean;
}

const MOST_TECHNIQUES = 4;

/** The techniques whose eliminations the player made herself. Nobody else has surely used one. */
export function usedTechniques(moves: readonly ReviewedMove[]): Techniques {
  return techniquesOf(moves.filter(({ isHelped, kind }) => kind === 'elimination' && !isHelped));
}

/**
 * The techniques that explain the digits of the player, without those that she used. She may have
 * found a digit in another way, or guessed it.
 */
export function explainingTechniques(moves: readonly ReviewedMove[], used: Techniques): Techniques {
  const names = used.some.map(({ technique }) => shortName(technique, 'en'));
  return techniquesOf(
    moves.filter(({ isByCoach, kind }) => kind === 'placement' && !isByCoach),
    names,
  );
}

/** Who guesses right has not used a forcing chain or net, although one leads to the digit. */
export function isForcing(technique: TechniqueId): boolean {
  return techniqueFacts[technique].family === 'forcing';
}

/** The technique of a move that holds. */
export function techniqueOf({ reason }: ReviewedMove): TechniqueId | undefined {
  return reason?.kind === 'justified' ? reason.technique : undefined;
}

function techniquesOf(moves: readonly ReviewedMove[], without: readonly string[] = []): Techniques {
  const all = moves
    .map(techniqueOf)
    .filter((it) => it !== undefined)
    .filter((it) => !isSingle(it) && !without.includes(shortName(it, 'en')))
    .sort((a, b) => rankOf(b) - rankOf(a));
  const counts = new Map<string, { readonly technique: TechniqueId; readonly count: number }>();
  for (const technique of all.filter((it) => !isForcing(it))) {
    const name = shortName(technique, 'en');
    const { count, ...same } = counts.get(name) ?? { technique, count: 0 };
    counts.set(name, { ...same, count: count + 1 });
  }
  const rows = [...counts.values()];
  return {
    some: rows.slice(0, MOST_TECHNIQUES),
    isMore: rows.length > MOST_TECHNIQUES || all.some(isForcing),
  };
}

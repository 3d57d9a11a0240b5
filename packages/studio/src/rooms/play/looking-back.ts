import type { Difficulty, ReviewText } from '../../picture/reviewing.ts';

/** What the review of a solved game says of the puzzle, and of what the player did. */
export interface LookedBack {
  /** The hardest of the steps that were the easiest ones of their positions. */
  readonly hardest: Pick<Difficulty, 'name' | 'technique'> | undefined;
  /**
   * The move without help with the hardest technique: one that removed the candidates, or a digit that
   * had no easier way. Undefined if all were singles.
   */
  readonly best: { readonly move: number; readonly by: Difficulty } | undefined;
}

/** Looks at the moves on the branch of the solution. */
export function lookedBack(review: ReviewText, branch: readonly number[]): LookedBack {
  if (review.kind !== 'reviewed') return { hardest: undefined, best: undefined };
  const moves = branch.map((entry) => review.moves[entry]);
  const all = moves.map(({ easiest }) => easiest).filter((it) => it !== undefined);
  const own = moves.flatMap(({ easiest, isHelped, kind, reason }, at) => {
    if (isHelped || typeof reason !== 'object' || isSingle(reason)) return [];
    const isNeeded = easiest !== undefined && reason.score <= easiest.score;
    return kind === 'elimination' || isNeeded ? [{ move: at + 1, by: reason }] : [];
  });
  return {
    hardest: all.toSorted((a, b) => b.score - a.score)[0],
    best: own.toSorted((a, b) => b.by.score - a.by.score)[0],
  };
}

function isSingle({ technique }: Difficulty): boolean {
  return ['full-house', 'naked-single', 'hidden-single'].includes(technique);
}

import type { TechniqueId } from '../technique/step.ts';
import { rankOf } from './difficulty.ts';
import type { Finding } from './finding.ts';
import type { ReviewedMove, TechniqueUse } from './review.ts';

/** What became of each technique that was the easiest step of a position, or the reason of a move. */
export function techniquesIn(
  moves: readonly ReviewedMove[],
  findings: readonly Finding[],
): TechniqueUse[] {
  const there = moves.map(({ easiest }) => easiest?.technique);
  const used = moves.map(({ reason }) =>
    reason?.kind === 'justified' ? reason.technique : undefined,
  );
  const all = new Set([...there, ...used].filter((it) => it !== undefined));
  return [...all]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((technique) => useOf(technique, { there, used, moves, findings }));
}

function useOf(
  technique: TechniqueId,
  {
    findings,
    moves,
    there,
    used,
  }: {
    readonly there: readonly (TechniqueId | undefined)[];
    readonly used: readonly (TechniqueId | undefined)[];
    readonly moves: readonly ReviewedMove[];
    readonly findings: readonly Finding[];
  },
): TechniqueUse {
  const count = (all: readonly unknown[]): number => all.filter((it) => it === technique).length;
  const missed = findings.map((it) => (it.kind === 'overlooked' ? it.technique : undefined));
  const first = used.indexOf(technique);
  return {
    technique,
    there: count(there),
    used: count(used),
    helped: count(used.map((it, move) => (moves[move].isHelped ? it : undefined))),
    missed: count(missed),
    example: first < 0 ? there.indexOf(technique) : first,
  };
}

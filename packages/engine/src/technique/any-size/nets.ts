import { digitsOf } from '../../grid/digit-set.ts';
import { candidateOf, type Step } from '../step.ts';
import { Assumption } from './assumption.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';
import { shortestProofs, stepThat } from './forcing-chains.ts';
import { candidatesOfSource, type Source, sourcesOf } from './sources.ts';

/**
 * Finds forcing nets. From the assumption that a candidate is true, all naked and hidden singles
 * follow. Contradiction: they leave a cell without a candidate, or a house without a place for a
 * digit, so the candidate is false. Verity: the same statement follows from all candidates of a cell,
 * or from all places of a digit in a house, so this statement is true. The shortest proofs come
 * first.
 */
export const findForcingNets: Find = function* (board) {
  const steps: Step[] = [];
  for (const [cell, digits] of board.candidates.entries()) {
    for (const digit of digitsOf(digits)) {
      const step = contradiction(board, cell, digit);
      if (step) steps.push(step);
    }
    yield;
  }
  // A verity is only needed if no candidate can be refuted.
  if (steps.length === 0) {
    for (const source of sourcesOf(board)) {
      steps.push(...verities(board, source));
      yield;
    }
  }
  yield* shortestProofs(steps);
};

function contradiction(board: Board, cell: number, digit: number): Step | undefined {
  const assumption = new Assumption(board, cell, digit);
  if (!assumption.clash) return undefined;
  const { causes, ...source } = assumption.clash;
  const pattern = { ...source, chains: [assumption.proofOf(causes)] };
  const candidate = candidateOf(cell, digit, board.geometry);
  return elimination('forcing-net-contradiction', pattern, [candidate]);
}

/** Makes the steps for the statements that hold whichever candidate of the source is true. */
function verities(board: Board, source: Source): Step[] {
  const assumptions = candidatesOfSource(source).map(
    ({ cell, digit }) => new Assumption(board, cell, digit),
  );
  const [first, ...others] = assumptions;
  return first
    .statements()
    .filter((it) => others.every((other) => other.implies(it)))
    .flatMap((it) => {
      const chains = assumptions.map((assumption) => assumption.proof(it));
      const step = stepThat(board, 'forcing-net-verity', { ...source, chains }, it);
      return step ? [step] : [];
    });
}

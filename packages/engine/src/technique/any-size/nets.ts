import { digitsOf } from '../../grid/digit-set.ts';
import { contradictionPattern, verityPattern } from '../net/net-pattern.ts';
import type { Source } from '../pattern.ts';
import { candidateOf, type Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';
import { shortestProofs, stepThat } from './forcing-chains.ts';
import { SinglesAssumption } from './singles-assumption.ts';
import { candidatesOfSource, sourcesOf } from './sources.ts';

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
  if (!new SinglesAssumption(board, cell, digit).isRefuted) return undefined;
  const candidate = candidateOf(cell, digit, board.geometry);
  const pattern = contradictionPattern(board, { candidate, on: true });
  return pattern && elimination('forcing-net-contradiction', pattern, [candidate]);
}

/** Makes the steps for the statements that hold whichever candidate of the source is true. */
function verities(board: Board, source: Source): Step[] {
  const { geometry } = board;
  const starts = candidatesOfSource(source);
  const [first, ...others] = starts.map(
    ({ cell, digit }) => new SinglesAssumption(board, cell, digit),
  );
  const assumptions = starts.map(({ cell, digit }) => ({
    candidate: candidateOf(cell, digit, geometry),
    on: true,
  }));
  return first
    .statements()
    .filter((it) => others.every((other) => other.implies(it)))
    .flatMap((it) => {
      const conclusion = { candidate: candidateOf(it.cells[0], it.digit, geometry), on: it.on };
      const pattern = verityPattern(board, source, assumptions, conclusion);
      const step = pattern && stepThat(board, 'forcing-net-verity', pattern, it);
      return step ? [step] : [];
    });
}

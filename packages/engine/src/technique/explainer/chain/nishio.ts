import { finish, workOf } from '../../../work/work.ts';
import type { ForcingChainStep } from '../../chain-graph.ts';
import { CANDIDATES } from '../../classic-tables.ts';
import { DigitMemory } from '../../digit-memory.ts';
import type { Position } from '../../position.ts';
import { candidateOf } from '../../step.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, NO_COMPLEXITY } from './best-chain.ts';
import { stepOf } from './chain-steps.ts';

/**
 * Nishio: an assumption about one digit leads to a contradiction within the places of this digit.
 *
 * So the result for a digit depends only on the places of the digit. The result is kept until these
 * places change.
 */
export class NishioChains {
  private readonly assumption = new Assumption({ cellLinks: false });
  private readonly digits = Array.from({ length: 9 }, (_, i) => new NishioDigit(i + 1));
  /** The digits whose results are known. */
  private readonly known = new DigitMemory();
  private readonly best = new BestChain();

  find(position: Position): ForcingChainStep | undefined {
    const { assumption, best, known } = this;
    assumption.readPosition(position);
    best.clear();
    let first = NONE;
    for (const digit of this.digits) {
      if (!known.isKnown(position, digit.digit)) digit.search(assumption);
      known.keep(position, digit.digit);
      // Of several chains with the same complexity, the chain that starts in the first cell wins,
      // and then the chain with the smallest digit.
      const cell = Math.floor((digit.source % CANDIDATES) / 9);
      const isEqual = digit.complexity === best.complexity;
      if (digit.complexity > best.complexity || (isEqual && cell >= first)) continue;
      if (digit.complexity === NO_COMPLEXITY) continue;
      best.setContradiction(digit.complexity, digit.source);
      first = cell;
    }
    if (!best.exists) return undefined;
    return finish(workOf(stepOf(best, assumption, undefined, 'nishio-forcing-chain')));
  }
}

/** The shortest contradiction from an assumption about one digit. */
class NishioDigit {
  /** The assumed literal. */
  source: number = NONE;
  complexity: number = NO_COMPLEXITY;
  readonly digit: number;

  constructor(digit: number) {
    this.digit = digit;
  }

  search(assumption: Assumption): void {
    this.complexity = NO_COMPLEXITY;
    const { initial } = assumption;
    for (let cell = 0; cell < 81; cell++) {
      if ((initial[cell] & (1 << (this.digit - 1))) === 0) continue;
      this.try(candidateOf(cell, this.digit), assumption);
      this.try(CANDIDATES + candidateOf(cell, this.digit), assumption);
    }
  }

  private try(source: number, assumption: Assumption): void {
    assumption.follow(source, this.complexity - 2);
    if (assumption.contradiction === NONE) return;
    const { count, contradiction, opposite } = assumption;
    const complexity = count[contradiction] + count[opposite];
    if (complexity >= this.complexity) return;
    this.complexity = complexity;
    this.source = source;
  }
}

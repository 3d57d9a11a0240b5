import { LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { Assumption, NONE } from './assumption.ts';
import { BestChain, SORT_KEY } from './best-chain.ts';
import type { ForcingChainStep } from './chain-graph.ts';
import { stepOf } from './chain-steps.ts';
import { CANDIDATES } from './groups.ts';

/** Nishio: an assumption about one digit leads to a contradiction within the places of this digit. */
export class NishioChains {
  private readonly assumption = new Assumption({ cellLinks: false });
  private readonly best = new BestChain();

  find(position: Position): ForcingChainStep | undefined {
    const { assumption, best } = this;
    const { initial } = assumption;
    assumption.readPosition(position);
    best.clear();
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = initial[cell]; rest !== 0; rest &= rest - 1) {
        this.try(cell * 9 + LOWEST[rest]);
        this.try(CANDIDATES + cell * 9 + LOWEST[rest]);
      }
    }
    if (!best.exists) return undefined;
    return { ...stepOf(best, assumption), technique: 'nishio-forcing-chain' };
  }

  private try(source: number): void {
    const { assumption, best } = this;
    assumption.follow(source, best.complexity - 2);
    if (assumption.conflict === NONE) return;
    const { count, conflict, contrary } = assumption;
    const complexity = count[conflict] + count[contrary];
    if (best.accepts(complexity, SORT_KEY.contradiction)) {
      best.setContradiction(complexity, source);
    }
  }
}

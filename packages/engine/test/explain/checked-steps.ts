import { sized } from '../../../../test/size.ts';
import type { GridState } from '../../src/draw/grid-state.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import type { Step } from '../../src/technique/step.ts';
import { faultsOf } from './step-faults.ts';
import { checkText } from './texts/check-text.ts';
import type { Seen } from './texts/knowledge.ts';

/** The steps of each technique to check. */
const WANTED = sized(1, 3);

/** Checks steps: their texts in both languages, what these say, and their pictures. */
export class CheckedSteps {
  /** Search and technique → the number of its steps. */
  readonly counts = new Map<string, number>();
  readonly faults: string[] = [];
  /** The steps so far. Neighbouring positions of a puzzle often have the same step. */
  private readonly seen = new Set<string>();

  /** @returns Whether there were not enough of these steps, and this one is new. */
  check(key: string, step: Step, before: () => GridState): boolean {
    if (this.isDone(key)) return false;
    const state = before();
    const givens = Array.from(state.givens).join('');
    const name = [key, givens, step.eliminations.join(), step.placement].join(' ');
    if (this.seen.has(name)) return false;
    this.seen.add(name);
    this.counts.set(key, this.countOf(key) + 1);
    const text = explainStep(step, 'en', state.geometry);
    const { fault } = checkText(text, seenBy(step, state), step);
    if (fault) this.faults.push(`${key}: ${fault}: ${text}`);
    this.faults.push(...faultsOf({ ...step, before: state }));
    return true;
  }

  /** The number of steps. */
  get total(): number {
    return this.seen.size;
  }

  isDone(key: string): boolean {
    return this.countOf(key) >= WANTED;
  }

  countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** A line for each search and technique. */
  table(): string {
    return [...this.counts].map(([key, count]) => `${key} ${count}`).join('\n');
  }
}

/** What a reader sees: of a digit that no technique gives, also the solution. */
function seenBy({ technique }: Step, state: GridState): Seen {
  if (technique !== 'brute-force') return state;
  const digits = Uint8Array.from(state.givens);
  const { solution } = solvePuzzle({ givens: { geometry: state.geometry, digits } });
  return solution ? { ...state, solution: solution.digits } : state;
}

import type { PlayerPosition } from '../explain/player-check.ts';
import { easiestSteps, type RankedStep, type StepTools } from '../explain/step-search.ts';
import type { PathEnd } from '../rating/path.ts';
import type { Work } from '../work/work.ts';

/**
 * The easiest steps from a position on. They are found as far as someone asks for them, and are kept
 * while the positions of a game stay on this path.
 */
export class PathAhead {
  private readonly tools: StepTools;
  /** The steps found so far, and the positions before them. */
  private steps: RankedStep[] = [];
  private keys: string[] = [];
  private path: Work<PathEnd> | undefined;
  /** The step that is the first one of the position. */
  private first = 0;

  constructor(tools: StepTools) {
    const { accepts = () => true } = tools;
    this.tools = { ...tools, accepts: (id) => id !== 'brute-force' && accepts(id) };
  }

  /** Goes to a position. */
  moveTo(position: PlayerPosition): void {
    const key = keyOf(position.filled.digits, position.candidates);
    const known = this.keys.indexOf(key);
    if (known >= 0) {
      this.first = known;
      return;
    }
    this.steps = [];
    this.keys = [key];
    this.first = 0;
    const take = (found: RankedStep): boolean => {
      const { candidates, values } = found.before;
      this.keys[this.steps.length] = keyOf(values, candidates);
      this.steps.push(found);
      return true;
    };
    this.path = easiestSteps(position, take, this.tools);
  }

  /** The step with this number, counted from 0. Undefined if the path ends before it. */
  *step(number: number): Generator<undefined, RankedStep | undefined> {
    const index = this.first + number;
    // Some searches take some milliseconds.
    while (this.steps.length <= index && !this.path?.advance(1)) yield;
    return this.steps[index];
  }
}

/** The digits of a position, and the candidates of its blanks. */
function keyOf(digits: ArrayLike<number>, candidates: ArrayLike<number>): string {
  return Array.from(digits, (digit, cell) => (digit > 0 ? -digit : candidates[cell])).join();
}

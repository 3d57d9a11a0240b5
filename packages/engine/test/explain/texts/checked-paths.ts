import { explainSteps } from '../../../src/explain/explained-steps.ts';
import { Explanation } from '../../../src/explain/explanation.ts';
import { CLASSIC } from '../../../src/grid/geometry.ts';
import type { Grid } from '../../../src/grid/grid.ts';
import { Rating } from '../../../src/rating/rating.ts';
import { producersOf } from '../../../src/rating/scales.ts';
import { solvePuzzle } from '../../../src/solve/solve-puzzle.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { checkText } from './check-text.ts';

/** The texts of many puzzles, checked. */
export class CheckedPaths {
  puzzles = 0;
  sentences = 0;
  parsed = 0;
  proved = 0;
  readonly faults: string[] = [];
  readonly techniques = new Set<TechniqueId>();
  /** The forcing nets, and the statements of their proofs: HoDoKu's, and those of the texts. */
  nets = 0;
  hodokuStatements = 0;
  netStatements = 0;
  private readonly producers = producersOf('hodoku');

  /** Explains a puzzle to its solution, and checks each text. */
  check(givens: Grid): void {
    const steps = explainSteps({ givens }, this.stepsOf(givens), { language: 'en' });
    const isGuessed = steps.some(({ technique }) => technique === 'brute-force');
    const solved = isGuessed ? solvePuzzle({ givens }) : undefined;
    const solution = solved?.kind === 'proper' ? solved.solution?.digits : undefined;
    this.puzzles++;
    for (const step of steps) {
      const seen = step.before;
      const checked = checkText(step.text, solution ? { ...seen, solution } : seen, step);
      this.sentences += checked.sentences;
      this.parsed += checked.parsed;
      this.proved += checked.proved;
      if (checked.fault) this.faults.push(`${step.technique}: ${checked.fault}`);
      this.techniques.add(step.technique);
      const { pattern } = step;
      if (pattern.kind !== 'chains' || !pattern.hodoku) continue;
      this.nets++;
      this.netStatements += pattern.chains.flat().length;
      this.hodokuStatements += pattern.hodoku.chains.flat().length;
    }
  }

  private stepsOf(givens: Grid) {
    const { producers } = this;
    const result =
      givens.geometry === CLASSIC
        ? finish(new Rating({ givens }, { scale: 'hodoku', producers }))
        : finish(new Explanation({ givens }));
    if (result.kind === 'rated' || result.kind === 'explained') return result.steps;
    throw new Error(`expected steps, got ${result.kind}`);
  }

  summary(): string {
    const failed = this.sentences - this.proved;
    const nets = `${this.nets} forcing nets: ${mean(this.hodokuStatements, this.nets)} statements in HoDoKu's, ${mean(this.netStatements, this.nets)} in the texts`;
    return `${this.puzzles} puzzles: ${this.sentences} sentences, ${this.parsed} parsed, ${this.proved} proved, ${failed} failed; ${nets}`;
  }
}

function mean(sum: number, count: number): string {
  return (sum / Math.max(count, 1)).toFixed(1);
}

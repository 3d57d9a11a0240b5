import type { Finder } from '../../technique/finder.ts';
import type { Step, TechniqueId } from '../../technique/step.ts';
import type { QueuedPosition } from './queued-position.ts';
import type { MakeSearch } from './searches.ts';

/**
 * Finds the first step of a technique among the steps of a finder. Callers ask for several
 * techniques in the same position, one after another. So the steps of a complete run are kept.
 */
export class FirstSteps {
  private readonly finder: Finder<QueuedPosition>;
  /** The position of the latest run. */
  private readonly cells = new Int32Array(27);
  private readonly values = new Uint8Array(81);
  private readonly isGiven = new Uint8Array(81);
  private isComplete = false;
  private readonly steps = new Map<TechniqueId, Step>();

  constructor(finder: Finder<QueuedPosition>) {
    this.finder = finder;
  }

  /** The search for one technique. */
  search(technique: TechniqueId): MakeSearch {
    return () => ({ find: (position) => this.find(position, technique) });
  }

  private find(position: QueuedPosition, technique: TechniqueId): Step | undefined {
    const { steps } = this;
    if (!this.isCurrent(position)) {
      steps.clear();
      this.isComplete = !this.finder(position, (step) => {
        if (!steps.has(step.technique)) steps.set(step.technique, step);
        return step.technique === technique;
      });
      this.cells.set(position.cells);
      this.values.set(position.values);
      this.isGiven.set(position.isGiven);
    }
    return steps.get(technique);
  }

  /** Whether the latest run was complete, and its position equals this one. */
  private isCurrent({ cells, isGiven, values }: QueuedPosition): boolean {
    if (!this.isComplete) return false;
    for (let i = 0; i < 27; i++) if (cells[i] !== this.cells[i]) return false;
    for (let i = 0; i < 81; i++) {
      if (values[i] !== this.values[i] || isGiven[i] !== this.isGiven[i]) return false;
    }
    return true;
  }
}

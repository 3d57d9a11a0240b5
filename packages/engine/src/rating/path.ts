import type { Position } from '../technique/position.ts';
import { cellOf, digitIn, type Step } from '../technique/step.ts';
import type { Work } from '../work/work.ts';
import type { Found, Producer, RatedStep } from './producer.ts';

/** Carries out the conclusions of a step. */
export function apply(step: Step, position: Position): void {
  for (const candidate of step.eliminations) {
    position.eliminate(cellOf(candidate), digitIn(candidate));
  }
  if (step.placement !== undefined) {
    position.place(cellOf(step.placement), digitIn(step.placement));
  }
}

/** Why a path ended: all cells have a digit, no producer has a step, or `take` returned false. */
export type PathEnd = 'solved' | 'stuck' | 'stopped';

/** The number of steps in a slice. */
const SLICE = 16;

const NOTHING_FOUND: Found = { step: undefined };

/**
 * Solves a position step by step. Each step is the first one that the producers have, in their
 * order. The budget of `advance` counts steps. `advance` also returns after each slice of a long
 * producer.
 */
export class Path implements Work<PathEnd> {
  readonly position: Position;
  private readonly producers: readonly Producer[];
  /** Takes each step before it is applied. The path stops if it returns false. */
  private readonly take: (step: RatedStep, producer: number) => boolean;
  private index = 0;
  private work: Work<Found> | undefined;
  private end: PathEnd | undefined;

  constructor(
    position: Position,
    producers: readonly Producer[],
    take: (step: RatedStep, producer: number) => boolean,
  ) {
    this.position = position;
    this.producers = producers;
    this.take = take;
  }

  advance(steps: number = SLICE): PathEnd | undefined {
    if (this.position.isSolved) this.end ??= 'solved';
    for (let left = steps; left > 0 && !this.end; left--) {
      const found = this.ask();
      if (!found) return undefined;
      this.end = this.endAfter(found.step);
    }
    return this.end;
  }

  /** Returns the next step, or undefined if a long producer needs another slice. */
  private ask(): Found | undefined {
    const { position, producers } = this;
    for (; this.index < producers.length; this.index++) {
      const producer = producers[this.index];
      if ('find' in producer) {
        const step = producer.find(position);
        if (step) return { step };
        continue;
      }
      this.work ??= producer.begin(position);
      const found = this.work.advance();
      if (!found) return undefined;
      this.work = undefined;
      if (found.step) return found;
    }
    return NOTHING_FOUND;
  }

  private endAfter(step: RatedStep | undefined): PathEnd | undefined {
    if (!step) return 'stuck';
    if (!this.take(step, this.index)) return 'stopped';
    apply(step, this.position);
    this.index = 0;
    return this.position.isSolved ? 'solved' : undefined;
  }
}

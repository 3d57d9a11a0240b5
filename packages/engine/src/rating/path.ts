import { Board } from '../technique/any-size/board.ts';
import type { Position } from '../technique/position.ts';
import { cellOf, digitIn, type Step } from '../technique/step.ts';
import type { Work } from '../work/work.ts';
import type { Found, Producer, RatedStep } from './producer.ts';

/** Carries out the conclusions of a step. */
export function apply(
  step: Pick<Step, 'eliminations' | 'placement'>,
  position: Position | Board,
): void {
  const geometry = position instanceof Board ? position.geometry : undefined;
  for (const candidate of step.eliminations) {
    position.eliminate(cellOf(candidate, geometry), digitIn(candidate, geometry));
  }
  if (step.placement !== undefined) {
    position.place(cellOf(step.placement, geometry), digitIn(step.placement, geometry));
  }
}

/** Why a path ended: all cells have a digit, no producer has a step, or `take` returned false. */
export type PathEnd = 'solved' | 'stuck' | 'stopped';

/** The number of calls of producers in a slice. */
const SLICE = 8;

/**
 * Solves a position step by step. It asks the producers in order, and the first step found is
 * applied. The budget of `advance` counts calls of producers. `advance` also returns after each
 * slice of a long producer.
 */
export class Path<P extends Position | Board = Position> implements Work<PathEnd> {
  readonly position: P;
  private readonly producers: readonly Producer<P>[];
  /**
   * Called with each step and the index of its producer before the step is applied. If it returns
   * false, the path stops.
   */
  private readonly take: (step: RatedStep, producer: number) => boolean;
  /** The index of the producer to ask next. */
  private index = 0;
  /** The work of a long producer. */
  private work: Work<Found> | undefined;
  private end: PathEnd | undefined;

  constructor(
    position: P,
    producers: readonly Producer<P>[],
    take: (step: RatedStep, producer: number) => boolean,
  ) {
    this.position = position;
    this.producers = producers;
    this.take = take;
    if (position.isSolved) this.end = 'solved';
    else if (producers.length === 0) this.end = 'stuck';
  }

  advance(calls: number = SLICE): PathEnd | undefined {
    for (let left = calls; left > 0 && !this.end; left--) {
      const producer = this.producers[this.index];
      let step: RatedStep | undefined;
      if ('find' in producer) {
        step = producer.find(this.position);
      } else {
        this.work ??= producer.begin(this.position);
        const found = this.work.advance();
        if (!found) return undefined;
        this.work = undefined;
        step = found.step;
      }
      if (step) this.end = this.endAfter(step);
      else if (++this.index === this.producers.length) this.end = 'stuck';
    }
    return this.end;
  }

  private endAfter(step: RatedStep): PathEnd | undefined {
    if (!this.take(step, this.index)) return 'stopped';
    apply(step, this.position);
    this.index = 0;
    return this.position.isSolved ? 'solved' : undefined;
  }
}

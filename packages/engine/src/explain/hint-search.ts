import { type Slices, slicesOf } from '../work/work.ts';
import type { NoPosition, PlayerPosition } from './player-check.ts';
import { type PlayerStep, playerStep } from './step-notes.ts';
import { easiestSteps, type RankedStep, StepSearch } from './step-search.ts';

export type HintResult =
  | NextStep
  | NoPosition
  /** The search was stopped before it found anything. */
  | { readonly kind: 'stopped' };

type NextStep =
  /** The next step, and which notes of the player it rests on. */
  | { readonly kind: 'step'; readonly step: PlayerStep }
  /** No technique that is used finds a step. The givens are not known to be proper, or some are off. */
  | { readonly kind: 'stuck' };

/**
 * Finds what a player should look at next: first what is wrong already, then the easiest step in
 * the order of HoDoKu 2.2.0. A puzzle of any size is accepted. The budget of `advance` counts nodes
 * of the kernel, and then calls of searches.
 */
export class HintSearch extends StepSearch<NextStep> {
  protected *search(player: PlayerPosition, calls?: number): Slices<NextStep> {
    const found: RankedStep[] = [];
    const take = (step: RankedStep): boolean => {
      found.push(step);
      return false;
    };
    yield* slicesOf(easiestSteps(player, take, this.tools), calls);
    if (found.length === 0) return { kind: 'stuck' };
    const [{ before, step }] = found;
    return { kind: 'step', step: playerStep({ ...step, before }, player) };
  }
}

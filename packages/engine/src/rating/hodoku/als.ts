/**
 * The searches for almost locked sets. They share the almost locked sets of a position and the
 * links between them.
 */

import { findAll, findFirst } from '../../technique/finder.ts';
import { AlsXyChains } from '../../technique/hodoku/als-xy-chains.ts';
import { AlsXyWings } from '../../technique/hodoku/als-xy-wing.ts';
import { alsXz } from '../../technique/hodoku/als-xz.ts';
import { RestrictedCommons } from '../../technique/hodoku/restricted-commons.ts';
import type { Step } from '../../technique/step.ts';
import type { QueuedPosition } from './queued-position.ts';
import { compareEliminations, firstInOrder } from './step-order.ts';

/**
 * What the searches know about the latest position. All paths share this data, because it is large.
 */
interface Shared {
  readonly commons: RestrictedCommons;
  readonly wings: AlsXyWings;
  readonly chains: AlsXyChains;
}

let memory: Shared | undefined;

function shared(): Shared {
  if (memory) return memory;
  const commons = new RestrictedCommons();
  memory = { commons, wings: new AlsXyWings(commons), chains: new AlsXyChains(commons) };
  return memory;
}

export function findAlsXz(position: QueuedPosition): Step | undefined {
  return findFirst(position, alsXz(shared().commons));
}

export function findAlsXyWing(position: QueuedPosition): Step | undefined {
  return findFirst(position, (from, receive) => shared().wings.find(from, receive));
}

export function findAlsXyChain(position: QueuedPosition): Step | undefined {
  const { chains } = shared();
  const steps = findAll(position, (from, receive) => chains.find(from, receive));
  return firstInOrder(steps, compareSteps);
}

function compareSteps(a: Step, b: Step): number {
  return compareEliminations(a.eliminations, b.eliminations);
}

// Hot code: it runs once per node, and once per event if the events are shown.
import type { Compiled } from '../../constraint/compiled.ts';
import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import type { Checkpoint, Counters, Search, SearchEvent, SearchStatus } from '../strategy.ts';
import type { Network } from './network.ts';
import { networkOf } from './network-maker.ts';

/** The phases of the search. */
const PROPAGATE = 0;
const GUESS = 1;
const RETREAT = 2;
const SOLVED = 3;
const EXHAUSTED = 4;

/**
 * Searches the solutions of a variant. All rules run until none of them takes a value away, then one
 * value of a cell is tried. If it fails, it goes from the cell, and the rules run again.
 *
 * A step of the search can fix many cells. So events show its placements and backs afterwards, one at a
 * time. If `advance` may make any number of events, none is shown.
 */
export class ConstraintSearch implements Omit<Search, 'geometry'> {
  readonly digits: Uint8Array;
  readonly path: Uint16Array;
  depth = 0;
  readonly counters: Counters = { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 };
  readonly event: SearchEvent = { kind: 'placement', cell: 0, digit: 0 };
  private readonly network: Network;
  /** The number of givens, with which the path of the domains begins. */
  private readonly givens: number;
  private phase = PROPAGATE;
  /** The number of cells of the path that are to be shown. */
  private goal = 0;
  /** Index in the path that is shown → 1 if the placement was a choice. */
  private readonly opened: Uint8Array;
  /** The cell of the latest guess, or of the one that the latest retreat found impossible. */
  private tried = 0;
  /** The value that the latest retreat found impossible. It goes before the next propagation. */
  private refuted = 0;

  /** @param givens Cell → digit, 0 for a blank. By default, a cell with one possible value is a given. */
  constructor(compiled: Compiled, givens?: Uint8Array) {
    this.network = networkOf(compiled);
    const { now, path, steps } = this.network;
    this.digits = new Uint8Array(compiled.cells);
    const known: number[] = [];
    const single: number[] = [];
    for (let cell = 0; cell < compiled.cells; cell++) {
      if (countDigits(now[cell]) === 1) (givens?.[cell] !== 0 ? known : single).push(cell);
    }
    for (const cell of known) this.digits[cell] = lowestDigit(now[cell]);
    for (const cell of [...known, ...single]) steps.fix(cell);
    this.givens = known.length;
    if (now.includes(0)) this.phase = RETREAT;
    this.path = path.subarray(known.length);
    this.opened = new Uint8Array(this.path.length);
  }

  get isSolved(): boolean {
    return this.phase === SOLVED && this.depth === this.path.length;
  }

  opensNode(index: number): boolean {
    return this.opened[index] === 1;
  }

  advance(events: number): SearchStatus {
    if (this.phase === SOLVED && this.depth === this.goal) this.phase = RETREAT;
    if (events === Number.POSITIVE_INFINITY) return this.finish();
    for (let left = events; left > 0; ) {
      if (this.depth === this.goal) {
        if (this.phase === EXHAUSTED) return 'exhausted';
        this.step();
      } else {
        if (this.depth < this.goal) this.showPlacement();
        else this.showBack();
        left--;
      }
      if (this.phase === SOLVED && this.depth === this.goal) return this.solved();
    }
    return 'paused';
  }

  /** Searches to the next solution, or to the end, without events. */
  private finish(): SearchStatus {
    this.hide();
    while (this.phase !== EXHAUSTED) {
      this.step();
      this.hide();
      if (this.phase !== SOLVED) continue;
      this.showAll();
      return this.solved();
    }
    this.showAll();
    return 'exhausted';
  }

  /** Counts the events to the goal as if they had been shown. */
  private hide(): void {
    const { counters, goal, depth } = this;
    if (goal > depth) {
      counters.placements += goal - depth;
      counters.tries += goal - depth;
    } else counters.backs += depth - goal;
    this.depth = goal;
  }

  /** Makes `digits` and the latest event what they would be if the events had been shown. */
  private showAll(): void {
    const { digits, path, depth, network } = this;
    for (let i = 0; i < path.length; i++) {
      digits[path[i]] = i < depth ? lowestDigit(network.now[path[i]]) : 0;
    }
    this.opened.fill(0);
    for (let i = 0; i < network.depth; i++) {
      this.opened[network.guessAt(i).settled - this.givens] = 1;
    }
    if (depth > 0) this.setEvent('placement', path[depth - 1], digits[path[depth - 1]]);
  }

  private showPlacement(): void {
    const { network } = this;
    const place = this.depth + this.givens;
    let guess = network.depth - 1;
    while (guess >= 0 && network.guessAt(guess).settled > place) guess--;
    this.opened[this.depth] = guess >= 0 && network.guessAt(guess).settled === place ? 1 : 0;
    const cell = this.path[this.depth++];
    const digit = lowestDigit(network.now[cell]);
    this.digits[cell] = digit;
    this.setEvent('placement', cell, digit);
    this.counters.placements++;
    this.counters.tries++;
  }

  private showBack(): void {
    const cell = this.path[--this.depth];
    this.setEvent('back', cell, this.digits[cell]);
    this.digits[cell] = 0;
    this.counters.backs++;
  }

  private solved(): SearchStatus {
    this.counters.solutions++;
    return 'solution';
  }

  private step(): void {
    if (this.counters.nodes === 0) this.counters.nodes = 1;
    if (this.phase === RETREAT) this.retreat();
    else {
      if (this.phase === GUESS) this.guess();
      this.propagate();
    }
  }

  private propagate(): void {
    const { network, tried } = this;
    const { now, steps } = network;
    if (this.refuted !== 0) {
      steps.set(tried, now[tried] & ~this.refuted);
      this.refuted = 0;
    }
    const isPossible = steps.propagate() !== 0;
    const { settled } = network;
    this.goal = Math.max(0, settled - this.givens);
    if (!isPossible) {
      steps.blame(tried);
      this.phase = RETREAT;
    } else this.phase = settled === now.length ? SOLVED : GUESS;
  }

  private guess(): void {
    const { network } = this;
    this.tried = network.steps.choose();
    network.steps.push(this.tried, network.value);
    this.counters.nodes++;
  }

  /** Undoes the latest guess. The next step takes its value from the cell. */
  private retreat(): void {
    const { network, path } = this;
    if (network.depth === 0) {
      if (this.depth > 0) this.setEvent('back', path[0], lowestDigit(network.now[path[0]]));
      this.goal = 0;
      this.phase = EXHAUSTED;
      return;
    }
    network.steps.pop();
    const { cell, value } = network.guessAt(network.depth);
    this.tried = cell;
    this.refuted = value;
    this.setEvent('back', cell, lowestDigit(value));
    this.goal = network.settled - this.givens;
    this.phase = PROPAGATE;
  }

  save(): Checkpoint {
    const { phase, depth, goal, tried, refuted, network } = this;
    const state = [phase, depth, goal, tried, refuted, ...this.digits, ...this.opened];
    return {
      counters: { ...this.counters },
      state: Int32Array.from([...state, ...network.save()]),
    };
  }

  load({ counters, state }: Checkpoint): void {
    const { digits, opened, network } = this;
    [this.phase, this.depth, this.goal, this.tried, this.refuted] = state;
    const choices = 5 + digits.length;
    digits.set(state.subarray(5, choices));
    opened.set(state.subarray(choices, choices + opened.length));
    network.load(state.subarray(choices + opened.length));
    Object.assign(this.counters, counters);
  }

  private setEvent(kind: SearchEvent['kind'], cell: number, digit: number): void {
    this.event.kind = kind;
    this.event.cell = cell;
    this.event.digit = digit;
  }
}

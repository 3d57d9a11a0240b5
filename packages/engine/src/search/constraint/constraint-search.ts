// Hot code: it runs once per node, and once per event if the events are shown.
import type { Compiled } from '../../constraint/compiled.ts';
import { countDigits, lowestDigit } from '../../grid/digit-set.ts';
import type { Checkpoint, Counters, Search, SearchEvent, SearchStatus } from '../strategy.ts';
import { Branching } from './branching.ts';
import type { Domains } from './domains.ts';
import { GuessStack } from './guess-stack.ts';
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
  private readonly domains: Domains;
  private readonly branching: Branching;
  /** The number of givens, with which the path of the domains begins. */
  private readonly givens: number;
  /** The number of cells that have one value from the beginning. */
  private readonly singles: number;
  private phase = PROPAGATE;
  /** The number of cells of the path that are to be shown. */
  private goal = 0;
  private readonly guesses: GuessStack;
  /** Index in the path that is shown → 1 if the placement was a choice. */
  private readonly opened: Uint8Array;
  /** The cell of the latest guess, or of the one that the latest retreat found impossible. */
  private tried = 0;
  /** The value that the latest retreat found impossible. It goes before the next propagation. */
  private refuted = 0;

  /** @param givens Cell → digit, 0 for a blank. By default, a cell with one possible value is a given. */
  constructor(compiled: Compiled, givens?: Uint8Array) {
    this.network = networkOf(compiled);
    const { domains } = this.network;
    this.domains = domains;
    this.branching = new Branching(this.network);
    this.digits = new Uint8Array(compiled.cells);
    const { now } = domains;
    const known: number[] = [];
    const single: number[] = [];
    for (let cell = 0; cell < compiled.cells; cell++) {
      if (countDigits(now[cell]) === 1) (givens?.[cell] !== 0 ? known : single).push(cell);
    }
    for (const cell of known) this.digits[cell] = lowestDigit(now[cell]);
    for (const cell of [...known, ...single]) domains.fix(cell);
    this.singles = domains.fixed;
    domains.wakeAll();
    this.givens = known.length;
    if (now.includes(0)) this.phase = RETREAT;
    this.path = domains.path.subarray(known.length);
    this.guesses = new GuessStack(domains);
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
    const { digits, path, depth, domains, guesses } = this;
    for (let i = 0; i < path.length; i++) {
      digits[path[i]] = i < depth ? lowestDigit(domains.now[path[i]]) : 0;
    }
    this.opened.fill(0);
    for (let i = 0; i < guesses.depth; i++) this.opened[guesses.settled[i] - this.givens] = 1;
    if (depth > 0) this.setEvent('placement', path[depth - 1], digits[path[depth - 1]]);
  }

  private showPlacement(): void {
    const { settled, depth: guessed } = this.guesses;
    const isChoice = settled.subarray(0, guessed).includes(this.depth + this.givens);
    this.opened[this.depth] = isChoice ? 1 : 0;
    const cell = this.path[this.depth++];
    const digit = lowestDigit(this.domains.now[cell]);
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
    const { domains, network } = this;
    if (this.refuted !== 0) {
      domains.set(this.tried, domains.now[this.tried] & ~this.refuted);
      this.refuted = 0;
    }
    const isPossible = network.propagate();
    this.goal = Math.max(0, domains.settled - this.givens);
    if (!isPossible) {
      this.branching.blame(network.failed, this.guesses, this.tried);
      domains.clear();
      this.phase = RETREAT;
    } else this.phase = domains.settled === domains.now.length ? SOLVED : GUESS;
  }

  private guess(): void {
    this.branching.choose();
    this.tried = this.branching.cell;
    this.guesses.push(this.tried, this.branching.value);
    this.counters.nodes++;
  }

  /** Undoes the latest guess. The next step takes its value from the cell. */
  private retreat(): void {
    const { domains, guesses, path } = this;
    if (guesses.depth === 0) {
      if (this.depth > 0) this.setEvent('back', path[0], lowestDigit(domains.now[path[0]]));
      this.goal = 0;
      this.phase = EXHAUSTED;
      return;
    }
    guesses.pop();
    this.tried = guesses.cells[guesses.depth];
    this.refuted = guesses.values[guesses.depth];
    this.setEvent('back', this.tried, lowestDigit(this.refuted));
    this.goal = domains.settled - this.givens;
    this.phase = PROPAGATE;
  }

  save(): Checkpoint {
    const { phase, depth, goal, tried, refuted, branching, guesses, domains } = this;
    const state = [phase, depth, goal, tried, refuted];
    state.push(...this.digits, ...this.opened, ...branching.weights);
    state.push(...guesses.save(), ...domains.save());
    return { counters: { ...this.counters }, state: Int32Array.from(state) };
  }

  load({ counters, state }: Checkpoint): void {
    const { digits, opened, domains, guesses, branching } = this;
    [this.phase, this.depth, this.goal, this.tried, this.refuted] = state;
    const choices = 5 + digits.length;
    const weights = choices + opened.length;
    const rest = weights + branching.weights.length;
    digits.set(state.subarray(5, choices));
    opened.set(state.subarray(choices, weights));
    branching.weights.set(state.subarray(weights, rest));
    domains.load(state, guesses.load(state, rest));
    if (counters.nodes === 0) {
      domains.fixed = this.singles;
      domains.wakeAll();
    }
    Object.assign(this.counters, counters);
  }

  private setEvent(kind: SearchEvent['kind'], cell: number, digit: number): void {
    this.event.kind = kind;
    this.event.cell = cell;
    this.event.digit = digit;
  }
}

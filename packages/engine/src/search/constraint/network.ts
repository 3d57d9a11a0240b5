import { Assembly } from '../../assembly/assembly.ts';
import { CONSTRAINT_MODULE } from '../../assembly/constraint-module.ts';
import type { Compiled } from '../../constraint/compiled.ts';
import type { Rule } from './rule.ts';

/** The steps of a search. A cell is its index, and values are a set. */
interface Steps {
  /** Leaves the cell these values, which are some of those that it has. */
  set(cell: number, values: number): void;
  /** Makes the cell the next fixed one of the path. */
  fix(cell: number): void;
  /** Runs all rules until none of them changes a cell. Returns 0 if one cannot be met. */
  propagate(): number;
  /** Chooses the next guess: a cell, and `Network.value`. There is a cell that is not fixed. */
  choose(): number;
  /** Learns from the rule that failed, and from the cell that was tried, if it is not −1. No rule waits then. */
  blame(tried: number): void;
  push(cell: number, value: number): void;
  /** Undoes the latest guess, which is then at the index `depth`. */
  pop(): void;
  /** Undoes all guesses, and all but so many changes, after which so many cells were settled. */
  restart(changes: number, settled: number): void;
}

interface Exports extends Steps {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): void };
  readonly NOW: { readonly value: number };
  reserve(cells: number, values: number, rules: number): number;
  begin(firstRule: number, house: number, cages: boolean, unlike: boolean): number;
}

const assembly = new Assembly<Exports>(CONSTRAINT_MODULE);
const PAGE = 65536;

interface Parts {
  /** Cell → its values at the beginning. */
  readonly start: Int32Array;
  /** See `arcsOf`. */
  readonly arcs: Int32Array;
  /** The cheapest first. */
  readonly rules: readonly Rule[];
  /** The number of cells of a house, or of all. */
  readonly house: number;
  /** Whether rules other than sums make values unlike each other, as thermometers do. */
  readonly hasUnlikeValues: boolean;
  /** Whether there are cages, and no such rules. */
  readonly isOfCages: boolean;
}

// The state is divided as in assembly/constraint/memory.ts: numbers, domains, path with places, guesses.
const HEAD = 6;
const SETTLED = 1;
const CHANGES = 2;
const DEPTH = 3;
const VALUE = 5;
/** The number of integers of a guess: its cell, its value, and the settled cells and changes before it. */
const GUESS = 4;

/** All rules of a variant, and the state of its search, in WebAssembly (assembly/constraint). */
export class Network {
  readonly steps: Steps;
  /** Cell → the values that it may still have. */
  readonly now: Int32Array;
  /** The cells, those that are fixed first, in the order in which that happened. */
  readonly path: Uint16Array;
  private readonly state: Int32Array;
  private readonly guesses: Uint16Array;
  /** The index of the trail in the state. */
  private readonly trail: number;

  /** @throws MissingWebAssembly if the environment has no WebAssembly. */
  constructor(
    { cells, graph, values }: Compiled,
    { start, arcs, rules, house, isOfCages, hasUnlikeValues }: Parts,
  ) {
    const exports = assembly.instance();
    const tables = exports.reserve(cells, values, rules.length);
    const firstRule = tables + 4 * (graph.bits.length + arcs.length);
    const end = rules.reduce((sum, { numbers }) => sum + 4 * numbers.length, firstRule);
    const pages = Math.ceil((end - exports.memory.buffer.byteLength) / PAGE);
    if (pages > 0) exports.memory.grow(pages);
    const { buffer } = exports.memory;
    const now = exports.NOW.value;
    this.steps = exports;
    this.state = new Int32Array(buffer, now - 4 * HEAD);
    this.now = new Int32Array(buffer, now, cells);
    this.path = new Uint16Array(buffer, now + 4 * cells, cells);
    this.guesses = new Uint16Array(buffer, now + 8 * cells, GUESS * cells);
    this.now.set(start);
    let place = (tables - now) / 4 + HEAD;
    for (const numbers of [graph.bits, arcs, ...rules.map((rule) => rule.numbers)]) {
      this.state.set(numbers, place);
      place += numbers.length;
    }
    const trail = exports.begin(firstRule, house, isOfCages, hasUnlikeValues);
    this.trail = (trail - now) / 4 + HEAD;
  }

  /** The number of cells that are fixed and were taken from the cells that see them. */
  get settled(): number {
    return this.state[SETTLED];
  }

  /** The number of changes since the beginning. */
  get changes(): number {
    return this.state[CHANGES];
  }

  /** The number of guesses. */
  get depth(): number {
    return this.state[DEPTH];
  }

  /** The value that `choose` chose, as a set. */
  get value(): number {
    return this.state[VALUE];
  }

  guessAt(index: number): {
    readonly cell: number;
    readonly value: number;
    readonly settled: number;
  } {
    const [cell, value, settled] = this.guesses.subarray(GUESS * index);
    return { cell, value: 1 << value, settled };
  }

  /** The state of the search, with all domains, weights, guesses and changes. */
  save(): Int32Array {
    return this.state.slice(0, this.trail + 2 * this.changes);
  }

  /** Restores what `save` returned. */
  load(state: Int32Array): void {
    this.state.set(state);
  }
}

import { Assembly } from '../assembly/assembly.ts';
import { MINLEX_MODULE } from '../assembly/minlex-module.ts';
import type { Geometry } from './geometry.ts';

/** An address in the module's memory. */
interface Address {
  readonly value: number;
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly GRID: Address;
  readonly FORM: Address;
  readonly ROWS: Address;
  readonly COLUMNS: Address;
  readonly LABELS: Address;
  begin(boxRows: number, boxColumns: number): void;
  run(): number;
  labels(): number;
  transposes(): number;
}

const assembly = new Assembly<Exports>(MINLEX_MODULE);

/**
 * Finds the minlex form of grids of one geometry, with any number of blanks, in WebAssembly.
 * assembly/minlex describes the method.
 */
export class PuzzleMinlex {
  /** The form of the latest grid. It has one digit per cell, and 0 for a blank. */
  form!: Uint8Array;
  /**
   * The number of reorderings of the lines that change nothing but the names of the digits. A
   * reordering may include a transposition.
   */
  moves = 0;
  /** The number of different digits in the grid. */
  labelled = 0;
  /** The transform from the grid to the form. See Transform. */
  isTransposed = false;
  rows!: Uint8Array;
  columns!: Uint8Array;
  labels!: Uint8Array;

  private grid!: Uint8Array;
  private readonly geometry: Geometry;
  private readonly exports: Exports;

  /** @throws MissingWebAssembly if the environment has no WebAssembly with SIMD. */
  constructor(geometry: Geometry) {
    this.geometry = geometry;
    this.exports = assembly.instance();
    this.exports.begin(geometry.boxRows, geometry.boxColumns);
    this.view();
  }

  /**
   * Finds the minlex form of a grid without conflicts. `grid` has one digit per cell, or 0 for a
   * blank.
   */
  run(grid: Uint8Array): void {
    const { exports } = this;
    this.grid.set(grid);
    this.moves = exports.run();
    this.labelled = exports.labels();
    this.isTransposed = exports.transposes() !== 0;
    // The memory moves when it grows.
    if (this.grid.length === 0) this.view();
  }

  private view(): void {
    const { memory, GRID, FORM, ROWS, COLUMNS, LABELS } = this.exports;
    const { cells, size } = this.geometry;
    const viewAt = (address: Address, length: number): Uint8Array =>
      new Uint8Array(memory.buffer, address.value, length);
    this.grid = viewAt(GRID, cells);
    this.form = viewAt(FORM, cells);
    this.rows = viewAt(ROWS, size);
    this.columns = viewAt(COLUMNS, size);
    this.labels = viewAt(LABELS, size + 1);
  }
}

const known = new Map<Geometry, PuzzleMinlex>();

/** The PuzzleMinlex of a geometry of at most LARGEST_MINLEX, for all callers. See its constructor. */
export function puzzleMinlexOf(geometry: Geometry): PuzzleMinlex {
  const made = known.get(geometry) ?? new PuzzleMinlex(geometry);
  known.set(geometry, made);
  return made;
}

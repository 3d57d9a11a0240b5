import { callerLine } from './caller-line.ts';
import { Finder } from './finder.ts';
import { Follower } from './follower.ts';
import { FunctionTexts, type Inserted } from './function-text.ts';
import { InPlace } from './in-place.ts';
import { ownValue } from './own-values.ts';
import type { Phase } from './phase.ts';
import type { Candidate } from './puzzle.ts';
import type { Record } from './record.ts';
import { Searching } from './searching.ts';
import type { Settings } from './settings.ts';
import { Sites } from './sites.ts';
import { Varying } from './varying.ts';

/** The functions that the program calls at its sites. They never fail. */
export interface Markers {
  /** The flags of the sites. */
  readonly on: Uint8Array;
  /** A file begins: adds its sites. */
  file(
    first: number,
    lines: readonly number[],
    names: readonly (readonly string[])[],
    inserted: Inserted,
  ): void;
  /** Reads a property without running code of the program. */
  at(object: unknown, key: unknown): unknown;
  /**
   * The program has written to a key of an object. It has reached the object through the variable
   * `root` and through the object `owner`.
   */
  written(site: number, root?: unknown, object?: unknown, key?: unknown, owner?: unknown): void;
  /** The program has given values to variables. */
  bound(site: number, ...values: unknown[]): void;
  /** The program has called a function with these arguments. */
  called(site: number, ...values: unknown[]): void;
  /** Like `written`, for an expression. Returns its value. */
  writtenIn(
    site: number,
    value: unknown,
    root?: unknown,
    object?: unknown,
    key?: unknown,
    owner?: unknown,
  ): unknown;
  /** Like `bound`, for an expression. Returns its value. */
  boundIn(site: number, value: unknown): unknown;
}

/**
 * Returns the functions with which the tracer looks for the grid of the program, and then follows
 * it.
 *
 * @param main The names of the main file in stack traces.
 */
export function markers(
  { puzzles }: Settings,
  main: ReadonlySet<string>,
  record: Record,
  texts: FunctionTexts = new FunctionTexts(),
): Markers {
  const sites = new Sites();
  let follower: Follower | undefined;
  let phase: Phase = new Searching(new Finder(puzzles, record), sites, follow);
  // Whether the tracer has missed changes because the stack was full.
  let isBehind = false;
  // The tracer must not watch itself if the program has replaced a function that the tracer calls.
  let isBusy = false;

  function follow(candidate: Candidate, line: number): void {
    if (!record.begin()) {
      sites.stop();
      return;
    }
    sites.restart();
    const found = new Follower(candidate, record);
    const vary = (): Phase => (phase = new Varying(found, sites));
    follower = found;
    if (found.isFixed) vary();
    else phase = new InPlace(found, sites, vary);
    found.moveTo(candidate.digits, line);
  }

  /** Runs a step of the tracer. If the step fails, the tracer stops and the program goes on. */
  function run(site: number, step: () => void): void {
    if (isBusy) return;
    isBusy = true;
    try {
      if (isBehind) follower?.catchUp(sites.lineOf(site));
      isBehind = false;
      step();
      if (record.isCut) sites.stop();
    } catch (error) {
      isBehind = true;
      fail(error);
    } finally {
      isBusy = false;
    }
  }

  function fail(error: unknown): void {
    try {
      if (isStackOverflow(error)) return;
      sites.stop();
      record.break(error);
    } catch {
      // The stack is full. The next step fails too, or catches up.
    }
  }

  const written: Markers['written'] = (site, root, object, key, owner) =>
    run(site, () => phase.written(site, root, object, key, owner));

  const bound: Markers['bound'] = (site, ...values) =>
    run(site, () => sites.count(site, phase.bound(site, values)));

  const called: Markers['called'] = (site, ...values) =>
    run(site, () =>
      sites.count(
        site,
        phase.called(site, values, () => callerLine(called, main)),
      ),
    );

  return {
    on: sites.on,
    file: (first, lines, names, inserted) => {
      sites.add(first, lines, names);
      texts.add(first, inserted);
    },
    at: ownValue,
    written,
    bound,
    called,
    writtenIn: (site, value, root, object, key, owner) => {
      if (sites.on[site] === 1) written(site, root, object, key, owner);
      return value;
    },
    boundIn: (site, value) => {
      if (sites.on[site] === 1) bound(site, value);
      return value;
    },
  };
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}

import { callerLine } from './caller-line.ts';
import { Finder } from './finder.ts';
import { Follower } from './follower.ts';
import { InPlace } from './in-place.ts';
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
  file(first: number, lines: readonly number[], names: readonly (readonly string[])[]): void;
  /**
   * The program has written to a key of an object. It has reached the object through the variable
   * `root`.
   */
  written(site: number, root?: unknown, object?: unknown, key?: unknown): void;
  /** The program has given values to variables. */
  bound(site: number, ...values: unknown[]): void;
  /** The program has called a function with these arguments. */
  called(site: number, ...values: unknown[]): void;
  /** Like `written`, for an expression. Returns its value. */
  writtenIn(value: unknown, site: number, root?: unknown, object?: unknown, key?: unknown): unknown;
  /** Like `bound`, for an expression. Returns its value. */
  boundIn(value: unknown, site: number): unknown;
}

/**
 * Returns the functions with which the tracer looks for the grid of the program, and then follows
 * it.
 *
 * @param main The names of the main file in stack traces.
 */
export function markers({ puzzles }: Settings, main: ReadonlySet<string>, record: Record): Markers {
  const sites = new Sites();
  let follower: Follower | undefined;
  let phase: Phase = new Searching(new Finder(puzzles), sites, follow);
  // Whether the tracer has missed changes because the stack was full.
  let isBehind = false;

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

  /** Runs a step of the tracer. */
  function run(site: number, step: () => void): void {
    try {
      if (isBehind) follower?.catchUp(sites.lineOf(site));
      isBehind = false;
      step();
      if (record.isCut) sites.stop();
    } catch {
      isBehind = true;
    }
  }

  const written: Markers['written'] = (site, root, object, key) =>
    run(site, () => phase.written(site, root, object, key));

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
    file: (first, lines, names) => sites.add(first, lines, names),
    written,
    bound,
    called,
    writtenIn: (value, site, root, object, key) => {
      if (sites.on[site] === 1) written(site, root, object, key);
      return value;
    },
    boundIn: (value, site) => {
      if (sites.on[site] === 1) bound(site, value);
      return value;
    },
  };
}

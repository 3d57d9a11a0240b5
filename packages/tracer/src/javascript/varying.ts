import type { Follower } from './follower.ts';
import type { Phase } from './phase.ts';
import { propertiesOf, propertyOf } from './properties.ts';
import { blanksIn, isSame } from './puzzle.ts';
import type { Sites } from './sites.ts';

/**
 * Follows the grid of a program that makes a new object for each step, such as a copy or a string.
 * The current grid is always the last one that a function was called with, or that was made or
 * changed.
 */
export class Varying implements Phase {
  private readonly follower: Follower;
  private readonly sites: Sites;
  /** The digits that objects had when they were last seen. */
  private readonly seen = new WeakMap<object, Uint8Array>();
  /** The array of rows that was seen last. */
  private rows: readonly unknown[] = [];

  constructor(follower: Follower, sites: Sites) {
    this.follower = follower;
    this.sites = sites;
  }

  written(site: number, root: unknown, object: unknown, key: unknown, owner: unknown): void {
    const line = this.sites.lineOf(site);
    if (this.see(root, line)) return;
    if (object !== root && this.see(object, line)) return;
    if (this.see(owner, line)) return;
    if (Array.prototype.includes.call(this.rows, object)) this.see(this.rows, line);
    else if (!this.see(propertyOf(object, key), line)) this.seeOneOf(root, line);
  }

  bound(site: number, values: readonly unknown[]): boolean {
    let isHit = false;
    for (const value of values) isHit = this.see(value, this.sites.lineOf(site)) || isHit;
    return isHit;
  }

  /** Moves to the fullest grid among the arguments of the function. */
  called(_site: number, values: readonly unknown[], lineOfCall: () => number): boolean {
    const { follower } = this;
    let fullest: Uint8Array | undefined;
    for (const value of values) {
      const digits = follower.digitsOf(value);
      if (!digits) continue;
      this.keep(value, digits);
      if (!fullest || blanksIn(digits) < blanksIn(fullest)) fullest = digits;
    }
    if (fullest && !follower.isAt(fullest)) follower.moveToCopy(fullest, lineOfCall());
    return fullest !== undefined;
  }

  /** Moves to a grid that is new or has changed. Returns whether the value is a grid. */
  private see(value: unknown, line: number): boolean {
    const { follower } = this;
    const digits = follower.digitsOf(value);
    if (!digits) return false;
    const isNew = this.keep(value, digits);
    // An object that has only the givens may be a copy of the puzzle that the program keeps.
    if (isNew && !follower.hasOnlyGivens(digits)) follower.moveToCopy(digits, line);
    return true;
  }

  private seeOneOf(object: unknown, line: number): void {
    propertiesOf(object).some(([, value]) => this.see(value, line));
  }

  /** Remembers a grid. Returns whether it is new or has changed since it was seen. */
  private keep(value: unknown, digits: Uint8Array): boolean {
    if (typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value)) this.rows = value;
    const before = this.seen.get(value);
    if (before && isSame(before, digits)) return false;
    this.seen.set(value, digits);
    return true;
  }
}

import type { Follower } from './follower.ts';
import type { Phase } from './phase.ts';
import { propertyOf } from './properties.ts';
import { blanksIn } from './puzzle.ts';
import { canChange } from './shapes.ts';
import type { Sites } from './sites.ts';

/** A program that puts other objects in the place of the grid this many times makes one for each step. */
const MOST_REBINDINGS = 16;

/** Follows an object that changes in place, until the program works on another one. */
export class InPlace implements Phase {
  private readonly follower: Follower;
  private readonly sites: Sites;
  private readonly vary: () => Phase;
  private rebindings = 0;

  /** @param vary Begins to follow all grids of the puzzle. */
  constructor(follower: Follower, sites: Sites, vary: () => Phase) {
    this.follower = follower;
    this.sites = sites;
    this.vary = vary;
  }

  written(site: number, root: unknown, object: unknown, key: unknown): void {
    const { follower, sites } = this;
    if (follower.check(object, key, sites.lineOf(site))) return;
    if (key === follower.name) this.rebind(propertyOf(object, key), sites.lineOf(site));
    if (root === follower.grid) return;
    const isHome = sites.nameOf(site, 0) === follower.name;
    if (this.isNewer(root, isHome)) this.vary().written(site, root, object, key);
  }

  bound(site: number, values: readonly unknown[]): boolean {
    const { follower, sites } = this;
    let isHit = false;
    for (let i = 0; i < values.length; i++) {
      const value = values[i];
      if (typeof value !== 'object' && typeof value !== 'string') continue;
      if (value === follower.grid || follower.digitsOf(value)) isHit = true;
      else continue;
      if (sites.nameOf(site, i) === follower.name) this.rebind(value, sites.lineOf(site));
      if (this.isNewer(value, false)) return this.vary().bound(site, values);
    }
    return isHit;
  }

  called(site: number, values: readonly unknown[], lineOfCall: () => number): boolean {
    const { grid } = this.follower;
    let isHit = false;
    for (const value of values) {
      if (value === grid) return true;
      if (typeof value !== 'object' && typeof value !== 'string') continue;
      if (this.isNewer(value, false)) return this.vary().called(site, values, lineOfCall);
      isHit ||= this.follower.digitsOf(value) !== undefined;
    }
    return isHit;
  }

  /** Follows the object that the program has put in the place of the grid. */
  private rebind(value: unknown, line: number): void {
    const { follower } = this;
    if (value === follower.grid || !canChange(value)) return;
    const digits = follower.digitsOf(value);
    if (!digits) return;
    if (++this.rebindings > MOST_REBINDINGS) this.vary();
    else follower.follow(value);
    follower.moveTo(digits, line);
  }

  /** Whether a value is a grid with more digits than the one that is followed. */
  private isNewer(value: unknown, isHome: boolean): boolean {
    const { follower } = this;
    if (value === follower.grid) return false;
    const digits = follower.digitsOf(value);
    return digits !== undefined && (isHome || blanksIn(digits) < follower.blanks);
  }
}

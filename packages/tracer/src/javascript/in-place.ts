import type { Follower } from './follower.ts';
import type { Phase } from './phase.ts';
import { propertyOf } from './properties.ts';
import { blanksIn } from './puzzle.ts';
import type { Sites } from './sites.ts';

/** Follows an object that changes in place, until the program works on another one. */
export class InPlace implements Phase {
  private readonly follower: Follower;
  private readonly sites: Sites;
  private readonly vary: () => Phase;

  /** @param vary Starts the phase that follows all grids of the puzzle, and returns this phase. */
  constructor(follower: Follower, sites: Sites, vary: () => Phase) {
    this.follower = follower;
    this.sites = sites;
    this.vary = vary;
  }

  written(site: number, root: unknown, object: unknown, key: unknown, owner: unknown): void {
    const { follower, sites } = this;
    if (follower.check(object, key, sites.lineOf(site))) return;
    const isOther =
      this.isOther(root, sites.nameOf(site, 0)) ||
      this.isOther(owner) ||
      (key === follower.name && this.isOther(propertyOf(object, key), key));
    if (isOther) this.vary().written(site, root, object, key, owner);
  }

  bound(site: number, values: readonly unknown[]): boolean {
    const { follower, sites } = this;
    let isHit = false;
    for (let i = 0; i < values.length; i++) {
      if (this.isOther(values[i], sites.nameOf(site, i))) return this.vary().bound(site, values);
      isHit ||= values[i] === follower.grid || follower.digitsOf(values[i]) !== undefined;
    }
    return isHit;
  }

  called(site: number, values: readonly unknown[], lineOfCall: () => number): boolean {
    const { follower } = this;
    let isHit = false;
    for (const value of values) {
      if (value === follower.grid) return true;
      if (this.isOther(value)) return this.vary().called(site, values, lineOfCall);
      isHit ||= follower.digitsOf(value) !== undefined;
    }
    return isHit;
  }

  /**
   * Whether the program now works on this value instead of the grid. The value must be a grid of
   * the same puzzle. It must have more digits, or be in the variable that had the grid.
   */
  private isOther(value: unknown, name?: string): boolean {
    const { follower } = this;
    if (typeof value !== 'object' && typeof value !== 'string') return false;
    if (value === follower.grid) return false;
    const digits = follower.digitsOf(value);
    if (!digits) return false;
    return name === follower.name || blanksIn(digits) < follower.blanks;
  }
}

import type { Finder } from './finder.ts';
import type { Phase } from './phase.ts';
import type { Candidate } from './puzzle.ts';
import type { Sites } from './sites.ts';

/** Looks for the grid until the program has changed it. */
export class Searching implements Phase {
  private readonly finder: Finder;
  private readonly sites: Sites;
  private readonly onFound: (candidate: Candidate, line: number) => void;

  constructor(finder: Finder, sites: Sites, onFound: Searching['onFound']) {
    this.finder = finder;
    this.sites = sites;
    this.onFound = onFound;
  }

  written(site: number, root: unknown, object: unknown, _key: unknown, owner: unknown): void {
    const { finder, sites } = this;
    const name = sites.nameOf(site, 0);
    finder.hasSeen = false;
    const found =
      finder.changed() ??
      finder.look(name, root, true) ??
      finder.look(name, object, true) ??
      finder.look(name, owner, true);
    sites.count(site, finder.hasSeen);
    if (found) this.onFound(found, sites.lineOf(site));
    else if (finder.hasGivenUp) sites.stop();
  }

  bound(site: number, values: readonly unknown[]): boolean {
    return this.look(site, values, () => this.sites.lineOf(site));
  }

  called(site: number, values: readonly unknown[], lineOfCall: () => number): boolean {
    return this.look(site, values, lineOfCall);
  }

  private look(site: number, values: readonly unknown[], lineOf: () => number): boolean {
    const { finder, sites } = this;
    finder.hasSeen = false;
    for (let i = 0; i < values.length; i++) {
      const name = sites.nameOf(site, i);
      const found = name === '' ? undefined : finder.look(name, values[i], false);
      if (found) {
        this.onFound(found, lineOf());
        break;
      }
    }
    if (finder.hasGivenUp) sites.stop();
    return finder.hasSeen;
  }
}

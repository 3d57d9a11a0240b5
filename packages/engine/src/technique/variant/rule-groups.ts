import type { Board } from '../any-size/board.ts';
import type { Step } from '../step.ts';
import type { LocalRule, LocalRules } from './local-rule.ts';
import { RuleSearch } from './rule-search.ts';

/** The most tries for several rules, which have many cells. */
const TRIES = 400;

/** Finds what several rules exclude together, with a house that they have in common. */
export class RuleGroup {
  private readonly rules: LocalRules;
  private readonly parts: readonly LocalRule[];
  private readonly house: number | undefined;
  private readonly whole: RuleSearch | undefined;

  constructor(rules: LocalRules, parts: readonly LocalRule[], house?: number) {
    this.rules = rules;
    this.parts = parts;
    this.house = house;
    this.whole = this.search(parts, house);
  }

  /** The steps of the fewest rules that exclude the same. */
  *steps(board: Board): Generator<Step> {
    for (const target of this.whole?.excluded(board) ?? []) {
      let { house, parts } = this;
      const fails = (some: readonly LocalRule[], within?: number): boolean =>
        this.search(some, within)?.excludes(target, board) ?? false;
      for (const part of this.parts) {
        const others = parts.filter((it) => it !== part);
        if (others.length > 0 && fails(others, house)) parts = others;
      }
      // Other techniques have found what a rule excludes without the others.
      if (parts.length === 1) continue;
      if (house !== undefined && fails(parts)) house = undefined;
      yield* this.search(parts, house)!.steps(board);
    }
  }

  private search(parts: readonly LocalRule[], house?: number): RuleSearch | undefined {
    const rule = this.rules.together('house-combinations', parts, house);
    return rule && new RuleSearch(rule, TRIES);
  }
}

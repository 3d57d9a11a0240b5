import type { Board } from '../any-size/board.ts';
import type { Step } from '../step.ts';
import type { TechniqueId } from '../technique-facts.ts';
import type { LocalRule, LocalRules } from './local-rule.ts';
import { RuleSearch } from './rule-search.ts';

/** The most tries for several rules, which have many cells. */
const TRIES = 400;

/** More cells of rules and houses would take too long. */
const MOST_CELLS = 20;

/** Finds what several rules exclude together, with houses that they have in common. */
export class RuleGroup {
  private readonly technique: TechniqueId;
  private readonly rules: LocalRules;
  private readonly parts: readonly LocalRule[];
  private readonly houses: readonly number[];
  private readonly whole: RuleSearch | undefined;

  constructor(
    technique: TechniqueId,
    rules: LocalRules,
    alone: readonly LocalRule[],
    houses: readonly number[],
  ) {
    const cells = new Set(houses.flatMap((it) => [...rules.geometry.houses[it]]));
    this.technique = technique;
    this.rules = rules;
    this.parts = alone.filter((rule) => hasSeveral(rule, cells));
    this.houses = houses;
    const whole = this.search(this.parts, houses);
    const isSmall = houses.length === 1 || (whole && whole.rule.cells.length <= MOST_CELLS);
    if (isSmall && this.parts.length > 0) this.whole = whole;
  }

  /** The steps of the fewest rules and houses that exclude the same. */
  *steps(board: Board): Generator<Step> {
    for (const target of this.whole?.excluded(board) ?? []) {
      let { houses, parts } = this;
      const fails = (some: readonly LocalRule[], within: readonly number[]): boolean =>
        this.search(some, within)?.excludes(target, board) ?? false;
      for (const part of this.parts) {
        const others = parts.filter((it) => it !== part);
        if (others.length > 0 && fails(others, houses)) parts = others;
      }
      for (const house of this.houses) {
        const others = houses.filter((it) => it !== house);
        if (fails(parts, others)) houses = others;
      }
      // Other techniques have found what a rule excludes alone or with a house.
      if (parts.length === 1 && houses.length < 2) continue;
      yield* this.search(parts, houses)!.steps(board);
    }
  }

  private search(parts: readonly LocalRule[], houses: readonly number[]): RuleSearch | undefined {
    const rule = this.rules.together(this.technique, parts, houses);
    return rule && new RuleSearch(rule, TRIES);
  }
}

/** Whether a rule has more than one of these cells. */
export function hasSeveral(rule: LocalRule, cells: ReadonlySet<number>): boolean {
  return rule.cells.filter((cell) => cells.has(cell)).length > 1;
}

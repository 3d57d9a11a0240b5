import type { Board } from '../any-size/board.ts';
import { elimination } from '../any-size/find.ts';
import { type Candidate, candidatesIn, cellOf, digitIn, type Step } from '../step.ts';
import { Fitting } from './fitting.ts';
import type { LocalRule } from './local-rule.ts';

/** A digit of a cell of the rule: the place of the cell, and the digit as a set. */
interface Target {
  readonly place: number;
  readonly digit: number;
}

/** The digits of a grid, and what is left for its blank cells. */
interface Candidates extends Pick<Board, 'geometry' | 'candidates'> {
  readonly values: ArrayLike<number>;
}

/** Finds what a rule excludes, and why: the missing candidates without which it would not. */
export class RuleSearch {
  readonly rule: LocalRule;
  private readonly fitting: Fitting;
  /** The candidates of the latest search that found nothing. */
  private idle: Int32Array | undefined;

  constructor(rule: LocalRule, mostTries?: number) {
    this.rule = rule;
    this.fitting = new Fitting(rule, mostTries);
  }

  /** The steps of the rule. Eliminations with the same reason are one step. */
  *steps(board: Board): Generator<Step> {
    const now = this.domains(board);
    let failing = this.failing(now);
    while (failing.length > 0) {
      const reason = this.reason(failing[0], now, board);
      const shown = failing.filter((target) => this.fails(target, reason));
      failing = failing.filter((target) => !shown.includes(target));
      const step = this.step(shown, reason, board);
      if (step) yield step;
    }
  }

  /** Whether nothing that is left fits the rule. */
  isBroken(board: Candidates): boolean {
    return this.fitting.fit(this.domains(board)) === 'fails';
  }

  /** The candidates that the rule excludes. */
  excluded(board: Candidates): Candidate[] {
    return this.failing(this.domains(board)).flatMap(({ digit, place }) =>
      candidatesIn(this.rule.cells[place], digit, board.geometry),
    );
  }

  excludes(candidate: Candidate, board: Board): boolean {
    const { geometry } = board;
    const place = this.rule.cells.indexOf(cellOf(candidate, geometry));
    const digit = 1 << (digitIn(candidate, geometry) - 1);
    return place >= 0 && this.fails({ place, digit }, this.domains(board));
  }

  private domains({ candidates, values }: Candidates): Int32Array {
    return Int32Array.from(this.rule.cells, (cell) =>
      values[cell] === 0 ? candidates[cell] : 1 << (values[cell] - 1),
    );
  }

  private fails({ digit, place }: Target, domains: Int32Array): boolean {
    const assumed = domains.slice();
    assumed[place] = digit;
    return this.fitting.fit(assumed) === 'fails';
  }

  private failing(now: Int32Array): Target[] {
    const { fitting, idle } = this;
    if (idle?.every((set, place) => set === now[place])) return [];
    const fits = new Int32Array(now.length);
    const failing: Target[] = [];
    for (let place = 0; place < now.length; place++) {
      if ((now[place] & (now[place] - 1)) === 0) continue;
      for (let rest = now[place]; rest !== 0; rest &= rest - 1) {
        const digit = rest & -rest;
        if ((fits[place] & digit) !== 0) continue;
        const assumed = now.slice();
        assumed[place] = digit;
        const fit = fitting.fit(assumed);
        if (fit === 'fails') failing.push({ place, digit });
        if (fit === 'fits') for (const [other, set] of fitting.found.entries()) fits[other] |= set;
      }
    }
    if (failing.length === 0) this.idle = now;
    return failing;
  }

  /** What is left of each cell if all candidates are given back that are not needed to exclude the target. */
  private reason(target: Target, now: Int32Array, { geometry, values }: Board): Int32Array {
    const { cells } = this.rule;
    const all = (1 << geometry.size) - 1;
    const left = now.slice();
    left[target.place] = all;
    const isFilled = (place: number): number => (values[cells[place]] === 0 ? 0 : 1);
    const places = [...left.keys()].sort((a, b) => isFilled(a) - isFilled(b));
    for (const place of places) {
      const before = left[place];
      left[place] = all;
      if (this.fails(target, left)) continue;
      left[place] = before;
      if (isFilled(place)) continue;
      for (let rest = all & ~before; rest !== 0; rest &= rest - 1) {
        left[place] |= rest & -rest;
        if (!this.fails(target, left)) left[place] &= ~(rest & -rest);
      }
    }
    return left;
  }

  private step(shown: readonly Target[], reason: Int32Array, board: Board): Step | undefined {
    const { cells, constraints, core, houses, sum, technique } = this.rule;
    const { geometry } = board;
    const all = (1 << geometry.size) - 1;
    const missing = cells.flatMap((cell, i) => candidatesIn(cell, all & ~reason[i], geometry));
    const others = cells.filter((cell, i) => !core.includes(cell) && reason[i] !== all);
    return elimination(
      technique,
      {
        kind: 'rule',
        cells: [...core, ...others].sort((a, b) => a - b),
        digits: [],
        houses,
        constraints,
        core,
        missing,
        ...(sum && { sum }),
      },
      shown.flatMap(({ digit, place }) => candidatesIn(cells[place], digit, geometry)),
    );
  }
}

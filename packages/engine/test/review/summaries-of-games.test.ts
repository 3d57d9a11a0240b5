import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/explain/language.ts';
import { START } from '../../src/game/journal.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import { producersOf } from '../../src/rating/scales.ts';
import type { Review } from '../../src/review/review.ts';
import { Reviewing } from '../../src/review/reviewing.ts';
import { reviewSummary } from '../../src/review/summary.ts';
import { sharedSolver } from '../../src/solve/shared-solver.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { pathsOf, type TestPath } from '../explain/paths.ts';
import { SimulatedPlayer } from './simulated-player.ts';

const tools = { producers: producersOf('hodoku'), solver: sharedSolver() };

/** Someone who plays a puzzle by its easiest path, and strays from it. */
class Stray extends SimulatedPlayer {
  private readonly path: TestPath;
  /** The placements of the path. */
  readonly singles: readonly Candidate[];

  constructor(level: 'easy' | 'medium' | 'hard', seed: string) {
    const [path] = pathsOf(seed, 1, { level });
    super(path.givens);
    this.path = path;
    this.singles = path.steps.flatMap(({ placement }) => placement ?? []);
  }

  get steps(): TestPath['steps'] {
    return this.path.steps;
  }

  /** Places digits that are right, without those of some cells. */
  go(from: number, to = this.singles.length, but: readonly number[] = []): void {
    for (const it of this.singles.slice(from, to)) {
      if (this.digits[cellOf(it)] !== 0 || but.includes(cellOf(it))) continue;
      this.wait(4);
      this.place(it);
    }
  }

  right(cell: number): Candidate {
    return candidateOf(cell, this.path.solution.digits[cell]);
  }

  /** Wrong digits of a cell that break no rule on a board without mistakes. */
  wrong(cell: number): Candidate[] {
    const { digits } = this.path.solution;
    const known = this.digits.map((it, at) => (it === digits[at] ? it : 0));
    const { candidates } = candidatesOf(gridOf(CLASSIC, known));
    return [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .filter((it) => it !== digits[cell] && candidates[cell] & (1 << (it - 1)))
      .map((it) => candidateOf(cell, it));
  }

  /** Late cells of the path with wrong digits, none of which sees another one. */
  apart(count: number, wrongs = 1): number[] {
    const found: number[] = [];
    for (const cell of this.singles.map((it) => cellOf(it)).reverse()) {
      const isApart = found.every((it) => it !== cell && !CLASSIC.peers[it].includes(cell));
      if (isApart && this.wrong(cell).length >= wrongs) found.push(cell);
      if (found.length === count) return found;
    }
    throw new Error(`expected ${count} cells with wrong digits`);
  }

  err(candidate: Candidate): number {
    this.wait(6);
    return this.placeUncleaned(candidate);
  }

  get review(): Review {
    const result = finish(new Reviewing(this.game, tools));
    if (result.kind !== 'reviewed') throw new Error(`expected a review, got ${result.kind}`);
    return result;
  }

  summary(language: Language = 'en'): string {
    return reviewSummary(this.review, language);
  }
}

const errorsOf = ({ findings }: Review) => findings.filter((it) => it.kind === 'error');

describe('the summary of someone who', () => {
  it('replaces a wrong digit by another one, and never puts it right', () => {
    const player = new Stray('easy', 'summary A');
    player.go(0, 5);
    const [cell] = player.apart(1, 2);
    const [first, second] = player.wrong(cell);
    const [a, b] = [player.err(first), player.err(second)];
    player.go(5, undefined, [cell]);
    expect(player.summary()).toContain('You made one slip; one digit is still wrong.');
    expect(player.summary('ko')).toContain('한 번 틀렸고 아직 한 칸이 틀려 있어요.');
    expect(player.summary()).not.toContain('right');
    expect(errorsOf(player.review)).toMatchObject([
      { move: a, until: undefined, follows: undefined },
      { move: b, until: undefined, follows: a },
    ]);
    player.wait(5);
    const until = player.place(player.right(cell));
    expect(errorsOf(player.review)).toMatchObject([{ until }, { until }]);
    expect(player.review).toMatchObject({ isSolved: true, wrongDigits: 0 });
  });

  it('puts one of two errors right, and leaves the other one', () => {
    const player = new Stray('easy', 'summary B');
    player.go(0, 5);
    const [one, other] = player.apart(2);
    const [a, b] = [player.err(player.wrong(one)[0]), player.err(player.wrong(other)[0])];
    player.wait(10);
    const until = player.place(player.right(one));
    player.go(5, undefined, [other]);
    expect(player.summary()).toContain('You made two slips; one digit is still wrong.');
    expect(player.summary('ko')).toContain('두 번 틀렸고 아직 한 칸이 틀려 있어요.');
    expect(errorsOf(player.review)).toMatchObject([
      { move: a, until },
      { move: b, until: undefined, follows: undefined },
    ]);
  });

  it('errs because of an error', () => {
    const player = new Stray('easy', 'summary follows');
    player.go(0, 5);
    const [cell] = player.apart(1);
    const [wrong] = player.wrong(cell);
    const digit = digitIn(wrong);
    // A peer whose right digit the wrong one excludes.
    const peer = [...CLASSIC.peers[cell]].find(
      (it) =>
        player.digits[it] === 0 &&
        player.right(it) === candidateOf(it, digit) &&
        player.wrong(it).length > 0,
    );
    if (peer === undefined) throw new Error('expected a peer');
    const first = player.err(wrong);
    const second = player.err(player.wrong(peer)[0]);
    player.wait(10);
    player.goTo(first - 1);
    player.go(5);
    expect(errorsOf(player.review)).toMatchObject([
      { move: first, follows: undefined },
      { move: second, follows: first },
    ]);
    expect(player.summary()).toMatch(/You made one slip, and corrected it after 0:\d\d\.$/);
  });

  it('fills the board with two wrong digits', () => {
    const player = new Stray('medium', 'summary full');
    const cells = player.apart(2);
    player.go(0, undefined, cells);
    for (const cell of cells) player.err(candidateOf(cell, (digitIn(player.right(cell)) % 9) + 1));
    const { isSolved, wrongDigits } = player.review;
    expect({ isSolved, wrongDigits }).toEqual({ isSolved: false, wrongDigits: 2 });
    expect(player.summary()).toMatch(
      /^The puzzle is not solved yet\..*two digits are still wrong\.$/,
    );
    expect(player.summary('ko')).toMatch(/아직 두 칸이 틀려 있어요\.$/);
  });

  it('slips, places two right digits and takes the three back', () => {
    const player = new Stray('medium', 'summary try');
    player.go(0, 5);
    const before = player.game.journal.now;
    const [cell] = player.apart(1);
    player.err(player.wrong(cell)[0]);
    player.go(5, 7);
    player.goTo(before);
    expect(player.review).toMatchObject({ wrongDigits: 0 });
    player.go(5);
    expect(player.summary()).toMatch(/You made one slip, and corrected it .*\.$/);
    expect(player.summary('ko')).toMatch(/한 번 틀렸지만 .*바로잡았어요\.$/);
  });

  it('tries the same out, and drops the trial', () => {
    const player = new Stray('medium', 'summary try');
    player.go(0, 5);
    const before = player.game.journal.now;
    const [cell] = player.apart(1);
    player.err(player.wrong(cell)[0]);
    player.go(5, 7);
    player.drop(before);
    for (const ends of [true, false]) {
      if (!ends) player.go(5);
      expect(player.summary()).toMatch(
        /You tried a digit once and took it back; otherwise, no wrong digit\.$/,
      );
      expect(player.summary('ko')).toMatch(
        /한 번 시험 삼아 넣어 보고 되돌렸고, 그 밖에 틀린 숫자는 없었어요\.$/,
      );
    }
  });

  it('takes a wrong digit back at the end', () => {
    const player = new Stray('easy', 'summary end');
    player.go(0, 5);
    const before = player.game.journal.now;
    const [cell] = player.apart(1);
    const move = player.err(player.wrong(cell)[0]);
    player.goTo(before);
    expect(errorsOf(player.review)).toMatchObject([{ move, until: move + 1 }]);
    expect(player.summary()).toMatch(/You made one slip, and corrected it at once\.$/);
  });

  it('lets the coach make every move, or some', () => {
    const player = new Stray('hard', 'summary coach');
    player.fillNotes();
    const most = player.steps.length - 5;
    for (const step of player.steps.slice(0, most)) {
      player.wait(5);
      player.letCoach(step);
    }
    expect(player.summary()).toBe('The puzzle is not solved yet. The coach made every move.');
    for (const { eliminations, placement } of player.steps.slice(most)) {
      player.wait(5);
      if (placement === undefined) player.toggle(eliminations);
      else player.place(placement);
    }
    const moves = most + 6;
    expect(player.summary()).toContain(
      `The puzzle is solved. ${most} of ${moves} moves were the coach's.`,
    );
    expect(player.summary('ko')).toContain(`${moves}수 중 ${most}수는 코치가 두었어요.`);
  });

  it('copies the solution', () => {
    const player = new Stray('hard', 'summary copy');
    for (const [cell, digit] of player.digits.entries()) {
      player.wait(4);
      if (digit === 0) player.place(player.right(cell));
    }
    expect(player.summary()).not.toContain('used');
    expect(player.summary()).toMatch(
      /^You solved the puzzle\. The digits you placed follow from .*\. No wrong digit\.$/,
    );
    expect(player.summary('ko')).toMatch(
      /^퍼즐을 풀었어요\. 넣은 숫자는 .*로 설명돼요\. 틀린 숫자는 없었어요\.$/,
    );
  });

  it('notes everything for minutes, or leaves the clock on overnight', () => {
    const player = new Stray('hard', 'summary notes');
    const { candidates } = candidatesOf(gridOf(CLASSIC, player.digits));
    for (const [cell, digit] of player.digits.entries()) {
      if (digit !== 0) continue;
      player.wait(4);
      player.toggle(
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((it) => candidates[cell] & (1 << (it - 1)))
          .map((it) => candidateOf(cell, it)),
      );
    }
    for (const [index, { eliminations, placement }] of player.steps.entries()) {
      player.wait(index === 20 ? 8 * 3_600 : 3);
      if (placement !== undefined) player.place(placement);
      else player.toggle(eliminations);
    }
    expect(player.summary()).toMatch(/^You solved the puzzle, and used .*\. No wrong digit\.$/);
  });

  it('errs, and leaves the clock on before putting it right', () => {
    const player = new Stray('easy', 'summary away');
    player.go(0, 5);
    const [cell] = player.apart(1);
    player.err(player.wrong(cell)[0]);
    player.wait(8 * 3_600);
    player.go(5, 6);
    player.wait(6);
    player.clear(cell);
    player.go(6);
    expect(player.summary()).toMatch(/You made one slip, and corrected it after 0:06\.$/);
    expect(player.review.findings.map(({ kind }) => kind)).toEqual(['error']);
  });

  it('starts over', () => {
    const player = new Stray('easy', 'summary over');
    player.go(0, 4);
    for (const cell of player.apart(4)) player.err(player.wrong(cell)[0]);
    player.goTo(START);
    player.go(0);
    const { findings } = player.review;
    expect(findings.filter(({ kind }) => kind === 'guess')).toEqual([]);
    expect(errorsOf(player.review)).toHaveLength(4);
    expect(player.summary()).toMatch(/You made .* slips?, and .*\.$/);
  });
});

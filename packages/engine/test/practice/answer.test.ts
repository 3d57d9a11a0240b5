import { describe, expect, it } from 'vitest';
import { inTurn, onlyQuick, sized } from '../../../../test/size.ts';
import { patternCells } from '../../src/draw/pattern-cells.ts';
import { languages } from '../../src/explain/language.ts';
import type { PlayerStep } from '../../src/explain/step-notes.ts';
import { Random } from '../../src/generate/random.ts';
import { digitsOf } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import {
  type DrillAnswer,
  isSlip,
  type Judgement,
  type WrongReason,
} from '../../src/practice/answer.ts';
import type { Drill } from '../../src/practice/drill.ts';
import { JudgingAnswer } from '../../src/practice/judging-answer.ts';
import { lessons } from '../../src/practice/lesson.ts';
import { reasonText } from '../../src/practice/reason-text.ts';
import { candidateOf, cellOf } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { candidatesOn, rightAnswers, wrongAnswers } from './answers.ts';
import { drillOf, solutionOf, stepsOf, tools } from './drills.ts';
import { isTrueReason } from './true-reason.ts';

/** Every lesson at full size. Otherwise every eighth one. */
const some = lessons.filter((_, i) => (i + 2) % sized(16, 18) === 0);

function judge(drill: Drill, answer: DrillAnswer, steps?: readonly PlayerStep[]): Judgement {
  return finish(new JudgingAnswer(drill, answer, { ...tools, steps }));
}

function reasonFor(drill: Drill, answer: DrillAnswer, steps?: readonly PlayerStep[]): WrongReason {
  const judged = judge(drill, answer, steps);
  if (judged.kind === 'right') throw new Error(`expected a wrong answer to ${drill.technique}`);
  return judged.reason;
}

describe('the answer to a drill', () => {
  it.each(some)(
    'of $technique is right if a step gives it, and wrong for a true reason',
    ({ technique }) => {
      for (let number = 0; number < 1; number++) {
        const drill = drillOf({ technique, seed: 'answers', number });
        const random = new Random(`${technique} ${number}`);
        const from = { steps: stepsOf(drill), solution: solutionOf(drill), random };
        for (const answer of rightAnswers(from.steps, random)) {
          const judged = judge(drill, answer, from.steps);
          expect(judged, JSON.stringify(answer)).toMatchObject({ kind: 'right' });
        }
        const wrong = wrongAnswers(drill, from);
        expect(wrong).toHaveLength(5);
        for (const answer of wrong) {
          const reason = reasonFor(drill, answer, from.steps);
          const text = reasonText(reason, technique, 'en');
          expect(isTrueReason(reason, drill, answer, from), text).toBe(true);
        }
      }
    },
  );

  it('may be a part of several steps, but nothing more', () => {
    const drill = drillOf({ technique: 'xy-chain', seed: 'several' });
    const steps = stepsOf(drill);
    const all = [...new Set(steps.flatMap(({ eliminations }) => eliminations))];
    expect(judge(drill, { kind: 'elimination', candidates: all })).toMatchObject({ kind: 'right' });
    const solution = solutionOf(drill);
    const cell = drill.filled.digits.indexOf(0);
    const candidates = [...all, candidateOf(cell, solution[cell])];
    expect(reasonFor(drill, { kind: 'elimination', candidates }).kind).toBe('not-excluded');
  });

  it.each(inTurn(['x-wing', 'xy-chain'] as const, 1))(
    'may be a wrong digit, and the reason does not tell the right one: %s',
    (technique) => {
      const drill = drillOf({ technique, seed: 'digits' });
      const from = { steps: stepsOf(drill), solution: solutionOf(drill) };
      const on = candidatesOn(drill);
      const kinds = new Set<string>();
      for (const [cell, right] of from.solution.entries()) {
        if (cell % 5 !== 0) continue;
        for (const digit of digitsOf(on[cell])) {
          const answer: DrillAnswer = { kind: 'placement', candidate: candidateOf(cell, digit) };
          const judged = judge(drill, answer, from.steps);
          if (judged.kind === 'right') {
            expect(digit).toBe(right);
            continue;
          }
          const { reason } = judged;
          expect(isTrueReason(reason, drill, answer, from)).toBe(true);
          expect(isSlip(reason)).toBe(false);
          kinds.add(reason.kind);
          if (digit === right) continue;
          expect(reason).toEqual({ kind: 'not-certain', candidate: answer.candidate });
          for (const language of languages) {
            const text = reasonText(reason, technique, language);
            expect(text.replace(/r\dc\d/, '')).not.toContain(`${right}`);
          }
        }
      }
      expect(kinds).toContain('not-certain');
      expect(kinds).toContain('not-alone');
    },
  );

  it('is a slip if the board shows that it is impossible', () => {
    const drill = drillOf({ technique: 'x-wing', seed: 'slips' });
    const on = candidatesOn(drill);
    for (const [cell, placed] of drill.filled.digits.entries()) {
      const digit = digitsOf(0x1ff & ~on[cell]).find((it) => it !== placed);
      if (digit === undefined) continue;
      const reason = reasonFor(drill, { kind: 'placement', candidate: candidateOf(cell, digit) });
      expect(isSlip(reason), reason.kind).toBe(true);
    }
    const [{ eliminations }] = stepsOf(drill);
    const cell = cellOf(eliminations[0]);
    const right = candidateOf(cell, solutionOf(drill)[cell]);
    expect(isSlip(reasonFor(drill, { kind: 'elimination', candidates: [right] }))).toBe(false);
    expect(isSlip(reasonFor(drill, { kind: 'pattern', cells: [cell] }))).toBe(false);
  });

  it('must not be empty', () => {
    const drill = drillOf({ technique: 'naked-pair', seed: 'empty' });
    expect(() => judge(drill, { kind: 'elimination', candidates: [] })).toThrow('not empty');
    expect(() => judge(drill, { kind: 'pattern', cells: [] })).toThrow('not empty');
  });

  onlyQuick(it)('can be an X-Wing that removes nothing', () => {
    let found = 0;
    for (let number = 0; number < 3; number++) {
      const drill = drillOf({ technique: 'x-wing', seed: 'nothing', number });
      const steps = stepsOf(drill).map((step) => patternCells(step).join());
      for (const cells of xWings(drill)) {
        if (steps.includes(cells.join())) continue;
        expect(reasonFor(drill, { kind: 'pattern', cells })).toEqual({
          kind: 'removes-nothing',
          selected: 4,
        });
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  onlyQuick(it)('can be a naked pair that removes nothing', () => {
    let found = 0;
    for (let number = 0; number < 3; number++) {
      const drill = drillOf({ technique: 'naked-pair', seed: 'nothing', number, hasNotes: true });
      const steps = stepsOf(drill).map((step) => patternCells(step).join());
      for (const cells of nakedPairs(drill)) {
        if (steps.includes(cells.join())) continue;
        expect(reasonFor(drill, { kind: 'pattern', cells })).toEqual({
          kind: 'removes-nothing',
          selected: 2,
        });
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('has a reason in both languages', () => {
    const drill = drillOf({ technique: 'x-wing', seed: 'texts' });
    const [step] = stepsOf(drill);
    const [candidate, other] = [candidateOf(22, 7), candidateOf(22, 4)];
    const reasons: WrongReason[] = [
      { kind: 'filled', cell: 22 },
      { kind: 'seen', candidate, peer: 4 },
      { kind: 'not-noted', candidate },
      { kind: 'not-certain', candidate },
      { kind: 'not-alone', candidate: other, other: candidate },
      { kind: 'not-excluded', candidate },
      { kind: 'other-technique', move: 'placement', candidate, step },
      { kind: 'other-technique', move: 'elimination', candidate, step },
      { kind: 'no-step', candidate },
      { kind: 'removes-nothing', selected: 6 },
      { kind: 'incomplete', selected: 5, missing: 1 },
      { kind: 'incomplete', selected: 4, missing: 2 },
      { kind: 'incomplete', selected: 1, missing: 5 },
      { kind: 'too-many', extra: 1 },
      { kind: 'other-pattern', selected: 4, step },
      { kind: 'other-pattern', selected: 1, step },
      { kind: 'no-pattern', selected: 6 },
      { kind: 'no-pattern', selected: 1 },
      { kind: 'no-such-step', selected: 6 },
      { kind: 'no-such-step', selected: 1 },
    ];
    const texts = languages.map((language) =>
      reasons.map((reason) => reasonText(reason, 'swordfish', language)),
    );
    expect(texts).toMatchInlineSnapshot(`
      [
        [
          "r3c5 has a digit already.",
          "r1c5 is 7, so 7 is not a candidate of r3c5.",
          "7 has already been removed from r3c5.",
          "Nothing makes 7 certain in r3c5.",
          "r3c5 could also be 7.",
          "r3c5 could still be 7: nothing rules it out.",
          "r3c5 is 7, but not by Swordfish; the easiest reason is X-Wing.",
          "7 can be removed from r3c5, but not by Swordfish; the easiest reason is X-Wing.",
          "r3c5 is not 7, but no technique up to forcing chains shows it in one step.",
          "These cells have the pattern of Swordfish, but it removes nothing.",
          "These cells are a part of the pattern of Swordfish: one cell is missing.",
          "These cells are a part of the pattern of Swordfish: 2 cells are missing.",
          "This cell is a part of the pattern of Swordfish: 5 cells are missing.",
          "The pattern of Swordfish is in these cells, but not all of them belong to it.",
          "These cells have the pattern of X-Wing, not of Swordfish.",
          "This cell has the pattern of X-Wing, not of Swordfish.",
          "These cells do not have the pattern of Swordfish.",
          "This cell does not have the pattern of Swordfish.",
          "No Swordfish in exactly these cells removes anything.",
          "No Swordfish in this cell alone removes anything.",
        ],
        [
          "r3c5에는 이미 숫자가 있어요.",
          "r1c5에 7이 있어서 7은 r3c5의 후보가 아니에요.",
          "r3c5에서 7은 이미 지워졌어요.",
          "r3c5가 7이라는 근거는 아직 없어요.",
          "r3c5에는 7도 들어갈 수 있어요.",
          "r3c5에는 아직 7이 들어갈 수 있어요. 지울 근거가 없어요.",
          "r3c5에 7이 들어가지만, 스워드피시로는 알 수 없고 가장 쉬운 근거는 X윙이에요.",
          "r3c5에서 7을 지울 수 있지만, 스워드피시로는 알 수 없고 가장 쉬운 근거는 X윙이에요.",
          "r3c5에는 7이 들어가지 않지만, 포싱 체인까지의 기법으로는 한 단계로 알 수 없어요.",
          "스워드피시는 맞지만 지울 수 있는 후보가 없어요.",
          "스워드피시의 일부예요. 칸이 1개 빠졌어요.",
          "스워드피시의 일부예요. 칸이 2개 빠졌어요.",
          "스워드피시의 일부예요. 칸이 5개 빠졌어요.",
          "스워드피시가 이 칸들 안에 있지만, 관계없는 칸도 있어요.",
          "이 칸들은 스워드피시가 아니라 X윙이에요.",
          "이 칸은 스워드피시가 아니라 X윙이에요.",
          "이 칸들은 스워드피시가 아니에요.",
          "이 칸은 스워드피시가 아니에요.",
          "정확히 이 칸들로 후보를 지우는 스워드피시는 없어요.",
          "정확히 이 칸으로 후보를 지우는 스워드피시는 없어요.",
        ],
      ]
    `);
  });
});

const LINES = [...Array(9).keys()];

/** The X-Wings on the board, in the plainest way, with or without anything to remove. */
function xWings(drill: Drill): number[][] {
  const on = candidatesOn(drill);
  const found = new Map<string, number[]>();
  for (const at of [
    (line: number, i: number) => 9 * line + i,
    (line: number, i: number) => 9 * i + line,
  ]) {
    for (let bit = 1; bit < 512; bit <<= 1) {
      const places = LINES.map((line) => LINES.filter((i) => (on[at(line, i)] & bit) !== 0));
      for (const a of LINES) {
        for (const b of LINES.slice(a + 1)) {
          if (places[a].length !== 2 || places[a].join() !== places[b].join()) continue;
          const cells = [a, b].flatMap((line) => places[line].map((i) => at(line, i)));
          cells.sort((x, y) => x - y);
          found.set(cells.join(), cells);
        }
      }
    }
  }
  return [...found.values()];
}

/** Two cells of a house with the same two candidates. */
function nakedPairs(drill: Drill): number[][] {
  const on = candidatesOn(drill);
  const count = (set: number): number => set.toString(2).replaceAll('0', '').length;
  const found = new Map<string, number[]>();
  for (const house of CLASSIC.houses) {
    for (const a of house) {
      for (const b of house) {
        if (a < b && on[a] === on[b] && count(on[a]) === 2) found.set(`${a},${b}`, [a, b]);
      }
    }
  }
  return [...found.values()];
}

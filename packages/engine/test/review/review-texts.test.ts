import { describe, expect, it } from 'vitest';
import { languages } from '../../src/explain/language.ts';
import { clockText, koreanTime } from '../../src/game/play-time.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import type { Finding, GameError } from '../../src/review/finding.ts';
import { findingText } from '../../src/review/finding-text.ts';
import type { Review, ReviewedMove } from '../../src/review/review.ts';
import { reviewSummary } from '../../src/review/summary.ts';
import { summaryFacts } from '../../src/review/summary-facts.ts';
import { candidateOf, type TechniqueId } from '../../src/technique/step.ts';

const candidate = candidateOf(21, 5);
const note = candidateOf(0, 3);

const error = (until: number | undefined, follows?: number): GameError & { at: number } => ({
  kind: 'error',
  at: 0,
  move: 3,
  mistake: 'digit',
  candidates: [candidate],
  until,
  lived: 45_000,
  follows,
});
const guess = (isRight: boolean): Finding => ({
  kind: 'guess',
  at: 0,
  move: 3,
  candidate,
  isRight,
  until: isRight ? undefined : 10,
});
const overlooked = (placement?: number): Finding => ({
  kind: 'overlooked',
  at: 0,
  move: 1,
  technique: placement === undefined ? 'locked-candidates-1' : 'hidden-single',
  placement,
  eliminations: placement === undefined ? [note, candidateOf(5, 3)] : [],
  during: 2,
  to: 9,
  lasted: 125_000,
});

describe('the text of a finding', () => {
  it.each([
    [
      guess(true),
      '5 in r3c4 was a guess, and a good one: no technique leads to it here.',
      'r3c4의 5는 찍어서 맞혔어요. 여기서는 어떤 기법으로도 알 수 없는 숫자예요.',
    ],
    [
      guess(false),
      'You tried 5 in r3c4, and took it back after 7 moves.',
      'r3c4에 5를 넣어 보고 7수 만에 되돌렸어요.',
    ],
    [
      error(4),
      '5 in r3c4 was wrong, and was corrected after 0:45.',
      'r3c4에 5를 잘못 넣었고, 45초 만에 바로잡았어요.',
    ],
    [
      { ...error(4), lived: 2_900 },
      '5 in r3c4 was wrong, and was corrected at once.',
      'r3c4에 5를 잘못 넣었고, 바로 고쳤어요.',
    ],
    [
      error(undefined),
      '5 in r3c4 was wrong, and was not put right.',
      'r3c4에 5를 잘못 넣었고, 아직 바로잡지 않았어요.',
    ],
    [
      { ...error(4), mistake: 'note', candidates: [note] } as Finding,
      'Removing 3 from r1c1 was wrong, and was corrected after 0:45.',
      'r1c1에서 3을 잘못 지웠고, 45초 만에 바로잡았어요.',
    ],
    [
      { kind: 'went-back', at: 0, move: 4, count: 9 },
      'You went back by 9 moves.',
      '9수를 되돌렸어요.',
    ],
    [
      overlooked(candidate),
      'A Hidden Single was there for 2:05. It places 5 in r3c4.',
      'r3c4에 5를 넣는 히든 싱글이 2분 5초 동안 있었어요.',
    ],
    [
      overlooked(),
      'A Locked Candidates step was there for 2:05. It removes 3 from r1c1 and r1c6.',
      'r1c1과 r1c6에서 3을 지우는 락트 캔디데이트가 2분 5초 동안 있었어요.',
    ],
    [
      { kind: 'first-use', at: 0, move: 4, technique: 'x-wing' },
      'This is your first move that follows from X-Wing.',
      'X윙으로 설명되는 첫 수예요.',
    ],
  ] as const)('%#', (finding, en, ko) => {
    expect(findingText(finding as Finding, CLASSIC, 'en')).toBe(en);
    expect(findingText(finding as Finding, CLASSIC, 'ko')).toBe(ko);
  });
});

/** A placement, 5 seconds after the one before it. */
const move = (technique: TechniqueId, parts: Partial<ReviewedMove> = {}): ReviewedMove => ({
  parent: -1,
  at: 0,
  took: 5_000,
  kind: 'placement',
  candidates: [candidate],
  cleared: [],
  easiest: undefined,
  reason: { kind: 'justified', technique, rating: undefined, steps: [] },
  isHelped: false,
  isByCoach: false,
  ...parts,
});
const removal = (technique: TechniqueId, parts: Partial<ReviewedMove> = {}): ReviewedMove =>
  move(technique, { kind: 'elimination', candidates: [note], ...parts });
const single = move('hidden-single');
const byCoach = { isHelped: true, isByCoach: true };
const review = (parts: Partial<Review>): Review => {
  let at = 0;
  const moves = (parts.moves ?? [single]).map((it, i) => {
    at += it.took;
    return { ...it, at, parent: i - 1 };
  });
  return {
    kind: 'reviewed',
    geometry: CLASSIC,
    findings: [],
    techniques: [],
    hardest: undefined,
    best: undefined,
    help: { hints: 0, steps: moves.filter(({ isByCoach }) => isByCoach).length },
    isSolved: true,
    wrongDigits: 0,
    ...parts,
    moves,
  };
};

describe('the summary of a game', () => {
  it.each([
    [
      review({ moves: [], isSolved: false }),
      'You have not placed a digit yet.',
      '아직 숫자를 넣지 않았어요.',
    ],
    [
      review({ moves: [removal('naked-pair')], isSolved: false, findings: [error(undefined)] }),
      'You have not placed a digit yet. You made one slip, and it still stands.',
      '아직 숫자를 넣지 않았어요. 한 번 틀렸고 아직 그대로예요.',
    ],
    [
      review({}),
      'You solved the puzzle. Singles are enough for it. No wrong digit.',
      '퍼즐을 풀었어요. 싱글만으로 풀 수 있는 퍼즐이에요. 틀린 숫자는 없었어요.',
    ],
    [
      review({
        moves: [single, removal('x-wing'), removal('x-wing'), removal('naked-triple')],
        findings: [error(4), error(4, 3)],
      }),
      'You solved the puzzle, and used X-Wing twice and Naked Triple once. You made one slip, and corrected it after 0:45.',
      'X윙을 두 번, 네이키드 트리플을 한 번 써서 퍼즐을 풀었어요. 한 번 틀렸지만 45초 만에 바로잡았어요.',
    ],
    [
      review({
        isSolved: false,
        moves: [removal('locked-candidates-1'), removal('locked-candidates-2'), single],
        findings: [error(undefined), error(4), overlooked()],
      }),
      'The puzzle is not solved yet. You used Locked Candidates twice. You made two slips; one still stands.',
      '아직 퍼즐을 다 풀지 않았어요. 지금까지 락트 캔디데이트를 두 번 썼어요. 두 번 틀렸고 그중 하나는 아직 그대로예요.',
    ],
    [
      review({ isSolved: false, wrongDigits: 2, findings: [error(4), error(undefined)] }),
      'The puzzle is not solved yet. You made two slips; two digits are still wrong.',
      '아직 퍼즐을 다 풀지 않았어요. 두 번 틀렸고 아직 두 칸이 틀려 있어요.',
    ],
    [
      review({ moves: [single, move('x-wing')] }),
      'You solved the puzzle. The digits you placed follow from X-Wing and easier techniques. No wrong digit.',
      '퍼즐을 풀었어요. 넣은 숫자는 X윙과 더 쉬운 기법으로 설명돼요. 틀린 숫자는 없었어요.',
    ],
    [
      review({
        moves: [single, removal('x-wing'), move('w-wing'), move('aic')],
        findings: [error(4), error(4)],
      }),
      'You solved the puzzle, and used X-Wing. Some digits follow from AIC, W-Wing and easier techniques. You made two slips, and put both right.',
      'X윙을 써서 퍼즐을 풀었어요. AIC, W윙과 더 쉬운 기법으로 설명되는 숫자도 있어요. 두 번 틀렸지만 모두 바로잡았어요.',
    ],
    [
      review({
        moves: (['naked-pair', 'x-wing', 'xy-wing', 'aic'] as const).map((it) => removal(it)),
        findings: [overlooked(candidate)],
        isSolved: false,
      }),
      'You have not placed a digit yet.',
      '아직 숫자를 넣지 않았어요.',
    ],
    [
      review({
        moves: [single, ...(['x-wing', 'xy-wing', 'aic', 'aic'] as const).map((it) => move(it))],
        findings: [error(4)].map((it) => ({ ...it, lived: 0 })),
      }),
      'You solved the puzzle. The right digits follow from AIC, XY-Wing, X-Wing and easier techniques. You made one slip, and corrected it at once.',
      '퍼즐을 풀었어요. 맞게 넣은 숫자는 AIC, XY윙, X윙과 더 쉬운 기법으로 설명돼요. 한 번 틀렸지만 바로 고쳤어요.',
    ],
    [
      review({
        moves: [
          single,
          ...(['x-wing', 'xy-wing', 'xy-wing', 'aic', 'als-xz'] as const).map((it) => removal(it)),
        ],
        findings: [overlooked(candidate)],
      }),
      'You solved the puzzle, and used ALS-XZ once, AIC once, XY-Wing twice and X-Wing once. No wrong digit. An easier step, a Hidden Single, stood open for 2:05.',
      'ALS-XZ를 한 번, AIC를 한 번, XY윙을 두 번, X윙을 한 번 써서 퍼즐을 풀었어요. 틀린 숫자는 없었어요. 더 쉬운 히든 싱글이 2분 5초 동안 남아 있었어요.',
    ],
    [
      review({ findings: [guess(false), guess(true)] }),
      'You solved the puzzle. You tried a digit once and took it back; otherwise, no wrong digit. One digit was a good guess.',
      '퍼즐을 풀었어요. 한 번 시험 삼아 넣어 보고 되돌렸고, 그 밖에 틀린 숫자는 없었어요. 한 칸은 찍어서 맞혔어요.',
    ],
    [
      review({ moves: [single, move('w-wing')], findings: [guess(true), guess(true)] }),
      'You solved the puzzle. Most of the digits you placed follow from W-Wing and easier techniques. No wrong digit. Two digits were good guesses.',
      '퍼즐을 풀었어요. 넣은 숫자는 대부분 W윙과 더 쉬운 기법으로 설명돼요. 틀린 숫자는 없었어요. 두 칸은 찍어서 맞혔어요.',
    ],
    [
      review({ findings: [error(4), guess(false), guess(false)] }),
      'You solved the puzzle. Singles are enough for it. You made one slip, and corrected it after 0:45. You also tried digits twice and took them back.',
      '퍼즐을 풀었어요. 싱글만으로 풀 수 있는 퍼즐이에요. 한 번 틀렸지만 45초 만에 바로잡았어요. 그 밖에 두 번 시험 삼아 넣어 보고 되돌렸어요.',
    ],
    [
      review({ moves: [move('x-wing', byCoach), move('hidden-single', byCoach)] }),
      'The puzzle is solved. The coach made every move.',
      '퍼즐이 다 풀렸어요. 모든 수를 코치가 두었어요.',
    ],
    [
      review({
        moves: [removal('x-wing', byCoach), removal('w-wing', { isHelped: true }), single],
        help: { hints: 2, steps: 1 },
      }),
      "The puzzle is solved. One of 3 moves was the coach's. You had two hints. No wrong digit.",
      '퍼즐이 다 풀렸어요. 3수 중 한 수는 코치가 두었어요. 힌트를 두 번 봤어요. 틀린 숫자는 없었어요.',
    ],
  ])('%#', (it, en, ko) => {
    expect(languages.map((language) => reviewSummary(it, language))).toEqual([en, ko]);
  });

  const took = (...seconds: number[]): Review =>
    review({ moves: seconds.map((it) => removal('x-wing', { took: 1_000 * it })) });
  it.each([
    ['the longest', took(5, 8, 30, 20), 'You thought longest about an X-Wing (0:30).'],
    ['most of the time', took(5, 5, 250), 'Most of the time went into an X-Wing (4:10).'],
    ['nothing if no move was long', took(1, 1, 19), undefined],
    ['nothing if all were as long', took(25, 26, 35), undefined],
    ['nothing if two were as long', took(5, 6, 5, 40, 41), undefined],
    ['nothing about a pause', took(5, 6, 5, 8 * 3_600), undefined],
  ])('says of times: %s', (_, { moves }, text) => {
    const { longest } = summaryFacts(review({ moves: [...moves, single] }));
    const said = reviewSummary(review({ moves: [...moves, single] }), 'en');
    expect(longest === undefined).toBe(text === undefined);
    expect(said).toContain(text ?? 'You solved the puzzle');
  });
});

describe('a time of play', () => {
  it('is written as on a clock, and in Korean in units', () => {
    expect([0, 59_900, 250_000, 3_850_000].map(clockText)).toEqual([
      '0:00',
      '0:59',
      '4:10',
      '1:04:10',
    ]);
    expect([0, 59_900, 240_000, 3_850_000].map(koreanTime)).toEqual([
      '0초',
      '59초',
      '4분',
      '1시간 4분 10초',
    ]);
  });
});

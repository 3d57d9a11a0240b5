import { describe, expect, it } from 'vitest';
import { languages } from '../../src/explain/language.ts';
import { clockText, koreanTime } from '../../src/game/play-time.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import type { Finding } from '../../src/review/finding.ts';
import { findingText } from '../../src/review/finding-text.ts';
import type { Review, ReviewedMove, TechniqueUse } from '../../src/review/review.ts';
import { reviewSummary } from '../../src/review/summary.ts';
import { candidateOf, type TechniqueId } from '../../src/technique/step.ts';

const candidate = candidateOf(21, 5);
const note = candidateOf(0, 3);

const error = (until: number | undefined, follows?: number): Finding => ({
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
      '5 in r3c4 was wrong, and was put right after 0:45.',
      'r3c4에 5를 잘못 넣었고, 45초 뒤에 바로잡았어요.',
    ],
    [
      error(undefined),
      '5 in r3c4 was wrong, and was not put right.',
      'r3c4에 5를 잘못 넣었고, 바로잡지 않았어요.',
    ],
    [
      { ...error(4), mistake: 'note', candidates: [note] } as Finding,
      'Removing 3 from r1c1 was wrong, and was put right after 0:45.',
      'r1c1에서 3을 잘못 지웠고, 45초 뒤에 바로잡았어요.',
    ],
    [
      { kind: 'went-back', at: 0, move: 4, count: 9 },
      'You went back by 9 moves.',
      '9수를 되돌렸어요.',
    ],
    [
      overlooked(candidate),
      'Hidden Single stood open for 2:05. It places 5 in r3c4.',
      'r3c4에 5를 넣는 히든 싱글을 2분 5초 동안 놓쳤어요.',
    ],
    [
      overlooked(),
      'Locked Candidates Type 1 (Pointing) stood open for 2:05. It removes 3 from r1c1 and r1c6.',
      'r1c1과 r1c6에서 3을 지우는 락트 캔디데이트 1형(포인팅)을 2분 5초 동안 놓쳤어요.',
    ],
    [
      { kind: 'first-use', at: 0, move: 4, technique: 'x-wing' },
      'You used X-Wing for the first time.',
      'X윙을 처음으로 썼어요.',
    ],
  ] as const)('%#', (finding, en, ko) => {
    expect(findingText(finding as Finding, CLASSIC, 'en')).toBe(en);
    expect(findingText(finding as Finding, CLASSIC, 'ko')).toBe(ko);
  });
});

const move = (at: number, technique: TechniqueId): ReviewedMove => ({
  parent: -1,
  at,
  took: at,
  kind: 'placement',
  candidates: [candidate],
  easiest: undefined,
  reason: { kind: 'justified', technique, rating: undefined, steps: [] },
  isHelped: false,
});
const use = (technique: TechniqueId, used: number, helped = 0): TechniqueUse => ({
  technique,
  there: used,
  used,
  helped,
  missed: 0,
  example: 0,
});
const review = (parts: Partial<Review>): Review => ({
  kind: 'reviewed',
  geometry: CLASSIC,
  moves: [move(5_000, 'hidden-single')],
  findings: [],
  techniques: [use('hidden-single', 1)],
  isSolved: true,
  ...parts,
});

describe('the summary of a game', () => {
  it.each([
    [
      review({ moves: [], isSolved: false }),
      'You have not placed a digit yet.',
      '아직 숫자를 넣지 않았어요.',
    ],
    [
      review({}),
      'You solved the puzzle with singles alone. Nothing was wrong, and nothing was guessed.',
      '싱글만으로 퍼즐을 풀었어요. 틀린 숫자도, 찍은 숫자도 없었어요.',
    ],
    [
      review({
        moves: [move(10_000, 'hidden-single'), move(260_000, 'naked-triple')],
        techniques: [use('hidden-single', 1), use('naked-triple', 1), use('x-wing', 3, 1)],
        findings: [error(4), error(4, 3)],
      }),
      'You solved the puzzle, and used X-Wing twice and Naked Triple once. Most of the time went into one Naked Triple (4:10). One slip was put right after 0:45.',
      'X윙을 두 번, 네이키드 트리플을 한 번 써서 퍼즐을 풀었어요. 시간의 절반 넘게 네이키드 트리플 하나에 썼어요(4분 10초). 한 번 틀렸지만 45초 뒤에 바로잡았어요.',
    ],
    [
      review({
        isSolved: false,
        moves: [20_000, 50_000, 75_000].map((at) => move(at, 'naked-single')),
        findings: [error(undefined), error(4), guess(true), overlooked()],
      }),
      'The puzzle is not solved yet. You thought longest about 5 in r3c4 (0:30). Two slips, of which one is not put right yet, and you guessed once.',
      '아직 퍼즐을 다 풀지 않았어요. r3c4에 5를 넣을 때 가장 오래 고민했어요(30초). 두 번 틀렸고, 그중 한 곳은 아직 바로잡지 않았어요. 그리고 한 번 찍었어요.',
    ],
    [
      review({
        isSolved: false,
        techniques: [use('naked-pair', 1), use('locked-candidates-1', 1)],
      }),
      'You have used Naked Pair and Locked Candidates Type 1 (Pointing). Nothing was wrong, and nothing was guessed.',
      '지금까지 네이키드 페어, 락트 캔디데이트 1형(포인팅)을 썼어요. 틀린 숫자도, 찍은 숫자도 없었어요.',
    ],
    [
      review({ findings: [guess(false), guess(true)] }),
      'You solved the puzzle. You guessed twice, and made no other slip.',
      '퍼즐을 풀었어요. 두 번 찍었지만 다른 실수는 없었어요.',
    ],
    [
      review({ techniques: [use('x-wing', 1, 1)], findings: [overlooked(candidate)] }),
      'You solved the puzzle. Nothing was wrong; a Hidden Single stood open for 2:05.',
      '퍼즐을 풀었어요. 틀린 곳은 없었고, 히든 싱글을 2분 5초 동안 놓쳤어요.',
    ],
  ])('%#', (it, en, ko) => {
    expect(languages.map((language) => reviewSummary(it, language))).toEqual([en, ko]);
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

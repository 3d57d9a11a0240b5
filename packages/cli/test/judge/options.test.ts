import type { ProblemId } from '@nonet/judge/problems/problem';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../dist/core/language.js';
import { parseProblem } from '../../dist/judge/problem-option.js';

describe('the id of a problem', () => {
  it.each<[ProblemId, string]>([
    ['2239', '2239 boj2239 BOJ-2239 baekjoon_2239 백준2239 백준_2239번'],
    ['2580', '2580 baekjoon-2580 boj2580'],
    ['euler96', '96 pe96 PE-96 euler-96 euler96 euler096 p096 project-euler-96'],
    ['leetcode37', '37 lc37 LC-37 leetcode-37 leetcode_37 LeetCode37'],
    ['lines', 'lines line'],
  ])('%s: %s', (id, names) => {
    for (const name of names.split(' ')) expect(parseProblem(name)).toBe(id);
  });

  it.each([
    ['leetcode', 'leetcode37'],
    ['leetcode38', 'leetcode37'],
    ['boj', '2239 or 2580'],
    ['euler', 'euler96'],
    ['leet37', 'leetcode37'],
    ['2293', '2239'],
    ['2240', '2239'],
  ])('%s: did you mean %s?', (text, meant) => {
    expect(() => parseProblem(text)).toThrow(
      `expected a problem (2239, 2580, euler96, leetcode37, lines), found "${text}"; did you mean ${meant}?`,
    );
  });

  it.each(['sudoku', '1', ''])('%j: no suggestion', (text) => {
    expect(() => parseProblem(text)).toThrow(new RegExp(`found "${text}"$`));
  });
});

describe('the language of the report', () => {
  it('is that of the terminal', () => {
    expect(languageOf({ LANG: 'ko_KR.UTF-8' })).toBe('ko');
    expect(languageOf({ LANG: 'ko_KR.UTF-8', LC_ALL: 'C' })).toBe('en');
    expect(languageOf({})).toBe('en');
  });
});

import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import type { PlayerPuzzle } from '../../../src/explain/player-puzzle.ts';
import { gridOf } from '../../../src/grid/grid.ts';
import { findSteps } from '../../../src/library/find-steps.ts';
import type { Board } from '../../../src/technique/any-size/board.ts';
import { faultOf, type LibraryCase, readLibrary } from './library.ts';

/** The cases that `findSteps` does not find, and why. */
const NOT_APPLICABLE: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/^03..1$/, 'two fish with the same base count as one'],
  [/^0364$/, 'fish with boxes have at most four base houses'],
  [/^0402-1$/, 'an empty rectangle has three places or more'],
  [/^0709-2|^071[01]-[34]$/, 'almost locked sets are not nodes of a chain'],
  [/^090[24]-2$/, 'almost locked sets of a pattern have no cells in common'],
];

describeWithData('the regression library of HoDoKu', () => {
  it('is passed by findSteps', () => {
    const every = sized(8, 1);
    const cases = readLibrary().filter((_, i) => i % every === 0);
    const results = cases.map((it) => ({ code: it.code, answer: answerOf(it) }));
    const table = tableOf(results);
    const answers = results.map(({ answer }) => answer);
    expect(answers.filter((it) => it !== 'passed' && it !== 'not applicable')).toEqual([]);
    expect(answers).toHaveLength(sized(93, 742));
    expect(answers.filter((it) => it === 'not applicable').length, table).toBe(sized(7, 64));
  });
});

/** `passed`, `not applicable` or what is wrong. */
function answerOf(it: LibraryCase): string {
  if (NOT_APPLICABLE.some(([codes]) => codes.test(it.code))) return 'not applicable';
  const found = findSteps(puzzleOf(it.board), it.technique, { limit: 100_000 });
  if (found.kind !== 'found') return `${found.kind}: ${it.line}`;
  return faultOf(it, found.steps) ?? 'passed';
}

/** A player who has noted the candidates of a board. */
function puzzleOf({ candidates, geometry, givens, values }: Board): PlayerPuzzle {
  const filled = gridOf(geometry, values);
  return { givens: gridOf(geometry, givens), filled, notes: { centre: candidates } };
}

interface Result {
  readonly code: string;
  readonly answer: string;
}

/** The results by code. */
function tableOf(results: readonly Result[]): string {
  const codes = [...new Set(results.map(({ code }) => code))];
  const rows = codes.map((code) => {
    const answers = results.filter((it) => it.code === code).map(({ answer }) => answer);
    const passed = answers.filter((it) => it === 'passed').length;
    const none = answers.filter((it) => it === 'not applicable').length;
    return [code, passed, none, answers.length - passed - none];
  });
  return [['code', 'passed', 'not applicable', 'failed'], ...rows]
    .map((row) => row.map((field) => String(field).padEnd(16)).join(''))
    .join('\n');
}

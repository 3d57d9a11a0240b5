import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import type { Recorded } from '@nonet/tracer/recorded';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { inputFor } from '../src/rooms/code/input.ts';
import { failedGrid } from '../src/rooms/code/last-grid.ts';
import { type CodeEnd, type CodeRun, NO_RUN } from '../src/rooms/code/slice.ts';
import { statusOf } from '../src/rooms/code/status.ts';
import { initialState } from '../src/studio.ts';
import { languages } from '../src/words/words.ts';

const SOLUTION =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';

/** What the tracer records of a program that fills the blanks of the sample. */
function recorded(digits: readonly number[]): Recorded {
  const givens = digitsIn(SAMPLE.cells);
  const events = digits.flatMap((digit, cell) =>
    givens[cell] === 0 && digit > 0 ? [1 | (digit << 2) | (cell << 7)] : [],
  );
  return {
    givens: gridOf(CLASSIC, givens),
    isCut: false,
    events: Uint32Array.from(events),
  } as unknown as Recorded;
}

const solution = digitsIn(SOLUTION);

it('the status of a run names what is wrong with the last grid, and says nothing of a solution', () => {
  expect(failedGrid(recorded(solution))).toBeUndefined();
  expect(failedGrid({ ...recorded(solution.with(1, 1)), isCut: true })).toBeUndefined();
  const says = (digits: readonly number[]): string[] => {
    const failed = failedGrid(recorded(digits));
    const end = { kind: 'finished', time: 100, events: 51, failed } as CodeEnd;
    const { text } = initialState.code.draft;
    const input = inputFor(initialState.code.draft.problem, SAMPLE);
    const run: CodeRun = { ...NO_RUN, phase: { kind: 'ended', end }, text, input };
    return languages.map((language) => {
      const page = { ...initialState.page, language };
      const puzzle = { ...initialState.puzzle, check: { kind: 'proper' } as never };
      const code = { ...initialState.code, run };
      return statusOf({ ...initialState, page, puzzle, code } as never);
    });
  };
  expect(says(solution.with(1, 1))).toEqual([
    'Finished after 0.1 s. Its search has 51 events, but its grid is not a solution: 1 appears twice in row 1, and there are 2 more conflicts.',
    '0.1초 만에 끝났어요. 탐색 이벤트는 51개인데, 판이 해가 아니에요. 1행에 1이 두 번 나와요. 겹친 숫자가 2개 더 있어요.',
  ]);
  expect(says(solution.with(1, 0))).toEqual([
    'Finished after 0.1 s. Its search has 51 events, but its grid is not a solution: 1 cell is still blank.',
    '0.1초 만에 끝났어요. 탐색 이벤트는 51개인데, 판이 해가 아니에요. 빈칸이 1개 남았어요.',
  ]);
  expect(says(solution)).toEqual([
    'Finished after 0.1 s. Its search has 51 events.',
    '0.1초 만에 끝났어요. 탐색 이벤트는 51개예요.',
  ]);
});

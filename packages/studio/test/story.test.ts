import { CLASSIC } from '@nonet/engine/grid';
import { parseTrace, replay, replayOptions } from '@nonet/engine/trace';
import { expect, it } from 'vitest';
import { type Story, storyOf } from '../src/picture/story.ts';
import type { TracedProgram } from '../src/picture/traced-program.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { sentenceOf } from '../src/words/sentence.ts';
import { languages, pageWords } from '../src/words/words.ts';
import { wrongAtEnd } from '../src/workers/search/jumps.ts';
import { Recorder } from '../src/workers/search/recorder.ts';
import { RunIndex } from '../src/workers/search/run-index.ts';

/** A program's trace of the sample, recorded by the worker. */
function recorded(lines: readonly string[]): { recorder: Recorder; program: TracedProgram } {
  const read = parseTrace(['nonet-trace 1', `puzzle ${SAMPLE.cells}`, ...lines, ''].join('\n'));
  if (!read.ok) throw new Error(`expected a trace, got ${read.error.code}`);
  const { trace } = read;
  const searching = { strategy: replay(trace), options: replayOptions(trace), trace };
  const recorder = new Recorder(SAMPLE, searching);
  while (!recorder.recording.end) recorder.recording.advance();
  const program = { puzzle: SAMPLE, events: trace.events.length, isCut: false } as TracedProgram;
  return { recorder, program };
}

function storyAt(lines: readonly string[], event: number): Story {
  const { recorder, program } = recorded(lines);
  return storyOf(recorder.at(event), undefined, program);
}

/** What the last moment says in English and in Korean. */
function ending(lines: readonly string[], hasNoSolution = false): string[] {
  const { recorder, program } = recorded(lines);
  const { events } = recorder.recording;
  const index = new RunIndex(recorder.recording);
  while (!index.isComplete) index.advance();
  const work = wrongAtEnd(index, recorder.puzzle);
  let step = work.next();
  while (!step.done) step = work.next();
  const known = { hasNoSolution, wrongAtEnd: step.value };
  const story = storyOf(recorder.at(events), 'exhausted', program, known);
  return languages.map((language) => sentenceOf(story, CLASSIC, pageWords[language]));
}

it('a digit that one line of the program writes over another is not said to be removed', () => {
  const over = storyAt(['+ 1 2 4 @5', '- 1 2 @5', '+ 1 2 7 @5', '+ 1 4 6 @5'], 2);
  expect(over).toEqual({ kind: 'overwrite', cell: 1, digit: 4, to: 7 });
  expect(sentenceOf(over, CLASSIC, pageWords.en)).toBe(
    'Your program writes 7 over 4 in row 1, column 2. The cell is not made blank first.',
  );
  expect(sentenceOf(over, CLASSIC, pageWords.ko)).toBe(
    '프로그램이 1행 2열의 4를 지우지 않고 그 위에 7을 넣어요.',
  );
  const removed = { kind: 'remove', cell: 1, digit: 4, to: 7 };
  expect(storyAt(['+ 1 2 4 @5', '- 1 2 @7', '+ 1 2 7 @5', '+ 1 4 6 @5'], 2)).toEqual(removed);
  expect(storyAt(['+ 1 2 4', '- 1 2', '+ 1 2 7', '+ 1 4 6'], 2)).toEqual(removed);
});

it('the end of a program that has failed names the conflict, the blanks or the wrong digit', () => {
  expect(ending(['+ 1 4 8', '+ 1 2 4'])).toEqual([
    'Your program failed. 8 appears twice in column 4. 49 cells are still blank.',
    '프로그램이 풀지 못했어요. 4열에 8이 두 번 나와요. 빈칸이 49개 남았어요.',
  ]);
  expect(ending(['+ 1 2 4', '+ 3 1 6'])).toEqual([
    'Your program failed. 49 cells are still blank. The 6 in row 3, column 1 should be 9.',
    '프로그램이 풀지 못했어요. 빈칸이 49개 남았어요. 3행 1열의 6은 9여야 해요.',
  ]);
  const [full] = ending(
    Array.from(SAMPLE.cells, (given, cell) =>
      given === '.' ? [`+ ${Math.floor(cell / 9) + 1} ${(cell % 9) + 1} 1`] : [],
    ).flat(),
  );
  expect(full).toBe(
    'Your program failed. 1 appears 6 times in row 1, and there are 26 more conflicts.',
  );
  expect(ending(['+ 1 2 4', '- 1 2'], true)).toEqual([
    'Everything has been tried: no solution.',
    '모두 해 보았지만 해가 없어요.',
  ]);
});

import { CLASSIC } from '@nonet/engine/grid';
import { parseTrace, replay, replayOptions } from '@nonet/engine/trace';
import { expect, it } from 'vitest';
import { type Story, storyOf } from '../src/picture/story.ts';
import type { TracedProgram } from '../src/picture/traced-program.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { sentenceOf } from '../src/words/sentence.ts';
import { pageWords } from '../src/words/words.ts';
import { Recorder } from '../src/workers/search/recorder.ts';

/** Tells the story of a program's trace of the sample at an event. */
function storyAt(lines: readonly string[], event: number): Story {
  const read = parseTrace(['nonet-trace 1', `puzzle ${SAMPLE.cells}`, ...lines, ''].join('\n'));
  if (!read.ok) throw new Error(`expected a trace, got ${read.error.code}`);
  const { trace } = read;
  const searching = { strategy: replay(trace), options: replayOptions(trace), trace };
  const recorder = new Recorder(SAMPLE, searching);
  while (!recorder.recording.end) recorder.recording.advance();
  const program = { events: trace.events.length } as TracedProgram;
  return storyOf(recorder.at(event), undefined, program);
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

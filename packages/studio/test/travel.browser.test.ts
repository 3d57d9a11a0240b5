import { Random } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { codeTabs } from '../src/search/state.ts';
import { describeStudio } from './studio-page.ts';
import { at, expectedAt, travel } from './travel.ts';

const LEETCODE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

/** Puzzle, strategy, and the number of events to check. Those of the search tree are other ones. */
const RUNS = [
  [SAMPLE.cells, 'scan', 20],
  [ESCARGOT, 'dlx', 10],
  [ESCARGOT, 'learning', 10],
] as const;

describeStudio('a moment of a search', (studio) => {
  it.each(RUNS)(
    '%s by %s is as in the engine, also one step back, at %i events',
    async (cells, id, count) => {
      const recording = recorded(cells, id);
      const random = new Random(`${cells} ${id}`);
      const events = Array.from({ length: count }, () => 1 + random.below(recording.events));
      await studio.open(`2&puzzle=${cells}&strategy=${id}`);
      await studio.watch.candidates.check();
      const stops = await travel(studio, events, { stepsBack: true });
      stops.forEach(({ shown, before }, i) => {
        expect(shown).toMatchObject(expectedAt(recording, events[i]));
        expect(before).toMatchObject(expectedAt(recording, events[i] - 1));
      });
    },
  );

  it('is the same in all five views', async () => {
    const id = 'scan';
    const recording = recorded(LEETCODE, id);
    const random = new Random(id);
    await studio.open(`2&puzzle=${LEETCODE}&strategy=${id}`);
    for (const tab of codeTabs) {
      await studio.watch.codeTab(tab).click();
      const events = Array.from({ length: 4 }, () => random.below(recording.events + 1));
      for (const { shown } of await travel(studio, events)) {
        const { event } = shown.counters;
        const { stack } = recording.at(event);
        expect(shown.pointer).toBe(stack.length);
        expect(shown.frames.at(-1)).toBe(stack.length);
        expect(shown.running).toEqual([lineAt(recording, event)]);
        if (stack.length < shown.blanks) {
          expect(shown.current.map((cell) => at(CLASSIC, cell))).toEqual([shown.top]);
        }
      }
    }
  });
});

function recorded(cells: string, id: string): Recording {
  const strategy = strategyById(id);
  if (!strategy) throw new Error(`no strategy ${id}`);
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(cells)) }, strategy);
  while (!recording.end) recording.advance();
  return recording;
}

/** The mark of the program line that has just run at an event. */
function lineAt(recording: Recording, event: number): string {
  const { last, solved, deadEnd } = recording.at(event);
  if (!last) return 'start';
  if (solved) return 'full';
  if (deadEnd) return 'dead';
  return last.kind === 'placement' ? 'place' : 'remove';
}

import { CLASSIC, gridOf, Random, Recording, strategies } from '@nonet/engine';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../src/panels/line.ts';
import { markOf, programOf } from '../src/panels/program.ts';
import { pictureOf } from '../src/picture/picture.ts';
import { digitsIn } from '../src/picture/puzzle-text.ts';
import { codeTabs, type StrategyId } from '../src/state/state.ts';
import { languages } from '../src/words/words.ts';

const cells = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const WITHOUT_PROGRAM = ['learning'];
const programs = strategies
  .map(({ id }) => id as StrategyId)
  .filter((id) => !WITHOUT_PROGRAM.includes(id));

describe.each(programs)('the program of %s', (strategy) => {
  const recording = new Recording(
    { givens: gridOf(CLASSIC, digitsIn(cells)) },
    strategies.find(({ id }) => id === strategy)!,
  );
  while (!recording.end) recording.advance();
  const random = new Random(strategy);
  const events = [
    0,
    recording.events,
    ...Array.from({ length: 200 }, () => random.below(recording.events + 1)),
  ];

  it('has a line for every kind of event, in every language', () => {
    const met = new Set(events.map((event) => markOf(pictureOf(recording.at(event)))));
    for (const language of languages) {
      for (const tab of codeTabs) {
        const program = programOf(strategy, tab, language)!;
        const marks = program.flatMap(({ mark }) => mark ?? []);
        expect(new Set(marks).size, `${tab} marks each once`).toBe(marks.length);
        for (const mark of ['start', 'place', 'take', 'dead', 'full', ...met]) {
          expect(marks, tab).toContain(mark);
        }
      }
    }
  });

  it('marks the line of what has happened, at 200 events drawn at random', () => {
    for (const event of events) {
      const moment = recording.at(event);
      const { last, solved, deadEnd, path, index } = moment;
      let kind: Mark = 'start';
      if (solved) kind = 'full';
      else if (deadEnd) kind = 'dead';
      else if (last?.kind === 'back') kind = 'take';
      else if (last) kind = path[index - 1].forced ? 'force' : 'place';
      expect(markOf(pictureOf(moment))).toBe(kind);
    }
  });

  it('reads otherwise in every language', () => {
    for (const language of languages) {
      const texts = codeTabs.map((tab) =>
        programOf(strategy, tab, language)!
          .map(({ text }) => text)
          .join('\n'),
      );
      expect(new Set(texts).size).toBe(codeTabs.length);
    }
  });
});

it('is not there for a strategy that is no recursion', () => {
  expect(programOf('learning', 'pseudo', 'en')).toBeUndefined();
});

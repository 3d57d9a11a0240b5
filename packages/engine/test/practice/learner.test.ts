import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, isDay } from '../../src/practice/calendar.ts';
import { helpLevelOf, helpLevels, helpWith } from '../../src/practice/help.ts';
import {
  boxes,
  type DrillOutcome,
  entryOf,
  forgotten,
  type Learner,
  movedTo,
  NEW_LEARNER,
  practised,
} from '../../src/practice/learner.ts';
import { formatLearner, parseLearner } from '../../src/practice/learner-text.ts';
import { lessonOf, lessons } from '../../src/practice/lesson.ts';
import type { SearchId } from '../../src/rating/hodoku/hodoku-scale.ts';

const TODAY = '2026-11-27';
const outcomes: readonly DrillOutcome[] = ['seen', 'helped', 'alone', 'wrong'];

function after(outcome: DrillOutcome, days: number, learner: Learner): Learner {
  const day = daysAfter(TODAY, days);
  return practised(learner, { technique: 'x-wing', outcome, day });
}

/** Some practice of some techniques, on days that go on. */
const learners = fc
  .array(
    fc.record({
      technique: fc.constantFrom(...lessons.map(({ technique }) => technique)),
      outcome: fc.constantFrom(...outcomes),
      days: fc.nat(20),
    }),
    { maxLength: 60 },
  )
  .map((all) => {
    let [learner, day] = [NEW_LEARNER, TODAY];
    for (const { days, ...practice } of all) {
      day = daysAfter(day, days);
      learner = practised(learner, { ...practice, day });
    }
    return learner;
  });

describe('what a learner has learnt', () => {
  it('moves up a box each time it is done alone when it is due', () => {
    let learner = NEW_LEARNER;
    let day = TODAY;
    const gaps: number[] = [];
    for (let i = 0; i < 6; i++) {
      learner = practised(learner, { technique: 'x-wing', outcome: 'alone', day });
      const { due } = entryOf(learner, 'x-wing')!;
      gaps.push((Date.parse(due) - Date.parse(day)) / 86_400_000);
      day = due;
    }
    expect(gaps).toEqual([2, 4, 8, 16, 16, 16]);
    expect(day).toBe('2027-01-28');
  });

  it('goes back to the first box if it went wrong, and is due on the next day', () => {
    const known = movedTo(NEW_LEARNER, 'x-wing', 5, TODAY);
    expect(entryOf(known, 'x-wing')).toMatchObject({ box: 5, due: '2026-12-13' });
    const wrong = after('wrong', 3, known);
    expect(entryOf(wrong, 'x-wing')).toMatchObject({ box: 1, due: '2026-12-01', wrong: 1 });
    const helped = after('helped', 3, movedTo(known, 'x-wing', 3, TODAY));
    expect(entryOf(helped, 'x-wing')).toMatchObject({ box: 3, due: '2026-12-04', helped: 1 });
  });

  it('does not move before it is due, and not without an answer', () => {
    const first = after('alone', 0, NEW_LEARNER);
    const again = after('alone', 1, first);
    expect(entryOf(again, 'x-wing')).toMatchObject({ box: 2, due: '2026-11-29', alone: 2, run: 2 });
    const seen = after('seen', 2, again);
    expect(entryOf(seen, 'x-wing')).toMatchObject({ box: 2, due: '2026-11-29', seen: 3, run: 2 });
    expect(entryOf(after('alone', 2, seen), 'x-wing')).toMatchObject({ box: 3, due: '2026-12-03' });
  });

  it('counts every drill, and stays in the boxes', () => {
    fc.assert(
      fc.property(learners, ({ entries }) => {
        for (const { alone, box, due, helped, last, run, seen, wrong } of entries) {
          expect(alone + helped + wrong).toBeLessThanOrEqual(seen);
          expect(run).toBeLessThanOrEqual(alone);
          expect(boxes).toContain(box);
          expect(isDay(due)).toBe(true);
          expect(due >= TODAY && last >= TODAY).toBe(true);
        }
        const order = lessons.map(({ technique }) => technique);
        const at = entries.map(({ technique }) => order.indexOf(technique));
        expect(at).toEqual(at.toSorted((a, b) => a - b));
      }),
    );
  });

  it('can be edited', () => {
    fc.assert(
      fc.property(learners, fc.constantFrom(...boxes), (learner, box) => {
        const moved = movedTo(learner, 'swordfish', box, TODAY);
        expect(entryOf(moved, 'swordfish')?.box).toBe(box);
        expect(forgotten(moved, 'swordfish')).toEqual(forgotten(learner, 'swordfish'));
      }),
    );
    expect(() => movedTo(NEW_LEARNER, 'brute-force', 1, TODAY)).toThrow('has a lesson');
    expect(() => after('alone', 0.5, NEW_LEARNER)).not.toThrow();
    const bad = { technique: 'x-wing', outcome: 'alone', day: '27.11.2026' } as const;
    expect(() => practised(NEW_LEARNER, bad)).toThrow('expected a day such as 2026-11-27');
  });

  it('is small after 10,000 drills', () => {
    let learner = NEW_LEARNER;
    for (let i = 0; i < 10_000; i++) {
      const { technique } = lessons[(i * 7) % lessons.length];
      const outcome = outcomes[(i * i) % 4];
      learner = practised(learner, { technique, outcome, day: daysAfter(TODAY, i >> 4) });
    }
    expect(learner.entries).toHaveLength(lessons.length);
    expect(formatLearner(learner).length).toBeLessThan(8_000);
  });
});

describe('the text of a learner', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(learners, (learner) => {
        expect(parseLearner(formatLearner(learner))).toEqual({ learner, faults: [] });
      }),
    );
  });

  it('loses only its damaged entries, and reports them', () => {
    const both = movedTo(movedTo(NEW_LEARNER, 'naked-pair', 2, TODAY), 'x-wing', 3, TODAY);
    const text = formatLearner(both);
    const damages: [from: string, to: string, expected: string, found: string][] = [
      ['"box":3', '"box":6', 'a box from 1 to 5 as box', '6'],
      [
        '"due":"2026-12-01"',
        '"due":"2026-13-01"',
        'a day such as 2026-11-27 as due',
        '"2026-13-01"',
      ],
      ['"box":3', '"box":3,"seen":-1', 'a count as seen', '-1'],
    ];
    for (const [from, to, expected, found] of damages) {
      const read = parseLearner(text.replace(from, to));
      expect(read.faults).toEqual([{ entry: 'x-wing', expected, found }]);
      expect(read.learner).toEqual(forgotten(both, 'x-wing'));
    }
    const renamed = parseLearner(text.replace('x-wing', 'z-wing'));
    expect(renamed.faults).toMatchObject([{ entry: 'z-wing', found: '"z-wing"' }]);
    expect(parseLearner(text.replace('"box":3', '"box":3,"mood":"good"')).learner).toEqual(both);
  });

  it('never throws', () => {
    const texts = [
      '',
      'null',
      '[]',
      '{}',
      '{"format":"nonet-learner"}',
      formatLearner(NEW_LEARNER),
    ];
    for (const text of texts) {
      const { faults, learner } = parseLearner(text);
      expect(learner).toEqual(NEW_LEARNER);
      expect(faults.length).toBe(text === texts.at(-1) ? 0 : 1);
    }
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, at) => {
        parseLearner(json);
        const text = formatLearner(movedTo(NEW_LEARNER, 'x-wing', 3, TODAY));
        parseLearner(text.slice(0, at % text.length) + json);
      }),
    );
  });
});

describe('the help with a drill', () => {
  const levelAfter = (learner: Learner): number => helpLevelOf(entryOf(learner, 'x-wing'));

  it('fades with success, and returns after a failure', () => {
    let learner = NEW_LEARNER;
    const levels = [levelAfter(learner)];
    for (let i = 0; i < 5; i++) {
      learner = after('alone', 0, learner);
      levels.push(levelAfter(learner));
    }
    expect(levels).toEqual([0, 1, 2, 3, 4, 4]);
    expect(helpLevels[4]).toEqual({ hint: 'none', highlight: false, notes: false });
    expect(levelAfter(after('helped', 0, learner))).toBe(1);
    expect(levelAfter(after('wrong', 0, learner))).toBe(0);
    expect(levelAfter(movedTo(NEW_LEARNER, 'x-wing', 5, TODAY))).toBe(4);
  });

  it('begins with where to look, and with notes unless the technique is a single', () => {
    expect(helpLevels[0]).toEqual({ hint: 'shown', highlight: true, notes: true });
    const withoutNotes = lessons.filter(({ needsNotes }) => !needsNotes);
    const singles = ['full-house', 'naked-single', 'hidden-single'];
    expect(withoutNotes.map(({ technique }) => technique)).toEqual(singles);
    for (const technique of ['naked-pair', 'hidden-triple', 'locked-candidates-1'] as const) {
      expect(helpWith(lessonOf(technique), 0).notes).toBe(true);
      expect(helpWith(lessonOf(technique), 4)).toEqual(helpLevels[4]);
    }
  });

  it('leaves the notes of a position that the digits alone do not show', () => {
    expect(helpWith(lessonOf('x-wing'), 4)).toEqual(helpLevels[4]);
    expect(helpWith(lessonOf('jellyfish'), 4)).toEqual({ ...helpLevels[4], notes: true });
  });

  it('is the level of the box or of the run', () => {
    const technique: SearchId = 'x-wing';
    fc.assert(
      fc.property(learners, (learner) => {
        const level = helpLevelOf(entryOf(learner, technique));
        expect(helpLevels[level]).toBeDefined();
        expect(level).toBeGreaterThanOrEqual((entryOf(learner, technique)?.box ?? 1) - 1);
      }),
    );
  });
});

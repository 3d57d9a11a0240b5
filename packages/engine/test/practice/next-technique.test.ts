import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../src/practice/calendar.ts';
import {
  entryOf,
  type Learner,
  movedTo,
  NEW_LEARNER,
  practised,
} from '../../src/practice/learner.ts';
import { lessonOf, lessons } from '../../src/practice/lesson.ts';
import { nextTechnique } from '../../src/practice/next-technique.ts';
import { type SearchId, techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';

const TODAY = '2026-11-27';

/** A drill that a simulated learner did. */
interface Done {
  readonly technique: SearchId;
  readonly why: string;
  readonly day: number;
}

/** Someone who does some drills a day, and fails at some techniques until a certain day. */
function simulated(
  fails: readonly SearchId[],
  { days = 120, drills = 4, until = 60 } = {},
): Done[] {
  const done: Done[] = [];
  let learner: Learner = NEW_LEARNER;
  for (let at = 0; at < days; at++) {
    const day = daysAfter(TODAY, at);
    for (let i = 0; i < drills; i++) {
      const { technique, why } = nextTechnique(learner, day);
      const isWrong = fails.includes(technique) && at < until;
      done.push({ technique, why, day: at });
      learner = practised(learner, { technique, outcome: isWrong ? 'wrong' : 'alone', day });
    }
  }
  return done;
}

describe('the next technique', () => {
  it('is the first one at first, and then what is due or new', () => {
    expect(nextTechnique(NEW_LEARNER, TODAY)).toEqual({ technique: 'full-house', why: 'new' });
    let learner = movedTo(NEW_LEARNER, 'full-house', 1, TODAY);
    const next = { technique: 'locked-pair', why: 'new' };
    expect(nextTechnique(learner, TODAY)).toEqual({ technique: 'full-house', why: 'ahead' });
    learner = movedTo(movedTo(learner, 'naked-single', 2, TODAY), 'hidden-single', 2, TODAY);
    expect(nextTechnique(movedTo(learner, 'full-house', 2, TODAY), TODAY)).toEqual(next);
    const tomorrow = daysAfter(TODAY, 1);
    expect(nextTechnique(learner, tomorrow)).toEqual({ technique: 'full-house', why: 'due' });
  });

  it('is what is due in the lowest box, then for the longest time, then the easiest', () => {
    const late = daysAfter(TODAY, 40);
    let learner = movedTo(NEW_LEARNER, 'full-house', 3, TODAY);
    learner = movedTo(learner, 'x-wing', 2, daysAfter(TODAY, 2));
    learner = movedTo(learner, 'swordfish', 2, daysAfter(TODAY, 2));
    learner = movedTo(learner, 'jellyfish', 2, TODAY);
    const order: SearchId[] = [];
    while (learner.entries.length > order.length) {
      const { technique, why } = nextTechnique(learner, late);
      expect(why).toBe('due');
      order.push(technique);
      learner = movedTo(learner, technique, 5, late);
    }
    expect(order).toEqual(['jellyfish', 'x-wing', 'swordfish', 'full-house']);
  });

  it('leads a learner to what she fails at, and past what she knows', () => {
    const fails: SearchId[] = ['naked-pair', 'x-wing'];
    const done = simulated(fails);
    for (const failed of fails) {
      const wanted = done.filter((it) => it.technique === failed && it.why !== 'ahead');
      const days = wanted.map(({ day }) => day);
      const [first] = days;
      const daily = Array.from({ length: 61 - first }, (_, i) => first + i);
      expect(days.slice(0, daily.length)).toEqual(daily);
      expect(days.slice(daily.length, daily.length + 2)).toEqual([62, 66]);
    }
    const known = done.filter((it) => it.technique === 'naked-single' && it.why !== 'ahead');
    expect(known.slice(0, 6).map(({ day }) => day)).toEqual([0, 2, 6, 14, 30, 46]);
  });

  it('is not built on what she fails at', () => {
    const done = simulated(['naked-pair', 'x-wing'], { until: 60 });
    const early = new Set(done.filter(({ day }) => day < 60).map(({ technique }) => technique));
    for (const technique of ['naked-triple', 'remote-pair', 'swordfish', 'skyscraper'] as const) {
      expect(early).not.toContain(technique);
    }
    for (const technique of ['locked-candidates-2', 'locked-triple'] as const) {
      expect(early).toContain(technique);
    }
    const all = simulated(['naked-pair'], { days: 400, until: 10 });
    expect(new Set(all.map(({ technique }) => technique)).size).toBe(lessons.length);
  });
});

describe('the path through the techniques', () => {
  const order = techniqueRows.map(({ id }) => id);

  it('goes in the order of HoDoKu up to forcing chains', () => {
    const at = lessons.map(({ technique }) => order.indexOf(technique));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(lessons.at(-1)?.technique).toBe('forcing-chain');
    const path = order.slice(0, order.indexOf('forcing-chain') + 1);
    const taught = lessons.map(({ technique }) => technique);
    expect(path.filter((id) => !taught.includes(id))).toEqual([
      'avoidable-rectangle-2',
      'franken-x-wing',
      'franken-swordfish',
      'finned-franken-x-wing',
    ]);
  });

  it('builds each technique on earlier ones', () => {
    for (const { needs, technique } of lessons) {
      for (const need of needs) {
        expect(lessonOf(need)).toBeDefined();
        expect(order.indexOf(need)).toBeLessThan(order.indexOf(technique));
      }
      expect(needs.length > 0, technique).toBe(technique !== 'full-house');
    }
  });

  it('begins with full houses, which need nothing', () => {
    expect(entryOf(NEW_LEARNER, 'full-house')).toBeUndefined();
    expect(lessons[0]).toMatchObject({
      technique: 'full-house',
      needs: [],
      needsNotes: false,
      isOnPaper: true,
      placesDigit: true,
    });
  });

  it('says what answers to a drill can be', () => {
    const ids = (key: 'placesDigit' | 'hasFilledCells') =>
      lessons.filter((it) => it[key]).map(({ technique }) => technique);
    expect(ids('placesDigit')).toEqual([
      'full-house',
      'naked-single',
      'hidden-single',
      'bug-plus-1',
      'nice-loop',
      'grouped-nice-loop',
      'forcing-chain',
    ]);
    expect(ids('hasFilledCells')).toEqual(['avoidable-rectangle-1']);
  });
});

import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { type GridState, stateOf } from '../../src/draw/grid-state.ts';
import { explainStep } from '../../src/explain/sentence.ts';
import type { Producer, RatedStep } from '../../src/rating/producer.ts';
import type { ScaleEntry } from '../../src/rating/scale.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { SUKAKU_SCALE } from '../../src/rating/sukaku-scale.ts';
import { anySizeFinders } from '../../src/technique/any-size/finders.ts';
import { type Position, positionOf } from '../../src/technique/position.ts';
import type { Step } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { readLibrary } from '../rating/hodoku/library.ts';
import { applyLogged } from '../rating/se-differ.ts';
import { readStepLog } from '../rating/se-log.ts';
import { faultsOf } from './step-faults.ts';
import { checkText } from './texts/check-text.ts';

/** The steps of each technique to check. */
const WANTED = sized(1, 40);

/** Checks steps: their texts in both languages, what these say, and their pictures. */
class CheckedSteps {
  /** Search and technique → the number of its steps. */
  readonly counts = new Map<string, number>();
  readonly faults: string[] = [];

  /** @returns Whether there were not enough of these steps. */
  check(key: string, step: Step, before: () => GridState): boolean {
    if (this.isDone(key)) return false;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    const state = before();
    const text = explainStep(step, 'en', state.geometry);
    const { fault } = checkText(text, state, step);
    if (fault) this.faults.push(`${key}: ${fault}: ${text}`);
    this.faults.push(...faultsOf({ ...step, before: state }));
    return true;
  }

  isDone(key: string): boolean {
    return (this.counts.get(key) ?? 0) >= WANTED;
  }

  /** A line for each search and technique. */
  table(): string {
    return [...this.counts].map(([key, count]) => `${key} ${count}`).join('\n');
  }
}

const KRAKEN = ['kraken-fish-type-1', 'kraken-fish-type-2'] as const;

/** Searches for harder steps take long. */
const HARDEST = sized(9, 20);

/** How often a search is asked without a step of a technique that is still wanted. */
const PATIENCE = { quick: sized(60, 5_000), long: sized(1, 40) };

/**
 * Steps of a scale in the positions of Sudoku Explainer's log. A search is asked where the log has a
 * step of its own, or a harder one if Sudoku Explainer does not have the search.
 */
function checkScale(scale: readonly ScaleEntry[]): CheckedSteps {
  const checked = new CheckedSteps();
  const searches = scale
    .filter(({ least }) => least <= HARDEST)
    .map(({ least, make, name }) => ({
      name,
      producer: make(),
      least: SE_SCALE.some((it) => it.name === name) ? Infinity : least,
      vain: 0,
    }));
  let number = 0;
  for (const { puzzle, steps } of readStepLog()) {
    if (number++ % sized(48, 1) !== 0) continue;
    const givens = grid(puzzle);
    const position = positionOf(givens);
    for (const logged of steps) {
      const { least, name } = SE_SCALE[logged.producer];
      for (const search of searches) {
        const { producer } = search;
        const patience = 'find' in producer ? PATIENCE.quick : PATIENCE.long;
        const isAsked = search.name === name || search.least <= least;
        if (!isAsked || search.vain > patience) continue;
        const step = stepOf(producer, position);
        const key = `${search.name}: ${step?.technique}`;
        const isNew = step && checked.check(key, step, () => stateOf(givens, position));
        search.vain = isNew ? 0 : search.vain + 1;
      }
      applyLogged(logged, position);
    }
  }
  return checked;
}

function stepOf(producer: Producer, position: Position): RatedStep | undefined {
  return 'find' in producer ? producer.find(position) : finish(producer.begin(position)).step;
}

/** Finds and checks steps on the boards of HoDoKu's library. */
function checkLibrary(): CheckedSteps {
  const checked = new CheckedSteps();
  for (const { board, technique } of readLibrary()) {
    const givens = { geometry: board.geometry, digits: board.givens };
    const techniques = new Set([technique, ...KRAKEN]);
    for (const id of techniques) {
      if (checked.isDone(id)) continue;
      for (const step of anySizeFinders[id]?.(board) ?? []) {
        if (step) checked.check(step.technique, step, () => stateOf(givens, board));
        if (checked.isDone(id)) break;
      }
    }
  }
  return checked;
}

describeWithData('each step', () => {
  it.each([
    ['se', () => checkScale(SE_SCALE), sized(25, 54)],
    ['sukaku', () => checkScale(SUKAKU_SCALE), sized(25, 61)],
    ['hodoku', checkLibrary, 60],
  ])('of the scale %s is worded in both languages and drawn', (scale, check, least) => {
    const checked = check();
    if (sized(0, 1) > 0) console.log(`${scale}\n${checked.table()}`);
    expect(checked.faults.slice(0, 10)).toEqual([]);
    expect(checked.counts.size).toBeGreaterThanOrEqual(least);
  });
});

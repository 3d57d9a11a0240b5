import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { Position, positionOf } from '../../src/technique/position.ts';
import { grid } from '../puzzles.ts';
import { applyLogged, find } from './se-differ.ts';
import { readStepLog } from './se-log.ts';

/** Producer → a share of the logged puzzles that is enough to measure it. */
const EVERY: ReadonlyMap<number, number> = new Map([
  [22, 10],
  [23, 10],
  [24, 10],
  [25, 4],
  [26, 2],
  [27, 1],
]);

/** The positions in which a producer is asked, puzzle by puzzle. */
function askedPositions(number: number, every: number): Position[][] {
  const puzzles: Position[][] = [];
  let hit = 0;
  for (const logged of readStepLog()) {
    if (!logged.steps.some(({ producer }) => producer >= number)) continue;
    if (hit++ % every !== 0) continue;
    const position = positionOf(grid(logged.puzzle));
    const asked: Position[] = [];
    for (const step of logged.steps) {
      if (step.producer >= number) asked.push(new Position(position));
      applyLogged(step, position);
    }
    puzzles.push(asked);
  }
  return puzzles;
}

describeWithData('forcing chains of Sudoku Explainer', () => {
  const entries = [...EVERY].map(([number, every]) => ({ number, every, ...SE_SCALE[number] }));

  it.each(entries)('prints the time of a call: $name', ({ number, every, name, make }) => {
    const puzzles = askedPositions(number, every);
    const calls = puzzles.flat().length;
    let best = Number.POSITIVE_INFINITY;
    let steps = 0;
    for (let round = 0; round < 3; round++) {
      const start = process.cpuUsage();
      steps = 0;
      for (const asked of puzzles) {
        const producer = make();
        for (const position of asked) if (find(producer, position)) steps++;
      }
      best = Math.min(best, process.cpuUsage(start).user / calls);
    }
    console.log(`${name}: ${calls} calls, ${steps} steps, ${best.toFixed(0)} µs per call`);
    expect(steps).toBeGreaterThan(0);
  });
});

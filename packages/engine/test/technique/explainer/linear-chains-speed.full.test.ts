import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { LinearChains } from '../../../src/technique/explainer/chain/linear-chains.ts';
import { Position, positionOf } from '../../../src/technique/position.ts';
import { grid } from '../../puzzles.ts';
import { applyLogged } from '../../rating/se-differ.ts';
import { readStepLog } from '../../rating/se-log.ts';

const NUMBER = 20;

/** The positions of every fifth logged puzzle in which the producer is asked. */
function askedPositions(): Record<'found' | 'nothing', Position[]> {
  const found: Position[] = [];
  const nothing: Position[] = [];
  let puzzles = 0;
  for (const logged of readStepLog()) {
    if (puzzles++ % 5 !== 0) continue;
    const position = positionOf(grid(logged.puzzle));
    for (const step of logged.steps) {
      const list = step.producer === NUMBER ? found : nothing;
      if (step.producer >= NUMBER) list.push(new Position(position));
      applyLogged(step, position);
    }
  }
  return { found, nothing };
}

describeWithData('chains and cycles of Sudoku Explainer', () => {
  const chains = new LinearChains();
  const asked = askedPositions();

  it.each(['found', 'nothing'] as const)('prints the time of a call that finds: %s', (what) => {
    for (let round = 0; round < 4; round++) {
      const start = process.cpuUsage();
      const hits = asked[what].filter((position) => chains.find(position)).length;
      const { user } = process.cpuUsage(start);
      const calls = asked[what].length;
      console.log(`${what}: ${calls} calls, ${(user / calls).toFixed(0)} µs per call`);
      expect(hits).toBe(what === 'found' ? calls : 0);
    }
  });
});

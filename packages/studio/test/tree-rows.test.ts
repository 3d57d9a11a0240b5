import { expect, it } from 'vitest';
import { isFoldable, parentOf, rowsOf } from '../src/picture/tree-rows.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';
import { TreeGrower } from '../src/workers/search/tree-grower.ts';
import { subtreesOf } from './subtrees.ts';

it('the list has one row per mark of the tree, in order of time, and one for the pointer', () => {
  const recorder = new Recorder(SAMPLE, searchingOf('scan'));
  while (!recorder.recording.end) recorder.recording.advance();
  const grower = new TreeGrower(recorder);
  const unfolded: number[] = [];
  for (let event = 0; event < recorder.recording.events; event += 7) {
    const work = grower.tree(event, unfolded);
    let step = work.next();
    while (!step.done) step = work.next();
    const rows = rowsOf(step.value);
    const placed = rows.filter(({ key }) => key > 0);
    expect(placed.map(({ subtree }) => subtree)).toEqual(subtreesOf(step.value));
    expect(placed.map(({ key }) => key)).toEqual(
      placed.map(({ key }) => key).sort((a, b) => a - b),
    );
    expect(rows.at(-1)).toMatchObject({ key: 0, level: step.value.levels.length });
    for (const [index, { level }] of rows.entries()) {
      expect(rows[parentOf(rows, index)]?.level ?? 0).toBe(level - 1);
    }
    const folded = rows.find((row) => isFoldable(row) && !row.subtree?.children);
    if (folded) unfolded.push(folded.key);
  }
  expect(unfolded.length).toBeGreaterThan(5);
});

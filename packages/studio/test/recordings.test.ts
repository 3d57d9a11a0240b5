import { expect, it, vi } from 'vitest';
import type { Findings } from '../src/picture/landmark.ts';
import { deadCellOf } from '../src/picture/picture.ts';
import { jumping } from '../src/workers/search/jumps.ts';
import { moments } from '../src/workers/search/moment.ts';
import { recorderOf, recordings } from '../src/workers/search/recordings.ts';
import { trees } from '../src/workers/search/tree.ts';
import { trying } from '../src/workers/search/tried.ts';
import type { Work } from '../src/workers/work.ts';

const INKALA = {
  boxRows: 3,
  boxColumns: 3,
  cells: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
};

function answerOf<Answer>(work: Work<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

it('continues a recording that was stopped', () => {
  const request = { recordingId: 1, puzzle: INKALA, strategy: 'scan' };
  const stopped = recordings.record(request);
  expect(stopped.next().value).toMatchObject({ events: 65_536, end: undefined });

  const soFar = answerOf(jumping.findings({ recordingId: 1 }));
  const half = recorderOf(1);
  expect(soFar.firstWrong?.until).toBeLessThanOrEqual(65_536);

  const run = answerOf(recordings.record(request));
  expect(run).toMatchObject({ events: 99_056, end: 'limit' });
  expect(run.counters).toMatchObject({ placements: 49_558, backs: 49_498, tries: 445_778 });
  expect(recorderOf(1)).toBe(half);

  const whole = { ...request, recordingId: 2 };
  answerOf(recordings.record(whole));
  const findings = (recordingId: number): Findings => answerOf(jumping.findings({ recordingId }));
  expect(findings(1)).toEqual(findings(2));
  for (const event of [0, 65_536, 65_537, 99_056]) {
    expect(half.at(event)).toEqual(recorderOf(2).at(event));
  }
});

it('gives the whole moment in one answer if that is quick, otherwise the picture', () => {
  answerOf(recordings.record({ recordingId: 4, puzzle: INKALA, strategy: 'scan' }));
  const dead = Array.from({ length: 200 }, (_, event) => event).find(
    (event) => deadCellOf(recorderOf(4).at(event)) !== undefined,
  )!;
  const request = { recordingId: 4, event: dead, unfolded: [], explains: true };
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { picture, tree, reasons } = answerOf(moments.moment(request));
  expect(picture).toEqual(answerOf(recordings.at(request)));
  expect(tree).toEqual(answerOf(trees.tree(request)));
  expect(reasons).toEqual(answerOf(trying.reasons({ ...request, cell: deadCellOf(picture)! })));
  expect(answerOf(moments.moment({ ...request, explains: false })).reasons).toBeUndefined();

  let now = 0;
  clock.mockImplementation(() => now++ * 1_000);
  const late = { ...request, event: 99_000 };
  expect(answerOf(moments.moment(late))).toEqual({
    picture: answerOf(recordings.at(late)),
    tree: undefined,
    reasons: undefined,
  });
  clock.mockRestore();
});

it('gives the same answer to a second request for a landmark, at once', () => {
  answerOf(recordings.record({ recordingId: 3, puzzle: INKALA, strategy: 'bitmask' }));
  const first = answerOf(jumping.findings({ recordingId: 3 }));
  const second = jumping.findings({ recordingId: 3 }).next();
  expect(second).toEqual({ done: true, value: first });
  for (const name of ['deepest', 'longestRetreat', 'firstWrong'] as const) {
    expect(jumping[name]({ recordingId: 3 }).next()).toEqual({ done: true, value: first[name] });
  }
});

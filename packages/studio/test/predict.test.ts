import { CLASSIC } from '@nonet/engine/grid';
import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import { type Picture, pictureOf } from '../src/picture/picture.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import {
  isPredictable,
  isPredicting,
  question,
  watchRules,
  withGuess,
  withMask,
  withPredicting,
} from '../src/rooms/watch/predict.ts';
import { predictWords } from '../src/rooms/watch/predict-words.ts';
import { watchOf } from '../src/rooms/watch/slice.ts';
import { withEvent, withEventsPlayed, withPress } from '../src/search/playback.ts';
import { withRun } from '../src/search/slice.ts';
import { type StrategyId, strategyIds } from '../src/search/state.ts';
import { withStrategy } from '../src/search/transitions.ts';
import type { TreeState } from '../src/search/tree-view.ts';
import { initialState } from '../src/studio.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';
import { TreeGrower } from '../src/workers/search/tree-grower.ts';
import { tried } from '../src/workers/search/tried.ts';

const cells = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

function recorded(strategy: string, puzzle: PlainPuzzle): Recording {
  const recording = new Recording(puzzleOf(puzzle), strategyById(strategy)!);
  while (!recording.end) recording.advance();
  return recording;
}

function stateAt(picture: Picture, recording: Recording, strategy: StrategyId): State {
  const { events, end } = recording;
  const depths = Uint16Array.from({ length: 600 }, (_, i) => i + 1);
  const deadEnds = new Uint8Array(600).fill(1);
  const waveform = { events, least: depths, greatest: depths, deadEnds };
  return withRun(withPredicting(withStrategy(initialState, strategy), true), {
    picture,
    recorded: {
      events,
      end,
      waveform,
      isSampled: true,
      findings: { deepest: { from: 9, until: 9 } },
    },
    player: { event: picture.event, speed: 5, playing: true },
  });
}

describe.each(strategyIds.filter(isPredictable))('predicting %s', (strategy) => {
  const recording = recorded(strategy, { ...SAMPLE, cells });

  it('asks and shows the same, whatever the next event is', () => {
    let asked = 0;
    for (let event = 0; event < Math.min(recording.events, 120); event++) {
      const picture = pictureOf(recording.at(event));
      const { next, last } = picture;
      const state = stateAt(picture, recording, strategy);
      const cell = question(state);
      const { waveform, findings } = withMask(state).run.recorded;
      expect(findings).toBeUndefined();
      const bucket = Math.ceil(((event + 1) * 600) / (recording.events + 1));
      expect(Math.max(0, ...waveform!.greatest.subarray(bucket))).toBe(0);
      expect(Math.max(0, ...waveform!.deadEnds.subarray(bucket))).toBe(0);
      if (cell === undefined) {
        expect(withMask(state).run.picture).toBe(picture);
        continue;
      }
      asked++;
      if (next?.kind === 'placement') expect(cell).toBe(next.cell);
      else expect(cell).toBe(last?.kind === 'back' ? last.cell : cell);

      // The masked state must not depend on the next event.
      const otherwise = [
        { ...picture, next: { kind: 'back', cell: 80, digit: 1 }, dead: 'tried', current: 80 },
        { ...picture, next: { kind: 'placement', cell, digit: 7 }, dead: undefined, current: cell },
      ] as const;
      for (const other of otherwise) {
        const shown = withMask(stateAt(other, recording, strategy));
        expect(shown.run.picture).toEqual(withMask(state).run.picture);
        expect(shown.run.picture).toMatchObject({ next: undefined, dead: undefined });
      }
    }
    expect(asked).toBeGreaterThan(10);
  });

  it('accepts only the next event as the right answer', () => {
    for (let event = 0; event < Math.min(recording.events, 120); event++) {
      const state = stateAt(pictureOf(recording.at(event)), recording, strategy);
      if (question(state) === undefined) continue;
      const { kind, digit } = recording.at(event + 1).last!;
      const right = kind === 'back' ? ('back' as const) : digit;
      for (const guess of [1, 2, 3, 4, 5, 6, 7, 8, 9, 'back'] as const) {
        const after = withGuess(state, guess);
        expect(watchOf(after).predict).toMatchObject({ asked: 1, right: guess === right ? 1 : 0 });
        expect(after.run.player.event).toBe(event + 1);
        expect(question(after)).toBeUndefined();
      }
    }
  });

  it('explains a wrong answer: smaller digits do not fit or were tried, or none is left', () => {
    const kinds = new Set<string>();
    for (let event = 0; event < Math.min(recording.events, 120); event++) {
      const picture = pictureOf(recording.at(event));
      const state = stateAt(picture, recording, strategy);
      const cell = question(state);
      if (cell === undefined) continue;
      const { next, digits } = picture;
      const guess = next!.kind === 'back' ? 1 : 'back';
      const { latest } = watchOf(withGuess(state, guess)).predict;
      expect(latest).toMatchObject({ isRight: false, cell });
      const has = (digit: number) =>
        Array.from(CLASSIC.peers[cell]).some((peer) => digits[peer] === digit);
      const wasTried = (digit: number) => {
        const work = tried(recording, { event, cell, digit });
        let step = work.next();
        while (!step.done) step = work.next();
        return step.value !== undefined;
      };
      const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
      if (next!.kind === 'back') {
        expect(all.every((digit) => has(digit) || wasTried(digit))).toBe(true);
        kinds.add('back');
        continue;
      }
      const smaller = all.filter((digit) => digit < next!.digit);
      const { passed } = latest!;
      expect(passed).toEqual({
        blocked: smaller.filter(has),
        ruledOut: [],
        tried: smaller.filter((digit) => !has(digit)),
      });
      expect(passed.tried.every(wasTried)).toBe(true);
      kinds.add(passed.tried.length > 0 ? 'tried' : 'blocked');
    }
    expect(kinds).toEqual(new Set(['back', 'blocked', 'tried']));
  });

  it('only an answer moves past a question', () => {
    for (let event = 0; event < Math.min(recording.events, 120); event++) {
      const state = stateAt(pictureOf(recording.at(event)), recording, strategy);
      const isAsked = question(state) !== undefined;
      const page = Math.max(1, Math.round(recording.events / 100));
      for (const [on, { run }] of [
        [1, withPress(state, 'forward', watchRules)],
        [page, withPress(state, 'page-forward', watchRules)],
        [recording.events, withPress(state, 'last', watchRules)],
        [3, withEvent(state, event + 3, watchRules)],
      ] as const) {
        const to = Math.min(recording.events, event + on);
        expect(run.player.event).toBe(isAsked ? event : to);
      }
      expect(withPress(state, 'back', watchRules).run.player.event).toBe(Math.max(0, event - 1));
      const jumping = { kind: 'none', to: 'nextDeadEnd', event } as const;
      expect(withMask(withRun(state, { jumping })).run.jumping.kind).toBe('idle');
    }
  });

  it('stops playing at a question; otherwise plays one event at a time', () => {
    const events = Array.from({ length: 60 }, (_, event) => event);
    for (const event of events.slice(0, recording.events)) {
      const state = stateAt(pictureOf(recording.at(event)), recording, strategy);
      const { player } = withEventsPlayed(state, 300, watchRules).run;
      expect(player.event).toBe(question(state) === undefined ? event + 1 : event);
    }
  });
});

it('says which smaller digits only the pencilmarks exclude', () => {
  const all = 0b111111111;
  const pencilmarks = Array.from({ length: 81 }, () => all);
  pencilmarks[0] = all & ~0b1101;
  const sukaku: PlainPuzzle = { ...SAMPLE, cells: `.2${'.'.repeat(79)}`, pencilmarks };
  const recording = recorded('bitmask-mrv', sukaku);
  const state = stateAt(pictureOf(recording.at(0)), recording, 'bitmask-mrv');
  const asked = { ...state, puzzle: { ...state.puzzle, text: sukaku } };
  expect(question(asked)).toBe(0);
  const { actual, passed } = watchOf(withGuess(asked, 9)).predict.latest!;
  expect(actual).toMatchObject({ kind: 'placement', digit: 5 });
  expect(passed).toEqual({ blocked: [2], ruledOut: [1, 3, 4], tried: [] });

  const symbols = { blocked: ['2'], ruledOut: ['1', '3', '4'], tried: [] };
  expect(predictWords.en.wrongDigit('5', symbols)).toBe(
    'No. It places 5: 2 is in the same row, column or box; the puzzle does not allow 1, 3 or 4 in this cell.',
  );
  expect(predictWords.ko.wrongDigit('5', symbols)).toBe(
    '틀렸어요. 5를 넣어요. 2는 같은 행, 열, 상자에 이미 있어요. 이 퍼즐에서는 이 칸에 1, 3, 4를 넣을 수 없어요.',
  );
});

it('asks nothing if the next cell cannot be seen from the grid', () => {
  const state = withPredicting(initialState, true);
  expect(isPredicting(state)).toBe(true);
  expect(isPredicting(withStrategy(state, 'propagation'))).toBe(false);
  expect(isPredicting(withPredicting(withStrategy(state, 'dlx'), true))).toBe(false);
});

const withTreeOf = (state: State, change: Partial<TreeState>) =>
  withRun(state, { tree: { ...state.run.tree, ...change } });

it('hides the next event in the tree and later ones in the icicle', () => {
  const recorder = new Recorder(SAMPLE, searchingOf('scan'));
  while (!recorder.recording.end) recorder.recording.advance();
  const { events } = recorder.recording;
  const grower = new TreeGrower(recorder);
  const depths = Uint16Array.from({ length: events + 1 }, () => 1);
  const at = Float64Array.from(depths, (_, row) => row);
  const icicle = { events, at, depths, columns: 1, path: depths };
  for (let event = 0; event < events; event++) {
    const state = stateAt(recorder.at(event), recorder.recording, 'scan');
    const work = grower.tree(event, []);
    let step = work.next();
    while (!step.done) step = work.next();
    const shown = withMask(withTreeOf(state, { tree: step.value, icicle })).run.tree;
    expect(shown.icicle?.depths.reduce((sum, depth) => sum + depth, 0)).toBe(event + 1);
    const pointer = shown.tree?.levels.at(-1);
    const asked = question(state);
    if (asked !== undefined)
      expect(pointer).toMatchObject({ cell: asked, remaining: 0, removed: 0 });
    const back = stateAt(recorder.at(Math.max(0, event - 1)), recorder.recording, 'scan');
    const before = withMask(withTreeOf(back, { tree: step.value })).run.tree;
    if (event > 0) expect(before.tree).toBeUndefined();
  }
});

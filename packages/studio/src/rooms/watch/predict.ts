import { countDigits } from '@nonet/engine/grid';
import { shapeOf } from '@nonet/engine/notation';
import type { Picture } from '../../picture/picture.ts';
import { type DigitReason, reasonInGrid } from '../../picture/reason.ts';
import { waveformUpTo } from '../../picture/waveform.ts';
import type { PlaybackRules } from '../../search/playback.ts';
import { withPlayer, withRun } from '../../search/slice.ts';
import { IDLE, type Player, type SearchId } from '../../search/state.ts';
import { withoutTreeAnswer, withTreeUpTo } from '../../search/tree-view.ts';
import { withWhyNot } from '../../search/why-not.ts';
import {
  type Guess,
  type HasWatch,
  NO_PREDICTION,
  type PassedDigits,
  watchOf,
  withWatch,
} from './slice.ts';

/**
 * The strategies for which the user can work out, from the grid alone, which cell is filled next.
 */
const PREDICTABLE: readonly SearchId[] = ['scan', 'used-arrays', 'bitmask', 'bitmask-mrv'];

export function isPredictable(strategy: SearchId): boolean {
  return PREDICTABLE.includes(strategy);
}

export function isPredicting(state: HasWatch): boolean {
  return watchOf(state).predict.isOn && isPredictable(state.run.strategy);
}

/**
 * Turns predicting on or off. Turning it on closes the tour, because the tour says what happens
 * next.
 */
export function withPredicting<S extends HasWatch>(state: S, isOn: boolean): S {
  if (!isOn || !isPredictable(state.run.strategy)) {
    return withWatch(state, { predict: NO_PREDICTION });
  }
  const guide = { ...watchOf(state).guide, isOpen: false };
  const next = withRun(state, { whyNot: undefined });
  return withWatch(next, { guide, predict: { ...NO_PREDICTION, isOn } });
}

/**
 * The cell to ask about. If the next cell has exactly one candidate, there is no question, unless
 * the search has just gone back. This rule uses only past events. So a question does not reveal its
 * answer.
 */
export function question(state: HasWatch): number | undefined {
  const { picture, strategy } = state.run;
  if (!isPredicting(state) || !picture?.next || picture.solved) return undefined;
  if (watchOf(state).predict.answered === picture.event) return undefined;
  const cell = cellAhead(picture, strategy);
  if (picture.last?.kind === 'back') return cell;
  return countDigits(picture.candidates[cell]) === 1 ? undefined : cell;
}

function cellAhead({ last, ruler, depth, candidates }: Picture, strategy: SearchId): number {
  if (last?.kind === 'back') return last.cell;
  const blanks = ruler.slice(depth).sort();
  if (strategy !== 'bitmask-mrv') return blanks[0];
  return blanks.reduce((best, cell) =>
    countDigits(candidates[cell]) < countDigits(candidates[best]) ? cell : best,
  );
}

/**
 * The state that the page shows. While the user predicts, later events are hidden. While a question
 * is open, everything that reveals the next event is hidden too.
 */
export function withMask<S extends HasWatch>(whole: S): S {
  const { picture } = whole.run;
  if (!isPredicting(whole) || !picture) return whole;
  const state = withoutFuture(whole, picture.event);
  const cell = question(whole);
  if (cell === undefined) return state;
  const { ruler, depth } = picture;
  const ahead = ruler.slice(depth).sort();
  const hidden = ruler.slice();
  hidden.set([cell, ...ahead.filter((blank) => blank !== cell)], depth);
  return withRun(state, {
    tree: withoutTreeAnswer(state.run.tree, cell),
    picture: { ...picture, next: undefined, dead: undefined, current: cell, ruler: hidden },
  });
}

/**
 * Hides everything after an event. Also hides landmarks and reasons, which are known only from
 * later events.
 */
function withoutFuture<S extends HasWatch>(state: S, event: number): S {
  const { recorded, jumping, tree } = state.run;
  const { waveform } = recorded;
  return withRun(state, {
    recorded: {
      ...recorded,
      waveform: waveform && waveformUpTo(waveform, event),
      findings: undefined,
    },
    jumping: jumping.kind === 'looking' ? jumping : IDLE,
    tree: withTreeUpTo(tree, event),
    reasons: undefined,
  });
}

export function withGuess<S extends HasWatch>(state: S, guess: Guess): S {
  const { picture } = state.run;
  const cell = question(state);
  if (cell === undefined || !picture?.next) return state;
  const { predict } = watchOf(state);
  const { next: actual, event } = picture;
  const isRight = guess === (actual.kind === 'back' ? 'back' : actual.digit);
  return withWatch(withPlayer(state, { event: event + 1 }), {
    predict: {
      isOn: true,
      asked: predict.asked + 1,
      right: predict.right + (isRight ? 1 : 0),
      answered: event,
      latest: { guess, actual, isRight, cell, passed: passedDigits(state, picture, cell) },
    },
  });
}

/**
 * The search tries the digits of a cell in ascending order. So it has tried every smaller digit
 * that fits.
 */
function passedDigits(
  { puzzle }: HasWatch,
  { next, digits, candidates }: Picture,
  cell: number,
): PassedDigits {
  const last = next?.kind === 'placement' ? next.digit - 1 : 0;
  const peers = shapeOf(puzzle.text).peers[cell];
  const smaller = Array.from({ length: last }, (_, i) => i + 1);
  const passed = (kind: DigitReason['kind'] | undefined): number[] =>
    smaller.filter((digit) => reasonInGrid(digits, candidates[cell], peers, digit)?.kind === kind);
  return { blocked: passed('blocked'), ruledOut: passed('ruled-out'), tried: passed(undefined) };
}

/**
 * The player waits at an open question until the user answers. While the user predicts, the player
 * advances by at most one event at a time, so that it skips no question.
 */
export const watchRules: PlaybackRules<HasWatch> = {
  time: ({ run }) => run.recorded,
  hold: (state, wanted, isStep) => {
    if (!isPredicting(state)) return wanted;
    const event = state.run.picture?.event ?? 0;
    if (question(state) !== undefined) return upToEvent(wanted, event);
    return isStep ? upToEvent(wanted, event + 1) : wanted;
  },
};

function upToEvent(player: Player, event: number): Player {
  return player.event <= event ? player : { ...player, event };
}

/**
 * Handles a digit. While the user predicts, the digit is the answer. Otherwise the digit asks the
 * question "why not?".
 */
export function withDigitPressed<S extends HasWatch>(state: S, digit: number): S {
  if (state.page.embedded) return state;
  if (isPredicting(state)) return withGuess(state, digit === 0 ? 'back' : digit);
  return withWhyNot(state, digit);
}

import { countDigits } from '@nonet/engine/grid';
import type { Picture } from '../picture/picture.ts';
import type { Waveform } from '../picture/waveform.ts';
import { type Guess, IDLE, NO_PREDICTION } from './lesson.ts';
import type { Player, State, StrategyId } from './state.ts';
import { treeUpTo, treeWithoutAnswer } from './tree.ts';

/** The strategies for which the user can work out, from the grid alone, which cell is filled next. */
const PREDICTABLE: readonly StrategyId[] = ['scan', 'used-arrays', 'bitmask', 'bitmask-mrv'];

export function isPredictable(strategy: StrategyId): boolean {
  return PREDICTABLE.includes(strategy);
}

/** Turns predicting on or off. Turning it on closes the tour, because the tour says what happens next. */
export function predicting(state: State, isOn: boolean): State {
  if (!isOn || !isPredictable(state.strategy)) return { ...state, predict: NO_PREDICTION };
  const guide = { ...state.guide, isOpen: false };
  return { ...state, guide, whyNot: undefined, predict: { ...NO_PREDICTION, isOn } };
}

/**
 * The cell to ask about. There is no question if the next cell has exactly one candidate, unless the search
 * has just gone back. This rule uses only past events, so that the question does not reveal the answer.
 */
export function question(state: State): number | undefined {
  const { predict, picture, room } = state;
  if (!predict.isOn || room !== 'watch' || !picture?.next || picture.solved) return undefined;
  if (predict.answered === picture.event) return undefined;
  const cell = cellAhead(picture, state.strategy);
  if (picture.last?.kind === 'back') return cell;
  return countDigits(picture.candidates[cell]) === 1 ? undefined : cell;
}

function cellAhead({ last, ruler, depth, candidates }: Picture, strategy: StrategyId): number {
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
export function masked(whole: State): State {
  const { picture, predict } = whole;
  if (!predict.isOn || !picture) return whole;
  const state = withoutFuture(whole, picture.event);
  const cell = question(whole);
  if (cell === undefined) return state;
  const { ruler, depth } = picture;
  const ahead = ruler.slice(depth).sort();
  const hidden = ruler.slice();
  hidden.set([cell, ...ahead.filter((blank) => blank !== cell)], depth);
  return {
    ...state,
    tree: treeWithoutAnswer(state.tree, cell),
    picture: { ...picture, next: undefined, dead: undefined, current: cell, ruler: hidden },
  };
}

/** Hides everything after an event, and the result of a landmark search, because it shows later events. */
function withoutFuture(state: State, event: number): State {
  const { run, jumping } = state;
  return {
    ...state,
    run: { ...run, waveform: run.waveform && upTo(run.waveform, event) },
    jumping: jumping.kind === 'looking' ? jumping : IDLE,
    tree: treeUpTo(state.tree, event),
  };
}

/** The waveform, with 0 in every bucket that extends past the event. */
function upTo({ events, greatest, deadEnds }: Waveform, event: number): Waveform {
  const known = Math.floor(((event + 1) * greatest.length) / (events + 1));
  return {
    events,
    greatest: greatest.map((depth, bucket) => (bucket < known ? depth : 0)),
    deadEnds: deadEnds.map((count, bucket) => (bucket < known ? count : 0)),
  };
}

export function answered(state: State, guess: Guess): State {
  const { picture, predict, player } = state;
  if (question(state) === undefined || !picture?.next) return state;
  const { next: actual, event } = picture;
  const isRight = guess === (actual.kind === 'back' ? 'back' : actual.digit);
  return {
    ...state,
    predict: {
      isOn: true,
      asked: predict.asked + 1,
      right: predict.right + (isRight ? 1 : 0),
      answered: event,
      latest: { guess, actual, isRight },
    },
    player: { ...player, position: event + 1 },
  };
}

/** Keeps the player at an open question until the user answers. */
export function heldAtQuestion(state: State, player: Player): Player {
  return question(state) === undefined ? player : upToEvent(player, state.picture?.event ?? 0);
}

/** While the user predicts, lets the player advance by at most one event, so that no question is skipped. */
export function heldToNextEvent(state: State, player: Player): Player {
  const { predict, picture, room } = state;
  if (!predict.isOn || room !== 'watch' || player === state.player) return player;
  return upToEvent(heldAtQuestion(state, player), (picture?.event ?? 0) + 1);
}

function upToEvent(player: Player, event: number): Player {
  return player.position <= event ? player : { ...player, position: event };
}

import { countDigits } from '@nonet/engine/grid';
import type { Picture } from '../picture/picture.ts';
import type { Waveform } from '../picture/waveform.ts';
import { type Guess, IDLE, NO_PREDICTION } from './lesson.ts';
import type { Player, State, StrategyId } from './state.ts';
import { treeUpTo, treeWithoutAnswer } from './tree.ts';

/** Whether the grid shows which cell the strategy fills next, so that a question has one right answer. */
export function isPredictable(strategy: StrategyId): boolean {
  return (
    strategy === 'scan' ||
    strategy === 'used-arrays' ||
    strategy === 'bitmask' ||
    strategy === 'bitmask-mrv'
  );
}

/** Turns predicting on or off. Turning it on closes the tour, which would give the answers away. */
export function predicting(state: State, isOn: boolean): State {
  if (!isOn || !isPredictable(state.strategy)) return { ...state, predict: NO_PREDICTION };
  const guide = { ...state.guide, isOpen: false };
  return { ...state, guide, whyNot: undefined, predict: { ...NO_PREDICTION, isOn } };
}

/**
 * The cell to ask about, if the next event is worth predicting. It is worth predicting only after a back, or
 * if the cell does not have exactly one candidate. This depends only on past events, so the question itself
 * gives nothing away.
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
 * Hides the answer. The state then shows nothing of later events. While a question is open, the state also
 * hides everything that reveals the next event.
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

/** Removes everything after an event, and the result of a landmark search, which reveals later events. */
function withoutFuture(state: State, event: number): State {
  const { run, jumping } = state;
  return {
    ...state,
    run: { ...run, waveform: run.waveform && upTo(run.waveform, event) },
    jumping: jumping.kind === 'looking' ? jumping : IDLE,
    tree: treeUpTo(state.tree, event),
  };
}

/** The waveform without the buckets that extend past an event. */
function upTo({ events, least, greatest, deadEnds }: Waveform, event: number): Waveform {
  const known = Math.floor(((event + 1) * greatest.length) / (events + 1));
  return {
    events,
    least: least.map((depth, bucket) => (bucket < known ? depth : 0)),
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

/** Keeps the player at an open question, until the user answers. */
export function heldAtQuestion(state: State, player: Player): Player {
  return question(state) === undefined ? player : upToEvent(player, state.picture?.event ?? 0);
}

/** Lets the player advance by at most one event, so that no question is skipped. */
export function heldToNextEvent(state: State, player: Player): Player {
  const { predict, picture, room } = state;
  if (!predict.isOn || room !== 'watch' || player === state.player) return player;
  return upToEvent(heldAtQuestion(state, player), (picture?.event ?? 0) + 1);
}

function upToEvent(player: Player, event: number): Player {
  return player.position <= event ? player : { ...player, position: event };
}

import { countDigits } from '@nonet/engine/grid';
import type { Picture } from '../picture/picture.ts';
import type { Waveform } from '../picture/waveform.ts';
import { type Guess, IDLE, NO_PREDICTION } from './lesson.ts';
import type { Player, State, StrategyId } from './state.ts';
import { askedOf, unforeseen } from './tree.ts';

/** Where the cell that is next follows from what is seen, a question has one right answer. */
export function isPredictable(strategy: StrategyId): boolean {
  return (
    strategy === 'scan' ||
    strategy === 'used-arrays' ||
    strategy === 'bitmask' ||
    strategy === 'bitmask-mrv'
  );
}

/** The story is left: it tells what comes next. */
export function predicting(state: State, isOn: boolean): State {
  if (!isOn || !isPredictable(state.strategy)) return { ...state, predict: NO_PREDICTION };
  const guide = { ...state.guide, isOpen: false };
  return { ...state, guide, whyNot: undefined, predict: { ...NO_PREDICTION, isOn } };
}

/**
 * The cell that is asked about, where the next event is worth asking for: after a way back, and
 * where a cell has no candidate or several. Like all that is shown with a question it follows from
 * what came before; that there is a question tells nothing.
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
 * The state without what is to be predicted: of the events to come it shows nothing, and while one is
 * asked for, nothing that follows from it.
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
    tree: askedOf(state.tree, cell),
    picture: { ...picture, next: undefined, dead: undefined, current: cell, ruler: hidden },
  };
}

/** What is said of a landmark tells what comes after it. */
function withoutFuture(state: State, event: number): State {
  const { run, jumping } = state;
  return {
    ...state,
    run: { ...run, waveform: run.waveform && upTo(run.waveform, event) },
    jumping: jumping.kind === 'looking' ? jumping : IDLE,
    tree: unforeseen(state.tree, event),
  };
}

/** The waveform without the buckets that reach past an event. */
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
  const { next: came, event } = picture;
  const isRight = guess === (came.kind === 'back' ? 'back' : came.digit);
  return {
    ...state,
    predict: {
      isOn: true,
      asked: predict.asked + 1,
      right: predict.right + (isRight ? 1 : 0),
      answered: event,
      latest: { guess, came, isRight },
    },
    player: { ...player, position: event + 1 },
  };
}

/** The player not past what is asked: the way on is the answer. */
export function waiting(state: State, player: Player): Player {
  return question(state) === undefined ? player : upToEvent(player, state.picture?.event ?? 0);
}

/** The player one event on at most, so that no question is passed by. */
export function held(state: State, player: Player): Player {
  const { predict, picture, room } = state;
  if (!predict.isOn || room !== 'watch' || player === state.player) return player;
  return upToEvent(waiting(state, player), (picture?.event ?? 0) + 1);
}

function upToEvent(player: Player, event: number): Player {
  return player.position <= event ? player : { ...player, position: event };
}

import { type DroppedTrial, droppedWith } from '../game/journal.ts';
import { awayTime } from './away-time.ts';
import type { GameError, Guess } from './finding.ts';
import type { JudgedGame } from './judged-game.ts';
import { isConsequence, isStanding, sharesCell } from './standing-errors.ts';

/** A wrong move, when its mistake was gone, and the first of the wrong moves that it follows from. */
type WrongMove = Pick<GameError, 'candidates' | 'mistake' | 'move' | 'until' | 'follows'>;

/** The wrong digits and wrongly removed notes of a game: errors, and guesses that were tries. */
export function* mistakesMade(game: JudgedGame): Generator<undefined, (GameError | Guess)[]> {
  const { journal, moves } = game;
  const tried = new Set<DroppedTrial>();
  return (yield* wrongMoves(game)).flatMap((it): (GameError | Guess)[] => {
    const { candidates, follows, mistake, move, until } = it;
    const trial = droppedWith(journal, move);
    if (trial) {
      if (tried.has(trial) || mistake === 'note' || follows !== undefined) return [];
      tried.add(trial);
      const [candidate] = candidates;
      return [{ kind: 'guess', move, candidate, isRight: false, until: trial.until }];
    }
    const start = moves[move].at;
    const end = moves[Math.min(until ?? moves.length, moves.length - 1)].at;
    const lived = end - start - awayTime(moves, start, end);
    return [{ kind: 'error', move, mistake, candidates, until, lived, follows }];
  });
}

function* wrongMoves(game: JudgedGame): Generator<undefined, WrongMove[]> {
  const { branches, geometry, moves, now, positions } = game;
  const found: WrongMove[] = [];
  for (const [move, { candidates, kind, parent, reason }] of moves.entries()) {
    if (reason?.kind !== 'wrong') continue;
    const mistake = kind === 'placement' ? 'digit' : 'note';
    const own = {
      mistake,
      candidates: candidates.filter(
        (it) => positions.isRight(it, geometry) === (mistake === 'note'),
      ),
    } as const;
    const later = moves.findIndex(
      (_, at) => at > move && !isStanding(own, positions.board(at), game),
    );
    const isLeft = later < 0 && isStanding(own, positions.board(now), game);
    const before = found.filter(
      (it) => branches.isBefore(it.move, parent) && isStanding(it, positions.board(parent), game),
    );
    const cause =
      before.find((it) => sharesCell(it, own, game)) ??
      (before.length > 0 && isConsequence(own, parent, game) ? before[0] : undefined);
    found.push({
      ...own,
      move,
      until: isLeft ? undefined : later < 0 ? moves.length : later,
      follows: cause && (cause.follows ?? cause.move),
    });
    yield;
  }
  return found;
}

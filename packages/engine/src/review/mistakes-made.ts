import type { GameCell } from '../game/game-cell.ts';
import { hasDigit } from '../grid/digit-set.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';
import { type GameError, type Guess, LEAST_TRIED } from './finding.ts';
import type { JudgedGame } from './judged-game.ts';

/** A wrong move, and when its mistake was gone. */
interface WrongMove extends Pick<GameError, 'candidates' | 'mistake' | 'move' | 'until'> {
  /** The first of the wrong moves that the board still had. */
  readonly follows: number | undefined;
}

/** The wrong digits and wrongly removed notes of a game: errors, and guesses that were tries. */
export function* mistakesMade(game: JudgedGame): Generator<undefined, (GameError | Guess)[]> {
  const { moves } = game;
  const wrong = yield* wrongMoves(game);
  const tries = wrong.filter((it) => isTry(it, game));
  return wrong.flatMap((it): (GameError | Guess)[] => {
    const { candidates, follows, mistake, move, until } = it;
    if (tries.includes(it)) {
      return [{ kind: 'guess', move, candidate: candidates[0], isRight: false, until }];
    }
    const isInTry = tries.some((one) => isWithin(move, one, game));
    if (isInTry) return [];
    const end = moves[until ?? moves.length - 1].at;
    const lived = end - moves[move].at;
    return [{ kind: 'error', move, mistake, candidates, until, lived, follows }];
  });
}

function* wrongMoves({
  branches,
  geometry,
  moves,
  positions,
}: JudgedGame): Generator<undefined, WrongMove[]> {
  const found: WrongMove[] = [];
  for (const [move, { candidates, kind, parent, reason }] of moves.entries()) {
    if (reason?.kind !== 'wrong') continue;
    const mistake = kind === 'placement' ? 'digit' : 'note';
    const isWrong = (it: Candidate): boolean =>
      (positions.digitOf(cellOf(it, geometry)) === digitIn(it, geometry)) === (mistake === 'note');
    const own = candidates.filter(isWrong);
    const isOn = (board: readonly GameCell[]): boolean =>
      own.some((it) => isThere(board[cellOf(it, geometry)], digitIn(it, geometry), mistake));
    const until = moves.findIndex((_, later) => later > move && !isOn(positions.board(later)));
    const earlier = found.find(
      (it) =>
        branches.isBefore(it.move, parent) &&
        it.candidates.some((one) =>
          isThere(
            positions.board(parent)[cellOf(one, geometry)],
            digitIn(one, geometry),
            it.mistake,
          ),
        ),
    );
    found.push({
      move,
      mistake,
      candidates: own,
      until: until < 0 ? undefined : until,
      follows: earlier && (earlier.follows ?? earlier.move),
    });
    yield;
  }
  return found;
}

function isThere(
  { centre, digit: own }: GameCell,
  digit: number,
  mistake: GameError['mistake'],
): boolean {
  if (mistake === 'digit') return own === digit;
  return own === 0 && centre !== 0 && !hasDigit(centre, digit);
}

/** Whether digits were placed from a wrong digit on, and then all of them were taken back. */
function isTry(wrong: WrongMove, { branches, moves }: JudgedGame): boolean {
  const { follows, mistake, move, until } = wrong;
  if (mistake === 'note' || follows !== undefined || until === undefined) return false;
  const wentBack = branches.isBefore(moves[until].parent, moves[move].parent);
  const placed = moves.slice(move, until).filter(({ kind }) => kind === 'placement');
  return wentBack && placed.length >= LEAST_TRIED;
}

/** Whether a move was made in a try. */
function isWithin(
  move: number,
  { move: first, until = first }: WrongMove,
  { branches }: JudgedGame,
): boolean {
  return move > first && move < until && branches.isBefore(first, move);
}

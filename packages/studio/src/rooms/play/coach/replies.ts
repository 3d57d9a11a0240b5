import type { Move } from '@nonet/engine/explain';
import { type Entry, undone } from '@nonet/engine/game';
import { digitsOf } from '@nonet/engine/grid';
import { type Candidate, candidateOf, cellOf, digitIn } from '@nonet/engine/rating';
import { playerData } from '../../../game/player-data.ts';
import { type GameState, gameOf, geometryOf } from '../../../game/state.ts';
import { latest } from '../../../page/requests.ts';
import { isOpen } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { CoachClient } from '../../../workers/clients.ts';
import { type CoachState, type Reply, SILENT, stepShown } from '../coach-state.ts';
import { type HasPlay, playOf, withPlay } from '../slice.ts';
import { carriesOut } from './doing-step.ts';

/**
 * Replies to the entries of the player: whether they answer the hint that was shown, or else which
 * technique they are.
 */
export function replyToEntries(store: Store<HasPlay>, client: CoachClient): void {
  latest(store, client, {
    request: (state) => {
      if (!isOpen(state, 'play')) return undefined;
      const { coach, settings } = playOf(state);
      const { entries, now } = gameOf(state).journal;
      if (now < 0 || now !== entries.length - 1 || coach.reply?.entry === now) return undefined;
      const isHinted = isHintedAt(coach, entries[now].parent);
      return isHinted || settings.namesMoves ? { entry: entries[now], isHinted } : undefined;
    },
    ask: async ({ entry, isHinted }, { signal }): Promise<Reply | undefined> => {
      const { coach, settings, solution } = playOf(store.now);
      const game = gameOf(store.now);
      const move = moveOf(entry, game);
      if (!move) return undefined;
      const step = isHinted ? stepShown(coach) : undefined;
      const at = { entry: game.journal.now };
      if (step && carriesOut(entry.changes, step, game)) {
        return { ...at, kind: 'that-is-it', step };
      }
      const isAllowed = move.kind === 'elimination' || isRight(move, game, solution);
      const { repertoire } = settings;
      const player = playerData(game, undone(game));
      const found =
        isAllowed && (await client.ask('name', { player, move, repertoire }, { signal }));
      if (found) return { ...at, kind: isHinted ? 'works-too' : 'named', step: found };
      return isHinted ? { ...at, kind: 'not-it' } : undefined;
    },
    use: (reply) => {
      if (reply) store.update((now) => withPlay(now, { coach: { ...SILENT, reply } }));
    },
  });
}

/** Whether the player saw a hint, but not its argument, before an entry. */
function isHintedAt(coach: CoachState, parent: number): boolean {
  const { asked, rung } = coach;
  if (asked?.question.kind !== 'hint' || asked.entry !== parent) return false;
  return rung !== 'argument' && stepShown(coach) !== undefined;
}

/** What an entry did, as far as a technique can give it: a digit, or notes that are removed. */
function moveOf({ changes, kind }: Entry, game: GameState): Move | undefined {
  const shape = geometryOf(game);
  const placed = changes.find(({ before, after }) => before.digit !== after.digit);
  if (kind === 'digit' && placed) {
    const { digit } = placed.after;
    if (digit === 0) return undefined;
    return { kind: 'placement', candidate: candidateOf(placed.cell, digit, shape) };
  }
  if (kind !== 'corner' && kind !== 'centre') return undefined;
  const removed: Candidate[] = [];
  for (const { cell, before, after } of changes) {
    if ((after[kind] & ~before[kind]) !== 0) return undefined;
    const digits = digitsOf(before[kind] & ~after[kind]);
    removed.push(...digits.map((digit) => candidateOf(cell, digit, shape)));
  }
  return removed.length > 0 ? { kind: 'elimination', candidates: removed } : undefined;
}

/** Whether the solution has a digit that was placed. As long as it is unknown, it may have it. */
function isRight(
  { candidate }: Extract<Move, { readonly kind: 'placement' }>,
  game: GameState,
  solution: readonly number[] | undefined,
): boolean {
  const shape = geometryOf(game);
  return !solution || solution[cellOf(candidate, shape)] === digitIn(candidate, shape);
}

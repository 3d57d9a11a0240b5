import { atEntry, entriesTo, START } from '@nonet/engine/game';
import { playerData } from '../../../game/player-data.ts';
import { type GameState, gameOf } from '../../../game/state.ts';
import { latest } from '../../../page/requests.ts';
import { isOpen } from '../../../page/state.ts';
import type { Store } from '../../../page/store.ts';
import type { HintStage } from '../../../picture/coaching.ts';
import type { PlayerData } from '../../../picture/player-data.ts';
import type { CoachClient } from '../../../workers/clients.ts';
import { type CoachAnswer, type Question, wrongDigit } from '../coach-state.ts';
import { type HasPlay, playOf, withPlay } from '../slice.ts';
import { coachOf, withCoach } from './asking.ts';
import { digitsWithMistake } from './bridge.ts';

/** Asks the worker what the player asks the coach. */
export function requestCoaching(store: Store<HasPlay>, client: CoachClient): void {
  latest(store, client, {
    request: (state) => {
      const { asked, listsAll } = coachOf(state);
      if (!asked || !isOpen(state, 'play')) return undefined;
      const { repertoire } = playOf(state).settings;
      return { asked, repertoire, listsAll };
    },
    ask: ({ asked, repertoire, listsAll }, { signal }) => {
      const state = store.now;
      const game = gameOf(state);
      const player = playerData(game, game);
      return answerTo(asked.question);

      async function answerTo(question: Question): Promise<CoachAnswer> {
        switch (question.kind) {
          case 'hint': {
            const onProgress = lookingShown(store, signal);
            const hint = await client.ask('hint', { player, repertoire }, { signal, onProgress });
            const wrongSince =
              hint.kind === 'mistakes' ? await firstMistake(client, game, signal) : undefined;
            const answer = { kind: 'hint', hint, wrongSince } as const;
            const wrong = wrongDigit(hint);
            if (!wrong) return answer;
            store.update((now) => withCoach(now, { answer }));
            const digits = digitsWithMistake(state, wrong.cell);
            const asked = { player: { ...player, digits }, strategies: ['scan', 'bitmask-mrv'] };
            const deaths = await client.ask('guesses', asked, { signal });
            return { ...answer, deaths };
          }
          case 'available': {
            const found = await client.ask(
              'available',
              { player, repertoire, isAll: listsAll },
              {
                signal,
                onProgress: (soFar) =>
                  store.update((now) =>
                    withCoach(now, { answer: { kind: 'available', found: soFar, isDone: false } }),
                  ),
              },
            );
            return typeof found === 'string'
              ? { kind: 'none', why: found }
              : { kind: 'available', found, isDone: true };
          }
          case 'guesses':
            return { kind: 'guesses', counts: await client.ask('guesses', { player }, { signal }) };
          case 'why-not': {
            const { cell, digit } = question;
            const about = { cell, digit, repertoire };
            const asked = { ...about, player: without(player, cell) };
            const why = await client.ask('why-not', asked, { signal });
            if (why.kind !== 'mistakes') return { kind: 'why-not', why };
            // Other mistakes have no part in the answer, and neither have the notes.
            const none = player.digits.map(() => 0);
            const digits = digitsWithMistake(state, cell).with(cell, 0);
            const right = { ...about, player: { ...player, digits, centre: none, corner: none } };
            return { kind: 'why-not', why: await client.ask('why-not', right, { signal }) };
          }
        }
      }
    },
    use: (answer) => store.update((now) => withCoach(now, { answer })),
  });
  latest(store, client, {
    request: (state) => {
      const { answer, chosen, rung } = coachOf(state);
      if (answer?.kind !== 'available' || rung !== 'argument' || answer.steps) return undefined;
      const shown = answer.found.at(chosen);
      // While the list grows, the worker is not free.
      return shown && shown.count > 1 && answer.isDone ? { search: shown.search } : undefined;
    },
    ask: ({ search }, { signal }) => {
      const game = gameOf(store.now);
      const { repertoire } = playOf(store.now).settings;
      const asked = { player: playerData(game, game), repertoire, search };
      return client.ask('steps', asked, { signal });
    },
    use: (steps) =>
      store.update((now) => {
        const { answer } = coachOf(now);
        return answer?.kind === 'available'
          ? withCoach(now, { answer: { ...answer, steps } })
          : now;
      }),
  });
}

/** After so many milliseconds without an answer the coach says what she is looking for. */
const SLOW = 300;

/** Shows what the coach is looking for while she thinks. Returns what is told of her progress. */
function lookingShown(store: Store<HasPlay>, signal: AbortSignal): (looking: HintStage) => void {
  let stage: HintStage = 'accepted';
  let isSlow = false;
  const show = (): void => {
    if (signal.aborted || coachOf(store.now).answer) return;
    store.update((now) => withCoach(now, { looking: stage }));
  };
  setTimeout(() => {
    isSlow = true;
    show();
  }, SLOW);
  return (looking) => {
    const isNew = looking !== stage;
    stage = looking;
    if (isSlow && isNew) show();
  };
}

/** The entry with the first mistake that is still on the board. */
async function firstMistake(
  client: CoachClient,
  game: GameState,
  signal: AbortSignal,
): Promise<number | undefined> {
  const branch = [START, ...entriesTo(game.journal, game.journal.now)];
  const positions: PlayerData[] = [];
  let at = game;
  for (const entry of branch) {
    at = atEntry(at, entry);
    positions.push(playerData(game, at));
  }
  const first = await client.ask('first-mistake', positions, { signal });
  return first === undefined ? undefined : branch[first];
}

/** The position without the digit and the notes of a cell. */
function without(player: PlayerData, cell: number): PlayerData {
  const cleared = (values: readonly number[]): number[] => values.with(cell, 0);
  return {
    ...player,
    digits: cleared(player.digits),
    centre: cleared(player.centre),
    corner: cleared(player.corner),
    removed: cleared(player.removed),
  };
}

export function requestSolution(store: Store<HasPlay>, client: CoachClient): void {
  latest(store, client, {
    request: (state) => (isOpen(state, 'play') ? { givens: gameOf(state).givens } : undefined),
    ask: ({ givens }, { signal }) => client.ask('solution', givens, { signal }),
    use: (solution) => store.update((now) => withPlay(now, { solution })),
  });
}

import { type Help, withHelp } from '@nonet/engine/game';
import { playedAt } from '../../../game/clock.ts';
import { gameOf, withGame } from '../../../game/state.ts';
import type { Store } from '../../../page/store.ts';
import { rungs, stepShown } from '../coach-state.ts';
import type { HasPlay } from '../slice.ts';
import { coachOf } from './asking.ts';

/** Records in the game how much the coach has told. The review needs it. */
export function recordHelp(store: Store<HasPlay>): void {
  store.state.subscribe((state) => {
    const told = helpTold(state);
    const { helps, now } = gameOf(state).journal;
    const isKnown = helps.some(
      ({ after, rung, technique }) =>
        after === now && technique === told?.technique && rung >= told.rung,
    );
    if (!told || isKnown) return;
    const moment = performance.now();
    store.update((next) =>
      withGame(next, (game) => withHelp(game, { ...told, at: playedAt(game.clock, moment) })),
    );
  });
}

/**
 * What the coach tells now. Help that tells no step of a technique has a name that is none: the review
 * then looks for no move that used it.
 */
function helpTold(state: HasPlay): Pick<Help, 'rung' | 'technique'> | undefined {
  const coach = coachOf(state);
  const { answer } = coach;
  if (answer?.kind === 'hint' && answer.hint.kind === 'mistakes') {
    return { technique: 'mistake', rung: coach.marksMistakes ? 4 : 1 };
  }
  if (answer?.kind === 'why-not' && ['right', 'search'].includes(answer.why.kind)) {
    return { technique: 'answer', rung: 4 };
  }
  // A list of techniques names them all, and shows a step only if she asks for it.
  if (answer?.kind === 'available' && coach.rung !== 'argument') {
    return answer.found.length > 0 ? { technique: 'list', rung: 2 } : undefined;
  }
  const step = stepShown(coach);
  if (!step) return undefined;
  const { technique } = step;
  const isWhole = answer?.kind !== 'hint';
  const rung = isWhole ? rungs.length : rungs.indexOf(coach.rung) + 1;
  return { technique, rung: rung as Help['rung'] };
}

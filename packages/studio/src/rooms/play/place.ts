import type { GamePlace } from '../../game/game-store.ts';
import { gameOf } from '../../game/state.ts';
import { coachOf } from './coach/asking.ts';
import { rungs, SILENT } from './coach-state.ts';
import { withSelection } from './selecting.ts';
import { type HasPlay, playOf, withPlay } from './slice.ts';

/** Where the player is in the game. */
export function placeOf(state: HasPlay): GamePlace {
  const { asked, rung } = coachOf(state);
  const { selection } = playOf(state);
  return { selection, rung: asked?.question.kind === 'hint' ? rung : undefined };
}

/** Selects what was selected, and asks again for the hint that was shown. */
export function withPlace<S extends HasPlay>(state: S, { rung, selection }: GamePlace): S {
  const { cells, journal } = gameOf(state);
  const shown = rungs.find((one) => one === rung);
  const asked = { question: { kind: 'hint' }, entry: journal.now } as const;
  const coach = shown ? { ...SILENT, asked, rung: shown } : SILENT;
  return withSelection(
    withPlay(state, { coach }),
    selection.filter((cell) => cell in cells),
  );
}

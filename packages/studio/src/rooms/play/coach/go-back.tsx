import { entriesTo } from '@nonet/engine/game';
import { gameOf } from '../../../game/state.ts';
import { Button } from '../../../widgets/button.tsx';
import { wrongSince } from '../coach-state.ts';
import type { PlayProps } from '../slice.ts';
import { coachOf, withoutMistakes } from './asking.ts';
import { coachWords } from './words.ts';

/** The number of the move with the first mistake that is still on the board, counted from 1. */
export function wrongMove({ state }: PlayProps): number | undefined {
  const { journal } = gameOf(state);
  const since = wrongSince(coachOf(state));
  const at = since === undefined ? -1 : entriesTo(journal, journal.now).indexOf(since);
  return at < 0 ? undefined : at + 1;
}

/** A button that goes back to the board before the first mistake, if the coach has told of it. */
export function GoBack(props: PlayProps) {
  const { state, controls } = props;
  const { journal } = gameOf(state);
  const move = wrongMove(props);
  if (move === undefined) return null;
  const moves = entriesTo(journal, journal.now).length - move + 1;
  return (
    <Button class="main" onClick={() => controls.update(withoutMistakes)}>
      {coachWords[state.page.language].goBack(moves)}
    </Button>
  );
}

import { clockText, entriesTo } from '@nonet/engine/game';
import { gameOf } from '../../game/state.ts';
import { withRoom } from '../../page/state.ts';
import { Button } from '../../widgets/button.tsx';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

/** What is said of a game that is solved, in the place of the coach. */
export function Finished({ state, controls }: PlayProps) {
  const play = playWords[state.page.language];
  const { clock, journal } = gameOf(state);
  const branch = entriesTo(journal, journal.now);
  const steps = branch.filter((entry) => journal.entries[entry].kind === 'step');
  return (
    <section class="finished">
      <p class="right" role="status">
        {play.solved(clockText(clock.played))}
      </p>
      <p>{play.moves(branch.length, steps.length)}</p>
      <div class="buttons">
        <Button class="main" onClick={() => controls.update((now) => withRoom(now, 'review'))}>
          {play.review}
        </Button>
      </div>
    </section>
  );
}

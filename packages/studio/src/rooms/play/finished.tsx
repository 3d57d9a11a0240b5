import { entriesTo } from '@nonet/engine/game';
import type { JSX } from 'preact';
import { gameOf } from '../../game/state.ts';
import { clockText } from './clock.tsx';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

/** What is said of a game that is solved, in the place of the coach. */
export function Finished({ state }: PlayProps): JSX.Element {
  const play = playWords[state.page.language];
  const { clock, journal } = gameOf(state);
  const branch = entriesTo(journal, journal.now);
  const steps = branch.filter((entry) => journal.entries[entry].kind === 'step');
  return (
    <section class="finished" role="status">
      <p class="right">{play.solved(clockText(clock.played))}</p>
      <p>{play.moves(branch.length, steps.length)}</p>
    </section>
  );
}

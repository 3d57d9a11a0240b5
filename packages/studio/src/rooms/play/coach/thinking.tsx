import { Button } from '../../../widgets/button.tsx';
import type { PlayProps } from '../slice.ts';
import { coachOf, withSilence } from './asking.ts';
import { coachWords } from './words.ts';

/** What the coach is looking for while she has no answer, and a way out. */
export function Thinking({ state, words, controls }: PlayProps) {
  const own = coachWords[state.page.language];
  const { looking } = coachOf(state);
  if (!looking) return <p>{own.thinking}</p>;
  return (
    <>
      <p>{own.looking[looking]}</p>
      <div class="buttons">
        <Button onClick={() => controls.update(withSilence)}>{words.cancel}</Button>
      </div>
    </>
  );
}

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { shapeOf } from '../../picture/puzzle-text.ts';
import { redone, undone } from '../../puzzle/history.ts';
import { Button } from '../../widgets/button.tsx';
import { Check } from '../../widgets/check.tsx';
import { Digits } from '../../widgets/digits.tsx';
import { Icon } from '../../widgets/icon.tsx';
import { type EnterProps, withEnter } from './slice.ts';
import { withTyped } from './typed.ts';
import { enterWords } from './words.ts';

/** Digit buttons, and a note that says which keys type digits. */
export function Typing({ state, controls }: EnterProps): JSX.Element {
  const enter = enterWords[state.page.language];
  const { past, undone: later } = state.puzzle;
  const [notes, takeNotes] = useState(false);
  return (
    <div class="typing">
      <Digits
        label={enter.digits}
        size={shapeOf(state.puzzle.text).size}
        press={(digit) =>
          controls.update((now) => withTyped(now, notes ? { note: digit } : { digit }))
        }
      >
        <Button
          data-digit={0}
          onClick={() => controls.update((now) => withTyped(now, { digit: 0 }))}
        >
          {enter.blank}
        </Button>
        <Button
          class="icon"
          label={enter.undo}
          off={past.length === 0}
          onClick={() => controls.updatePuzzle(undone)}
        >
          <Icon path="M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H8" />
        </Button>
        <Button
          class="icon"
          label={enter.redo}
          off={later.length === 0}
          onClick={() => controls.updatePuzzle(redone)}
        >
          <Icon path="M12 4l4 4-4 4M16 8H8a4 4 0 0 0 0 8h4" />
        </Button>
      </Digits>
      <Check name={enter.notes} isOn={notes} turn={takeNotes} />
      <Check
        name={enter.advance}
        isOn={state.enter.autoAdvance}
        turn={(autoAdvance) => controls.update((now) => withEnter(now, { autoAdvance }))}
      />
      <p class="quiet">{enter.keys}</p>
    </div>
  );
}

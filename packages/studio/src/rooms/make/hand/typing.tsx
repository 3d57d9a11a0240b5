import { symmetries } from '@nonet/engine/generate';
import { symmetryNames } from '@nonet/engine/making';
import { shapeOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ActionButton } from '../../../page/action.tsx';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { Choice } from '../../../widgets/choice.tsx';
import { Digits } from '../../../widgets/digits.tsx';
import { type MakeProps, makeOf, withMake } from './slice.ts';
import { awaitedCells } from './symmetry.ts';
import { withTyped } from './typed.ts';
import { makeWords } from './words.ts';

/** Digit buttons, and a note that says which keys type digits. */
export function Typing({ state, controls }: MakeProps): JSX.Element {
  const own = makeWords[state.page.language];
  const [notes, takeNotes] = useState(false);
  const { symmetry } = makeOf(state);
  const awaited = awaitedCells(state.puzzle.text, symmetry).length;
  return (
    <div class="typing">
      <Digits
        label={own.digits}
        size={shapeOf(state.puzzle.text).size}
        press={(digit) =>
          controls.update((now) => withTyped(now, notes ? { note: digit } : { digit }))
        }
      >
        <Button
          data-digit={0}
          onClick={() => controls.update((now) => withTyped(now, { digit: 0 }))}
        >
          {own.blank}
        </Button>
        {controls.history.map((one) => (
          <ActionButton key={one.id} action={one} language={state.page.language} />
        ))}
      </Digits>
      <Check name={own.notes} isOn={notes} turn={takeNotes} />
      <Check
        name={own.advance}
        isOn={state.make.autoAdvance}
        turn={(autoAdvance) => controls.update((now) => withMake(now, { autoAdvance }))}
      />
      <Choice
        label={own.symmetry}
        options={symmetries.map(({ id }) => id)}
        chosen={symmetry}
        nameOf={(id) => symmetryNames[state.page.language][id]}
        choose={(id) => controls.update((now) => withMake(now, { symmetry: id }))}
      />
      <p role="status" class="quiet">
        {awaited > 0 && own.awaited(awaited)}
      </p>
      <p class="quiet">{own.keys}</p>
    </div>
  );
}

import { shapeOf } from '@nonet/engine/notation';
import { useState } from 'preact/hooks';
import { ActionButton } from '../../../page/action.tsx';
import { withoutAllGivens } from '../../../puzzle/editing.ts';
import { Button } from '../../../widgets/button.tsx';
import { Check } from '../../../widgets/check.tsx';
import { Digits } from '../../../widgets/digits.tsx';
import { WishFields } from '../../../widgets/wish-fields.tsx';
import { type MakeProps, makeOf, withMake } from './slice.ts';
import { awaitedCells } from './symmetry.ts';
import { withTyped } from './typed.ts';
import { makeWords } from './words.ts';

/** Digit buttons, and a note that says which keys type digits. */
export function Typing({ state, controls }: MakeProps) {
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
        <Button class="clear-grid" onClick={() => controls.updatePuzzle(withoutAllGivens)}>
          {own.clear}
        </Button>
        <Button class="paste" onClick={() => void paste(controls.reading.submit)}>
          {own.paste}
        </Button>
      </Digits>
      <Check name={own.notes} isOn={notes} turn={takeNotes} />
      <Check
        name={own.advance}
        isOn={state.make.autoAdvance}
        turn={(autoAdvance) => controls.update((now) => withMake(now, { autoAdvance }))}
      />
      <WishFields
        fields={['symmetry']}
        language={state.page.language}
        values={{ symmetry }}
        set={(wish) => controls.update((now) => withMake(now, wish))}
      />
      <p role="status" class="quiet">
        {awaited > 0 && own.awaited(awaited)}
      </p>
      <p class="quiet">{own.keys}</p>
    </div>
  );
}

/** Reads what was copied. If the browser refuses it, the user pastes into the box. */
async function paste(submit: MakeProps['controls']['reading']['submit']): Promise<void> {
  const text = await Promise.resolve()
    .then(() => navigator.clipboard.readText())
    .catch(() => '');
  if (text === '') document.querySelector<HTMLElement>('[data-puzzle-box]')?.focus();
  else submit(text);
}

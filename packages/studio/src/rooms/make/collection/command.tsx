import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../../page/clipboard.ts';
import { Button } from '../../../widgets/button.tsx';
import { commandOf } from '../recipe/command.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { CollectionProps } from './controls.ts';
import { collectionWords } from './words.ts';

/** The command that makes the puzzles of a recipe, ready to be copied. */
export function Command({
  state,
  label,
  recipe,
}: Pick<CollectionProps, 'state'> & { label: string; recipe: Recipe }): JSX.Element {
  const own = collectionWords[state.page.language];
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | undefined>();
  return (
    <div class="command">
      <label class="box">
        <span>{label}</span>
        <textarea
          ref={field}
          readOnly
          rows={3}
          value={commandOf(recipe)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="buttons">
        <Button
          onClick={async () => {
            const isCopied = await copyText(commandOf(recipe), field.current);
            setOutcome(isCopied ? 'copied' : 'refused');
          }}
        >
          {own.copy}
        </Button>
        <span role="status">{outcome && own[outcome]}</span>
      </div>
    </div>
  );
}

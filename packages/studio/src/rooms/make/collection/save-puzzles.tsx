import { useState } from 'preact/hooks';
import { Print } from '../../../printing/print-dialog.tsx';
import { Button } from '../../../widgets/button.tsx';
import { ignoreFailure } from '../../../workers/client.ts';
import { CommandField } from '../command-field.tsx';
import { NotationChoice } from '../notation-choice.tsx';
import { commandOf } from '../recipe/command.ts';
import { makeTabWords } from '../words.ts';
import { type Collection, madeRecipeOf, puzzleTextIn } from './collection.ts';
import type { CollectionProps } from './controls.ts';
import type { SavedId } from './saving.ts';
import { collectionWords } from './words.ts';

/** Saves the chosen puzzles, or all that are shown, in any notation. */
export function SavePuzzles(
  props: CollectionProps & { collection: Collection; positions: readonly number[] },
) {
  const { collection, controls, positions, state, words } = props;
  const { language } = state.page;
  const own = collectionWords[language];
  const isVariant = collection.fields.variant.length > 0;
  const [wanted, saveAs] = useState<SavedId>();
  const as = wanted ?? (isVariant ? 'json' : 'line');
  const [isRefused, setRefused] = useState(false);
  const isChosen = state.collections.chosen.size > 0;
  const save = async (isManifest: boolean): Promise<void> => {
    const puzzles = positions.map((at) => collection.puzzles[at]);
    setRefused(!(await controls.save({ collection, puzzles, as, isManifest })));
  };
  return (
    <section class="save-puzzles" aria-label={own.save}>
      <div class="buttons">
        <NotationChoice
          label={own.saveAs}
          language={language}
          words={words}
          chosen={as}
          choose={(id: SavedId) => {
            saveAs(id);
            setRefused(false);
          }}
        >
          {!isVariant && <option value="nonet">{own.json}</option>}
        </NotationChoice>
        <Button off={positions.length === 0} onClick={() => void save(false).catch(ignoreFailure)}>
          {own[isChosen ? 'saveChosen' : 'saveAll'](positions.length)}
        </Button>
        {as !== 'nonet' && (
          <Button
            class="plain"
            off={positions.length === 0}
            onClick={() => void save(true).catch(ignoreFailure)}
          >
            {own.manifest}
          </Button>
        )}
        <Print
          name={own[isChosen ? 'printChosen' : 'printAll'](positions.length)}
          puzzles={() => positions.map((at) => puzzleTextIn(collection, collection.puzzles[at]))}
          language={language}
          printing={controls.printing}
        />
      </div>
      <p class="quiet" role="status">
        {isRefused ? makeTabWords[language].copying.impossible : own.manifestNote}
      </p>
      {collection.file === undefined && (
        <CommandField
          label={own.command}
          command={commandOf(madeRecipeOf(collection))}
          language={language}
        />
      )}
    </section>
  );
}

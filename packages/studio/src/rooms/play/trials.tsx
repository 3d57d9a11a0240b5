import { atEntry } from '@nonet/engine/game';
import { type GameState, gameOf, withGame } from '../../game/state.ts';
import { savepointSet, trialDropped, trialKept, trialStart, tryingOut } from '../../game/trials.ts';
import { Button } from '../../widgets/button.tsx';
import type { PlayProps } from './slice.ts';
import { playWords } from './words.ts';

/** Trials, which are kept or dropped as a whole, and savepoints, to which one returns. */
export function Trials({ state, controls }: PlayProps) {
  const play = playWords[state.page.language];
  const game = gameOf(state);
  const { savepoints } = game.journal;
  const isTrial = trialStart(game) !== undefined;
  const change = (to: (game: GameState) => GameState): void =>
    controls.update((now) => withGame(now, to));
  return (
    <div class="trials">
      <div class="buttons">
        <Button onClick={() => change(tryingOut)}>{play.trial.begin}</Button>
        {isTrial && <Button onClick={() => change(trialKept)}>{play.trial.keep}</Button>}
        {isTrial && <Button onClick={() => change(trialDropped)}>{play.trial.drop}</Button>}
      </div>
      <form
        class="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('name') as HTMLInputElement;
          const name = field.value.trim() || play.savepoint.name(savepoints.length + 1);
          change((now) => savepointSet(now, name));
          field.value = '';
        }}
      >
        <label class="field">
          <span>{play.savepoint.label}</span>
          <input
            type="text"
            name="name"
            maxLength={40}
            placeholder={play.savepoint.name(savepoints.length + 1)}
          />
        </label>
        <button type="submit">{play.savepoint.set}</button>
      </form>
      {savepoints.length > 0 && (
        <ul class="chips" aria-label={play.savepoint.list}>
          {savepoints.map(({ entry, name }, i) => (
            <li key={i}>
              <Button
                aria-pressed={entry === game.journal.now}
                onClick={() => change((now) => atEntry(now, entry))}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { type State, themes } from '../state/state.ts';
import { languageNames, languages } from '../words/words.ts';
import { Check } from './check.tsx';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';

const SLIDERS = 'M3 6h7M15 6h2M3 14h2M10 14h7M12.5 3.5v5M7.5 11.5v5';

export function Settings({ state, words, controls }: PartProps): JSX.Element {
  const { update } = controls;
  const { preferences, settings } = words;
  const set = (change: Partial<State['settings']>): void =>
    update((now) => ({ ...now, settings: { ...now.settings, ...change } }));
  return (
    <div class="preferences">
      <Dialog name={preferences.name} close={preferences.close} icon={SLIDERS}>
        <Choice
          label={settings.language}
          options={languages}
          chosen={state.language}
          nameOf={(language) => languageNames[language]}
          attributes={(lang) => ({ lang })}
          choose={(language) => update((now) => ({ ...now, language }))}
        />
        <Choice
          label={settings.theme}
          options={themes}
          chosen={state.theme}
          nameOf={(theme) => settings.themes[theme]}
          choose={(theme) => update((now) => ({ ...now, theme }))}
        />
        <Check
          name={preferences.singleKeys}
          note={preferences.singleKeysNote}
          isOn={state.settings.singleKeys}
          turn={(singleKeys) => set({ singleKeys })}
        />
        <Check
          name={preferences.motion}
          note={preferences.motionNote}
          isOn={state.settings.motion}
          turn={(motion) => set({ motion })}
        />
      </Dialog>
    </div>
  );
}

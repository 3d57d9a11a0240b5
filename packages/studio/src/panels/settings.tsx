import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { withSettings } from '../state/settings.ts';
import { themes } from '../state/state.ts';
import { inLanguage, inTheme } from '../state/transitions.ts';
import { languages } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

/** The name of every language, in that language. */
const NAMES = { en: 'English', ko: '한국어' };

const SLIDERS = 'M3 6h7M15 6h2M3 14h2M10 14h7M12.5 3.5v5M7.5 11.5v5';

export function Settings({ state, words, controls }: PartProps): JSX.Element {
  const { update } = controls;
  const { preferences, settings } = words;
  const { singleKeys, motion } = state.settings;
  return (
    <div class="preferences">
      <Dialog name={preferences.name} close={preferences.close} icon={SLIDERS}>
        <label class="field">
          <span>{settings.language}</span>
          <select
            value={state.language}
            onChange={({ currentTarget: { value } }) => {
              const chosen = languages.find((one) => one === value);
              if (chosen) update((now) => inLanguage(now, chosen));
            }}
          >
            {languages.map((one) => (
              <option value={one} lang={one} key={one}>
                {NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{settings.theme}</span>
          <select
            value={state.theme}
            onChange={({ currentTarget: { value } }) => {
              const chosen = themes.find((one) => one === value);
              if (chosen) update((now) => inTheme(now, chosen));
            }}
          >
            {themes.map((one) => (
              <option value={one} key={one}>
                {settings.themes[one]}
              </option>
            ))}
          </select>
        </label>
        <Switch
          name={preferences.singleKeys}
          note={preferences.singleKeysNote}
          isOn={singleKeys}
          turn={(to) => update((now) => withSettings(now, { singleKeys: to }))}
        />
        <Switch
          name={preferences.motion}
          note={preferences.motionNote}
          isOn={motion}
          turn={(to) => update((now) => withSettings(now, { motion: to }))}
        />
      </Dialog>
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly turn: (to: boolean) => void;
}

function Switch({ name, note, isOn, turn }: SwitchProps): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => turn(checked)}
      />
      <span>
        {name}
        <small class="quiet">{note}</small>
      </span>
    </label>
  );
}

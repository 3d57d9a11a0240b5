import { Check } from '../widgets/check.tsx';
import { Choice } from '../widgets/choice.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import { languageNames, languages, pageWords } from '../words/words.ts';
import { type SavedSettings, settingsKept } from './settings.ts';
import { type PageState, themes } from './state.ts';

const SLIDERS = 'M3 6h7M15 6h2M3 14h2M10 14h7M12.5 3.5v5M7.5 11.5v5';

export interface PreferencesProps {
  readonly page: PageState;
  readonly change: (settings: Partial<SavedSettings>) => void;
}

export function Preferences({ page, change }: PreferencesProps) {
  const { close, preferences, settings } = pageWords[page.language];
  return (
    <div class="preferences">
      <Dialog name={preferences.name} close={close} icon={SLIDERS}>
        <Choice
          label={settings.language}
          options={languages}
          chosen={page.language}
          nameOf={(language) => languageNames[language]}
          attributes={(lang) => ({ lang })}
          choose={(language) => change({ language })}
        />
        <Choice
          label={settings.theme}
          options={themes}
          chosen={page.theme}
          nameOf={(theme) => settings.themes[theme]}
          choose={(theme) => change({ theme })}
        />
        <Check
          name={preferences.singleKeys}
          note={preferences.singleKeysNote}
          isOn={page.settings.singleKeys}
          turn={(singleKeys) => change({ singleKeys })}
        />
        <Check
          name={preferences.motion}
          note={preferences.motionNote}
          isOn={page.settings.motion}
          turn={(motion) => change({ motion })}
        />
        {page.unkept.includes(settingsKept.key) && <p role="status">{preferences.unkept}</p>}
      </Dialog>
    </div>
  );
}

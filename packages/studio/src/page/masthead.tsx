import type { ComponentChildren } from 'preact';
import { Button } from '../widgets/button.tsx';
import { Check } from '../widgets/check.tsx';
import { Choice } from '../widgets/choice.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import { languageNames, languages, pageWords } from '../words/words.ts';
import { openKeySheet } from './key-sheet.tsx';
import { useIsNarrow } from './narrow.ts';
import { type ListedRoom, Navigation } from './navigation.tsx';
import { type SavedSettings, settingsKept } from './settings.ts';
import { type PageState, themes } from './state.ts';

const NEXT_THEME = {
  system: 'light',
  light: 'dark',
  dark: 'contrast',
  contrast: 'system',
} as const;
const ICONS = {
  system: 'M10 3a7 7 0 1 0 0 14zM10 3a7 7 0 0 1 0 14',
  light: 'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2',
  dark: 'M15.5 12.5A6.5 6.5 0 1 1 8 4a5.5 5.5 0 0 0 7.5 8.5z',
  contrast: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM10 5a5 5 0 0 1 0 10z',
};

interface MastheadProps extends PreferencesProps {
  readonly rooms: readonly ListedRoom[];
  readonly open: (room: string) => void;
  /** What is shown after the settings. */
  readonly children: ComponentChildren;
}

export function Masthead({ page, change, rooms, open, children }: MastheadProps) {
  const { language, theme } = page;
  const words = pageWords[language];
  const other = language === 'en' ? 'ko' : 'en';
  const opened = rooms.find(({ id }) => id === page.room);
  return (
    <header class="masthead">
      <h1>
        <a
          href={`#${rooms[0].id}`}
          aria-current={opened === rooms[0] ? 'page' : undefined}
          onClick={(event) => {
            // With such a key, the browser opens the link elsewhere.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            open(rooms[0].id);
          }}
        >
          Nonet
        </a>
      </h1>
      <Navigation language={language} room={page.room} rooms={rooms} open={open} />
      <p class="tagline quiet">{opened?.group && opened.tagline[language]}</p>
      <div class="settings">
        <Button class="plain language" lang={other} onClick={() => change({ language: other })}>
          {languageNames[other]}
        </Button>
        <Button
          class="plain theme"
          label={`${words.settings.theme}: ${words.settings.themes[theme]}`}
          onClick={() => change({ theme: NEXT_THEME[theme] })}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" data-theme={theme}>
            <path d={ICONS[theme]} />
          </svg>
        </Button>
        <Preferences page={page} change={change} />
        {children}
      </div>
    </header>
  );
}

const SLIDERS = 'M3 6h7M15 6h2M3 14h2M10 14h7M12.5 3.5v5M7.5 11.5v5';

interface PreferencesProps {
  readonly page: PageState;
  readonly change: (settings: Partial<SavedSettings>) => void;
}

function Preferences({ page, change }: PreferencesProps) {
  const { close, preferences, settings } = pageWords[page.language];
  const isNarrow = useIsNarrow();
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
        {isNarrow && (
          <Button
            onClick={({ currentTarget }) => {
              currentTarget.closest('dialog')?.close();
              openKeySheet();
            }}
          >
            {preferences.keys}
          </Button>
        )}
      </Dialog>
    </div>
  );
}

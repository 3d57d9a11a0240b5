import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { rooms } from '../state/state.ts';
import { inRoom } from '../state/transitions.ts';
import { languageNames } from '../words/words.ts';
import { Button } from './button.tsx';
import { KeySheet } from './key-sheet.tsx';
import { Settings } from './settings.tsx';

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

export function Masthead({ state, words, controls }: PartProps): JSX.Element {
  const { update } = controls;
  const { settings } = words;
  const other = state.language === 'en' ? 'ko' : 'en';
  return (
    <header class="masthead">
      <h1>Nonet</h1>
      <nav aria-label={words.rooms.label}>
        {rooms.map((room) => (
          <Button
            key={room}
            aria-current={room === state.room ? 'page' : undefined}
            onClick={() => update((now) => inRoom(now, room))}
          >
            {words.rooms[room]}
          </Button>
        ))}
      </nav>
      <div class="settings">
        <Button
          class="plain language"
          lang={other}
          onClick={() => update((now) => ({ ...now, language: other }))}
        >
          {languageNames[other]}
        </Button>
        <Button
          class="plain theme"
          label={`${settings.theme}: ${settings.themes[state.theme]}`}
          onClick={() => update((now) => ({ ...now, theme: NEXT_THEME[now.theme] }))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" data-theme={state.theme}>
            <path d={ICONS[state.theme]} />
          </svg>
        </Button>
        <Settings state={state} words={words} controls={controls} />
        <KeySheet words={words} />
      </div>
    </header>
  );
}

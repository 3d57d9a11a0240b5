import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedSettingsOf, withSavedSettings, withSettings } from '../src/state/settings.ts';
import { initialState, themes } from '../src/state/state.ts';
import { inLanguage, inTheme } from '../src/state/transitions.ts';
import { languages } from '../src/words/words.ts';

describe('the settings', () => {
  it('are restored as saved', () => {
    const settings = fc.record({ singleKeys: fc.boolean(), motion: fc.boolean() });
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(...themes),
        settings,
        (language, theme, chosen) => {
          const state = withSettings(inTheme(inLanguage(initialState, language), theme), chosen);
          expect(withSavedSettings(initialState, JSON.stringify(savedSettingsOf(state)))).toEqual(
            state,
          );
        },
      ),
    );
  });

  it('keep their defaults if the saved value is invalid', () => {
    const nonsense = ['', '{', 'null', '7', '[]', '{"language":"xx","theme":1,"motion":"no"}'];
    for (const text of [null, ...nonsense])
      expect(withSavedSettings(initialState, text)).toEqual(initialState);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withSavedSettings(initialState, text)).toEqual(initialState);
      }),
    );
  });
});

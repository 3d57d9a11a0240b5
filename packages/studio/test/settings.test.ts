import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedSettingsOf, withSavedSettings } from '../src/state/settings.ts';
import { initialState, themes } from '../src/state/state.ts';
import { languages } from '../src/words/words.ts';

describe('the settings', () => {
  it('are restored as saved', () => {
    const changes = fc.record({
      language: fc.constantFrom(...languages),
      theme: fc.constantFrom(...themes),
      settings: fc.record({ singleKeys: fc.boolean(), motion: fc.boolean() }),
    });
    fc.assert(
      fc.property(changes, (change) => {
        const state = { ...initialState, ...change };
        const text = JSON.stringify(savedSettingsOf(state));
        expect(withSavedSettings(initialState, text)).toEqual(state);
      }),
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

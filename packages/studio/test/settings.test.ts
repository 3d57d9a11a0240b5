import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SavedSettings,
  settingsKept,
  withSavedSettings,
  withSettings,
} from '../src/page/settings.ts';
import { initialPage, themes } from '../src/page/state.ts';
import { languages } from '../src/words/words.ts';

describe('the settings', () => {
  it('are restored as saved', () => {
    const changes = fc.record({
      language: fc.constantFrom(...languages),
      theme: fc.constantFrom(...themes),
      singleKeys: fc.boolean(),
      motion: fc.boolean(),
    });
    fc.assert(
      fc.property(changes, (change) => {
        const saved: SavedSettings = change;
        const page = withSettings(initialPage, saved);
        const kept = settingsKept.parse(settingsKept.format(saved));
        expect(withSavedSettings(initialPage, kept)).toEqual(page);
      }),
    );
  });

  it('keep their defaults if the saved value is invalid', () => {
    const nonsense = ['null', '7', '[]', '{"language":"xx","theme":1,"motion":"no"}'];
    for (const text of nonsense) {
      expect(withSavedSettings(initialPage, settingsKept.parse(text))).toEqual(initialPage);
    }
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(withSavedSettings(initialPage, settingsKept.parse(text))).toEqual(initialPage);
      }),
    );
  });
});

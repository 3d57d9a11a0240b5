import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptOf, withKept, withSettings } from '../src/state/settings.ts';
import { initialState, themes } from '../src/state/state.ts';
import { inLanguage, inTheme } from '../src/state/transitions.ts';
import { languages } from '../src/words/words.ts';

describe('the settings', () => {
  it('come back as they were kept', () => {
    const settings = fc.record({ singleKeys: fc.boolean(), motion: fc.boolean() });
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(...themes),
        settings,
        (language, theme, chosen) => {
          const state = withSettings(inTheme(inLanguage(initialState, language), theme), chosen);
          expect(withKept(initialState, JSON.stringify(keptOf(state)))).toEqual(state);
        },
      ),
    );
  });

  it('stay as they are when what was kept makes no sense', () => {
    const nonsense = ['', '{', 'null', '7', '[]', '{"language":"xx","theme":1,"motion":"no"}'];
    for (const text of [null, ...nonsense])
      expect(withKept(initialState, text)).toEqual(initialState);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withKept(initialState, text)).toEqual(initialState);
      }),
    );
  });
});

import type { Locator } from 'playwright-core';
import type { StudioParts } from './studio-parts.ts';

/** The parts of Enter around the grid. */
export function enterParts(studio: StudioParts) {
  return {
    /** The box for pasted, dropped or typed text. */
    get box(): Locator {
      return studio.named('textbox', studio.words.enter.text);
    },
    /** What was read from the text. It describes the box (aria-describedby). */
    get reading(): Locator {
      return studio.root.locator('#reading');
    },
    get digits(): Locator {
      return studio.named('group', studio.words.enter.digits);
    },
    get autoAdvance(): Locator {
      return studio.named('checkbox', studio.words.enter.advance);
    },
    get sample(): Locator {
      return studio.button(studio.words.enter.sample);
    },
    /** The puzzles of a text that has several. */
    get records(): Locator {
      return studio.named('region', studio.words.explorer.list.label);
    },
    get copying(): Locator {
      return studio.named('region', studio.words.copying.label);
    },
    get solutions(): Locator {
      return studio.named('region', studio.words.explorer.label);
    },
    /** What the grid shows of the solutions. */
    get gridViews(): Locator {
      return studio.named('group', studio.words.explorer.views.label);
    },
  };
}

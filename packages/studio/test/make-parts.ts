import type { Locator } from 'playwright-core';
import type { StudioParts } from './studio-parts.ts';

/** The parts of Make around the grid. */
export function makeParts(studio: StudioParts) {
  return {
    /** The box for pasted, dropped or typed text. */
    get box(): Locator {
      return studio.named('textbox', studio.words.make.text);
    },
    /** What was read from the text. It describes the box (aria-describedby). */
    get reading(): Locator {
      return studio.root.locator('#reading');
    },
    get digits(): Locator {
      return studio.named('group', studio.words.make.digits);
    },
    get autoAdvance(): Locator {
      return studio.named('checkbox', studio.words.make.advance);
    },
    /** The button that opens Watch. In Korean, the button of the room has the same name. */
    get watch(): Locator {
      const { make } = studio.words;
      return studio.button(make.watch, studio.named('region', make.label));
    },
    get sample(): Locator {
      return studio.button(studio.words.make.sample);
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
    /** The switch that shows the solution of a puzzle that has exactly one. */
    get solution(): Locator {
      const { show, hide } = studio.words.make.solution;
      return studio.button(show).or(studio.button(hide));
    },
    /** The heading that folds and unfolds a list of puzzles. */
    heading(list: 'gallery' | 'recent'): Locator {
      return studio.root.getByText(studio.words.make[list], { exact: true });
    },
    /** A list of puzzles. Its puzzles are buttons. */
    puzzles(list: 'gallery' | 'recent'): Locator {
      return studio.root.getByRole('group').filter({ has: this.heading(list) });
    },
    /** The buttons that choose what the grid shows: the givens, the heat map or one solution. */
    get gridViews(): Locator {
      return studio.named('group', studio.words.explorer.views.label);
    },
  };
}

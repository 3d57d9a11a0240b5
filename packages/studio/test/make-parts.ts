import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { wishWords } from '../src/words/making.ts';
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
    /** The field for a part of what is said about the puzzle. */
    about(part: 'title' | 'author' | 'rules'): Locator {
      const { label, [part]: name } = studio.words.make.about;
      return studio.named('textbox', name, studio.named('region', label));
    },
    /** What a setter wants to know about the puzzle. */
    get findings(): Locator {
      return studio.named('region', studio.words.make.findings.label);
    },
    /** The changes of the whole puzzle. */
    get changes(): Locator {
      return studio.named('region', studio.words.make.changes.label);
    },
    /** The button of such a change. */
    change(name: Exclude<keyof typeof studio.words.make.changes, 'label'>): Locator {
      return studio.button(studio.words.make.changes[name], this.changes);
    },
    get symmetry(): Locator {
      return studio.named('combobox', wishWords[studio.language].symmetry);
    },
    get marksRedundant(): Locator {
      return studio.named('checkbox', studio.words.make.findings.mark);
    },
    get marksProper(): Locator {
      return studio.named('checkbox', studio.words.make.findings.proper);
    },
    get seed(): Locator {
      return studio.named('textbox', wishWords[studio.language].seed);
    },
    /** Waits for the ratings. Returns what the page says about a proper puzzle. */
    async rated(): Promise<readonly string[]> {
      const facts = this.findings.getByRole('definition');
      const unknown = facts.filter({ hasText: studio.words.make.findings.unknown });
      await facts.nth(4).waitFor();
      await expect.poll(() => unknown.count()).toBe(0);
      return facts.allTextContents();
    },
    /** The buttons that choose what the grid shows: the givens, the heat map or one solution. */
    get gridViews(): Locator {
      return studio.named('group', studio.words.explorer.views.label);
    },
  };
}

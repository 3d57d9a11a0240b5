import type { Locator } from 'playwright-core';
import type { StudioParts } from './studio-parts.ts';

/** The parts of Code. */
export function codeParts(studio: StudioParts) {
  const words = () => studio.words.coding;
  return {
    /** The editor is a text box that is named after its file. */
    get editor(): Locator {
      return this.editing.getByRole('textbox', { name: words().editor('').split(':')[0] });
    },
    /** The box in which the editor scrolls. */
    get editorBox(): Locator {
      return this.editor.locator('xpath=ancestor::*[@data-own-keys]');
    },
    get editing(): Locator {
      return studio.named('region', words().program);
    },
    get deck(): Locator {
      return studio.named('group', words().acts);
    },
    get run(): Locator {
      return this.deck.getByRole('button', { name: words().run });
    },
    get stop(): Locator {
      return studio.button(words().stop, this.deck);
    },
    get judge(): Locator {
      return studio.button(studio.words.judging.judge, this.deck);
    },
    /** What the judge says. */
    get verdict(): Locator {
      return studio.named('region', studio.words.judging.label);
    },
    get status(): Locator {
      return this.deck.getByRole('status');
    },
    get input(): Locator {
      return studio.named('region', words().input).getByRole('textbox');
    },
    get output(): Locator {
      return studio.named('group', words().output);
    },
    get messages(): Locator {
      return studio.named('group', words().messages);
    },
    get problem(): Locator {
      return studio.named('combobox', words().problem);
    },
    get language(): Locator {
      return studio.named('combobox', words().language, this.editing);
    },
    get start(): Locator {
      return studio.named('combobox', words().starts, this.editing);
    },
  };
}

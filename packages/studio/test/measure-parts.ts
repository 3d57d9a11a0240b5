import type { Download, Locator } from 'playwright-core';
import { collectionWords } from '../src/rooms/make/collection/words.ts';
import { measureWords } from '../src/rooms/make/measure/words.ts';
import { makeTabWords } from '../src/rooms/make/words.ts';
import { wishWords } from '../src/words/making.ts';
import type { OpenedStudio } from './studio-page.ts';

/** A recipe as it is typed into the form: the label of a field → its value. */
export interface TypedRecipe {
  readonly choices?: Readonly<Record<string, string>>;
  /** The label of a range → its ends. */
  readonly ranges?: Readonly<Record<string, readonly [from: string, to: string]>>;
  readonly isMinimal?: boolean;
  readonly without?: readonly string[];
  /** The names of kinds of variants. */
  readonly variants?: readonly string[];
  /** The cells that are clicked in the pattern. */
  readonly pattern?: readonly number[];
  readonly seed: string;
  readonly count: number;
}

/** The tab of Make in which puzzles are made to measure. */
export class MeasureParts {
  private readonly studio: OpenedStudio;

  constructor(studio: OpenedStudio) {
    this.studio = studio;
  }

  get words() {
    const { language } = this.studio;
    return {
      ...wishWords[language],
      ...measureWords[language],
      collection: collectionWords[language],
    };
  }

  get form(): Locator {
    return this.studio.root.getByRole('form', { name: this.words.form });
  }

  get work(): Locator {
    return this.studio.named('region', this.words.make);
  }

  /** The work, once nothing is done any more. */
  get idle(): Locator {
    return this.studio.root.locator('.work:not([data-kind])');
  }

  get table(): Locator {
    return this.studio.root.locator('.puzzle-table');
  }

  get rows(): Locator {
    return this.table.locator('.puzzle-row');
  }

  get command(): Locator {
    return this.studio.named('textbox', this.words.command);
  }

  async fill(recipe: TypedRecipe): Promise<void> {
    const { choices = {}, ranges = {}, variants = [], without = [], pattern = [] } = recipe;
    const { form, words } = this;
    if (variants.length > 0) {
      await form.getByText(words.variant).click();
      for (const name of variants) await form.getByLabel(name, { exact: true }).check();
    }
    for (const [label, option] of Object.entries(choices)) {
      await this.studio.named('combobox', label, form).selectOption({ label: option });
    }
    for (const [label, ends] of Object.entries(ranges)) {
      const group = form.getByRole('group', { name: label, exact: true });
      await group.getByLabel(words.from).fill(ends[0]);
      await group.getByLabel(words.to).fill(ends[1]);
    }
    await form.getByLabel(words.minimal).setChecked(recipe.isMinimal ?? false);
    if (without.length > 0) {
      await form.getByText(words.without).click();
      for (const name of without) await form.getByLabel(name, { exact: true }).check();
    }
    if (pattern.length > 0) {
      await form.getByText(words.pattern.name).click();
      for (const cell of pattern) await form.getByRole('gridcell').nth(cell).click();
    }
    await this.studio.named('textbox', words.seed, form).fill(recipe.seed);
    await this.studio.named('textbox', words.count, form).fill(String(recipe.count));
  }

  /** Makes the puzzles, and waits until all are made. */
  async make(count: number): Promise<void> {
    await this.studio.button(this.words.make).click();
    await this.shows(count);
  }

  /** Waits until the table has this many puzzles and shows all of them. */
  async shows(count: number): Promise<void> {
    const { collection } = this.words;
    await this.studio.status(collection.shown(count, count)).waitFor();
  }

  /** Saves what is chosen, or everything. Returns the bytes of the file. */
  async save(as = 'line', what: 'file' | 'manifest' = 'file'): Promise<Buffer> {
    const { collection } = this.words;
    const region = this.studio.named('region', collection.save);
    await this.studio.named('combobox', collection.saveAs, region).selectOption(as);
    const button =
      what === 'manifest'
        ? this.studio.button(collection.manifest, region)
        : region.getByRole('button').first();
    const [download] = await Promise.all([
      this.studio.page.waitForEvent('download'),
      button.click(),
    ]);
    return bytesOf(download);
  }

  /** The first cells of a column. */
  async columnOf(column: string): Promise<readonly string[]> {
    const cells = await this.table.locator(`.puzzle-row .${column}`).allTextContents();
    return cells.slice(0, 5);
  }

  /** The number of the row with the focus, counted from 1. */
  focusedRow(): Promise<number> {
    return this.studio.page.evaluate(
      () =>
        Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 1,
    );
  }

  async openTab(tab: keyof (typeof makeTabWords)['en']['tabs']): Promise<void> {
    await this.studio.button(makeTabWords[this.studio.language].tabs[tab]).click();
  }
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

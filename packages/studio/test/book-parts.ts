import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { bookWords } from '../src/rooms/make/book/words.ts';
import { wishWords } from '../src/words/making.ts';
import type { OpenedStudio } from './studio-page.ts';

const NONET = fileURLToPath(new URL('../../cli/bin/nonet.js', import.meta.url));

/** The tab of Make in which a book is made. */
export class BookParts {
  private readonly studio: OpenedStudio;

  constructor(studio: OpenedStudio) {
    this.studio = studio;
  }

  get words() {
    const { language } = this.studio;
    return { ...wishWords[language], ...bookWords[language] };
  }

  get form(): Locator {
    return this.studio.root.getByRole('form', { name: this.words.form });
  }

  /** The plan as text. It is in the page, but folded. */
  get text(): Locator {
    return this.studio.named('textbox', this.words.text);
  }

  /** What is wrong with the plan, a line each. */
  get faults(): Locator {
    return this.studio.named('region', this.words.text).getByRole('listitem');
  }

  get work(): Locator {
    return this.studio.named('region', this.words.making);
  }

  get pages(): Locator {
    return this.studio.named('region', this.words.preview);
  }

  get makeButton(): Locator {
    return this.studio.button(this.words.make);
  }

  get progress(): Locator {
    return this.work.getByRole('progressbar');
  }

  async open(plan: string, language = 'en', width = 1280, height = 720): Promise<void> {
    await this.studio.open(`2&room=make&making=book&language=${language}`, width, height);
    await this.unfold();
    await this.text.fill(plan);
  }

  /** Shows the plan as text. */
  async unfold(): Promise<void> {
    const shown = this.studio.named('region', this.words.text).locator('details');
    await shown.waitFor();
    if ((await shown.getAttribute('open')) === null) await shown.locator('summary').click();
  }

  finished(): Promise<void> {
    return this.pages.locator('svg').waitFor({ timeout: 120_000 });
  }

  async make(): Promise<void> {
    await this.makeButton.click();
    await this.finished();
  }

  saved(name: string): Promise<Buffer> {
    return this.savedBy(() => this.studio.button(name, this.work).click());
  }

  /** The file that is saved while something is done. */
  async savedBy(doing: () => Promise<unknown>): Promise<Buffer> {
    const [file] = await Promise.all([this.studio.page.waitForEvent('download'), doing()]);
    return readFileSync(await file.path());
  }
}

/** The files that `nonet book` writes for a plan: a PDF file and its puzzles. */
export function bookOfCommand(
  plan: string,
  ...options: readonly string[]
): { readonly pdf: Buffer; readonly puzzles: Buffer; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-book-'));
  try {
    writeFileSync(join(folder, 'plan.json'), plan);
    const args = ['book', 'plan.json', '-o', 'interior.pdf', '--puzzles', 'puzzles.txt'];
    const { stderr } = spawnSync(process.execPath, [NONET, ...args, ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
    const read = (name: string): Buffer => readFileSync(join(folder, name));
    return { pdf: read('interior.pdf'), puzzles: read('puzzles.txt'), said: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import type { OpenedStudio } from './studio-page.ts';

const NONET = fileURLToPath(new URL('../../cli/bin/nonet.js', import.meta.url));

/** The parts of the dialog in which puzzles are printed. */
export class PrintDialog {
  readonly root: Locator;
  private readonly studio: OpenedStudio;

  private constructor(studio: OpenedStudio, root: Locator) {
    this.studio = studio;
    this.root = root;
  }

  /** Opens the dialog, and waits for the first page or for the reason why there is none. */
  static open(studio: OpenedStudio, name: 'this' | 'all' = 'this'): Promise<PrintDialog> {
    return PrintDialog.openBy(studio, studio.words.print.names[name]);
  }

  /** Opens the dialog by the button with this name. */
  static async openBy(studio: OpenedStudio, name: string): Promise<PrintDialog> {
    const root = await studio.openDialog(name);
    const dialog = new PrintDialog(studio, root);
    await dialog.prepared();
    return dialog;
  }

  /** The dialog that is open. */
  static opened(studio: OpenedStudio): PrintDialog {
    return new PrintDialog(studio, studio.dialog);
  }

  prepared(): Promise<void> {
    return this.root.locator('figure:not([data-stale])').waitFor();
  }

  get status(): Locator {
    return this.root.getByRole('status');
  }

  get caption(): Locator {
    return this.root.locator('figcaption');
  }

  get printButton(): Locator {
    return this.studio.button(this.studio.words.print.print, this.root);
  }

  saveButton(form: 'pdf' | 'svg'): Locator {
    return this.studio.button(this.studio.words.print.save[form], this.root);
  }

  get heading(): Locator {
    return this.studio.named('textbox', this.studio.words.print.heading, this.root);
  }

  check(name: 'nameLine' | 'outlines'): Locator {
    return this.root.getByRole('checkbox', { name: this.studio.words.print[name] });
  }

  async choose(list: 'perPage' | 'paper' | 'solutions' | 'marks', value: string): Promise<void> {
    const label = this.studio.words.print[list];
    await this.studio.named('combobox', label, this.root).selectOption(value);
    await this.prepared();
  }

  /** The file that is saved while something is done. */
  async saved(doing: () => Promise<unknown>): Promise<{ name: string; bytes: Uint8Array }> {
    const download = this.studio.page.waitForEvent('download');
    await doing();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }

  /** The pages that the browser would print while something is done, as a PDF file. */
  async printed(doing: () => Promise<unknown>): Promise<Uint8Array> {
    const { page } = this.studio;
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await doing();
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
    return page.pdf({ preferCSSPageSize: true });
  }
}

/** The files that `nonet print` writes: name → bytes. */
export function filesOfCommand(
  puzzles: string,
  output: string,
  ...options: readonly string[]
): ReadonlyMap<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-print-'));
  try {
    writeFileSync(join(folder, 'puzzles.txt'), puzzles);
    const args = [NONET, 'print', 'puzzles.txt', '--output', output, ...options];
    const { stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const files = readdirSync(folder).filter((name) => name !== 'puzzles.txt');
    if (files.length === 0) throw new Error(stderr);
    return new Map(files.sort().map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

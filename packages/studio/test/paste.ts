import type { StudioPage } from './studio-page.ts';

export const BOX = '.box textarea';

/** Copies a text to the clipboard, and pastes it into the text box with the keyboard. */
export async function paste(studio: StudioPage, text: string): Promise<void> {
  const { page } = studio;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.focus(BOX);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

/** Drops a file on the middle of an element, with the events that a browser sends. */
export async function dropFile(studio: StudioPage, selector: string, path: string): Promise<void> {
  const { page } = studio;
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`expected ${selector} on the page`);
  const browser = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

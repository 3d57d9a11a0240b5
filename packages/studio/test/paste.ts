import type { Locator } from 'playwright-core';
import type { OpenedStudio } from './studio-page.ts';

/** Copies a text to the clipboard, and pastes it into the text box with the keyboard. */
export async function paste(studio: OpenedStudio, text: string): Promise<void> {
  const { page } = studio;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await studio.make.box.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

/** Pastes a text while no field has the focus. */
export async function pasteOnPage({ page }: OpenedStudio, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, text);
}

/** Drags a file over the middle of an element. Returns a function that drops it there. */
export async function dragFile(
  { page }: OpenedStudio,
  over: Locator,
  path: string,
): Promise<() => Promise<void>> {
  const box = await over.boundingBox();
  if (!box) throw new Error('expected an element that is on the page');
  const browser = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const send = async (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<void> => {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  };
  await send('dragEnter');
  await send('dragOver');
  return () => send('drop');
}

export async function dropFile(studio: OpenedStudio, on: Locator, path: string): Promise<void> {
  const drop = await dragFile(studio, on, path);
  await drop();
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { faults, resize, SCREENS } from './layout-faults.ts';
import { dropFile } from './paste.ts';
import { photoOf } from './scan-photo.ts';
import { describeStudio, type OpenedStudio } from './studio-page.ts';

const CELLS = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

const folder = mkdtempSync(join(tmpdir(), 'nonet-scan-'));
const photo = join(folder, 'photo.jpg');
const film = join(folder, 'film.mjpeg');

beforeAll(async () => {
  const bytes = await photoOf(CELLS);
  writeFileSync(photo, bytes);
  writeFileSync(film, Buffer.concat([bytes, bytes]));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Pastes a picture while no field has the focus. */
async function pastePicture({ page }: OpenedStudio, bytes: Buffer): Promise<void> {
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    clipboardData.items.add(new File([content], 'image.jpg', { type: 'image/jpeg' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, bytes.toString('base64'));
}

const result = ({ page }: OpenedStudio) => page.locator('.doubts');

describeStudio('a photograph', (studio) => {
  it('becomes a puzzle, from a file, a drop or the clipboard, which one corrects and plays', async () => {
    await studio.open('2&room=scan');
    const { page, words } = studio;
    const { scan } = words;
    // Without a camera there are the other ways.
    await studio.button(scan.camera).click();
    await page.getByRole('alert').filter({ hasText: scan.cameraFaults.missing }).waitFor();
    expect(await violations(page)).toEqual([]);
    await studio.button(scan.closeCamera).click();

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(scan.file, { exact: true }).click(),
    ]);
    await chooser.setFiles(photo);
    await result(studio).waitFor();
    await expect.poll(() => studio.cells()).toBe(CELLS);
    await studio.judged();
    expect(page.url()).toContain(CELLS.replaceAll('.', '0'));

    await studio.cell('r1c1').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await expect.poll(() => studio.cells()).toBe(CELLS.replace('1.', '14'));
    await studio.button('5', studio.named('group', scan.digits)).click();
    await expect.poll(() => studio.cells()).toBe(CELLS.replace('1.', '15'));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => studio.cells()).toBe(CELLS);

    for (const [at, size] of [...SCREENS, [412, 915] as const].entries()) {
      await resize(studio, size);
      const name = size.join(' × ');
      const { grid } = studio;
      const play = studio.button(scan.open.play, studio.named('group', scan.open.label));
      await grid.scrollIntoViewIfNeeded();
      expect(await faults(studio, { grid }), name).toEqual([]);
      await play.scrollIntoViewIfNeeded();
      expect(await faults(studio, { play }), name).toEqual([]);
      if (at % 4 === 0) expect(await violations(page), name).toEqual([]);
    }
    await resize(studio, [1280, 720]);
    await studio.speak('ko');
    await studio.themeSwitch.click();
    expect(await violations(page)).toEqual([]);

    const korean = studio.words.scan;
    await studio.button(korean.open.play, studio.named('group', korean.open.label)).click();
    await studio.inRoom('play');
    await expect.poll(() => studio.cells()).toBe(CELLS);

    // Any screen takes a picture. A picture without a grid changes nothing.
    await pastePicture(
      studio,
      await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 40 } }),
    );
    await studio.inRoom('scan');
    await studio.status(korean.faults['no-grid']).waitFor();
    expect(await studio.cells()).toBe(CELLS);
    await studio.openRoom('start');
    await dropFile(studio, page.getByRole('main'), photo);
    await studio.inRoom('scan');
    await result(studio).waitFor();
    await expect.poll(() => studio.cells()).toBe(CELLS);
  });
});

describeStudio(
  'the camera',
  (studio) => {
    it('shows the outline of the grid, and takes the photograph', async () => {
      await studio.open('2&room=scan&language=ko');
      const { page } = studio;
      const { scan } = studio.words;
      // Nothing is asked before the button is pressed.
      await studio.button(scan.camera).click();
      await page.getByRole('alert').filter({ hasText: scan.cameraFaults.refused }).waitFor();
      await studio.button(scan.closeCamera).click();

      await page.context().grantPermissions(['camera']);
      await studio.button(scan.camera).focus();
      await page.keyboard.press('Enter');
      await studio.status(scan.found).waitFor();
      await page.locator('.aim polygon').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await result(studio).waitFor();
      await expect.poll(() => studio.cells()).toBe(CELLS);
      expect(await page.locator('video').count()).toBe(0);
      // The focus is in the grid.
      await page.keyboard.press('ArrowDown');
      expect(await studio.chosenCell.evaluate((cell) => cell === document.activeElement)).toBe(
        true,
      );
      // The puzzle is in the address. Nothing else is kept.
      await page.reload();
      await page.locator('.scan[data-part="ways"]').waitFor();
    });
  },
  { film },
);

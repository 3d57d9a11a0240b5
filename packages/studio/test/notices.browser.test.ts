import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { gallery } from '../src/puzzle/gallery.ts';
import { languages } from '../src/words/words.ts';
import { en } from './all-words.ts';
import { dragFile, dropFile, pasteOnPage } from './paste.ts';
import { BROKEN, FAMOUS } from './puzzle-texts.ts';
import { roomIds } from './rooms.ts';
import { describeStudio } from './studio-page.ts';

const FTYP = [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70];
const bytes = (text: string): number[] => Array.from(text, (symbol) => symbol.charCodeAt(0));

describeStudio('a notice', (studio) => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: readonly number[] | string): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : Uint8Array.from(content));
    return path;
  };

  const close = () => studio.button(studio.words.close);
  const found = () => studio.status(en.make.found(en.notations.line));
  const broken = () => studio.status(BROKEN[1][1]);
  const damage = () =>
    studio.page.evaluate(() => {
      location.hash = '2&puzzle=123';
    });
  /** Where the header, the room and everything in them stand. */
  const layout = () =>
    studio.page.evaluate(() =>
      Array.from(
        document.querySelectorAll('header, header *, main, main :is(div, button)'),
        (one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        },
      ),
    );

  /** The layout when the answers of the workers are in their places. */
  const settledLayout = async () => {
    let before = await layout();
    const isSettled = async () => {
      await studio.page.waitForTimeout(300);
      const now = await layout();
      const isSame = now.join() === before.join();
      before = now;
      return isSame;
    };
    await expect.poll(isSettled).toBe(true);
    return before;
  };

  it.each([
    ['watch', 1280, 720],
    ['watch', 390, 844],
    ['race', 390, 844],
    ['make', 1280, 720],
  ])(
    'moves nothing on the page, and lies over no grid of Watch: %s, %i × %i',
    async (room, width, height) => {
      await studio.open(`2&room=${room}&event=0`, width, height);
      if (room === 'watch') await studio.recorded();
      if (room === 'race') await studio.race.recorded();
      const before = await settledLayout();
      await damage();
      await studio.notice.waitFor();
      expect(await layout()).toEqual(before);
      const box = await studio.notice.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
      if (room === 'watch') {
        const grid = await studio.grid.boundingBox();
        if (!box || !grid) throw new Error('expected a notice and a grid');
        const isBeside = box.x >= grid.x + grid.width || box.y >= grid.y + grid.height;
        expect(isBeside).toBe(true);
      }
      await close().click();
      await studio.notice.waitFor({ state: 'detached' });
      if (room === 'make') return;
      await pasteOnPage(studio, BROKEN[1][0]);
      await broken().waitFor();
      expect(await layout()).toEqual(before);
    },
  );

  it('closes with Escape; one without a fault closes when the user goes on', async () => {
    await studio.open('2&room=watch&event=0');
    await pasteOnPage(studio, FAMOUS);
    await found().waitFor();
    await studio.page.keyboard.press('Tab');
    expect(await found().count()).toBe(1);
    await studio.cell('r5c5').click();
    await found().waitFor({ state: 'detached' });

    // It lies over the views of the tree, and lets a press through.
    await pasteOnPage(studio, FAMOUS);
    await found().waitFor();
    await studio.watch.treeView('list').click();
    await studio.watch.treeList.waitFor();
    await found().waitFor({ state: 'detached' });

    await pasteOnPage(studio, BROKEN[1][0]);
    await broken().waitFor();
    await studio.cell('r5c4').click();
    await studio.page.keyboard.press('ArrowLeft');
    expect(await broken().count()).toBe(1);
    await studio.page.keyboard.press('Escape');
    await broken().waitFor({ state: 'detached' });

    await damage();
    await studio.notice.waitFor();
    await studio.page.keyboard.press('Escape');
    await studio.notice.waitFor({ state: 'detached' });
  });

  it('leaves after five seconds if it asks for nothing, and lies over neither grid, keys nor masthead', async () => {
    await studio.open(`2&room=play&puzzle=${gallery[0].cells}`);
    const { page } = studio;
    await page.clock.install();
    await pasteOnPage(studio, FAMOUS);
    await found().waitFor();
    const placed = async () => (await page.locator('.notice').boundingBox())!;
    for (const [width, height] of [
      [1280, 720],
      [320, 568],
    ]) {
      await page.setViewportSize({ width, height });
      const box = await placed();
      for (const part of ['.grid', '.pad', '.masthead']) {
        const { x, y, width, height } = (await page.locator(part).boundingBox())!;
        const isFree =
          box.x >= x + width ||
          box.x + box.width <= x ||
          box.y >= y + height ||
          box.y + box.height <= y;
        expect(isFree, `${part} at ${width} × ${height}`).toBe(true);
      }
    }
    const box = await placed();
    // It stays under the pointer, and leaves five seconds later.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.clock.fastForward(20_000);
    expect(await found().count()).toBe(1);
    await page.mouse.move(box.x, box.y > 100 ? box.y - 40 : box.y + box.height + 40);
    await page.clock.runFor(3_000);
    expect(await found().count()).toBe(1);
    await page.clock.runFor(3_000);
    await found().waitFor({ state: 'detached' });
    // A fault stays until it is closed.
    await pasteOnPage(studio, BROKEN[1][0]);
    await broken().waitFor();
    await page.clock.fastForward(20_000);
    expect(await broken().count()).toBe(1);
  });

  it('says where a file lands while it is dragged over the page', async () => {
    const puzzle = file('puzzle.txt', gallery[0].cells);
    for (const [at, room] of roomIds.filter((_, at) => at % 3 === 0).entries()) {
      const language = languages[at % languages.length];
      await studio.open(`2&room=${room}&event=0&language=${language}`);
      const text = studio.words.drop[room];
      const main = studio.page.getByRole('main');
      await dragFile(studio, main, puzzle);
      await studio.status(text).waitFor();
      // The event that a browser sends when the file leaves the page.
      await main.evaluate((room) =>
        room.dispatchEvent(new DragEvent('dragleave', { bubbles: true })),
      );
      await studio.status(text).waitFor({ state: 'detached' });
      await dropFile(studio, main, puzzle);
      const linked = gallery[0].cells.replaceAll('.', '0');
      await studio.page.waitForFunction((p) => location.hash.includes(p), linked);
      expect(await studio.status(text).count()).toBe(0);
    }
  });

  it('names a PDF, and a picture that the browser cannot open', async () => {
    const path = file('page.pdf', '%PDF-1.7');
    await studio.open('2&room=watch&event=0&language=ko');
    const sentence = studio.words.make.pdf;
    const cells = await studio.cells();
    await dropFile(studio, studio.grid, path);
    await studio.status(sentence).waitFor();
    expect(await studio.cells()).toBe(cells);
    const picture = file('IMG_0001.HEIC', [...FTYP, ...bytes('heic')]);
    await dropFile(studio, studio.grid, picture);
    await studio.inRoom('scan');
    await studio.status(studio.words.scan.faults.unreadable).waitFor();
    await studio.openRoom('make');
    expect(await studio.cells()).toBe(cells);
    const [chooser] = await Promise.all([
      studio.page.waitForEvent('filechooser'),
      studio.page.getByText(studio.words.make.open, { exact: true }).click(),
    ]);
    await chooser.setFiles(path);
    await expect.poll(() => studio.make.reading.textContent()).toBe(sentence);
  });
});

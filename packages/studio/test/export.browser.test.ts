import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLASSIC, gridOf, parseCell } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { MOST_FRAMES } from '../src/search/state.ts';
import { en } from './all-words.ts';
import { describeStudio } from './studio-page.ts';

const scan = strategyById('scan')!;

const NONET = fileURLToPath(new URL('../../cli/bin/nonet.js', import.meta.url));
/** More moments than fit in one row of an exported strip. */
const MARKS = [12, 27, 87, 124, 323];

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describeStudio('exporting', (studio) => {
  const recording = new Recording({ givens: gridOf(CLASSIC, digitsIn(SAMPLE.cells)) }, scan);
  while (!recording.end) recording.advance();
  const cellsAt = (event: number): string =>
    Array.from(recording.at(event).grid.digits, (digit) => digit || '.').join('');

  const includeTree = () => studio.named('checkbox', en.share.withTree, studio.dialog).check();
  /** Presses a button of the dialog, and returns the file that it downloads. */
  const saved = async (button: string): Promise<Buffer> => {
    const { page } = studio;
    if ((await studio.dialog.count()) === 0) await studio.openDialog(en.share.export);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      studio.button(button, studio.dialog).click(),
    ]);
    await studio.status(en.share.saved(download.suggestedFilename()), studio.dialog).waitFor();
    return readFileSync(await download.path());
  };
  /** Reads the title of a drawing and the digits of its grids, with an XML parser. */
  const drawn = (svg: string) =>
    studio.page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'image/svg+xml');
      const { documentElement: root } = document;
      const grids: string[] = [];
      for (const digit of document.querySelectorAll('[data-cell]')) {
        const cell = Number(digit.getAttribute('data-cell'));
        const panel = Array.from(root.children).find((child) => child.contains(digit))!;
        const at = Array.from(root.querySelectorAll(':scope > g')).indexOf(panel);
        const cells = grids[at] ?? '.'.repeat(81);
        grids[at] = cells.slice(0, cell) + digit.textContent + cells.slice(cell + 1);
      }
      return {
        root: root.localName,
        errors: document.querySelectorAll('parsererror').length,
        title: root.querySelector('title')?.textContent,
        grids,
      };
    }, svg);

  it('saves a moment as an SVG drawing with its digits', async () => {
    const deadEnd = Array.from({ length: 323 }, (_, event) => event).find(
      (event) => event > 100 && recording.at(event).deadEnd,
    )!;
    await studio.open('2&event=0');
    for (const event of [0, deadEnd, 323]) {
      await studio.goTo(event);
      const title = `Nonet: ${en.share.title(en.strategies.scan.name, event, 323)}`;
      expect(await drawn((await saved(en.share.momentAs.svg)).toString())).toEqual({
        root: 'svg',
        errors: 0,
        title,
        grids: [cellsAt(event)],
      });
      await studio.button(en.close, studio.dialog).click();
    }
  });

  it('writes the reasons of a dead end below the grid, in every form', async () => {
    await studio.open('2&event=31');
    await studio.watch.drawnReasons.waitFor();
    await studio.button(en.share.export).click();
    const text = (svg: Buffer): string => svg.toString().replace(/(<[^>]*>|\s)+/g, ' ');
    expect(text(await saved(en.share.momentAs.svg))).toMatch(
      /row 5, column 3: 1 is in r4c3, 2 is in/,
    );
    await studio.button(en.close, studio.dialog).click();
    await studio.goTo(30);
    await studio.button(en.share.export).click();
    expect(text(await saved(en.share.momentAs.svg))).not.toContain('is in');
  });

  it('shows a GIF of six events from here on before it is saved, and saves a moment as PNG', async () => {
    await studio.open('2&event=100');
    await studio.at(100);
    const dialog = await studio.openDialog(en.share.export);
    await studio.named('spinbutton', en.share.rangeEvents, dialog).fill('6');
    await studio.button(en.share.rangeMake.gif, dialog).click();
    const preview = studio.named('img', en.share.rangePreview(6), dialog);
    await preview.waitFor();
    const frames = await preview.evaluate(async (image: HTMLImageElement) => {
      const { body: data } = await fetch(image.src);
      const decoder = new ImageDecoder({ data: data!, type: 'image/gif' });
      await decoder.completed;
      const { frameCount } = decoder.tracks.selectedTrack!;
      const { image: first } = await decoder.decode({ frameIndex: 0 });
      return { frameCount, milliseconds: first.duration! / 1_000 };
    });
    expect(frames).toEqual({ frameCount: 6, milliseconds: 500 });
    const [download] = await Promise.all([
      studio.page.waitForEvent('download'),
      dialog.getByRole('link', { name: /^Save/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('nonet-100-105.gif');
    const png = await saved(en.share.momentAs.png);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('says when a range is cut: at the end of the search, or at the most that a picture can have', async () => {
    await studio.open('2&event=320');
    await studio.at(320);
    await studio.recorded();
    const dialog = await studio.openDialog(en.share.export);
    await studio.named('spinbutton', en.share.rangeEvents, dialog).fill('6');
    await studio.status(en.share.rangeCut(4, true), dialog).waitFor();
    await studio.button(en.close, dialog).click();
    await studio.goTo(0);
    const again = await studio.openDialog(en.share.export);
    await studio.named('spinbutton', en.share.rangeEvents, again).fill('100000');
    await studio.status(en.share.rangeCut(MOST_FRAMES, false), again).waitFor();
  });

  it('includes the search tree in a moment: one mark for each mark on the page', async () => {
    const escargot = new Recording({ givens: gridOf(CLASSIC, digitsIn(ESCARGOT)) }, scan);
    while (!escargot.end) escargot.advance();
    const all = Array.from({ length: escargot.events + 1 }, (_, event) => event);
    const event = all.findLast((at) => {
      const { index, last } = escargot.at(at);
      return index <= 4 && last?.kind === 'back';
    })!;
    await studio.open(`2&puzzle=${ESCARGOT}&event=${event}`);
    await studio.at(event);
    await studio.watch.treeAt(event).waitFor({ state: 'attached' });
    const plain = (await saved(en.share.momentAs.svg)).toString();
    expect(plain).not.toContain('data-mark');
    await includeTree();
    const drawing = (await saved(en.share.momentAs.svg)).toString();
    const marks = await studio.watch.tree.locator('g').count();
    expect(drawing.match(/data-mark/g)).toHaveLength(marks);
    expect(drawing).toContain('data-mark="folded"');
    expect(await drawn(drawing)).toEqual(await drawn(plain));
  });

  it('includes the search tree in a GIF of the range, and in every moment of a strip', async () => {
    await studio.open(`2&event=100&bookmarks=${MARKS.join('.')}`);
    await studio.at(100);
    const dialog = await studio.openDialog(en.share.export);
    const made = async () => {
      await studio.button(en.share.rangeMake.gif, dialog).click();
      await studio.status(en.share.rangeMaking, dialog).waitFor({ state: 'hidden' });
      const preview = studio.named('img', en.share.rangePreview(6), dialog);
      await preview.waitFor();
      return preview.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { size } = await (await fetch(image.src)).blob();
        const { naturalWidth: width, naturalHeight: height } = image;
        return { size, width, height };
      });
    };
    const plain = await made();
    await includeTree();
    await expect.poll(async () => (await made()).height).toBeGreaterThan(plain.height + 100);
    const tall = await made();
    expect(tall.width).toBe(plain.width);
    expect(tall.size).toBeGreaterThan(plain.size);

    const strip = (await saved(en.share.forms.svg)).toString();
    expect((await drawn(strip)).grids).toEqual(MARKS.map(cellsAt));
    expect(strip.match(/<svg /g)).toHaveLength(1 + MARKS.length);
  });

  it('draws a tree that does not reveal the answer to a prediction', async () => {
    await studio.open('2&event=0');
    await studio.at(0);
    const rings = async () =>
      (await saved(en.share.momentAs.svg)).toString().match(/a3 3 /g)?.length ?? 0;
    await studio.openDialog(en.share.export);
    await includeTree();
    expect(await rings()).toBeGreaterThan(0);
    await studio.button(en.close, studio.dialog).click();
    await studio.watch.predictSwitch.click();
    await studio.watch.prediction.getByText(/which digit is placed next/).waitFor();
    expect(await rings()).toBe(0);
  });

  it('marks moments with B, and saves them as SVG, PNG and GIF', async () => {
    const { page } = await studio.open('2&event=0').then(() => studio);
    for (const event of [200, ...MARKS]) {
      await studio.goTo(event);
      await studio.slider.focus();
      await page.keyboard.press('b');
    }
    await studio.goTo(200);
    await studio.slider.focus();
    await page.keyboard.press('b');
    expect(await studio.flags()).toEqual(MARKS);
    await page.waitForFunction(
      (text) => location.hash.includes(text),
      `bookmarks=${MARKS.join('.')}`,
    );

    const svg = await drawn((await saved(en.share.forms.svg)).toString());
    expect(svg).toEqual({
      root: 'svg',
      errors: 0,
      title: `Nonet: ${en.share.stripTitle(en.strategies.scan.name, MARKS.length)}`,
      grids: MARKS.map(cellsAt),
    });

    const png = await saved(en.share.forms.png);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16) / png.readUInt32BE(20)).toBeGreaterThan(1);
    const opacity = await page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(image.width - 1, image.height - 1, 1, 1).data[3];
      },
      [...png],
    );
    expect(opacity, 'in the empty part of the strip').toBe(255);

    const gif = await saved(en.share.forms.gif);
    const frames = await page.evaluate(
      async (bytes) => {
        const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
        await decoder.tracks.ready;
        await decoder.completed;
        const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!;
        const looks: string[] = [];
        for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
          const { image } = await decoder.decode({ frameIndex });
          const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          looks.push([...data].reduce((hash, byte) => (hash * 31 + byte) | 0, 0).toString());
          expectSize(canvas.width, canvas.height);
        }
        return { frameCount, repetitionCount, different: new Set(looks).size };
        function expectSize(width: number, height: number): void {
          if (width < 300 || height < 300) throw new Error(`a frame of ${width} by ${height}`);
        }
      },
      [...gif],
    );
    expect(frames).toEqual({
      frameCount: MARKS.length,
      repetitionCount: Number.POSITIVE_INFINITY,
      different: MARKS.length,
    });
  });

  it('saves the same bytes as nonet trace; replaying them ends at the engine’s grid', async () => {
    await studio.open('2&event=0');
    await expect.poll(() => studio.slider.getAttribute('aria-valuemax')).toBe('323');
    const text = (await saved(en.share.traceSave)).toString();
    const ran = spawnSync(process.execPath, [NONET, 'trace', '--json', '--strategy', 'scan'], {
      input: SAMPLE.cells,
      encoding: 'utf8',
    });
    expect(text).toBe(ran.stdout);
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const digits = digitsIn(SAMPLE.cells);
    for (const { kind, cell, digit } of lines.slice(1, -1)) {
      const at = parseCell(CLASSIC, cell)!;
      expect(digits[at]).toBe(kind === 'placement' ? 0 : digit);
      digits[at] = kind === 'placement' ? digit : 0;
    }
    expect(digits).toEqual([...recording.at(recording.events).grid.digits]);
    expect(lines.at(-1)).toEqual({ end: recording.end, events: 323, ...recording.counters });
  });

  it('shows the progress of a long trace, and can cancel it', async () => {
    const hard =
      '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
    await studio.open(`2&puzzle=${hard}&strategy=bitmask`);
    const dialog = await studio.openDialog(en.share.export);
    const save = studio.button(en.share.traceSave, dialog);
    await save.click();
    await dialog.getByText(/^[\d,]+ KB so far$/).waitFor();
    await studio.button(en.cancel, dialog).click();
    await dialog.getByText(/KB so far$/).waitFor({ state: 'detached' });
    expect(await studio.button(en.cancel, dialog).count()).toBe(0);
    expect(await save.isEnabled()).toBe(true);
  });
});

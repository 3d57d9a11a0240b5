import { generate } from '@nonet/engine/generate';
import { packedCells } from '@nonet/engine/notation';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { ask, PDF_PROGRAMS, pageBoxes, pageTexts } from '../../book/test/pdf-tools.ts';
import { violations } from './axe.ts';
import { resize } from './layout-faults.ts';
import { paste } from './paste.ts';
import { filesOfCommand, PrintDialog } from './print-parts.ts';
import { FAMOUS } from './puzzle-texts.ts';
import { describeStudio, type OpenedStudio } from './studio-page.ts';

const DIGITS = FAMOUS.replaceAll('.', '');
const SEVERAL = `1${'.'.repeat(80)}`;
const NONE = `11${'.'.repeat(79)}`;
const PUZZLES = generate({ seed: 'printed sheets', count: 12 }).puzzles.map(({ givens: puzzle }) =>
  packedCells(puzzle),
);

const open = (studio: OpenedStudio, room: string, language = 'en') =>
  studio.open(`2&room=${room}&puzzle=${FAMOUS}&language=${language}`, 1280, 720);

describeStudio('the print dialog', (studio) => {
  /** Presses Tab until a button has the focus. */
  const tabTo = async (name: string): Promise<void> => {
    const hasFocus = () =>
      studio
        .button(name)
        .last()
        .evaluate((button) => button === document.activeElement);
    for (let i = 0; i < 200 && !(await hasFocus()); i++) await studio.page.keyboard.press('Tab');
    expect(await hasFocus(), name).toBe(true);
  };
  const pasted = async (text: string): Promise<void> => {
    await studio.open('2&room=make', 1280, 720);
    await paste(studio, text);
    await studio.make.records.waitFor();
  };

  describeWith(PDF_PROGRAMS, 'and the pages', () => {
    it('opens, prints and saves by keys only', async () => {
      await open(studio, 'make');
      const { keyboard } = studio.page;
      const { print } = studio.words;
      await tabTo(print.names.this);
      await keyboard.press('Enter');
      const dialog = PrintDialog.opened(studio);
      await dialog.prepared();
      await tabTo(print.save.pdf);
      const { bytes, name } = await dialog.saved(() => keyboard.press('Enter'));
      expect(name).toBe('nonet-sheet.pdf');
      await tabTo(print.print);
      const printed = await dialog.printed(() => keyboard.press('Enter'));
      for (const file of [bytes, printed]) {
        expect(digitsOn(pageTexts(file)[0])).toContain(DIGITS);
        expect(pageBoxes(file)).toHaveLength(1);
      }
      await keyboard.press('Escape');
      await dialog.root.waitFor({ state: 'hidden' });
      await tabTo(print.names.this);
    });

    it('saves the files that the command writes', async () => {
      await pasted(PUZZLES.join('\n'));
      const dialog = await PrintDialog.open(studio, 'all');
      await dialog.choose('paper', 'b5');
      await dialog.choose('perPage', '6');
      await dialog.choose('marks', 'dots');
      await dialog.heading.fill('Monday & Tuesday');
      await dialog.check('nameLine').check();
      await dialog.prepared();
      const options = ['--per-page', '6', '--paper', 'b5', '--marks', 'dots'];
      const rest = ['--title', 'Monday & Tuesday', '--name-line', '--language', 'en'];
      const command = (output: string, ...more: string[]) =>
        filesOfCommand(PUZZLES.join('\n'), output, ...options, ...rest, ...more);

      const pdf = await dialog.saved(() => dialog.saveButton('pdf').click());
      expect(isSame(pdf.bytes, command('a.pdf').get('a.pdf')!)).toBe(true);
      for (const {
        MediaBox: [, , width, height],
      } of pageBoxes(pdf.bytes)) {
        expect(width).toBeCloseTo((182 / 25.4) * 72, 1);
        expect(height).toBeCloseTo((257 / 25.4) * 72, 1);
      }
      const fonts = ask(pdf.bytes, 'pdffonts', 'FILE').trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/NonetSans.* yes yes yes /);

      await dialog.check('outlines').check();
      await dialog.prepared();
      const svg = await dialog.saved(() => dialog.saveButton('svg').click());
      expect(svg.name).toBe('nonet-sheet.zip');
      const pages = Object.values(unzipSync(svg.bytes));
      const written = [...command('a.svg', '--outlines').values()];
      expect(pages.map((page, i) => isSame(page, written[i]))).toEqual(written.map(() => true));
    });

    it('prints as many pages as it says, each of the size of the paper', async () => {
      await pasted(PUZZLES.join('\n'));
      const dialog = await PrintDialog.open(studio, 'all');
      for (const [paper, width, height] of [
        ['a5', 148, 210],
        ['letter', 215.9, 279.4],
      ] as const) {
        await dialog.choose('paper', paper);
        const { pages, preview } = studio.words.print;
        const file = await dialog.printed(() => dialog.printButton.click());
        const boxes = pageBoxes(file);
        await expect
          .poll(() => dialog.caption.textContent())
          .toBe(`${preview} · ${pages(boxes.length)}`);
        for (const {
          MediaBox: [, , right, top],
        } of boxes) {
          // The browser rounds a page to whole pixels.
          expect(Math.abs(right - (width / 25.4) * 72), paper).toBeLessThan(1);
          expect(Math.abs(top - (height / 25.4) * 72), paper).toBeLessThan(1);
        }
        const texts = pageTexts(file).map(digitsOn);
        for (let i = 0; i < PUZZLES.length; i += 2) {
          expect(texts[Math.floor(i / 4)]).toContain(sideBySide(PUZZLES[i], PUZZLES[i + 1]));
        }
        expect(ask(file, 'pdffonts', 'FILE')).toMatch(/NonetSans-Bold/);
        await studio.page.evaluate(() => dispatchEvent(new Event('afterprint')));
        expect(await studio.page.locator('.sheets').count()).toBe(0);
        await studio.page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
      }
    });

    it('prints black on white in the dark theme, and the rest of the page not at all', async () => {
      await studio.open(`2&room=play&puzzle=${FAMOUS}&theme=dark`, 1280, 720);
      const dialog = await PrintDialog.open(studio);
      const file = await dialog.printed(() => dialog.printButton.click());
      const [text] = pageTexts(file);
      expect(text).not.toContain(studio.words.rooms.play);
      // The digits, the number of the puzzle and that of the page.
      expect(digitsOn(text)).toBe(`1${DIGITS}11`);
      const ink = ask(file, 'gs', '-q', '-o', '-', '-sDEVICE=ink_cov', 'FILE').trim().split(/ +/);
      expect(Number(ink[3])).toBeGreaterThan(0.5);
      expect(Number(ink[3])).toBeLessThan(10);
    });
  });

  it('saves one page as an SVG file with a title, whose digits are text, or outlines', async () => {
    await open(studio, 'play', 'ko');
    const dialog = await PrintDialog.open(studio);
    await dialog.heading.fill('초록반 <1>');
    await dialog.prepared();
    const { bytes, name } = await dialog.saved(() => dialog.saveButton('svg').click());
    expect(name).toBe('nonet-sheet.svg');
    const read = (svg: Uint8Array) =>
      studio.page.evaluate((text) => {
        const file = new DOMParser().parseFromString(text, 'image/svg+xml');
        const texts = Array.from(file.querySelectorAll('text'), (one) => one.textContent);
        const { length } = file.querySelectorAll('parsererror');
        return { title: file.querySelector('title')?.textContent, texts, faults: length };
      }, new TextDecoder().decode(svg));
    const written = await read(bytes);
    expect(written).toMatchObject({ title: '1', faults: 0 });
    expect(written.texts.filter((text) => /^\d$/.test(text)).join('')).toContain(DIGITS);
    await dialog.check('outlines').check();
    await dialog.prepared();
    const drawn = await dialog.saved(() => dialog.saveButton('svg').click());
    expect(await read(drawn.bytes)).toEqual({ title: '1', texts: [], faults: 0 });
  });

  it('says why it prints nothing', async () => {
    await studio.open(`2&room=make&puzzle=${NONE}&language=ko`);
    const dialog = await PrintDialog.open(studio);
    const { print } = studio.words;
    await expect
      .poll(() => dialog.status.textContent())
      .toBe(print.leftOut({ several: 0, none: 1 }, 1));
    expect(await dialog.printButton.getAttribute('aria-disabled')).toBe('true');
  });

  it('says what cannot be printed so', async () => {
    await open(studio, 'make', 'ko');
    const dialog = await PrintDialog.open(studio);
    const { faults } = studio.words.print;
    await dialog.choose('marks', 'candidates');
    await dialog.choose('paper', 'a5');
    await dialog.choose('perPage', '12');
    await expect.poll(() => dialog.status.textContent()).toBe(faults['too-small']);
    await dialog.choose('perPage', '1');
    await expect.poll(() => dialog.status.textContent()).toBe('');
    await dialog.heading.fill('Sudoku '.repeat(28));
    await expect.poll(() => dialog.status.textContent()).toBe(faults['long-heading']);
    await dialog.heading.fill('😀');
    await dialog.prepared();
    await dialog.saveButton('pdf').click();
    await expect.poll(() => dialog.status.textContent()).toBe(faults['missing-character']);
    await dialog.saved(() => dialog.saveButton('svg').click());
    await dialog.check('outlines').check();
    await dialog.prepared();
    await dialog.saveButton('svg').click();
    await expect.poll(() => dialog.status.textContent()).toBe(faults['missing-character']);
  });

  it('leaves out what is not proper, and says so', async () => {
    await pasted([PUZZLES[0], SEVERAL, PUZZLES[1], NONE, SEVERAL].join('\n'));
    const dialog = await PrintDialog.open(studio, 'all');
    const { print } = studio.words;
    const expected = print.leftOut({ several: 2, none: 1 }, 5);
    await expect.poll(() => dialog.status.textContent()).toBe(expected);
    const numbers = dialog.root.locator('.sheet text[font-size="10"][font-weight="700"]');
    expect(await numbers.allTextContents()).toEqual(['1', '2']);
  });

  it('keeps what was chosen, apart for one puzzle and for several', async () => {
    await pasted(PUZZLES.join('\n'));
    const chosen = (dialog: PrintDialog) =>
      dialog.root
        .getByRole('combobox')
        .evaluateAll((all) => all.map((list) => (list as HTMLSelectElement).value));
    const all = await PrintDialog.open(studio, 'all');
    expect(await chosen(all)).toEqual(['4', 'letter', 'end', 'none']);
    await all.choose('perPage', '9');
    await all.choose('solutions', 'page');
    await studio.button(studio.words.close, all.root).click();
    const one = await PrintDialog.open(studio);
    expect(await chosen(one)).toEqual(['1', 'letter', 'none', 'none']);
    await one.choose('paper', 'a5');
    await studio.page.reload();
    await studio.judged();
    expect(await chosen(await PrintDialog.open(studio))).toEqual(['1', 'a5', 'none', 'none']);
    await studio.button(studio.words.close, studio.dialog).click();
    await paste(studio, PUZZLES.join('\n'));
    const again = await PrintDialog.open(studio, 'all');
    expect(await chosen(again)).toEqual(['9', 'letter', 'page', 'none']);
  });

  it('passes axe, and fits', async () => {
    await studio.open(`2&room=watch&puzzle=${FAMOUS}&theme=contrast`);
    const dialog = await PrintDialog.open(studio);
    expect(await violations(studio.page, { enhanced: true })).toEqual([]);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await resize(studio, [width, height]);
      const at = `${width} × ${height}`;
      const size = await dialog.root.evaluate(({ clientWidth, scrollWidth }) => ({
        clientWidth,
        scrollWidth,
      }));
      expect(size.scrollWidth, at).toBe(size.clientWidth);
      const small = await dialog.root
        .locator('button, select, input[type="text"], .check')
        .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().height < 44).length);
      expect(small, at).toBe(0);
    }
  });
});

/** All digits of a text, in order. */
function digitsOn(text: string): string {
  return text.replace(/\D/g, '');
}

/** The digits of two puzzles that stand side by side, in the order in which they are read. */
function sideBySide(...puzzles: readonly string[]): string {
  const rows = puzzles.map((puzzle) => puzzle.match(/.{9}/g) ?? []);
  return digitsOn(rows[0].flatMap((_, row) => rows.map((one) => one[row])).join(''));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

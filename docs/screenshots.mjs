// npm run screenshots
//
// Takes the pictures of the studio that the READMEs show, from the built page. Writes them to
// docs/studio. The pictures are the same in every run on one machine. On another machine, the fonts may
// differ.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A picture may have at most this many bytes. */
const MAX_BYTES = 150_000;
/** A page must have stopped changing after this many screenshots. */
const MAX_SHOTS = 50;

const DESK = { width: 1440, height: 900 };
/** Shows the lanes of a race, but not the times below the lanes. The times differ in every run. */
const LANES = { width: 1440, height: 690 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2 };

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** LeetCode 37 without three of its givens, so that it has several solutions. */
const SEVERAL = '.3..7....6..195....98....6.8...6...34..8.3..1....2...6.6....28....419..5....8...9';

/** Each picture has a name, an address fragment and a screen. Some have a button to press first. */
const PICTURES = [
  { name: 'watch', says: `r=watch&p=${ESCARGOT}&e=5000&t=light`, screen: DESK },
  { name: 'watch-dark', says: `r=watch&p=${ESCARGOT}&e=5000&t=dark`, screen: DESK },
  {
    name: 'race',
    says: `r=race&p=${ESCARGOT}&k=scan.bitmask-mrv.dlx&e=5000&t=light`,
    screen: LANES,
  },
  {
    name: 'race-dark',
    says: `r=race&p=${ESCARGOT}&k=scan.bitmask-mrv.dlx&e=5000&t=dark`,
    screen: LANES,
  },
  {
    name: 'enter',
    says: `r=enter&p=${SEVERAL}&t=light`,
    screen: DESK,
    press: '.solutions .tabs button >> nth=1',
  },
  { name: 'phone', says: `r=watch&p=${ESCARGOT}&e=5000&t=light`, screen: PHONE },
];
const LANGUAGES = { en: '.png', ko: '.ko.png' };

async function taken(browser, url, { screen, press }) {
  const { deviceScaleFactor = 1, ...viewport } = screen;
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.waitForSelector('.verdict:not([data-kind="working"])');
  if (press) await page.click(press);
  await page.mouse.move(0, 0);
  const picture = await steady(page);
  await page.close();
  return picture;
}

/** Takes a screenshot once the page has stopped changing. The page then shows all results. */
async function steady(page) {
  let before = await painted(page);
  for (let shot = 0; shot < MAX_SHOTS; shot++) {
    await page.waitForTimeout(200);
    const now = await painted(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(
    `${page.url()}: expected a page that stops changing, got ${MAX_SHOTS} screenshots`,
  );
}

/** Takes a screenshot after a full repaint. Partial repaints differ slightly at some edges. */
async function painted(page) {
  for (const visibility of ['hidden', '']) {
    await page.evaluate((value) => {
      document.documentElement.style.visibility = value;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, visibility);
  }
  return page.screenshot();
}

const command = here('../packages/cli/bin/nonet.js');
const server = spawn(process.execPath, [command, 'studio', '--no-open', '--port', '0']);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-partial-raster'],
});
try {
  const [address] = await once(server.stdout.setEncoding('utf8'), 'data');
  mkdirSync(here('studio'), { recursive: true });
  for (const picture of PICTURES) {
    for (const [language, end] of Object.entries(LANGUAGES)) {
      const url = `${address.trimEnd()}#1&${picture.says}&l=${language}`;
      const bytes = await taken(browser, url, picture);
      const name = `studio/${picture.name}${end}`;
      if (bytes.length > MAX_BYTES) {
        throw new Error(`${name}: expected at most ${MAX_BYTES} bytes, got ${bytes.length}`);
      }
      writeFileSync(here(name), bytes);
      console.log(`docs/${name}: ${bytes.length} bytes`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}

// npm run screenshots
//
// Takes the screenshots of the studio for the READMEs and the pages in docs, and makes the moving picture
// of a search, each in English and in Korean. Writes them to docs/studio. They are the same in every run on one machine, except for the
// times in the picture of Code. Another machine may have other fonts. It must have a Korean one.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { exampleOf } from './techniques/examples.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const command = here('../packages/cli/bin/nonet.js');

/** A picture may have at most this many bytes, and a moving picture so many. */
const MAX_BYTES = 180_000;
const MAX_MOVING_BYTES = 420_000;
/** If a page still changes after this many screenshots, that is an error. */
const MAX_SHOTS = 50;

const DESK = { width: 1440, height: 900 };
/** A low screen. It does not show the bottom of the page, where times differ in every run. */
const LANES = { width: 1440, height: 690 };
const LOW = { width: 1280, height: 640 };

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
/** The sample of Baekjoon 2239. */
const SAMPLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';

const WATCH = `room=watch&puzzle=${ESCARGOT}&event=5000`;
const RACE = `room=race&puzzle=${ESCARGOT}&lanes=scan.bitmask-mrv.dlx&event=5000`;
const OWN = `puzzle=${ESCARGOT}&trace=${traceLink('solve.py', ESCARGOT)}`;
const WRONG = `puzzle=${SAMPLE}&trace=${traceLink('judge/first.py', SAMPLE)}`;
const CODE = `room=code&code=${programLink('judge/first.py')}`;
const PLAY = `room=play&${gameAt('w-wing')}`;

/** The first dead end of the sample, the way back, and what follows. */
const MOVING = { says: `room=watch&puzzle=${SAMPLE}&event=5&theme=light`, events: 44, speed: '5' };

/** Names of parts of the page. */
const NAMES = {
  en: {
    verdict: 'Verdict',
    working: 'Counting solutions …',
    coach: ['Hint', 'Which technique?', 'Which cells?', 'Explain it', 'Forward in the argument'],
    judge: ['Close', 'Judge'],
    moving: { export: 'Export', tree: 'Include the search tree in pictures', make: 'Make a GIF' },
  },
  ko: {
    verdict: '퍼즐 검사 결과',
    working: '해의 수를 세는 중이에요.',
    coach: ['힌트', '어떤 기법인가요?', '어느 칸인가요?', '설명해 주세요', '설명에서 앞으로'],
    judge: ['닫기', '채점하기'],
    moving: { export: '내보내기', tree: '그림에 탐색 트리 포함', make: 'GIF 만들기' },
  },
};

/**
 * `says` is the URL fragment. `press` is the key in NAMES of the buttons to click first, and `until`
 * the part of the page that then comes.
 */
const PICTURES = [
  { name: 'play', says: `${PLAY}&theme=light`, screen: DESK, press: 'coach' },
  { name: 'play-dark', says: `${PLAY}&theme=dark`, screen: DESK, press: 'coach' },
  { name: 'watch', says: `${WATCH}&theme=light`, screen: DESK },
  { name: 'watch-dark', says: `${WATCH}&theme=dark`, screen: DESK },
  { name: 'race', says: `${RACE}&theme=light`, screen: LANES },
  { name: 'race-dark', says: `${RACE}&theme=dark`, screen: LANES },
  { name: 'watch-own', says: `room=watch&${OWN}&event=5000&theme=light`, screen: DESK },
  {
    name: 'race-own',
    says: `room=race&${OWN}&strategy=scan&lanes=own.bitmask-mrv.dlx&event=5000&theme=light`,
    screen: LANES,
  },
  {
    name: 'code',
    says: `${CODE}&theme=light`,
    screen: LOW,
    press: 'judge',
    until: '.judge-report',
  },
  { name: 'judge-own', says: `room=watch&${WRONG}&event=24&theme=light`, screen: DESK },
];
const LANGUAGES = { en: '.png', ko: '.ko.png' };

/** A game at the example of a technique: its digits are filled in, and its candidates noted. */
function gameAt(technique) {
  const { puzzle, before } = exampleOf(technique);
  const { candidates, values: digits } = before;
  const cells = Array.from(puzzle.digits);
  const entry = (kind, ticks, changes) => [`${kind}${ticks.toString(36)}`, ...changes].join('.');
  const at = (cell, change) => (change ? [`${cell.toString(36)}${change}`] : []);
  const filled = cells.flatMap((given, cell) =>
    at(cell, given === 0 && digits[cell] > 0 && `D${digits[cell]}`),
  );
  const noted = cells.flatMap((_, cell) =>
    at(cell, digits[cell] === 0 && `C${candidates[cell].toString(36)}`),
  );
  const game = ['4000.2.2..', entry(0, 3990, filled), entry(5, 5, noted)].join('~');
  return `puzzle=${cells.map((digit) => digit || '.').join('')}&game=${game}`;
}

/** The trace of an example program on a puzzle, as a link holds it. */
function traceLink(program, puzzle) {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-screenshots-'));
  try {
    const trace = join(folder, 'search.trace');
    const args = [command, 'watch', '--to', trace, here(`../examples/${program}`)];
    const input = puzzle.replaceAll('.', '0').replace(/.{9}/g, '$&\n');
    execFileSync(process.execPath, args, { input, stdio: ['pipe', 'ignore', 'inherit'] });
    return gzipSync(readFileSync(trace)).toString('base64url');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An example program, as a link to the room Code holds it. */
function programLink(program) {
  const text = readFileSync(here(`../examples/${program}`), 'utf8');
  const linked = { name: 'solver.py', problem: '2239', text };
  return gzipSync(JSON.stringify(linked)).toString('base64url');
}

async function taken(browser, url, names, { screen, press, until }) {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
  await page.goto(url);
  const verdict = page.getByRole('group', { name: names.verdict }).getByRole('status');
  const judged = verdict.filter({ hasNotText: names.working });
  await judged.or(page.locator('.play [role="grid"], .judge')).first().waitFor();
  for (const name of press ? names[press] : []) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  if (until) await page.locator(until).waitFor({ timeout: 120_000 });
  await page.mouse.move(0, 0);
  const picture = await steady(page);
  await page.close();
  return picture;
}

/** A moving picture of a search, as the page makes it. */
async function moving(browser, url, names) {
  const page = await browser.newPage({ viewport: DESK });
  await page.goto(url);
  await page.getByRole('button', { name: names.export, exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel(names.tree).check();
  await dialog.getByRole('spinbutton').fill(String(MOVING.events));
  await dialog.getByRole('combobox').selectOption(MOVING.speed);
  await dialog.getByRole('button', { name: names.make, exact: true }).click();
  const bytes = await dialog
    .locator('img')
    .evaluate(async ({ src }) =>
      Array.from(new Uint8Array(await (await fetch(src)).arrayBuffer())),
    );
  await page.close();
  return Buffer.from(bytes);
}

/**
 * Takes screenshots until two consecutive ones are the same, because then the page shows all
 * results.
 */
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

/**
 * Takes a screenshot after a full repaint, because partial repaints differ slightly at some edges.
 */
async function painted(page) {
  for (const visibility of ['hidden', '']) {
    await page.evaluate((value) => {
      document.documentElement.style.visibility = value;
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, visibility);
  }
  return page.screenshot();
}

/** Without a Korean font, every syllable is drawn as the same empty box. */
async function hasKoreanFont(browser) {
  const page = await browser.newPage();
  const [one, other] = await page.evaluate(() =>
    ['한', '글'].map((syllable) => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d').fillText(syllable, 0, 20);
      return canvas.toDataURL();
    }),
  );
  await page.close();
  return one !== other;
}

const server = spawn(process.execPath, [command, 'studio', '--no-open', '--port', '0']);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-partial-raster'],
});
try {
  if (!(await hasKoreanFont(browser))) {
    throw new Error('expected a Korean font for the Korean pictures, such as fonts-noto-cjk');
  }
  const [address] = await once(server.stdout.setEncoding('utf8'), 'data');
  mkdirSync(here('studio'), { recursive: true });
  const save = (name, bytes, most) => {
    if (bytes.length > most) {
      throw new Error(`${name}: expected at most ${most} bytes, got ${bytes.length}`);
    }
    writeFileSync(here(name), bytes);
    console.log(`docs/${name}: ${bytes.length} bytes`);
  };
  for (const [language, end] of Object.entries(LANGUAGES)) {
    const names = NAMES[language];
    const urlOf = ({ says }) => `${address.trimEnd()}#2&${says}&language=${language}`;
    for (const picture of PICTURES) {
      const bytes = await taken(browser, urlOf(picture), names, picture);
      save(`studio/${picture.name}${end}`, bytes, MAX_BYTES);
    }
    const film = await moving(browser, urlOf(MOVING), names.moving);
    save(`studio/watch${end.replace('png', 'gif')}`, film, MAX_MOVING_BYTES);
  }
} finally {
  await browser.close();
  server.kill();
}

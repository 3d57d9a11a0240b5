// node docs/studio.mjs
//
// Writes the keys of each screen into docs/studio.md and docs/studio.ko.md, as the page lists them. A test
// compares the two. Needs the built project.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { keysOf, withKeys } from './keys.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const command = here('../packages/cli/bin/nonet.js');
const server = spawn(process.execPath, [command, 'studio', '--no-open', '--port', '0']);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const [address] = await once(server.stdout.setEncoding('utf8'), 'data');
  for (const [language, file] of [
    ['en', 'studio.md'],
    ['ko', 'studio.ko.md'],
  ]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`${address.trimEnd()}#2&room=watch&event=0&language=${language}`);
    await page.locator('.keys .opens').click();
    const text = readFileSync(here(file), 'utf8');
    writeFileSync(here(file), withKeys(text, await keysOf(page), language));
    await page.close();
  }
} finally {
  await browser.close();
  server.kill();
}

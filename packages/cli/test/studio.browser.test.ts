import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { ENV, NONET } from './nonet.ts';

describeInChromium('nonet studio', () => {
  it('serves a studio that works', async () => {
    const args = [NONET, 'studio', '--port', '0', '--no-open'];
    const child = spawn(process.execPath, args, { env: ENV });
    const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
    const page = await (await browserWith()).newPage();
    await page.goto(`${url.trimEnd()}#make`);
    const verdict = page.getByRole('group', { name: 'Verdict' }).getByRole('status');
    await verdict.filter({ hasText: /^Exactly one solution\.$/ }).waitFor();
    expect(await page.title()).not.toBe('');
    await page.close();
    child.kill();
  });
});

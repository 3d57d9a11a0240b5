import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { it } from 'vitest';
import { describeInChromium, launch } from '../../../test/chromium.ts';
import { serve } from '../../../test/site.ts';

const STUDIO = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const ROOM = `
import type { Room } from '../../page/room.ts';
import type { Base } from '../../search/base.ts';
import type { State } from '../../search/state.ts';

export const hello: Room<State, Base> = {
  slice: { id: 'hello', initial: {}, onPuzzle: (own) => own },
  name: { en: 'Hello', ko: '안녕' },
  place: 9,
  codecs: [],
  start: () => ({
    keys: [],
    view: async () => () => <p>hello</p>,
  }),
};
`;

describeInChromium('a new room', () => {
  it('a new room needs only one folder and one line in another file', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'nonet-room-'));
    const studio = join(copy, 'packages/studio');
    cpSync(STUDIO, studio, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules|test)$/.test(path),
    });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));

    mkdirSync(join(studio, 'src/rooms/hello'));
    writeFileSync(join(studio, 'src/rooms/hello/room.tsx'), ROOM);
    appendFileSync(
      join(studio, 'src/rooms/list.ts'),
      "export { hello } from './hello/room.tsx';\n",
    );

    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['-p', studio], { stdio: 'pipe' });
    await build({ root: studio, configFile: join(studio, 'vite.config.ts'), logLevel: 'error' });
    const site = await serve(join(studio, 'dist'), '/');
    const browser = await launch();
    try {
      const page = await browser.newPage({ locale: 'en-US' });
      await page.goto(site.url);
      await page.getByRole('navigation').getByRole('button', { name: 'Hello' }).click();
      await page.getByText('hello', { exact: true }).waitFor();
      await page.waitForURL(/r=hello/);
      await page.reload();
      await page.getByText('hello', { exact: true }).waitFor();
    } finally {
      await browser.close();
      site.close();
      rmSync(copy, { recursive: true, force: true });
    }
  });
});

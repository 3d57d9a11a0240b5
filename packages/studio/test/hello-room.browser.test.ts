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
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { serve } from '../../../test/site.ts';

const STUDIO = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const ROOM = `
import { byCharacter } from '../../page/keys.ts';
import type { Room } from '../../page/room.ts';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { PuzzleText } from '../../picture/puzzle-text.ts';
import type { Base } from '../../puzzle/controls.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';
import { Button } from '../../widgets/button.tsx';

interface HasHello extends HasPuzzle {
  readonly hello: { readonly root?: PuzzleText; readonly times: number };
}

const slice: PuzzleSlice<HasHello['hello']> = { initial: { times: 0 }, onPuzzle: () => ({ times: 0 }) };

const words = {
  en: { greet: 'Greet', greeted: (times: number) => 'greeted ' + times },
  ko: { greet: '인사', greeted: (times: number) => '인사 ' + times + '번' },
};

function greeted(state: HasHello, times: number): Pick<HasHello, 'hello'> {
  return { hello: { ...current(state.hello, state, slice), times } };
}

export const hello: Room<HasHello, Base<HasHello>> = {
  id: 'hello',
  name: { en: 'Hello', ko: '안녕' },
  tagline: { en: 'Say hello.', ko: '인사해요.' },
  place: 9,
  slices: { hello: slice },
  codecs: [
    {
      keys: { greetings: { meaning: 'how often the user has greeted' } },
      write: ({ hello }) => ({ greetings: String(hello.times) }),
      read: (state, values) => greeted(state, Number(values.get('greetings') ?? 0)),
    },
  ],
  start: ({ store, controls }) => {
    const greet = () => store.update((now) => greeted(now, now.hello.times + 1));
    const text = { en: 'greet', ko: '인사하기' };
    return {
      keys: [{ keys: 'H', text, scope: 'character', command: byCharacter({ h: greet }) }],
      view: async () => ({ state }) => {
        const own = words[state.page.language];
        return (
          <section>
            <p>{own.greeted(state.hello.times)}</p>
            <Button onClick={greet}>{own.greet}</Button>
            <Button onClick={() => controls.reading.submit('.'.repeat(81))}>Empty</Button>
          </section>
        );
      },
    };
  },
};
`;

describeInChromium('a new room', () => {
  it('needs only one folder and one line in another file, and no search', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'nonet-room-'));
    const studio = join(copy, 'packages/studio');
    cpSync(STUDIO, studio, {
      recursive: true,
      filter: (path) => !/[\\/](dist|node_modules|test)$/.test(path),
    });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    symlinkSync(join(STUDIO, 'node_modules'), join(studio, 'node_modules'));
    for (const name of ['tsconfig.base.json', 'docs/techniques.md', 'docs/techniques.ko.md']) {
      cpSync(join(ROOT, name), join(copy, name));
    }
    cpSync(join(ROOT, 'docs/techniques'), join(copy, 'docs/techniques'), { recursive: true });

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
    const page = await (await browserWith()).newPage({ locale: 'en-US' });
    try {
      await page.goto(site.url);
      await page.getByRole('navigation').getByRole('button', { name: 'Hello' }).click();
      await page.getByText('greeted 0', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Greet' }).click();
      await page.getByRole('button', { name: 'Greet' }).blur();
      await page.keyboard.press('h');
      await page.getByText('greeted 2', { exact: true }).waitFor();
      await page.waitForURL(/room=hello.*greetings=2/);
      await page.reload();
      await page.getByText('greeted 2', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Empty' }).click();
      await page.getByText('greeted 0', { exact: true }).waitFor();
      await page.getByRole('button', { name: '한국어' }).click();
      await page.getByText('인사 0번', { exact: true }).waitFor();
    } finally {
      await page.close();
      site.close();
      rmSync(copy, { recursive: true, force: true });
    }
  });
});

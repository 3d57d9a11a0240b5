import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { serve } from '../../../test/site.ts';

const STUDIO = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const ROOM = `
import type { PlainPuzzle } from '@nonet/engine/notation';
import { characterRow } from '../../page/keys.ts';
import type { Room } from '../../page/room.ts';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { Base } from '../../puzzle/controls.ts';
import type { HasPuzzle } from '../../puzzle/state.ts';
import { Button } from '../../widgets/button.tsx';

interface HasHello extends HasPuzzle {
  readonly hello: { readonly root?: PlainPuzzle; readonly times: number };
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
  title: { en: 'say hello', ko: '인사하기' },
  tagline: { en: 'Say hello.', ko: '인사해요.' },
  group: 'make',
  place: 9,
  slices: { hello: slice },
  codecs: [
    {
      keys: { greetings: { meaning: 'how often the user has greeted' } },
      write: ({ hello }) => ({ greetings: String(hello.times) }),
      read: (state, values) => greeted(state, Number(values.get('greetings') ?? 0)),
    },
  ],
  start: ({ store, clients, controls }) => {
    const greet = async () => {
      const times = await clients.greeter.ask('greet', store.now.hello.times);
      store.update((now) => greeted(now, times));
    };
    const text = { en: 'greet', ko: '인사하기' };
    return {
      keys: [characterRow('H', text, { h: () => void greet() })],
      view: async () => ({ state }) => {
        const own = words[state.page.language];
        return (
          <section>
            <p>{own.greeted(state.hello.times)}</p>
            <Button onClick={() => void greet()}>{own.greet}</Button>
            <Button onClick={() => controls.reading.submit('.'.repeat(81))}>Empty</Button>
          </section>
        );
      },
    };
  },
};
`;

/** The files of a worker that counts. */
const WORKER = {
  'greeter-worker.ts': `
import { answerRequests } from '../answering.ts';
import { type ApiOf, immediate } from '../work.ts';

const handlers = { greet: (times: number) => immediate(() => times + 1) };

export type GreeterApi = ApiOf<typeof handlers>;

answerRequests<GreeterApi>(handlers);
`,
};

/** File → what the recipe for a worker adds to it: after which text, and what. */
const ENTRIES: readonly (readonly [file: string, after: string, entry: string])[] = [
  [
    'workers/clients.ts',
    "import type { GifApi } from './gif/gif-worker.ts';\n",
    "import type { GreeterApi } from './greeter/greeter-worker.ts';\n",
  ],
  [
    'workers/clients.ts',
    'export interface Clients {\n',
    "  readonly greeter: Client<GreeterApi, 'greeter'>;\n",
  ],
  [
    'workers/clients.ts',
    'const starts: Readonly<Record<WorkerName, () => Worker>> = {\n',
    "  greeter: () => new Worker(new URL('./greeter/greeter-worker.ts', import.meta.url), { type: 'module' }),\n",
  ],
  ['words/en.ts', '  failures: {\n', "    greeter: 'Nobody greets.',\n"],
  ['words/ko.ts', '  failures: {\n', "    greeter: '아무도 인사하지 않아요.',\n"],
];

describeInChromium('a new room and a new worker', () => {
  it('need only a folder and their entries, and the room needs no search', async () => {
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
    for (const name of ['docs/techniques', 'examples/backtracking']) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    }

    mkdirSync(join(studio, 'src/rooms/hello'));
    writeFileSync(join(studio, 'src/rooms/hello/room.tsx'), ROOM);
    appendFileSync(
      join(studio, 'src/rooms/list.ts'),
      "export { hello } from './hello/room.tsx';\n",
    );

    mkdirSync(join(studio, 'src/workers/greeter'));
    for (const [name, text] of Object.entries(WORKER)) {
      writeFileSync(join(studio, 'src/workers/greeter', name), text);
    }
    for (const [name, after, entry] of ENTRIES) {
      const file = join(studio, 'src', name);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(after);
      writeFileSync(file, text.replace(after, `${after}${entry}`));
    }

    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    execFileSync(tsc, ['-p', studio], { stdio: 'pipe' });
    await build({
      root: studio,
      configFile: join(studio, 'vite.config.ts'),
      logLevel: 'error',
      build: { minify: false, reportCompressedSize: false },
    });
    const site = await serve(join(studio, 'dist'), '/');
    const page = await (await browserWith()).newPage({
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    try {
      await page.goto(site.url);
      const navigation = page.getByRole('navigation', { name: 'Screens' });
      await navigation.getByRole('button', { name: 'Make' }).click();
      await navigation.getByRole('button', { name: 'Hello' }).click();
      await page.getByText('greeted 0', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Greet' }).click();
      await page.getByText('greeted 1', { exact: true }).waitFor();
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

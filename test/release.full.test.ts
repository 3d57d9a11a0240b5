import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTree } from '../release/publication.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ADDRESS = 'https://example.com/nonet/nonet';
const into = mkdtempSync(join(tmpdir(), 'nonet-release-'));
afterAll(() => rmSync(into, { recursive: true }));

/** Name, folder in the repository, and limits in kB: packed and unpacked. */
const PACKAGES = [
  ['@nonet/engine', 'engine', 980, 3_400],
  ['@nonet/book', 'book', 570, 1_150],
  ['@nonet/bank', 'bank', 4_800, 5_000],
  ['nonet', 'cli', 4_700, 13_000],
] as const;

const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/engine/package.json'), 'utf8'));

/** What npm would publish of a package. */
interface Published {
  readonly name: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

let printed = '';
let all: readonly Published[] = [];

beforeAll(() => {
  const args = ['release/run.mjs', '--built', '--repository', ADDRESS, '--into', into];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(`${status} ${stderr}`).toBe('0 ');
  printed = stdout;
  all = JSON.parse(readFileSync(join(into, 'packages.json'), 'utf8'));
});

it('prints a table of sizes', () => {
  const [head, ...rows] = printed.trimEnd().split('\n');
  expect(head).toBe('package        version  files  packed kB  unpacked kB');
  expect(rows.map((row) => row.split(' ')[0])).toEqual(PACKAGES.map(([name]) => name));
});

describe.each(PACKAGES)('the staged package %s', (name, folder, packed, unpacked) => {
  const staged = join(into, name.replace('@nonet/', ''));
  const read = (file: string): string => readFileSync(join(staged, file), 'utf8');
  let published: Published;
  beforeAll(() => {
    published = all.find((found) => found.name === name)!;
  });

  it('has the address of the repository', () => {
    const { repository, homepage, bugs } = JSON.parse(read('package.json'));
    expect(repository).toEqual({
      type: 'git',
      url: `git+${ADDRESS}.git`,
      directory: `packages/${folder}`,
    });
    expect(homepage).toBe(`${ADDRESS}/tree/v${version}/packages/${folder}#readme`);
    expect(bugs).toEqual({ url: `${ADDRESS}/issues` });
  });

  it('has a README with absolute links', () => {
    const links = [...read('README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
    expect(
      links.filter((link) => !link.startsWith(`${ADDRESS}/`) && !link.startsWith('#')),
    ).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it('has what its users need, without tests and sources', () => {
    const { files } = published;
    const schemas = spawnSync('git', ['ls-files', '*.schema.json'], {
      cwd: join(ROOT, 'packages', folder),
      encoding: 'utf8',
    });
    const needed = schemas.stdout.split('\n').filter((file) => file !== '');
    if (folder === 'bank') needed.push('dist/empty-database.tar.gz');
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/index.js', ...needed]),
    );
    const unneeded =
      /(^|\/)(src|test|node_modules)\/|\.test\.|(?<!\.d)\.tsx?$|tsbuildinfo|build\.mjs/;
    expect(files.filter((file) => unneeded.test(file))).toEqual([]);
  });

  it(`is at most ${packed} kB packed, and ${unpacked} kB unpacked`, () => {
    expect(published.size / 1000).toBeLessThan(packed);
    expect(published.unpackedSize / 1000).toBeLessThan(unpacked);
  });

  it('tells its size in its README, if at all, to a twentieth', () => {
    const told = /([\d,.]+) (kB|MB) packed/.exec(read('README.md'));
    if (folder === 'engine' || folder === 'cli') expect(told).not.toBeNull();
    if (!told) return;
    const bytes = Number(told[1].replace(',', '')) * (told[2] === 'MB' ? 1_000_000 : 1000);
    expect(Math.abs(published.size / bytes - 1)).toBeLessThan(0.05);
  });
});

/** A registry that has some packages already, and keeps the names of those that it receives. */
async function withRegistry(
  has: readonly string[],
  repositories: Readonly<Record<string, string>>,
  use: (address: string) => Promise<void>,
): Promise<string[]> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url!.slice(1).split('?')[0]);
    request.resume().on('end', () => {
      if (request.method === 'PUT') received.push(name);
      const isThere = request.method === 'PUT' || has.includes(name);
      const found = {
        name,
        'dist-tags': { latest: version },
        versions: {
          [version]: {
            name,
            version,
            repository: { url: repositories[name] ?? `git+${ADDRESS}.git` },
          },
        },
      };
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isThere ? found : { error: 'not found' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await use(`127.0.0.1:${port}/`);
  server.close();
  return received;
}

/** Publishes to a registry that has some packages. Returns what is printed, and what it receives. */
async function published(
  has: readonly string[],
  repositories: Readonly<Record<string, string>> = {},
): Promise<{ readonly text: string; readonly received: string[] }> {
  let text = '';
  const received = await withRegistry(has, repositories, async (registry) => {
    const userconfig = join(into, 'npmrc');
    writeFileSync(userconfig, `registry=http://${registry}\n//${registry}:_authToken=none\n`);
    const packages = PACKAGES.map(([name]) => ({
      name,
      version,
      staged: join(into, name.replace('@nonet/', '')),
    }));
    const script = `import { publish } from '${new URL('../release/publication.mjs', import.meta.url)}';
      publish(${JSON.stringify(packages)});`;
    const env = {
      ...process.env,
      NPM_CONFIG_USERCONFIG: userconfig,
      npm_config_registry: `http://${registry}`,
      npm_config_cache: join(into, 'cache'),
      ACTIONS_ID_TOKEN_REQUEST_URL: '',
    };
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (some) => (text += some));
    await new Promise((resolve) => child.on('close', resolve));
  });
  return { text, received };
}

it('publishes in order, and continues after a failure', async () => {
  const { received, text } = await published(['@nonet/engine', '@nonet/bank']);
  expect(text).toContain(`@nonet/engine ${version} is already published`);
  expect(text).toContain(`nonet ${version} is published`);
  expect(received).toEqual(['@nonet/book', 'nonet']);
});

it('publishes nothing if somebody else has one of the names, or if all is published', async () => {
  const other = { nonet: 'git+https://example.com/other/nonet.git' };
  const { received, text } = await published(['nonet'], other);
  expect(text).toContain(
    `expected nonet ${version} on npm to be from git+${ADDRESS}.git, found ${other.nonet}`,
  );
  const again = await published(PACKAGES.map(([name]) => name));
  expect(again.text).toContain(`expected a new version, found ${version} on npm already`);
  expect([...received, ...again.received]).toEqual([]);
});

it('publishes only a commit with a tag, from a clean working tree', async () => {
  const repository = join(into, 'repository');
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Nonet', '-c', 'user.email=nonet@example.com'];
    spawnSync('git', [...identity, ...args], { cwd: repository });
  };
  spawnSync('git', ['init', '--quiet', repository]);
  writeFileSync(join(repository, 'a.txt'), '');
  await expect(checkTree('1.0.0', repository)).rejects.toThrow(
    'expected a clean working tree, found changes: ?? a.txt',
  );
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  await expect(checkTree('1.0.0', repository)).rejects.toThrow('expected the tag v1.0.0');
  git('tag', 'v1.0.0');
  await checkTree('1.0.0', repository);
});

it('gives a new version to all packages and to the changelog', () => {
  const copy = join(into, 'copy');
  const files = ['*package.json', 'package-lock.json', 'CHANGELOG.md', 'examples', 'release'];
  spawnSync('git', ['clone', '--quiet', '--no-checkout', ROOT, copy]);
  spawnSync('git', ['checkout', 'HEAD', '--', ...files], { cwd: copy });
  const run = (version: string) =>
    spawnSync(process.execPath, ['release/version.mjs', version], { cwd: copy, encoding: 'utf8' });
  expect(run('9.8').stderr).toBe('expected a version such as 0.2.0, found 9.8\n');
  expect(run('9.8.7').stdout).toBe(`${version} → 9.8.7\n`);
  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
  expect(read('CHANGELOG.md')).toMatch(
    /^## Unreleased\n\n## 9\.8\.7 \(\d{4}-\d\d-\d\d\)\n\n###? /m,
  );
  const { dependencies, peerDependencies } = JSON.parse(read('packages/cli/package.json'));
  expect({ ...dependencies, ...peerDependencies }).toMatchObject({
    '@nonet/engine': '9.8.7',
    '@nonet/book': '9.8.7',
    '@nonet/bank': '9.8.7',
  });
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const [name, folder] of PACKAGES) {
    expect([name, packages[`packages/${folder}`].version]).toEqual([name, '9.8.7']);
  }
  expect(read('examples/array-jobs/README.md')).toContain('nonet@9.8.7');
  expect(run('9.8.8').stderr).toContain('expected changes under "## Unreleased"');
});

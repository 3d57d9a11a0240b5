import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program } from '../packages/cli/test/program-on-path.ts';
import { describeWith } from './describe-with.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonet-packages-'));
const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

describe('nonet installed from npm', () => {
  beforeAll(() => {
    const pack = ['pack', '--silent', '--pack-destination', folder];
    run('npm', [...pack, '-w', '@nonet/engine', '-w', 'nonet'], ROOT);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const tarballs = [`./nonet-engine-${version}.tgz`, `./nonet-${version}.tgz`];
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], folder);
  });

  it('works as a command', () => {
    expect(run('npx', ['nonet', '--version'], folder)).toBe(`${version}\n`);
  });

  it('says what is missing to print', () => {
    const nonet = join(folder, 'node_modules/nonet/bin/nonet.js');
    const args = [nonet, 'print', '-o', 'sheets.pdf'];
    const { status, stderr } = spawnSync(process.execPath, args, { input: PUZZLE, cwd: folder });
    expect(String(stderr)).toBe(
      'this command needs the package @nonet/book: npm install @nonet/book\n',
    );
    expect(status).toBe(2);
  });

  it('prints with @nonet/book', () => {
    run('npm', ['pack', '--silent', '--pack-destination', folder, '-w', '@nonet/book'], ROOT);
    // The libraries of the package come from the cache, or from the registry.
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
    run('npm', [...install, `./nonet-book-${version}.tgz`], folder);
    writeFileSync(join(folder, 'puzzle.txt'), `${PUZZLE}\n`);
    run('npx', ['nonet', 'print', 'puzzle.txt', '-o', 'sheets.pdf'], folder);
    expect(readFileSync(join(folder, 'sheets.pdf'), 'latin1')).toMatch(/^%PDF-1\.7/);
  });

  it('includes the studio', () => {
    expect(existsSync(join(folder, 'node_modules/nonet/dist/studio/index.html'))).toBe(true);
    const options = run('npx', ['nonet', 'studio', '--help'], folder);
    expect(options).toContain('--no-open');
  });

  it('includes the tracers, without what Python compiled', () => {
    const filesIn = (watch: string): string[] =>
      readdirSync(watch, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.includes('__pycache__'))
        .sort();
    const installed = join(folder, 'node_modules/nonet/dist/watch');
    for (const name of ['javascript', 'jvm', 'native', 'python']) {
      const built = join(ROOT, 'packages/cli/dist/watch', name);
      expect(filesIn(join(installed, name))).toEqual(filesIn(built));
    }
    expect(existsSync(join(installed, 'python/nonet_watch/__pycache__'))).toBe(false);
  });

  it('includes the schemas of its JSON', () => {
    const page = readFileSync(join(ROOT, 'docs/json.md'), 'utf8');
    const cited = [...page.matchAll(/\w+\.schema\.json/g)].map(([name]) => name);
    expect(cited.length).toBeGreaterThan(1);
    for (const name of cited) {
      const read = `import schema from 'nonet/${name}' with { type: 'json' };
        console.log(schema.title.length > 0)`;
      const node = ['--no-warnings', '--input-type=module', '-e', read];
      expect(run(process.execPath, node, folder)).toBe('true\n');
    }
  });

  const watch = (program: string): string => {
    const input = readFileSync(join(ROOT, 'examples/baekjoon-2239.txt'));
    const nonet = join(folder, 'node_modules/nonet/bin/nonet.js');
    const args = [nonet, 'watch', join(ROOT, 'examples', program)];
    return String(spawnSync(process.execPath, args, { input }).stderr);
  };

  it('watches a JavaScript program', () => {
    expect(watch('solve.js')).toContain('187 placements, 136 backs, 1 solution');
  });

  describeWith(program('g++'), 'with g++', () => {
    it('watches a C++ program', () => {
      const file = 'backtracking/arrays.cpp';
      expect(watch(file)).toContain('187 placements, 136 backs, 1 solution');
    });
  });

  it('works with threads', () => {
    writeFileSync(join(folder, 'many.txt'), `${PUZZLE}\n`.repeat(200_000));
    const counts = run('npx', ['nonet', 'count', '--threads', '2', 'many.txt'], folder);
    expect(counts).toBe('1\n'.repeat(200_000));
  });

  it('works as a library', () => {
    const script = `
      import { solve } from 'nonet';
      const { solution } = solve('${PUZZLE}');
      console.log(solution);`;
    expect(run(process.execPath, ['--input-type=module', '-e', script], folder)).toBe(
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179\n',
    );
  });
});

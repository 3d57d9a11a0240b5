import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './test/sequencer.ts';
import { isOnce } from './test/size.ts';
import { sizedFiles } from './test/sized-files.ts';

const TESTS = ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts', 'site/test/**/*.test.ts'];
/** Tests that `npm test` leaves out: long tests, and tests in a browser. */
const EXHAUSTIVE = ['{packages/*/,}test/**/*.{full,browser}.test.ts'];
/** Timed tests run last, one at a time. */
const TIMED = 'packages/*/test/**/*.timed.test.ts';
/** Tests of the built site, which `npm run site` makes. `npm run test:site` runs them. */
const SITE = 'site/test/**/*.site.test.ts';

/** Makes `sized` in test/size.ts return the full size. */
const FULL_SIZE = { TEST_SIZE: 'full' };
/**
 * In CI, a long test may fail once: thousands of steps in a browser, beside other programs. The output then
 * has `retry x1` after its name, and whoever reads that looks for the cause.
 */
const LONG = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  retry: process.env.CI === 'true' ? 1 : 0,
};
const CORES = availableParallelism();
/**
 * Many long tests wait for a browser, a server or another process: with one worker more than there are cores,
 * a quarter of the time of the cores was idle, and with two a tenth.
 */
const LONG_WORKERS = CORES + 3;

/** The script that pyenv puts before Python takes longer to start than Python. */
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)']);
const { PATH = '' } = process.env;
const path = python.status === 0 ? dirname(String(python.stdout)) + delimiter + PATH : PATH;

const ENGINE = fileURLToPath(new URL('packages/engine/', import.meta.url));
/**
 * Gives a test that imports a module of `packages/engine/src` the built module. Node loads and runs the
 * built engine faster than Vite does: long tests of the engine take 25 to 40 % less time.
 */
const builtEngine: Plugin = {
  name: 'built-engine',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return;
    const path = join(dirname(importer), source);
    const SOURCES = join(ENGINE, 'src/');
    if (!path.startsWith(SOURCES)) return;
    return join(ENGINE, 'dist', path.slice(SOURCES.length).replace(/\.ts$/, '.js'));
  },
};

export default defineConfig({
  plugins: [builtEngine],
  test: {
    env: { PATH: path },
    server: { deps: { external: [/\/packages\/engine\/dist\//] } },
    // Many tests wait for another process.
    maxWorkers: CORES + 1,
    // Saves a fifth of the time of `npm test`, and a tenth of `npm run test:all`.
    isolate: false,
    // How long a change of a page may take, because other programs may use the cores.
    expect: { poll: { timeout: 30_000, interval: 100 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: TESTS,
          exclude: [...EXHAUSTIVE, TIMED, SITE, ...(isOnce ? sizedFiles() : [])],
          // Far more than a test takes, because other programs may use the cores.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...LONG,
          name: 'full',
          include: [...EXHAUSTIVE, ...sizedFiles()],
          exclude: [SITE],
          env: FULL_SIZE,
          maxWorkers: LONG_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...LONG,
          name: 'timed',
          include: [TIMED],
          env: FULL_SIZE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...LONG,
          name: 'site',
          include: [SITE],
          maxWorkers: LONG_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

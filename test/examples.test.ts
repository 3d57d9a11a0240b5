import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocksOf, PAGES, ROOT, withBodies, withoutTimes } from '../docs/examples/blocks.mjs';
import { excerpt, LANGUAGES, runBlock } from '../docs/examples/run.mjs';
import { program } from '../packages/cli/test/program-on-path.ts';
import { describeWith } from './describe-with.ts';
import { isFull, isOnce } from './size.ts';

const read = (page: string): string => readFileSync(ROOT + page, 'utf8');
const translated = PAGES.filter((page) => existsSync(ROOT + page.replace(/\.md$/, '.ko.md')));
const blocks = PAGES.filter((page) => !page.endsWith('.ko.md')).flatMap((page) =>
  blocksOf(read(page)).map((block) => ({ ...block, name: `${page}:${block.line}` })),
);
const excerpts = blocks.filter(({ file }) => file !== undefined);
const run = blocks.filter(({ reason, file }) => reason === undefined && file === undefined);
/**
 * The quick tests run what README.md and the pages of the commands show, without what takes long, and
 * the long tests run the others.
 */
const isQuick = ({ body, name }: (typeof blocks)[0]): boolean =>
  /^(README\.md|docs\/commands\/)/.test(name) &&
  !/nonet (race|rate|judge|join|explain|generate|book|bank|print|scan)|--exact/.test(body);
/** A block that several pages show is run once. */
const chosen = run.filter(
  (block, i) =>
    (isOnce || isQuick(block) !== isFull) && run.findIndex(({ body }) => body === block.body) === i,
);
/** Whether a block runs a Python program. */
const isPython = ({ body }: { body: string }): boolean => body.includes('.py');
/** Whether a block runs a program that is compiled first. No quick test does. */
const isCompiled = ({ body }: { body: string }): boolean => /\.(cpp|java)\b/.test(body);
const python = spawnSync('python3', ['-c', 'import pty']);
const compilers = [program('g++'), program('javac')];

async function expectShown(block: (typeof blocks)[0], files?: Record<string, string>) {
  expect(withoutTimes(await runBlock(block, files))).toBe(withoutTimes(block.body));
}

describe('every block of a page', () => {
  it('is run, or has a reason', () => {
    expect(run.filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
    expect(run.length).toBeGreaterThan(20);
  });

  it('is run, except what needs a server, takes long or does not end', () => {
    const SERVES = 'serves the studio until Ctrl-C';
    const others = blocks.filter(({ reason }) => reason !== undefined);
    const SERVER = 'needs a server';
    expect(others.map(({ body, reason }) => [body.split('\n')[0], reason])).toEqual([
      ['npm ci', 'runs all these tests'],
      [
        'node release/version.mjs 0.2.0          # all packages, package-lock.json and CHANGELOG.md',
        'publishes the packages',
      ],
      [
        'npm ci && npm run build && npx nonet solve examples/baekjoon-2239.txt',
        'builds the project, as the tests do first',
      ],
      ['$ npx nonet studio', SERVES],
      [
        "$ printf '%s\\n' '--count 12 --size 2x3' '--count 24 --level easy' '--count 12 --level medium' '--count 12 --level hard --symmetry rotate180' > kinds.txt",
        'takes half a minute, and bank.full.test.ts makes a book of a bank',
      ],
      ['sudo apt-get install postgresql', SERVER],
      ['nonet bank export --bank puzzles > bank.json', SERVER],
      [
        'nonet bank stats --bank puzzles && cp -r puzzles /media/backup/puzzles-$(date +%F)',
        'needs another disk',
      ],
      [
        '$ npx nonet book -q examples/book.json --puzzles first.txt -o first.pdf',
        'takes half a minute, and book.test.ts makes two books of a series',
      ],
      [
        '$ npx nonet judge --cases examples/judge/hard.txt examples/judge/third.py',
        'takes half a minute, and judge-runs.full.test.ts has a slow program',
      ],
      ['$ npx nonet judge --studio examples/judge/first.py', SERVES],
      ['sudo apt-get install postgresql', SERVER],
      ['npm install nonet @nonet/bank pg bullmq', SERVER],
      [
        '$ npx nonet batch submit --bank postgres://nonet@server/puzzles rate --json puzzles.txt',
        SERVER,
      ],
      [
        '$ npx nonet watch --studio examples/backtracking/scan.cpp < examples/baekjoon-2239.txt',
        SERVES,
      ],
      ['$ nonet batch submit --bank postgres://user@host/name rate --json puzzles.txt', SERVER],
      ['$ nonet batch status --bank postgres://user@host/name', SERVER],
      [
        "$ echo '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9' | npx nonet race --timeout 300",
        'takes a minute, and golden-counts.test.ts has these counts',
      ],
    ]);
  });

  it.each(excerpts.map((block) => [block.name, block] as const))(
    'shows lines of its file: %s',
    (_, block) => {
      expect(excerpt(block)).toBe(block.body);
    },
  );

  it.each(PAGES)('is found: %s', (page) => {
    const text = read(page);
    expect(blocksOf(text).length).toBe(text.match(/^\s*(```|~~~)[^\n`]+$/gm)?.length ?? 0);
    const comments = blocksOf(text).filter(
      ({ reason, terminal, file }) => reason || terminal || file,
    );
    expect(comments.length).toBe(text.match(/^<!-- (not run|in a terminal|from )/gm)?.length ?? 0);
    expect(
      withBodies(
        text,
        blocksOf(text).map(({ body }) => body),
      ),
    ).toBe(text);
  });

  it.each(translated)('is the same in English and Korean: %s', (page) => {
    const korean = blocksOf(read(page.replace(/\.md$/, '.ko.md')));
    const english = blocksOf(read(page));
    // A block may begin on a different line in the Korean README.
    expect(korean).toEqual(english.map((block, i) => ({ ...block, line: korean[i]?.line })));
  });
});

describe.concurrent('the output that the page shows', () => {
  const inPipe = chosen.filter(
    (block) => !block.terminal && !isPython(block) && !isCompiled(block),
  );
  it.each(inPipe.map((block) => [block.name, block] as const))('%s', (_, block) =>
    expectShown(block),
  );
});

describeWith({ name: 'python3', present: python.status === 0 }, 'what Python runs', () => {
  const inTerminal = chosen.filter((block) => block.terminal || isPython(block));
  it.each(inTerminal.map((block) => [block.name, block] as const))('%s', (_, block) =>
    expectShown(block),
  );
});

const COMPILERS = { name: 'g++ and javac', present: compilers.every(({ present }) => present) };
if (isFull) {
  describeWith(COMPILERS, 'what compilers build', () => {
    const built = chosen.filter(isCompiled);
    it.each(built.map((block) => [block.name, block] as const))('%s', (_, block) =>
      expectShown(block),
    );
  });
}

describe('withoutTimes', () => {
  it('hides times, and nothing else', () => {
    const table = 'strategy  nodes     time\nscan      1,208  17.57 s\ndlx          64  0.23 ms\n';
    expect(withoutTimes(table)).toBe(
      'strategy  nodes TIME\nscan      1,208 TIME\ndlx          64 TIME\n',
    );
    expect(withoutTimes('1  AC  easy  618  13 MB  1.02 s\n')).toBe('1  AC  easy  618 TIME\n');
    expect(withoutTimes('stopped after 2.02 s of 2 s\n')).toBe('stopped after TIME of 2 s\n');
    expect(withoutTimes('50 puzzles in 28.5 ms (kernel)\n')).toBe('50 puzzles in TIME (kernel)\n');
    const other = 'gave up after 60 s on r1c1\nAns = 24702\n12 ms\n';
    expect(withoutTimes(other)).toBe(other);
  });
});

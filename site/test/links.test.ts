import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rewrite, titleOf } from '../build/links.mjs';
import { insertBoard } from '../build/live.mjs';
import { idOf } from '../build/pages.mjs';
import { withPrograms } from '../build/programs.mjs';
import { sidebar } from '../build/sections.mjs';

const FILES = ['docs/a.md', 'docs/a.ko.md', 'docs/b/c.md', 'README.md', 'src/x.ts', 'docs/p.png'];

/** Rewrites the text of docs/a.md or docs/a.ko.md. */
function rewritten(text: string, source = 'docs/a.md') {
  const dead: string[] = [];
  const result = rewrite(
    text,
    { source, id: idOf(source) },
    {
      pageOf: (path: string) =>
        path.endsWith('.md') && FILES.includes(path) ? idOf(path) : undefined,
      exists: (path: string) => FILES.includes(path),
      asset: (path: string) => `_files/${path}`,
      dead: (link: string) => dead.push(link),
    },
  );
  return { result, dead };
}

describe('a page of the site', () => {
  it.each([
    ['[c](b/c.md#x)', '[c](./b/c.md#x)'],
    ['[read](../README.md)', '[read](./overview.md)'],
    ['[한](a.ko.md)', '[한](./ko/a.md)'],
    ['[x.ts](../src/x.ts)', '`x.ts`'],
    ['[the source](../src/x.ts)', 'the source'],
    ['[`x`](../src/x.ts)', '`x`'],
    ['![p](p.png)', '![p](./_files/docs/p.png)'],
    ['<img src="p.png">', '<img src="./_files/docs/p.png">'],
    ['[out](https://example.org/a_(b))', '[out](https://example.org/a_(b))'],
    ['`[c](b/c.md)`', '`[c](b/c.md)`'],
    ['```md\n[c](b/c.md)\n```', '```md\n[c](b/c.md)\n```'],
    ['a<!-- not run -->b', 'ab'],
  ])('has its links rewritten: %s', (text, expected) => {
    expect(rewritten(text)).toEqual({ result: expected, dead: [] });
  });

  it('has pictures for both themes', () => {
    const sources = '<source media="x" srcset="p.png">\n<img alt="a" src="p.png">';
    expect(rewritten(`<picture>\n${sources}\n</picture>`).result).toBe(
      '<img class="when-light" alt="a" src="./_files/docs/p.png">' +
        '<img class="when-dark" alt="a" src="./_files/docs/p.png">',
    );
  });

  it('links from Korean to Korean', () => {
    expect(rewritten('[a](a.ko.md), [c](b/c.md)', 'docs/a.ko.md').result).toBe(
      '[a](./a.md), [c](../b/c.md)',
    );
  });

  it('reports links to files that do not exist', () => {
    expect(rewritten('[d](d.md) ![e](e.png)').dead).toEqual(['d.md', 'e.png']);
  });

  it('does not have the line with the other language', () => {
    expect(rewritten('# A\n\n[한국어](a.ko.md)\n\nText.').result).toBe('# A\n\nText.');
    expect(rewritten('# A\n\n[한국어](a.ko.md) · [c](b/c.md)\n').result).toBe(
      '# A\n\n[c](./b/c.md)\n',
    );
  });

  it.each([
    ['README.md', 'overview'],
    ['README.ko.md', 'ko/overview'],
    ['docs/README.md', 'contents'],
    ['docs/commands/README.ko.md', 'ko/commands/index'],
    ['site/home.ko.md', 'ko/index'],
    ['GLOSSARY.md', 'glossary'],
  ])('has an id: %s is %s', (source, id) => {
    expect(idOf(source)).toBe(id);
  });

  it('has a title without Markdown', () => {
    expect(titleOf('# `nonet` \\*, [x](y)\n')).toBe('nonet *, x');
  });

  it('has a live board after its first paragraph', () => {
    const text = '# T\n\nOne.\n\nTwo.\n';
    const board = '<LiveSudoku mode="library" />';
    expect(insertBoard(text, { id: 'ko/library' })).toBe(`# T\n\nOne.\n\n${board}\n\nTwo.\n`);
    expect(insertBoard(text, { id: 'kernel' })).toBe(text);
    const links = '# T\n\n[All](x.md)\n\nOne.\n';
    expect(insertBoard(links, { id: 'library' })).toBe(`${links}\n${board}\n`);
  });

  it('has the searches at the ends of its sections', () => {
    const text = `# T\n\nOne.\n\n${['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `## ${name}\n\nText.\n`).join('\n')}`;
    const page = insertBoard(text, { id: 'ko/backtracking' });
    expect(page).toContain(
      'Text.\n\n<LiveSearch strategy="scan" :number="2" :event="12" />\n\n## C',
    );
    expect(page).toMatch(
      /## E\n\nText.\n\n<LiveSearch strategy="bitmask-mrv" :number="5" \/>\n\n## F\n\nText\.\n$/,
    );
    expect(() => insertBoard('# T\n\n## A\n', { id: 'backtracking' })).toThrow('has no section');
  });
});

describe('the programs of a page', () => {
  const ROOT = fileURLToPath(new URL('../..', import.meta.url));
  /** The programs that the links of a page open. */
  const linked = (text: string): unknown[] =>
    Array.from(
      text.matchAll(/<CodeLink name="[\w.-]+" address="#2&room=code&code=([\w-]+)&/g),
      (found) => JSON.parse(gunzipSync(Buffer.from(found[1]!, 'base64url')).toString()),
    );
  const SCAN = 'examples/backtracking/scan.py';
  const scan = { name: 'scan.py', problem: '2239', text: readFileSync(join(ROOT, SCAN), 'utf8') };
  const from = `<!-- from ${SCAN} -->\n\`\`\`python\nboard = 1\n\`\`\`\n`;
  const run = `\`\`\`console\n$ npx nonet watch ${SCAN} < x.txt\n\`\`\`\n`;

  it('can be opened in Code, if they are in Python or JavaScript', () => {
    const text = `# T\n\n${from}\nText.\n\n${run}\n\`\`\`console\n$ npx nonet watch x.cpp\n\`\`\`\n`;
    const page = withPrograms(text, 'ko/slow-solver', ROOT);
    expect(linked(page)).toEqual([scan, scan]);
    expect(page.replace(/\n<CodeLink .+\n/g, '')).toBe(text);
    expect(withPrograms(text, 'judge', ROOT)).toBe(text);
  });

  it.each(['backtracking', 'slow-solver'])('has at least two: %s', (name) => {
    for (const file of [`${name}.md`, `${name}.ko.md`]) {
      const text = readFileSync(join(ROOT, 'docs', file), 'utf8');
      expect(linked(withPrograms(text, name, ROOT)).length).toBeGreaterThan(1);
    }
  });
});

describe('the sidebar', () => {
  const titles = new Map([
    ['index', 'Nonet'],
    ['overview', 'Nonet'],
    ['ko/overview', 'Nonet'],
    ['kernel', 'The kernel'],
    ['new', 'New'],
    ['commands/index', 'Commands'],
    ['commands/solve', 'solve'],
  ]);
  const links = (language: string) =>
    JSON.stringify(sidebar(titles, language)).match(/"link":"[^"]*"/g);

  it('lists every page once, and English pages without a twin in Korean', () => {
    expect(links('ko')).toEqual(
      ['/ko/overview', '/commands/', '/commands/solve', '/new', '/kernel'].map(
        (link) => `"link":"${link}"`,
      ),
    );
    expect(links('en')).toHaveLength(5);
  });
});

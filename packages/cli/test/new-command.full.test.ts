import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENV } from './nonet.ts';

// Follows "Add a command" of CONTRIBUTING.md in a copy.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const COMMAND = `
import { flag } from '../core/option.ts';
import * as option from '../core/options.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { oneByOne } from '../pipeline/handler.ts';

export const command = puzzleCommand({
  summary: 'Count the givens of every puzzle.',
  examples: ['nonet givens puzzles.txt'],
  options: {
    ...option.reading(),
    blanks: flag('--blanks', 'count the blanks instead'),
    ...jobOptions(),
  },
  run: (files, flags, streams) =>
    answerFiles(
      files,
      flags,
      {
        answers: oneByOne(({ givens: { digits } }, { output }) => {
          const blanks = digits.filter((digit) => digit === 0).length;
          output.write(\`\${flags.blanks ? blanks : digits.length - blanks}\\n\`);
        }),
        badRecord: ({ message }, { output }) => output.writeMessage(\`# \${message}\\n\`),
      },
      streams,
    ),
});
`;

const COPIED = [
  'tsconfig.base.json',
  'packages/cli/tsconfig.json',
  'packages/cli/man-page.mjs',
  'packages/cli/src',
  'docs/commands.mjs',
  'docs/commands/help.mjs',
  'docs/kernel/markers.mjs',
];
const LINKED = [
  'node_modules',
  'packages/cli/node_modules',
  'packages/engine',
  'packages/judge',
  'packages/tracer',
  'packages/book',
  'packages/scan',
  'packages/bank',
];

describe('a new command', () => {
  const copy = mkdtempSync(join(tmpdir(), 'nonet-command-'));
  const inCopy = (path: string): string => join(copy, path);
  const node = (args: readonly string[], input = ''): string =>
    execFileSync(process.execPath, args, { cwd: copy, env: ENV, input, encoding: 'utf8' });
  const nonet = (...args: readonly string[]): string =>
    node(['packages/cli/dist/main.js', ...args], '12..3...........\n................\n');

  beforeAll(() => {
    for (const path of COPIED) cpSync(join(ROOT, path), inCopy(path), { recursive: true });
    for (const path of LINKED) symlinkSync(join(ROOT, path), inCopy(path));
    writeFileSync(inCopy('packages/cli/package.json'), '{ "type": "module" }');

    writeFileSync(inCopy('packages/cli/src/commands/givens.ts'), COMMAND);
    const list = inCopy('packages/cli/src/commands/program.ts');
    const line = "    count: () => import('./count.ts'),\n";
    const text = readFileSync(list, 'utf8');
    expect(text).toContain(line);
    writeFileSync(list, text.replace(line, `${line}    givens: () => import('./givens.ts'),\n`));
    writeFileSync(inCopy('docs/commands/givens.md'), '<!-- help givens -->\n<!-- /help -->\n');

    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', inCopy('packages/cli')]);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('needs a file and a line in the list', () => {
    expect(nonet('givens')).toBe('3\n0\n');
    expect(nonet('givens', '--blanks')).toBe('13\n16\n');
  });

  it('is in the help, the completion, the manual page and the documents', () => {
    expect(nonet('--help')).toMatch(/^ {2}givens +Count the givens of every puzzle\.$/m);
    expect(nonet('complete', '--', 'givens', '--bl')).toBe('--blanks\tcount the blanks instead\n');
    const page =
      "import { manPage } from './packages/cli/man-page.mjs'; console.log(await manPage())";
    expect(node(['--input-type=module', '-e', page])).toContain('\\fB\\-\\-blanks\\fR\n');
    node(['docs/commands.mjs']);
    expect(readFileSync(inCopy('docs/commands/givens.md'), 'utf8')).toContain('--blanks');
  });
});
